"""Wagers that are too small: the undercall, the underbet, and chips beyond a call that are no full raise."""

from dataclasses import replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.sizes import full_base

from .fit import fitted, stay_in
from .ruling import Choice, Reading, Status, why
from .spot import Spot


def undercall(spot: Spot, total: int, paid: int, *, rules: tuple[str, ...] = (), worded: bool = False) -> Reading:
    """Fewer chips than a call (S0 r16, S2 D1, TDA 51B, WLA 177): `total` is what he would have in with them."""
    setting = spot.house.undercall
    must_pay = setting == "bring_up" or (setting == "opener_or_headsup" and _opening_bet_or_headsup(spot))
    rules = ("undercall", *rules)
    if must_pay:
        ground = why("undercall_said" if worded else "undercall", paid=total, call=spot.can.call_to)
        return stay_in(spot, paid, rules=rules, settings=("undercall",), grounds=(ground,), meant=False, worded=worded)
    forfeits = total - spot.own
    choices = (Choice(Action.CALL, to=spot.can.call_to), Choice(Action.FOLD, forfeits=forfeits))
    return Reading(
        status=Status.CHOICE,
        action=Action.CALL,
        total=spot.can.call_to,
        paid=total if worded else min(paid, total),
        returned=max(0, paid - total),
        choices=choices,
        discretion=setting == "opener_or_headsup",
        rules=rules,
        settings=("undercall",),
        why=(why("undercall_choice", paid=total, call=spot.can.call_to, forfeits=forfeits),),
        no_raise=True,
        worded=worded,
    )


def _opening_bet_or_headsup(spot: Spot) -> bool:
    """TDA 51B: a full call is due against the opening bet, and always when two players are in."""
    state = spot.state
    return state.bet == state.opening or state.live.bit_count() == 2


def underbet(spot: Spot, total: int, paid: int, *, rules: tuple[str, ...] = (), worded: bool = False) -> Reading:
    """An opening bet below the least bet, or of the lower limit on an upper-limit round (S0 r16, S2 D1, TDA 52A)."""
    if spot.house.underbet == "bring_up":
        return fitted(spot, total, paid, rules=rules, worded=worded)
    return _complete_or_fold(spot, total, paid, ("underbet-open", *rules), "underbet", worded=worded)


def under_raise(spot: Spot, total: int, paid: int, *, rules: tuple[str, ...] = (), worded: bool = False) -> Reading:
    """More than a call and less than the least raise (S0 r14, S1 p10, S2 D1, TDA 43A, WLA 179)."""
    setting = spot.house.under_raise
    excess, base = total - spot.bet, full_base(spot.state)
    settings = ("under_raise",)
    half_rule = ("half-bet-is-raise", "fifty-percent") if spot.table.limit_family else ("fifty-percent",)
    if setting == "complete_or_fold":
        return _complete_or_fold(spot, total, paid, ("fifty-percent", *rules), "under_raise", worded=worded)
    if setting == "complete" or (setting == "half" and 2 * excess >= base):
        code = "half_or_more" if setting == "half" else "any_excess_completes"
        ground = why(code, excess=excess, base=base, least=spot.least)
        completed = fitted(
            spot, spot.least, paid, rules=(*half_rule, *rules), settings=settings, grounds=(ground,), worded=worded
        )
        return replace(completed, status=Status.AMENDED)
    code = "under_half" if setting == "half" else "excess_returned"
    ground = why(code, excess=excess, base=base, call=spot.can.call_to)
    return stay_in(
        spot, paid, rules=(*half_rule, *rules), settings=settings, grounds=(ground,), meant=False, worded=worded
    )


def _complete_or_fold(
    spot: Spot, total: int, paid: int, rules: tuple[str, ...], setting: str, *, worded: bool
) -> Reading:
    completed = fitted(spot, spot.least, paid, rules=rules)
    forfeits = total - spot.own
    return Reading(
        status=Status.CHOICE,
        action=completed.action,
        total=completed.total,
        paid=total if worded else min(paid, total),
        returned=max(0, paid - total),
        choices=(Choice(completed.action, to=completed.total), Choice(Action.FOLD, forfeits=forfeits)),
        rules=rules,
        settings=(setting,),
        why=(why("complete_or_fold", paid=total, least=completed.total, forfeits=forfeits),),
        forced=True,
        worded=worded,
    )
