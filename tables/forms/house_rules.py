"""The forms of house rules. They write nothing; what a setting may be is asked of the catalogue alone."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tables.catalogue import (
    STANDARD,
    JSONValue,
    Number,
    Setting,
    Subset,
    preset_choices,
    presets,
    setting_title,
    settings,
    value_label,
)
from tables.house_rules.draft import Draft
from tables.house_rules.sides import Side
from tables.house_rules.typed import meant, typed
from tables.models import HouseRules


class SettingField(forms.Field):
    """A setting, typed as texts; cleans to its value in JSON form."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(label=setting_title(setting.name), required=False, widget=forms.MultipleHiddenInput)
        self.setting = setting

    def clean(self, value: Any) -> JSONValue:
        raw = meant(self.setting.values, value)
        try:
            return self.setting.values.write(self.setting.values.read(raw))
        except ValueError:
            raise ValidationError(refusal(self.setting), code="setting") from None


def refusal(setting: Setting) -> str:
    """Return what the setting would have to be, in words."""
    values = setting.values
    if isinstance(values, Number):
        range_ = {"least": values.least, "most": values.most}
        if not values.or_none:
            return _("Write a whole number from %(least)s to %(most)s.") % range_
        told = {**range_, "nothing": value_label(setting.name, "none")}
        return _("Write a whole number from %(least)s to %(most)s, or leave it empty: %(nothing)s.") % told
    if isinstance(values, Subset):
        return _("Choose from these, each once.")
    return _("Choose one of these.")


class DraftForm(forms.Form):
    """A draft of house rules, from a form or an address. What is not in it at all is as in its preset."""

    preset = forms.ChoiceField(label=gettext_lazy("Start from"), choices=preset_choices)
    based_on = forms.IntegerField(min_value=1, widget=forms.HiddenInput)

    def __init__(self, data: QueryDict) -> None:
        data = data.copy()
        asked = str(data.get("preset", ""))
        # What the settings are looked at beside, also where the preset asked for is none.
        self.of = asked if asked in presets() else STANDARD
        for name, setting in settings().items():
            if name not in data:
                data.setlist(name, typed(setting.values, setting.value(self.of)))
        super().__init__(data)
        for name, setting in settings().items():
            self.fields[name] = SettingField(setting)

    def texts(self, name: str) -> list[str]:
        """Return what is typed for a setting."""
        given: list[str] = self.data.getlist(name)  # type: ignore[attr-defined]
        if isinstance(settings()[name].values, Subset):
            return [text for text in given if text] or [""]
        return given[-1:]

    def value(self, name: str) -> JSONValue:
        """Return the value typed for a setting, None where it is none."""
        known: JSONValue = None if name in self.errors else self.cleaned_data[name]
        return known

    @property
    def draft(self) -> Draft:
        """What a valid form says."""
        values = {name: self.cleaned_data[name] for name in settings()}
        return Draft(self.cleaned_data["preset"], values, self.cleaned_data["based_on"])


class PublishForm(forms.Form):
    """When a draft takes effect, and why."""

    notes = forms.CharField(
        label=gettext_lazy("Notes"),
        required=False,
        max_length=5000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=gettext_lazy("Why it changes, for whoever reads the rules later."),
    )
    effective_from = forms.DateTimeField(
        label=gettext_lazy("In force from"),
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        error_messages={"invalid": gettext_lazy("Write a day and a time, such as 2027-01-31T18:00.")},
    )


class NewRulesForm(forms.Form):
    """House rules that tables can have of their own: their name, and what they begin as."""

    name = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=HouseRules._meta.get_field("name").max_length,
        help_text=gettext_lazy("What the tables that play by them have in common, such as Mixed games."),
    )
    start = forms.ChoiceField(label=gettext_lazy("Begin as"), help_text=gettext_lazy("You adapt them next."))

    def __init__(self, data: Any, sides: Iterable[Side]) -> None:
        super().__init__(data)
        self.fields["start"].choices = [(side.key, side.title) for side in sides]  # type: ignore[attr-defined]
