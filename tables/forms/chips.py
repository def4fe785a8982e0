"""The form of a chip set."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tables.forms.amounts import AmountInput, set_decimals
from tables.models import ChipSet, Venue
from tables.models.chips import validate_colour

# What most rooms have, to begin with: whole units of money.
_USUAL = {1: "#f4f4f2", 5: "#c0392b", 25: "#1e8449", 100: "#1c1c1e", 500: "#6c3483"}
_SPARE = 3
_LEAST_ROWS = 8
_MOST_ROWS = 60
_UNCOLOURED = "#808080"


class ChipForm(forms.Form):
    """One denomination; a row left empty is no chip."""

    denomination = AmountInput(label=gettext_lazy("Denomination"), required=False)
    colour = forms.CharField(
        label=gettext_lazy("Colour"),
        required=False,
        validators=[validate_colour],
        widget=forms.TextInput(attrs={"type": "color"}),
    )

    def __init__(self, *args: Any, decimals: int, **options: Any) -> None:
        super().__init__(*args, **options)
        set_decimals(self, decimals)

    def clean_denomination(self) -> int | None:
        denomination: int | None = self.cleaned_data["denomination"]
        if denomination == 0:
            raise ValidationError(_("A chip is worth more than 0; empty: no chip."), code="zero")
        return denomination

    def clean_colour(self) -> str:
        return str(self.cleaned_data["colour"] or _UNCOLOURED)


class Chips(forms.BaseFormSet):
    """The rows of a chip set."""

    def clean(self) -> None:
        seen = set()
        for form in self.forms:
            denomination = form.cleaned_data.get("denomination") if hasattr(form, "cleaned_data") else None
            if denomination in seen:
                form.add_error("denomination", _("This denomination is here twice: leave one of them empty."))
            elif denomination:
                seen.add(denomination)


class ChipSetForm(forms.Form):
    """A name and its chips. Writes nothing: `name` and `colours` go to the services.

    `chip_set` is the one that is changed, None for a new one.
    """

    name = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=ChipSet._meta.get_field("name").max_length,
        error_messages={"required": gettext_lazy("Give the chips a name, such as Cash chips.")},
    )

    def __init__(self, data: Any = None, *, venue: Venue, chip_set: ChipSet | None = None) -> None:
        super().__init__(data, initial={"name": chip_set.name if chip_set else _("Cash chips")})
        self.chip_set = chip_set
        initial = None if self.is_bound else self._rows(venue)
        data = self._with_more_rows(data) if data else None
        factory = forms.formset_factory(ChipForm, formset=Chips, extra=0, max_num=_MOST_ROWS, absolute_max=_MOST_ROWS)
        self.chips = factory(data, initial=initial, prefix="chips", form_kwargs={"decimals": venue.decimals})

    def _rows(self, venue: Venue) -> list[dict[str, Any]]:
        """What stands in the rows at first: the chips there are, or the usual ones, and some empty rows."""
        unit = 10**venue.decimals
        known = (
            {chip.denomination: chip.colour for chip in self.chip_set.chips.all()}
            if self.chip_set
            else {chip * unit: colour for chip, colour in _USUAL.items()}
        )
        rows: list[dict[str, Any]] = [{"denomination": chip, "colour": known[chip]} for chip in sorted(known)]
        spare = max(_SPARE, _LEAST_ROWS - len(rows))
        return rows + [{"colour": _UNCOLOURED}] * spare

    @staticmethod
    def _with_more_rows(data: Any) -> Any:
        """Return DATA with more empty rows, where the button for them was pressed."""
        if "more" not in data:
            return data
        data = data.copy()
        total = data.get("chips-TOTAL_FORMS", "")
        data["chips-TOTAL_FORMS"] = str(int(total) + _SPARE) if total.isdecimal() else total
        return data

    def is_valid(self) -> bool:
        return super().is_valid() and self.chips.is_valid()

    @property
    def colours(self) -> dict[int, str]:
        """The colour of each denomination of a valid form."""
        rows = (form.cleaned_data for form in self.chips.forms)
        return {row["denomination"]: row["colour"] for row in rows if row.get("denomination")}
