"""What forms have in common."""

from collections.abc import Callable
from typing import TypeVar

from django.core.exceptions import NON_FIELD_ERRORS, ValidationError
from django.forms import BaseForm

T = TypeVar("T")


def attempt(form: BaseForm, service: Callable[[], T], *, unique: str | None = None) -> T | None:
    """Return what SERVICE returns; None where it refuses, with its reasons at the fields of FORM they are about.

    UNIQUE is the field that nothing else in the venue may share. Of that the database's constraint tells, whose error
    is about no field and the only one without a code.
    """
    try:
        return service()
    except ValidationError as error:
        for name, errors in by_field(error).items():
            for each in errors:
                about = unique if name == NON_FIELD_ERRORS and each.code is None else name
                form.add_error(about if about in form.fields else None, each)
        return None


def by_field(error: ValidationError) -> dict[str, list[ValidationError]]:
    """Return the errors in ERROR by the field they are about."""
    return error.error_dict if hasattr(error, "error_dict") else {NON_FIELD_ERRORS: error.error_list}
