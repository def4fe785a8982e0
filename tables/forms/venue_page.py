"""The form of a venue as the pages have it: in groups, with less to type."""

from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import slugify
from django.utils.translation import gettext, gettext_lazy

from tables.forms.groups import Group, grouped
from tables.forms.venue import VenueForm
from tables.models.venue import LANGUAGES

_GROUPS = [
    ("room", gettext_lazy("The room"), ("name", "case_prefix", "slug", "language", "preset")),
    ("money", gettext_lazy("Time and money"), ("time_zone", "currency", "decimals")),
    (
        "disputes",
        gettext_lazy("Disputes"),
        ("table_hold_minutes", "case_hours", "appeal_hours", "appeal_threshold", "escalation_threshold"),
    ),
]
_LONGEST_SLUG = 40
_MISSING = {
    "name": gettext_lazy("Give the room its name, such as River Card Room."),
    "case_prefix": gettext_lazy("Write two to five capital letters, such as RIV."),
    "time_zone": gettext_lazy("Write the time zone, such as Europe/Budapest."),
    "currency": gettext_lazy("Write the three letters of the currency, such as EUR."),
    "decimals": gettext_lazy("Write how many digits stand after the point: 0 for whole amounts."),
}
_CAPITALS = ("case_prefix", "currency")


class _Capitals(forms.TextInput):
    """Takes small letters for capitals."""

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        typed = super().value_from_datadict(data, files, name)
        return typed.upper() if isinstance(typed, str) else typed


class VenuePageForm(VenueForm):
    """A venue; the short name in addresses follows from its name where it is left out."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for name in _CAPITALS:
            self.fields[name].widget = _Capitals(attrs={"autocapitalize": "characters", "autocomplete": "off"})
        for name, missing in _MISSING.items():
            self.fields[name].error_messages["required"] = missing
        self.fields["slug"].required = False
        self.fields["time_zone"].widget.attrs |= {"list": "time-zones", "autocomplete": "off"}
        self.fields["decimals"].initial = 0
        self.fields["language"].initial = LANGUAGES[0][0]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        if "slug" in cleaned and "name" in cleaned and not cleaned["slug"]:
            cleaned["slug"] = self.initial.get("slug") or slugify(cleaned["name"])[:_LONGEST_SLUG].strip("-")
            if not cleaned["slug"]:
                message = gettext("Write a short name, such as river: letters, numbers and hyphens.")
                self.add_error("slug", ValidationError(message, code="slug"))
        return cleaned

    @property
    def time_zones(self) -> list[str]:
        """What can be chosen as the time zone."""
        return sorted(available_timezones())

    @property
    def groups(self) -> list[Group]:
        """The fields there are, in their groups."""
        return grouped(self, _GROUPS)
