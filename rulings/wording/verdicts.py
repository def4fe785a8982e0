"""The verdict of a ruling, the largest thing on its card, and the numbers under it."""

from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.engine.output import JSON
from rulings.wording import amounts

_ACTIONS = {
    "fold": gettext_lazy("Fold"),
    "check": gettext_lazy("Check"),
    "call": gettext_lazy("Call %(to)s"),
    "bet": gettext_lazy("Bet %(to)s"),
    "raise": gettext_lazy("Raise to %(to)s"),
    "complete": gettext_lazy("Complete to %(to)s"),
    "post": gettext_lazy("Bring-in of %(to)s"),
}
_STATUSES = {
    "stands": gettext_lazy("Stands"),
    "amended": gettext_lazy("Counts differently"),
    "choice": gettext_lazy("To be chosen"),
    "held": gettext_lazy("Waits"),
    "void": gettext_lazy("No effect"),
    "noted": gettext_lazy("Noted"),
}


class Number(NamedTuple):
    """One amount of the line under the verdict: which ("stays", "back", "owes", "forfeits"), in words, how much."""

    kind: str
    label: str
    amount: int


def status(ruling: JSON) -> str | Promise:
    """Return the word for how far the act counts as it was meant."""
    return _STATUSES[ruling["status"]]


def verdict(ruling: JSON, *, waits_for: int | None = None, settles: bool = False) -> str:
    """Return what the act counts as, such as "Raise to 100 - owes 25".

    `waits_for` is the seat whose turn it is when RULING holds an act; `settles` says that RULING is brought about by
    another player's act.
    """
    match ruling["status"]:
        case "held":
            return _held(waits_for)
        case "choice":
            return _("Chooses: %(options)s") % {"options": amounts.either([_option(c) for c in ruling["choices"]])}
        case "noted":
            return _("Nothing to rule")
        case "void":
            return _("Off - decides again") if settles else _("Does not count")
    return _counts(ruling) if ruling["action"] else _without_action(ruling)


def numbers(ruling: JSON) -> list[Number]:
    """Return the amounts of RULING that are not zero."""
    forfeits = max((choice.get("forfeits", 0) for choice in ruling["choices"]), default=0)
    found = [
        Number("stays", _("stays"), ruling["added"]),
        Number("back", _("comes back"), ruling["returned"]),
        Number("owes", _("owes"), ruling["owed"]),
        Number("forfeits", _("forfeits with a fold"), forfeits),
    ]
    return [number for number in found if number.amount]


def _held(waits_for: int | None) -> str:
    if waits_for is None:
        return _("Out of turn - waits")
    return _("Out of turn - waits for seat %(seat)s") % {"seat": waits_for}


def _option(choice: JSON) -> str:
    match choice["action"]:
        case "fold":
            return _("fold and leave %(chips)s") % {"chips": choice["forfeits"]} if choice["forfeits"] else _("fold")
        case "check":
            return _("check")
        case "call":
            return _("call %(to)s") % choice
        case "bet":
            return amounts.bet(choice)
        case "complete":
            return _("complete to %(to)s") % choice
    return amounts.raise_to(choice)


def _counts(ruling: JSON) -> str:
    said = str(_ACTIONS[ruling["action"]]) % {"to": ruling["to"]}
    if ruling["all_in"]:
        said = _("%(action)s, all-in") % {"action": said}
    if ruling["owed"]:
        said = _("%(action)s - owes %(owed)s") % {"action": said, "owed": ruling["owed"]}
    return said


def _without_action(ruling: JSON) -> str:
    """Return what stands without being an action: chips taken back or paid in, an agreement."""
    if ruling["returned"]:
        return _("Takes back %(returned)s") % ruling
    if ruling["added"]:
        return _("Pays %(added)s") % ruling
    return _("Stands")
