"""Stakes in one line, as they are called across the room: "1/2 NLH, 100-300, UTG straddle 4"."""

from collections.abc import Callable, Iterator, Mapping

from django.utils.translation import gettext as _

from tables.catalogue import JSONValue, is_stud
from tables.stakes.facts import StakesFacts, straddle_settings
from tables.stakes.words import KILLS, LETTERS, SHORT_BETTING, SHORT_VARIANTS

Write = Callable[[int], str]


def preview(facts: StakesFacts, write: Write, house: Mapping[str, JSONValue] | None = None) -> str:
    """Return FACTS in one line, amounts written by WRITE; straddles left to the house are told from HOUSE, if given.

    It never raises: stakes half typed have a line too.
    """
    return ", ".join(filter(None, _parts(facts, write, house)))


def _parts(facts: StakesFacts, write: Write, house: Mapping[str, JSONValue] | None) -> Iterator[str]:
    yield f"{_size(facts, write)} {_game(facts)}".strip()
    yield _blinds_beside_bets(facts, write)
    yield _ante(facts, write)
    if facts.bring_in:
        yield _("bring-in %(amount)s") % {"amount": write(facts.bring_in)}
    yield _buy_in(facts, write)
    if facts.straddle_policy != "house" or house is not None:
        yield _straddle(facts, write, straddle_settings(facts, house or {}))
    if facts.kill != "none":
        yield str(dict(KILLS)[facts.kill]).lower()
    if not facts.cash:
        yield _("tournament")


def _game(facts: StakesFacts) -> str:
    short = SHORT_VARIANTS[facts.variant]
    return f"{SHORT_BETTING[facts.betting]}{'' if facts.variant in LETTERS else ' '}{short}"


def _size(facts: StakesFacts, write: Write) -> str:
    if facts.betting == "fixed_limit":
        return f"{write(facts.small_bet)}/{write(facts.big_bet)}"
    if facts.betting == "spread_limit":
        return f"{write(facts.small_bet)}-{write(facts.big_bet)}"
    return _blinds(facts, write)


def _blinds(facts: StakesFacts, write: Write) -> str:
    if is_stud(facts.variant) or not facts.top_blind:
        return ""
    blinds = (facts.small_blind, facts.big_blind, *([facts.third_blind] if facts.third_blind else []))
    return "/".join(write(blind) for blind in blinds)


def _blinds_beside_bets(facts: StakesFacts, write: Write) -> str:
    blinds = _blinds(facts, write)
    # Half the small bet and the small bet go without saying.
    usual = (facts.small_blind * 2, facts.big_blind, facts.third_blind) == (facts.small_bet, facts.small_bet, 0)
    return _("blinds %(blinds)s") % {"blinds": blinds} if facts.limit and blinds and not usual else ""


def _ante(facts: StakesFacts, write: Write) -> str:
    if not facts.ante:
        return ""
    texts = {"each": _("ante %(amount)s"), "big_blind": _("big blind ante %(amount)s")}
    return texts.get(facts.ante_type, _("button ante %(amount)s")) % {"amount": write(facts.ante)}


def _buy_in(facts: StakesFacts, write: Write) -> str:
    if not facts.min_buy_in:
        return ""
    least = write(facts.min_buy_in)
    if facts.max_buy_in is None:
        return _("from %(amount)s") % {"amount": least}
    return least if facts.max_buy_in == facts.min_buy_in else f"{least}-{write(facts.max_buy_in)}"


def _straddle(facts: StakesFacts, write: Write, settings: Mapping[str, JSONValue]) -> str:
    positions, count = settings["straddle_positions"], settings["straddle_max_count"]
    if not positions or not count or not facts.top_blind:
        return ""
    told = {"who": _who(positions), "amount": _straddle_amount(facts, write, settings)}
    line = _("mandatory %(who)s straddle %(amount)s") if facts.straddle_mandatory else _("%(who)s straddle %(amount)s")
    dead = _("dead") if settings["straddle_live"] == "dead" else ""
    several = _("up to %(count)s") % {"count": count} if count != 1 else ""
    beside = ", ".join(filter(None, (dead, several)))
    return f"{line % told} ({beside})" if beside else line % told


def _who(positions: JSONValue) -> str:
    names = {"utg": _("UTG"), "button": _("button"), "any": _("any")}
    chosen = positions if isinstance(positions, list) else []
    return names["any"] if "any" in chosen else "/".join(names[position] for position in chosen)


def _straddle_amount(facts: StakesFacts, write: Write, settings: Mapping[str, JSONValue]) -> str:
    double, most = write(2 * facts.top_blind), settings["straddle_max"]
    if settings["straddle_size"] == "double":
        return double
    return f"{double}-{write(most * facts.top_blind)}" if isinstance(most, int) else f"{double}+"
