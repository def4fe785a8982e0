"""The disputes that come up every night, each as a record to begin from."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from rulings.desk.records import new
from rulings.engine.output import JSON

_BET = {"seat": 2, "say": "bet", "amount": 50}


@dataclass(frozen=True, slots=True)
class Situation:
    """A title, a line that tells it, and what it puts in a new record."""

    title: str | Promise
    told: str | Promise
    parts: JSON


SITUATIONS: Mapping[str, Situation] = {
    "silent-chip": Situation(
        _("One silent chip"),
        _("A bet of 50, the next player drops one 100 chip."),
        {"events": [_BET, {"seat": 3, "push": [100]}]},
    ),
    "string-bet": Situation(
        _("String bet"),
        _("Chips for the call go in, then more chips."),
        {"events": [_BET, {"seat": 3, "push": [25, 25]}, {"seat": 3, "push": [100]}]},
    ),
    "out-of-turn": Situation(
        _("Out of turn"),
        _("Seat 4 raises before seat 3 has acted."),
        {"events": [_BET, {"seat": 4, "say": "raise", "amount": 150}]},
    ),
    "short-all-in": Situation(
        _("Short all-in: may I raise?"),
        _("A bet of 50, a call, all-in for 70, back to the bettor."),
        {
            "seats": {"2": {}, "3": {}, "4": {"stack": 70}},
            "events": [_BET, {"seat": 3, "say": "call"}, {"seat": 4, "say": "all-in"}],
        },
    ),
    "undercall": Situation(
        _("Undercall"),
        _("A bet of 50, the next player puts in 25."),
        {"events": [_BET, {"seat": 3, "push": [25]}]},
    ),
}


def record_of(situation: str, house: object) -> JSON:
    """Return the record of the SITUATION by its key, under the rules of HOUSE. Raises KeyError."""
    return {**new(), "house": house, **SITUATIONS[situation].parts}
