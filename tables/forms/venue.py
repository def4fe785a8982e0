"""The form of a venue."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tables.catalogue import STANDARD, preset_choices
from tables.forms.amounts import amount_inputs, set_decimals
from tables.models import Venue
from tables.services.venues import FIELDS


class VenueForm(forms.ModelForm):
    """A venue's fields; `cleaned_data` goes to `open_venue`, and without `preset` to `change_venue`."""

    preset = forms.ChoiceField(
        label=_("House rules to begin with"),
        choices=preset_choices,
        initial=STANDARD,
        help_text=_("Change them later."),
    )

    class Meta:
        model = Venue
        fields = FIELDS
        formfield_callback = amount_inputs

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self.instance.pk:
            self.fields.pop("preset", None)
        set_decimals(self, self._decimals())

    def _decimals(self) -> int:
        """The decimals that amounts in this form have: as typed with them, or else as they are."""
        typed = self.data.get(self.add_prefix("decimals"), "") if self.is_bound else ""
        if typed.isdecimal() and len(typed) == 1:
            return int(typed)
        return self.instance.decimals or 0
