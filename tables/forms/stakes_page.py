"""The form of stakes as the pages have it: in groups, with what the chosen game needs."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tables.catalogue import variant_names
from tables.forms.amounts import AmountInput
from tables.forms.groups import Group, grouped
from tables.forms.stakes import FACTS, StakesForm
from tables.models import StakesVersion
from tables.stakes.needs import needless
from tables.stakes.words import BETTING, STRADDLE_POLICIES

# What decides which other fields there are.
DECIDING = {"variant", "betting", "cash", "straddle_policy"}
_ASK_FOR_FIELDS = {
    "hx-post": "",
    "hx-trigger": "change",
    "hx-vals": '{"look": "fields"}',
    "hx-target": "#fields",
    "hx-swap": "innerMorph",
}
_MISSING = {
    "name": _("Give the stakes a name, such as 1/2 no-limit."),
    "chip_set": _("Choose the chips they are played with."),
}
# The answer comes while somebody types on: what is typed meanwhile stays.
_KEEP = "hx-morph-skip"

_GROUPS = [
    ("game", _("The game"), ("name", "variant", "betting", "chip_set", "cash")),
    (
        "money",
        _("Blinds and bets"),
        (
            "small_blind",
            "big_blind",
            "third_blind",
            "bring_in",
            "small_bet",
            "big_bet",
            "ante",
            "ante_type",
            "pot_unit",
        ),
    ),
    ("buy-in", _("Buy-in"), ("min_buy_in", "max_buy_in")),
    ("straddles", _("Straddles"), tuple(name for name in FACTS if "straddle" in name)),
    ("house", _("Rake and the rest"), ("rake_percent", "rake_cap", "rake_chip", "kill", "check_raise", "note")),
]


class StakesPageForm(StakesForm):
    """Stakes with only the fields that the chosen game needs; the others have their defaults.

    Where the game was changed in the browser without a script, fields come that were not on the page when it was sent:
    what they then hold is their default, and it is said what has to be filled in.
    """

    def __init__(self, data: Any = None, **options: Any) -> None:
        super().__init__(data, **options)
        for name in self._needless():
            del self.fields[name]
        if self.is_bound:
            self.data = self._with_defaults(data)
        for name, missing in _MISSING.items():
            self.fields[name].error_messages["required"] = missing
        for field in self.fields.values():
            field.widget.attrs[_KEEP] = ""
        for name in DECIDING & self.fields.keys():
            self.fields[name].widget.attrs |= _ASK_FOR_FIELDS
        if "straddle_policy" in self.fields:
            self.fields["straddle_policy"].label = _("Policy")

    def get_initial_for_field(self, field: forms.Field, field_name: str) -> Any:
        """Return what FIELD begins with: an amount there is none of begins empty, not with 0."""
        value = super().get_initial_for_field(field, field_name)
        return None if isinstance(field, AmountInput) and value == 0 else value

    def add_error(self, field: str | None, error: Any) -> None:
        """Add ERROR to FIELD, or to the form as a whole where the game has no such field."""
        if field in self.fields:
            # With the error it loses also its looks when another game is looked at.
            self.fields[field].widget.attrs.pop(_KEEP, None)
        super().add_error(field if field in self.fields else None, error)

    @property
    def groups(self) -> list[Group]:
        """The fields there are, in their groups."""
        return grouped(self, _GROUPS)

    @property
    def preview(self) -> str:
        """The stakes in one line: as typed, and before anything is typed as they are."""
        return self.instance.preview if self.instance.pk and not self.is_bound else super().preview

    def typed(self) -> dict[str, Any]:
        """What stands in the fields, as initial values: the same form again, not judged yet."""
        return {
            name: field.widget.value_from_datadict(self.data, self.files, self.add_prefix(name))
            for name, field in self.fields.items()
        }

    def _needless(self) -> frozenset[str]:
        cash = "cash" in self.data if self.is_bound else bool(self._first("cash"))
        return needless(
            self._chosen("variant", variant_names()),
            self._chosen("betting", dict(BETTING)),
            self._chosen("straddle_policy", dict(STRADDLE_POLICIES)),
            cash=cash,
        )

    def _chosen(self, name: str, known: Any) -> str:
        chosen = self.data.get(name) if self.is_bound else None
        if chosen not in known:
            chosen = self._first(name)
        return str(chosen) if chosen in known else str(next(iter(known)))

    def _first(self, name: str) -> Any:
        """What the field NAME begins with."""
        return self.initial.get(name, self.fields[name].initial)

    def _with_defaults(self, data: Any) -> Any:
        """Return DATA with the defaults of the fields that were not sent at all."""
        data = data.copy()
        defaults = {field.name: field.get_default() for field in StakesVersion._meta.fields if field.name in FACTS}
        for name, field in self.fields.items():
            if name in defaults and field.required and name not in data:
                data[name] = defaults[name]
        return data
