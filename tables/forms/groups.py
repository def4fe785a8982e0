"""Forms in groups."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms


@dataclass(frozen=True)
class Group:
    """Some fields of a form under a title; `name` is for the page's own use."""

    name: str
    title: Any  # Any: a lazy text, whose type only the stubs name
    fields: list[forms.BoundField]


def grouped(form: forms.BaseForm, groups: Iterable[tuple[str, Any, Sequence[str]]]) -> list[Group]:
    """Return the fields that FORM has in GROUPS of (name, title, fields); groups without any are left out."""
    found = (
        Group(name, title, [form[field] for field in names if field in form.fields]) for name, title, names in groups
    )
    return [group for group in found if group.fields]
