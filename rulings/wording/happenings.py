"""What happened, as the floor would say it."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rulings.engine.output import JSON


def happening(event: JSON) -> str:
    """Return the sentence for an EVENT that the engine can read, such as "Seat 3: one 100 chip, without a word"."""
    if "dealer" in event:
        return _dealer(event)
    if "table" in event:
        return _("The rest is dealt %(times)s times") % event
    if "floor" in event:
        return _floor(event)
    parts = [_said(event)] if "say" in event else []
    parts += [told(event[key]) for key, told in _MOVES.items() if key in event]
    if "push" in event and "say" not in event:
        parts.append(_("without a word"))
    parts += [told for key, told in _manners().items() if event.get(key)]
    return _("Seat %(seat)s: %(acts)s") % {"seat": event["seat"], "acts": ", ".join(parts)}


def chips(moved: list[int] | int) -> str:
    """Return chips in words: "one 100 chip", "25 + 25 in chips", "60 in small chips"."""
    if isinstance(moved, int):
        return _("%(total)s in small chips") % {"total": moved}
    if len(moved) == 1:
        return _("one %(chip)s chip") % {"chip": moved[0]}
    return _("%(sum)s in chips") % {"sum": " + ".join(str(chip) for chip in moved)}


def _said(event: JSON) -> str:
    word = event["say"]
    if "to" in event:
        words = _("%(word)s to %(number)s") % {"word": word, "number": event["to"]}
    elif "by" in event:
        words = _("%(word)s by %(number)s") % {"word": word, "number": event["by"]}
    else:
        words = f"{word} {event['amount']}" if "amount" in event else str(word)
    return _("“%(words)s”") % {"words": words}


def _dealer(event: JSON) -> str:
    if event["dealer"] == "calls_on":
        return _("Dealer asks seat %(seat)s to act") % event
    if "board" in event:
        return _("Dealer turns up %(board)s") % event
    return _("Dealer gives seat %(seat)s %(cards)s") % event


def _floor(event: JSON) -> str:
    if event["action"] is None:
        return _("Floor puts off what seat %(seat)s did") % event
    action = f"{event['action']} {event['to']}" if event.get("to") else event["action"]
    return _("Floor rules on seat %(seat)s: %(action)s") % {"seat": event["seat"], "action": action}


def _drawn(cards: Any) -> str:
    if isinstance(cards, str):
        return _("draws %(cards)s") % {"cards": cards}
    return ngettext("draws %(count)s card", "draws %(count)s cards", cards) % {"count": cards}


_MOVES: dict[str, Callable[[Any], str]] = {
    "pull": lambda moved: _("draws back %(chips)s") % {"chips": chips(moved)},
    "push": chips,
    "forward": lambda moved: _("%(chips)s forward, not released") % {"chips": chips(moved)},
    "add": lambda moved: _("%(chips)s from the pocket") % {"chips": chips(moved)},
    "show": lambda cards: _("shows %(cards)s") % {"cards": cards},
    "draw": _drawn,
}


def _manners() -> dict[str, str]:
    return {
        "continues": _("in the same motion"),
        "take_back": _("takes the wager back"),
        "unaware": _("unaware of the raise"),
        "tap": _("taps the table"),
        "muck": _("throws the cards away"),
    }
