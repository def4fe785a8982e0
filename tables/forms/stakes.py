"""The form of stakes, of pages and admin alike."""

from dataclasses import fields
from typing import Any

from django import forms
from django.forms.models import fields_for_model
from django.utils.translation import gettext_lazy as _

from tables.forms.amounts import amount_inputs, set_decimals
from tables.models import ChipSet, Stakes, StakesVersion, Venue
from tables.stakes import Level, Problem, StakesFacts, preview, problems, sentence, words

FACTS = tuple(field.name for field in fields(StakesFacts))


class VersionFields(forms.Form):
    """What a version of stakes says."""

    # Field by field as the model has them.
    vars().update(fields_for_model(StakesVersion, ("chip_set", *FACTS), formfield_callback=amount_inputs))

    straddle_positions = forms.MultipleChoiceField(
        label=_("Who may straddle"),
        choices=words.STRADDLE_POSITIONS,
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )


class StakesForm(forms.ModelForm, VersionFields):
    """Stakes with their current version. Writes nothing: `cleaned_data` and `facts` go to the services.

    `venue` is whose stakes they are; where the venue is a field of the form, as in the admin, it is left out.
    Once validated, `warnings` holds what is unusual, as (field, sentence), and `preview` the line, also of a form with
    errors.
    """

    class Meta:
        model = Stakes
        fields = ["name"]  # noqa: RUF012 - as the base class has it

    def __init__(self, *args: Any, venue: Venue | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.venue = venue or self._venue_in_form()
        self._facts: StakesFacts | None = None
        self.warnings: list[tuple[str, str]] = []
        if self.venue:
            set_decimals(self, self.venue.decimals)
            self.fields["chip_set"].queryset = ChipSet.objects.filter(venue=self.venue)  # type: ignore[attr-defined]
        if self.instance.pk:
            version = self.instance.version
            known = {name: getattr(version, name) for name in FACTS} | {"chip_set": version.chip_set_id}
            self.initial = known | dict(self.initial)

    def _venue_in_form(self) -> Venue | None:
        if self.instance.pk:
            known: Venue = self.instance.venue
            return known
        chosen = self.data.get(self.add_prefix("venue"), "") if self.is_bound else self.initial.get("venue", "")
        return Venue.objects.filter(pk=chosen).first() if str(chosen).isdecimal() else None

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        if "variant" not in cleaned or "betting" not in cleaned:
            return cleaned
        values = {name: cleaned[name] for name in FACTS if name in cleaned}
        values["straddle_positions"] = tuple(values.get("straddle_positions", ()))
        self._facts = StakesFacts(**values)
        for problem in self._problems(self._facts):
            text = sentence(problem, self.write)
            if problem.level is Level.ERROR:
                self.add_error(problem.field, text)
            else:
                self.warnings.append((problem.field, text))
        return cleaned

    def _problems(self, facts: StakesFacts) -> list[Problem]:
        """What is wrong, but for what follows from a field that could not be read."""
        chip_set: ChipSet | None = self.cleaned_data.get("chip_set")
        unread = set(self.errors)
        return [
            problem
            for problem in problems(facts, chip_set.denominations if chip_set else ())
            if not problem.fields & unread
        ]

    @property
    def facts(self) -> StakesFacts:
        """What a valid form says."""
        if self._facts is None:
            raise ValueError("the form is not valid")
        return self._facts

    def write(self, amount: int) -> str:
        """Return AMOUNT as the venue writes it."""
        return self.venue.format(amount) if self.venue else str(amount)

    @property
    def preview(self) -> str:
        """The stakes in one line, as far as they could be read; empty where nothing could."""
        return preview(self._facts, self.write) if self._facts else ""
