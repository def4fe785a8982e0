"""What a player said: words in turn bind, and with chips in the same event the words come first."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.legal import Bar, Options, Range, is_deep
from rulings.engine.errors import RecordError
from rulings.engine.record import SeatEvent

from .fit import bar_rule, fitted, stay_in
from .ruling import Choice, Reading, Status, why
from .short import under_raise, underbet, undercall
from .spot import Spot

_IN_TURN = "verbal-in-turn-binding"

# The settings that decide whether a player may raise.
BAR_SETTINGS: Mapping[Bar, tuple[str, ...]] = {
    Bar.CHECK_RAISE: ("check_raise",),
    Bar.CAPPED: ("headsup_uncap",),
    Bar.NOT_REOPENED: ("short_allin_accumulation",),
}


def read_words(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    """What the words of an event count as (S0 r8-r9; S1 p8-p10; TDA 40, 43, 51, 54D, 55, 57).

    `pushed`: the chips pushed with them that play, None when none were. Raises RecordError where an all-in from a stack
    that is not known names no amount.
    """
    if isinstance(event.say, int):
        return _number(spot, event.say, pushed)
    word = event.say or "check"
    return _WORDS[word](spot, event, pushed)


def fold_reading(spot: Spot, pushed: int, rules: tuple[str, ...]) -> Reading:
    """A hand given up; chips that came with it go back."""
    not_facing = () if spot.bet > spot.own else ("fold-not-facing",)
    return Reading(Status.STANDS, Action.FOLD, spot.own, spot.own, returned=pushed, rules=(*rules, *not_facing))


def _check(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    said = "tap-is-check" if event.tap and event.say is None else _IN_TURN
    paid = spot.front + (pushed or 0)
    if spot.can.brings_in or spot.bet <= spot.own:
        return stay_in(spot, paid, rules=(said,), worded=pushed is None, meant=not spot.can.brings_in)
    # "Check" facing a bet leaves call or fold (TDA 55); the word came first, so chips with it go back.
    choices = (Choice(Action.CALL, to=spot.can.call_to), Choice(Action.FOLD, forfeits=0))
    return Reading(
        status=Status.CHOICE,
        action=Action.CALL,
        total=spot.can.call_to,
        paid=spot.own,
        returned=pushed or 0,
        choices=choices,
        rules=("invalid-declarations", said),
        why=(why("check_facing_bet", call=spot.can.call_to),),
        no_raise=True,
    )


def _call(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    nothing = spot.bet <= spot.own and not spot.can.brings_in
    rules = ("invalid-declarations", _IN_TURN) if nothing else (_IN_TURN,)
    grounds = (why("nothing_to_call"),) if nothing else ()
    paid = spot.front + (pushed or 0)
    return stay_in(spot, paid, rules=rules, grounds=grounds, meant=not nothing, worded=pushed is None)


def _aggressive(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    """The words "bet" and "raise", with or without a number or chips."""
    raising = event.say == "raise"
    if not spot.may_raise:
        return instead(spot, pushed)
    rules: tuple[str, ...] = (_IN_TURN,)
    if raising is not bool(spot.bet) and not spot.can.brings_in:
        rules = ("invalid-declarations", *rules) if raising else ("misdirected-word", *rules)
    number, settings = _number_meant(spot, event)
    if number is not None:
        return _declared(spot, number, pushed, (*rules, "raise-x-is-total") if spot.bet else rules, settings)
    if pushed is None:
        return _declared(spot, spot.least, None, rules, ())
    paid = spot.front + pushed
    chips_rule = "raise-no-amount-one-chip" if _one_chip(event) else "raise-no-amount-multi-motion"
    return _declared(spot, paid, pushed, (*rules, chips_rule), ())


def _complete(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    """Complete a bring-in or a short all-in; elsewhere it is read as a raise, or a call where none may be made."""
    if not spot.may_raise:
        return instead(spot, pushed)
    if spot.can.completes:
        return _declared(spot, spot.least, pushed, (_IN_TURN,), ())
    plain = replace(event, say="raise" if spot.bet else "bet")
    reading = _aggressive(spot, plain, pushed)
    return replace(reading, rules=("misdirected-word", *reading.rules))


def _all_in(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    """All his chips: always good for a call or a raise of as much as he has (S0 r6)."""
    total = spot.can.all_in_to
    if is_unknown(spot):
        named = _number_meant(spot, event)[0] or (spot.front + pushed if pushed else None)
        if named is None:
            if not spot.may_raise:
                return instead(spot, pushed)
            seat = spot.table.seats[spot.player]
            raise RecordError("unknown_stack", event.at("say"), f"seat {seat}'s stack is not known: give the amount")
        total = named
    if total <= spot.bet and not spot.can.brings_in:
        all_of_it = replace(spot, can=spot.can._replace(call_to=min(total, spot.can.call_to), all_in_to=total))
        paid = spot.front + (pushed or 0)
        reading = stay_in(all_of_it, paid, rules=("all-in-right", _IN_TURN), worded=pushed is None)
        return replace(reading, exhausts=is_unknown(spot))
    if not spot.may_raise:
        return instead(spot, pushed)
    known = replace(spot, can=_with_stack(spot, total)) if is_unknown(spot) else spot
    reading = _declared(known, total, pushed, ("all-in-right", _IN_TURN), ())
    return replace(reading, exhausts=is_unknown(spot) and reading.total == total)


def _with_stack(spot: Spot, total: int) -> Options:
    """The options of an unknown stack that turns out to be that much."""
    can = spot.can
    assert can.wager is not None  # noqa: S101 - asked only where he may raise
    most = total if can.wager.most is None or can.wager.most > total else can.wager.most
    return can._replace(all_in_to=total, wager=Range(min(can.wager.least, total), most))


def _pot(spot: Spot, event: SeatEvent, pushed: int | None) -> Reading:
    """In pot-limit the greatest wager; elsewhere "bet" or "raise" without saying how much (TDA 54D)."""
    if not spot.may_raise:
        return instead(spot, pushed)
    if spot.table.game.betting == "pot_limit" and spot.most is not None:
        return _declared(spot, spot.most, pushed, ("pot-limit-max", _IN_TURN), ("pot_limit_preflop",))
    plain = replace(event, say="raise" if spot.bet else "bet")
    reading = _aggressive(spot, plain, pushed)
    return replace(reading, rules=("declared-pot-in-nl", *reading.rules))


def _number(spot: Spot, spoken: int, pushed: int | None) -> Reading:
    """A bare amount is the same as pushing it (TDA 40C): the whole wager he means."""
    number, settings = _reasonable(spot, spoken, 0, raising=False)
    paid = spot.front + (pushed or 0)
    worded = pushed is None
    rules = ("ambiguous-amount", "amount-equals-chips") if settings else ("amount-equals-chips",)
    number = min(spot.can.all_in_to, number)
    all_in = number == spot.can.all_in_to
    if spot.bet and number < spot.bet and not all_in:
        number = max(spot.own, number)
        reading = undercall(spot, number, paid, rules=rules, worded=worded)
    elif spot.bet and (number == spot.bet or (all_in and number <= spot.bet)):
        reading = stay_in(spot, paid, rules=rules, worded=worded)
    elif not spot.may_raise:
        reading = instead(spot, pushed)
    elif spot.bet and number < spot.least:
        reading = under_raise(spot, number, paid, rules=rules, worded=worded)
    elif not spot.bet and number < spot.least and not spot.can.brings_in:
        reading = underbet(spot, number, paid, rules=rules, worded=worded)
    else:
        reading = fitted(spot, number, paid, rules=rules, worded=worded)
    return replace(reading, settings=(*settings, *reading.settings))


def _declared(spot: Spot, total: int, pushed: int | None, rules: tuple[str, ...], settings: tuple[str, ...]) -> Reading:
    """A bet or raise that was announced: too little is brought up to the least (TDA 43A; S1 p10)."""
    paid = spot.front + (pushed or 0)
    worded = pushed is None
    short = total < spot.least and not spot.can.brings_in
    if short and not spot.bet:
        reading = underbet(spot, total, paid, rules=rules, worded=worded)
    else:
        reading = fitted(spot, total, paid, rules=rules, worded=worded)
    return replace(reading, settings=(*reading.settings, *settings))


def instead(spot: Spot, pushed: int | None) -> Reading:
    """A bet or raise where none may be made counts as a call, or as a check where there is nothing to call."""
    paid = spot.front + (pushed or 0)
    bar = spot.can.bar
    if bar is Bar.SKIPPED:
        rule, settings, code = spot.barred_by
    else:
        rule, settings, code = bar_rule(spot), BAR_SETTINGS.get(bar, ()) if bar else (), f"bar_{bar}"
    ground = why(code, call=spot.can.call_to) if bar else why("nothing_to_raise")
    return stay_in(
        spot,
        paid,
        rules=(rule, _IN_TURN),
        settings=settings,
        grounds=(ground,),
        meant=False,
        worded=pushed is None,
    )


def is_unknown(spot: Spot) -> bool:
    return is_deep(spot.state, spot.player)


def _one_chip(event: SeatEvent) -> bool:
    return isinstance(event.push, tuple) and len(event.push) == 1


def _number_meant(spot: Spot, event: SeatEvent) -> tuple[int | None, tuple[str, ...]]:
    """The total that the number said with a word means (TDA 43B, 57)."""
    if event.to is not None:
        return _reasonable(spot, event.to, 0, raising=True)
    if event.by is not None:
        return _reasonable(spot, event.by, spot.bet, raising=True)
    if event.amount is None:
        return None, ()
    raises_by = spot.house.raise_amount_means == "by" and event.say == "raise" and spot.bet
    total, settings = _reasonable(spot, event.amount, spot.bet if raises_by else 0, raising=True)
    return total, (*settings, "raise_amount_means") if event.say == "raise" and spot.bet else settings


def _reasonable(spot: Spot, spoken: int, base: int, *, raising: bool) -> tuple[int, tuple[str, ...]]:
    """A number below the smallest chip that plays can be read several ways ("five": 500 or 5,000; TDA 57)."""
    if spoken >= spot.table.playable_unit:
        return base + spoken, ()
    readings = [
        total for total in (base + spoken * 10**power for power in range(1, 13)) if _legal(spot, total, raising)
    ]
    if not readings:
        return base + spoken, ()
    pot = spot.state.middle
    within = [total for total in readings if total <= pot]
    highest = spot.house.ambiguous_amount == "highest_up_to_pot"
    return (within[-1] if highest and within else readings[0]), ("ambiguous_amount",)


def _legal(spot: Spot, total: int, raising: bool) -> bool:  # noqa: FBT001 - what he said
    if total % spot.table.playable_unit:
        return False
    if not raising and spot.bet > spot.own and total == spot.can.call_to:
        return True
    return spot.may_raise and spot.least <= total and (spot.most is None or total <= spot.most)


_WORDS: Mapping[str, Callable[[Spot, SeatEvent, int | None], Reading]] = {
    "check": _check,
    "call": _call,
    "bet": _aggressive,
    "raise": _aggressive,
    "complete": _complete,
    "all-in": _all_in,
    "pot": _pot,
}
