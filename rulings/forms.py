"""The form of a table's set-up."""

from collections.abc import Iterable
from typing import Any, cast

from django import forms
from django.forms.boundfield import BoundWidget
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.desk import records, setup
from rulings.engine import RecordError
from rulings.engine.output import JSON
from rulings.engine.rulebook import presets
from rulings.wording import names
from rulings.wording.problems import problem

_GREATEST = 10**9
_MOST_DENOMINATIONS = 12
_AMOUNT_LABELS = {
    "small_blind": gettext_lazy("Small blind"),
    "big_blind": gettext_lazy("Big blind"),
    "small_bet": gettext_lazy("Small bet"),
    "big_bet": gettext_lazy("Big bet"),
    "ante": gettext_lazy("Ante"),
    "bring_in": gettext_lazy("Bring-in"),
}


# Any: labels are lazy texts, whose type only the stubs name.
def _amount(label: Any, placeholder: Any = "") -> forms.IntegerField:
    widget = forms.NumberInput(attrs={"inputmode": "numeric", "min": 0, "placeholder": placeholder})
    return forms.IntegerField(label=label, required=False, min_value=0, max_value=_GREATEST, widget=widget)


def _seat(label: Any, nobody: Any) -> forms.TypedChoiceField:
    choices = [("", nobody), *((str(seat), str(seat)) for seat in setup.SEATS)]
    return forms.TypedChoiceField(label=label, choices=choices, coerce=int, empty_value=None, required=False)


class ChipsField(forms.CharField):
    """Denominations typed with spaces or commas between them; cleans to a list of numbers."""

    def prepare_value(self, value: Any) -> Any:
        return " ".join(str(chip) for chip in value) if isinstance(value, list) else value

    def clean(self, value: Any) -> Any:
        parts = super().clean(value).replace(",", " ").split()
        if len(parts) > _MOST_DENOMINATIONS or not all(_is_chip(part) for part in parts):
            raise forms.ValidationError(_("Write the values of the chips with spaces, such as 1 5 25 100."))
        return sorted({int(part) for part in parts})


def _is_chip(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < int(text[:10]) <= _GREATEST and len(text) <= 10


class SetupForm(forms.Form):
    """The game, the house, the seats and where the hand starts; only what the chosen game needs is shown."""

    variant = forms.ChoiceField(label=gettext_lazy("Game"), choices=list(names.VARIANTS.items()))
    betting = forms.ChoiceField(label=gettext_lazy("Betting"), choices=list(names.BETTING.items()))
    house = forms.ChoiceField(
        label=gettext_lazy("House rules"), choices=[(preset.name, preset.title) for preset in presets().values()]
    )
    chips = ChipsField(
        label=gettext_lazy("Chips on the table"),
        required=False,
        widget=forms.TextInput(attrs={"placeholder": gettext_lazy("any amount")}),
    )
    # Any street passes: that of the game before is taken for the first one of this game.
    street = forms.ChoiceField(label=gettext_lazy("The hand starts"), choices=list(names.STREETS.items()))
    pot = _amount(gettext_lazy("Pot by then"))
    button = _seat(gettext_lazy("Button"), gettext_lazy("none"))
    first_to_act = _seat(gettext_lazy("First to act"), gettext_lazy("not known"))
    straddle_seat = _seat(gettext_lazy("Straddle by"), gettext_lazy("nobody"))
    straddle = _amount(gettext_lazy("Straddle"))
    dealt_in = forms.TypedMultipleChoiceField(
        label=gettext_lazy("Seats dealt in"),
        choices=[(str(seat), str(seat)) for seat in setup.SEATS],
        coerce=int,
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": gettext_lazy("Choose at least two seats.")},
    )

    def __init__(self, record: JSON, data: Any = None) -> None:
        table = setup.fields(record)
        super().__init__(data, initial=table, auto_id="setup-%s")
        self.record = record
        self.stacks = table["stacks"]
        variant = self._chosen("variant", names.VARIANTS)
        streets = cast("forms.Select", self.fields["street"].widget)
        streets.choices = [(name, names.STREETS[name]) for name in setup.streets(variant)]
        self._add_amounts(setup.needed(variant, self._chosen("betting", names.BETTING)))
        self._add_stacks()
        for field in ("button", "straddle_seat", "straddle") if setup.is_stud(variant) else ("first_to_act",):
            del self.fields[field]

    def _chosen(self, field: str, known: Iterable[str]) -> str:
        """Return what the record has in FIELD: the data can only change it to something known."""
        given = self.data.get(field, self.initial[field])
        return str(given if given in known else self.initial[field])

    def _add_amounts(self, needed: set[str]) -> None:
        for name, label in _AMOUNT_LABELS.items():
            if name in needed:
                self.fields[name] = _amount(label)

    def _add_stacks(self) -> None:
        for seat in setup.SEATS:
            field = _amount(_("Stack of seat %(seat)s") % {"seat": seat}, _("deep"))
            field.initial = self.stacks.get(seat)
            self.fields[f"stack_{seat}"] = field

    @property
    def amounts(self) -> list[forms.BoundField]:
        """The amounts that the chosen game needs."""
        return [self[name] for name in _AMOUNT_LABELS if name in self.fields]

    @property
    def seats(self) -> list[tuple[BoundWidget, forms.BoundField]]:
        """Each seat's box for being dealt in, with its stack."""
        return [(box, self[f"stack_{seat}"]) for seat, box in zip(setup.SEATS, self["dealt_in"], strict=True)]

    def changed_record(self) -> JSON | None:
        """Return the record at the table of this form, None where something is wrong with it: the errors say what."""
        if not self.is_valid():
            return None
        stacks = {seat: self.cleaned_data[f"stack_{seat}"] for seat in setup.SEATS}
        record = setup.changed(self.record, {**self.cleaned_data, "stacks": stacks})
        try:
            records.check_table(record)
        except RecordError as error:
            self.add_error(self._field_of(error.at), problem(error))
            return None
        return record

    def _field_of(self, at: str) -> str | None:
        part, _dot, rest = at.partition(".")
        key = rest.partition("[")[0].partition(".")[0]
        candidates = {"seats": f"stack_{key}", "start": {"pots": "pot"}.get(key, key)}
        field = {"straddles": "straddle"}.get(key, key) if part == "game" else candidates.get(part, part)
        field = "dealt_in" if at == "seats" else field
        return field if field in self.fields else None
