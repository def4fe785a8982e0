"""The field in which an amount is typed, in the venue's money."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from tables.models.amounts import AmountField
from tables.money import AmountError, amount_of, typed


class AmountInput(forms.CharField):
    """Reads "1.50" as 150 where the venue has two decimals.

    The form sets `decimals` before it reads or shows anything. `empty` is the amount of a field left empty.
    """

    default_error_messages = {  # noqa: RUF012 - as the base class has it
        "not_an_amount": _("An amount is a number, such as 1500 or 2.50."),
        "too_many_decimals": _("This venue's money has at most %(decimals)s decimals."),
        "too_great": _("This amount is too great."),
    }
    decimals = 0

    def __init__(self, *, empty: int | None = None, **options: Any) -> None:
        super().__init__(**options)
        self.empty = empty
        self.widget.attrs |= {"class": "amount", "inputmode": "decimal", "autocomplete": "off"}

    def to_python(self, value: Any) -> Any:
        text = super().to_python(value)
        if not text:
            return self.empty
        try:
            return amount_of(text, self.decimals)
        except AmountError as error:
            message = self.error_messages[error.code]
            raise ValidationError(message, error.code, {"decimals": self.decimals}) from None

    def prepare_value(self, value: Any) -> Any:
        return typed(value, self.decimals) if isinstance(value, int) else value

    def has_changed(self, initial: Any, data: Any) -> bool:
        return super().has_changed(self.prepare_value(initial), data)


def amount_inputs(field: models.Field, **options: Any) -> forms.Field | None:
    """Return the form field of a model's field: a `formfield_callback`.

    An amount may be left empty, and is then none at all where the column can say so, else 0.
    """
    if not isinstance(field, AmountField):
        return field.formfield(**options)
    options |= {"label": capfirst(field.verbose_name), "help_text": field.help_text, "required": False}
    return AmountInput(empty=None if field.null else 0, **options)


def set_decimals(form: forms.BaseForm, decimals: int) -> None:
    """Let the amounts of FORM be those of a venue with DECIMALS."""
    for field in form.fields.values():
        if isinstance(field, AmountInput):
            field.decimals = decimals
