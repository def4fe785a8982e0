"""Fitting a wager to what the game allows: its unit, the least, the greatest, the stack."""

from dataclasses import replace

from rulings.engine.betting.act import Action, kind_of
from rulings.engine.betting.legal import Bar

from .ruling import Reading, Status, Why, why
from .spot import Spot

# Why a bet or raise counts as a call or a check, and the rule it rests on.
_BARRED: dict[Bar, str] = {
    Bar.CHECK_RAISE: "check-raise-barred",
    Bar.CAPPED: "limit-cap-multiway",
    Bar.NOT_REOPENED: "reopen-big-bet",
    Bar.NOBODY_LEFT: "no-raise-left",
    Bar.STACK: "all-in-right",
}


def bar_rule(spot: Spot) -> str:
    """The rule that keeps the player from betting or raising."""
    bar = spot.can.bar
    if bar is Bar.NOT_REOPENED and spot.table.limit_family:
        return "reopen-limit"
    return _BARRED[bar] if bar else "verbal-in-turn-binding"


def stay_in(
    spot: Spot,
    paid: int,
    *,
    rules: tuple[str, ...],
    settings: tuple[str, ...] = (),
    grounds: tuple[Why, ...] = (),
    meant: bool = True,
    worded: bool = False,
) -> Reading:
    """A call of what is to be called, or a check where there is nothing; what is paid beyond it comes back.

    It stands when it is what the player `meant` and nothing is owed or comes back (but chips of an earlier act may).
    `paid` is below the call for words alone, where the rest is owed, or where all his chips are in. The low card in
    stud brings it in.
    """
    if spot.can.brings_in:
        posted = fitted(spot, spot.can.brings_in, paid, rules=(*rules, "bring-in"), settings=settings, worded=worded)
        return posted if meant else replace(posted, status=Status.AMENDED)
    free = spot.bet <= spot.own
    total = spot.own if free else spot.can.call_to
    returned = max(0, paid - max(total, spot.own))
    owed = 0 if worded else max(0, total - paid)
    return Reading(
        status=Status.STANDS if meant and not owed and (worded or not returned) else Status.AMENDED,
        action=Action.CHECK if free else Action.CALL,
        total=total,
        paid=paid,
        returned=returned,
        rules=rules,
        settings=settings,
        why=grounds,
        worded=worded,
    )


def fitted(
    spot: Spot,
    asked: int,
    paid: int,
    *,
    rules: tuple[str, ...],
    settings: tuple[str, ...] = (),
    grounds: tuple[Why, ...] = (),
    worded: bool = False,
) -> Reading:
    """A bet, raise, completion or bring-in of `asked`, cut or brought up to what may be wagered.

    `asked` is the total the player meant, `paid` the chips in front of him towards it. Stands when it is what he meant
    and nothing comes back or is owed.
    """
    total, more_rules, more_settings, more_grounds = _fit(spot, asked)
    returned = max(0, paid - total)
    owed = 0 if worded else max(0, total - paid)
    meant = total == asked and not owed and (worded or not returned)
    return Reading(
        status=Status.STANDS if meant else Status.AMENDED,
        action=kind_of(spot.state, spot.player, total),
        total=total,
        paid=paid,
        returned=returned,
        rules=(*more_rules, *rules),
        settings=(*more_settings, *settings),
        why=(*more_grounds, *grounds),
        worded=worded,
    )


_Fit = tuple[int, tuple[str, ...], tuple[str, ...], tuple[Why, ...]]


def _fit(spot: Spot, asked: int) -> _Fit:
    if asked <= spot.can.brings_in:
        return spot.can.brings_in, (), (), (why("brings_in", amount=spot.can.brings_in),)
    if asked >= spot.can.all_in_to and (spot.most is None or spot.most >= spot.can.all_in_to):
        return spot.can.all_in_to, (), (), ()
    total, rules, settings, grounds = _on_unit(spot, asked)
    if spot.can.jump:
        return _nearest_size(spot, total)
    if total < spot.least:
        return _brought_up(spot, asked)
    if spot.most is not None and total > spot.most:
        return _cut(spot, asked)
    return total, rules, settings, grounds


def _on_unit(spot: Spot, asked: int) -> _Fit:
    """A wager off its unit is corrected to a proper amount (S0 r16, WLA 138: the nearest; S1 p11: of the blind)."""
    unit = spot.table.unit
    if unit == 1 or not asked % unit:
        return asked, (), (), ()
    down = asked - asked % unit
    how = spot.house.rounding
    up = how == "up" or (how == "nearest" and 2 * (asked % unit) >= unit)
    total = down + unit if up else down
    if spot.most is not None:
        total = min(total, spot.most)
    total = max(total, spot.least)
    blind_unit = unit != spot.table.playable_unit
    setting = "wager_unit" if blind_unit else "smallest_chip_basis"
    rule = "bet-unit" if blind_unit else "rounding-correction"
    return total, (rule,), (setting, "rounding"), (why("off_unit", asked=asked, unit=unit, total=total),)


def _nearest_size(spot: Spot, asked: int) -> _Fit:
    """Where two sizes play (an open pair on fourth street), the nearer one; a tie goes up."""
    lower, upper = spot.least, spot.can.jump
    total = min(upper if 2 * asked >= lower + upper else lower, spot.can.all_in_to)
    return total, ("open-pair-fourth-street",), ("open_pair_double_bet",), ()


def _brought_up(spot: Spot, asked: int) -> _Fit:
    opening = not spot.bet
    rule = ("underbet-open", "min-bet") if opening else ("declared-raise-below-min", "min-raise")
    settings = ("underbet",) if opening else ()
    code = "brought_up_bet" if opening else "brought_up_raise"
    return spot.least, rule, settings, (why(code, asked=asked, least=spot.least),)


def _cut(spot: Spot, asked: int) -> _Fit:
    most = spot.most or 0
    rule = {"pot_limit": "pl-overbet", "fixed_limit": "limit-raise-size", "spread_limit": "spread-limit-size"}
    return most, (rule[spot.table.game.betting],), (), (why("cut", asked=asked, most=most),)
