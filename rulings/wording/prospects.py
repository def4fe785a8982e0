"""What is next: who acts and what is legal, or how the hand ended."""

from django.utils.translation import gettext as _

from rulings.engine.output import JSON
from rulings.wording import amounts


def prospect(state: JSON, showdown: JSON | None) -> str:
    """Return the sentence for where the hand stands, such as "Seat 4 to act: call 50, or raise to 100 or more"."""
    if state["to_act"] is not None:
        return _to_act(state)
    if state["street"] == "over":
        return _("The hand is over: seat %(seat)s is alone in it and takes %(pot)s") % {
            "seat": next(seat for seat, player in state["seats"].items() if player["status"] != "folded"),
            "pot": state["pot"],
        }
    if showdown is not None:
        return _showdown(showdown)
    return _("Who acts first is not known: say so under Change table")


def plays(state: JSON) -> list[tuple[str, str]]:
    """Return the plain acts open to the seat to act that need no amount, as (word, what it is in words)."""
    legal = state["legal"]
    if legal is None:
        return []
    open_ = [("fold", _("Folds"), legal["fold"]), ("check", _("Checks"), legal["check"])]
    open_ += [("call", _("Calls %(chips)s") % {"chips": legal["call"]}, legal["call"])]
    return [(word, told) for word, told, may in open_ if may]


def _to_act(state: JSON) -> str:
    sentence = _("Seat %(seat)s to act: %(options)s") % {"seat": state["to_act"], "options": _joined(_options(state))}
    return sentence if state["legal"]["fold"] else _("%(sentence)s; may not fold") % {"sentence": sentence}


def _joined(options: list[str]) -> str:
    if len(options) < 2:
        return "".join(options)
    return _("%(first)s, or %(last)s") % {"first": ", ".join(options[:-1]), "last": options[-1]}


def _options(state: JSON) -> list[str]:
    legal = state["legal"]
    options = []
    if legal["check"]:
        options.append(_("check"))
    if legal["call"] is not None:
        already_in = state["seats"][str(state["to_act"])]["wager"]
        told = _("call %(chips)s more") if already_in else _("call %(chips)s")
        options.append(told % {"chips": legal["call"]})
    if legal["complete"] is not None:
        options.append(_("complete to %(to)s") % {"to": legal["complete"]})
    if legal["bet"]:
        options.append(amounts.bet(legal["bet"]))
    if legal["raise"]:
        options.append(amounts.raise_to(legal["raise"]))
    # A fold goes without saying, except where there is hardly anything else.
    if legal["fold"] and not legal["check"] and len(options) < 2:
        options.append(_("fold"))
    return options


def _showdown(showdown: JSON) -> str:
    seats = ", ".join(str(seat) for seat in showdown["order"])
    return _("Showdown: cards are shown in the order of seats %(seats)s") % {"seats": seats}
