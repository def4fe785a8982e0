"""Chips without a word: which of them count, one chip or several, and what they make (S0 r14-r15; S2 C; TDA 44-46)."""

from dataclasses import dataclass, replace

from rulings.engine.betting.table import Table
from rulings.engine.record import Chips

from .fit import fitted, stay_in
from .ruling import Reading, Status, why
from .short import under_raise, underbet, undercall
from .spot import Spot
from .words import instead


@dataclass(frozen=True, slots=True)
class Motion:
    """Chips released in one motion.

    `value`: what those that play make, 0 where none does; `smallest`: the smallest of them; `one_chip`: it is a
    single one; `one_value`: they are all of one denomination; `small`: chips too small to play, which come back;
    `whole_stack`: they are all the chips he has; `earlier`: the chips of his earlier wager still in front, by
    denomination; `pulled`: what of it he took back first.
    """

    value: int
    smallest: int
    one_chip: bool
    one_value: bool
    small: int
    whole_stack: bool
    earlier: tuple[int, ...]
    pulled: int


def sum_of(chips: Chips) -> int:
    return chips if isinstance(chips, int) else sum(chips)


def both(one: Chips, other: Chips | None) -> Chips:
    """Chips of two motions together; a sum where the denominations of one are not known."""
    if other is None:
        return one
    return one + other if isinstance(one, tuple) and isinstance(other, tuple) else sum_of(one) + sum_of(other)


def motion_of(table: Table, chips: Chips, *, stack: int, earlier: tuple[int, ...], pulled: int) -> Motion:
    """The motion that releases these chips (S0 r7 and WLA 130 say which play).

    `stack`: what the player had to release; a sum instead of denominations is so much in several small chips.
    """
    unit = table.playable_unit
    whole_stack = sum_of(chips) >= stack
    if isinstance(chips, int):
        small = chips % unit
        return Motion(chips - small, unit, False, False, small, whole_stack, earlier, pulled)  # noqa: FBT003
    if whole_stack and table.house.allin_small_chips == "face_value":
        unit = 1
    playing = [chip for chip in chips if chip >= unit]
    return Motion(
        value=sum(playing),
        smallest=min(playing, default=unit),
        one_chip=len(playing) == 1,
        one_value=len(set(playing)) == 1,
        small=sum(chips) - sum(playing),
        whole_stack=whole_stack,
        earlier=earlier,
        pulled=pulled,
    )


def read_chips(spot: Spot, motion: Motion) -> Reading:
    """What chips without a word count as."""
    if not motion.value:
        return _nothing_plays(spot, motion)
    reading = _opening(spot, motion) if not spot.bet else _facing(spot, motion)
    if not motion.small:
        return reading
    status = Status.AMENDED if reading.status is Status.STANDS else reading.status
    ground = why("small_chips", amount=motion.small, smallest=spot.table.playable_unit)
    return replace(
        reading,
        status=status,
        returned=reading.returned + motion.small,
        rules=(*reading.rules, "smallest-chip"),
        settings=(*reading.settings, "smallest_chip_basis"),
        why=(*reading.why, ground),
    )


def _nothing_plays(spot: Spot, motion: Motion) -> Reading:
    """Only chips too small to play: nothing was wagered."""
    ground = why("small_chips", amount=motion.small, smallest=spot.table.playable_unit)
    return Reading(
        status=Status.VOID,
        action=stay_in(spot, spot.front, rules=()).action,
        total=spot.own,
        paid=spot.own,
        returned=motion.small,
        rules=("smallest-chip",),
        settings=("smallest_chip_basis",),
        why=(ground,),
    )


def _opening(spot: Spot, motion: Motion) -> Reading:
    """Nothing to call: the chips are a bet of what they make (S2 C2; TDA 44; WLA 178)."""
    paid = spot.front - motion.pulled + motion.value
    rules: tuple[str, ...] = ("single-overchip-open",) if motion.one_chip else ("released-chips-bind",)
    settings = ("single_chip_open",) if motion.one_chip else ()
    if spot.can.brings_in:
        return _bring_in(spot, paid, rules)
    if motion.one_chip and spot.house.single_chip_open == "check":
        return stay_in(spot, paid, rules=rules, settings=settings, grounds=(why("one_chip_is_nothing"),), meant=False)
    if not spot.may_raise:
        return instead(spot, paid - spot.front)
    if paid < spot.least and not motion.whole_stack:
        return underbet(spot, paid, paid, rules=rules)
    reading = fitted(spot, paid, paid, rules=rules)
    return replace(reading, settings=(*reading.settings, *settings))


def _bring_in(spot: Spot, paid: int, rules: tuple[str, ...]) -> Reading:
    """The low card's chips: the bring-in, or with half the rest of a full bet on top, the full bet."""
    posts = spot.can.brings_in
    opens = spot.may_raise and paid > posts and 2 * (paid - posts) >= spot.least - posts
    return fitted(spot, spot.least if opens else posts, paid, rules=("bring-in", *rules))


def _facing(spot: Spot, motion: Motion) -> Reading:
    """Facing a bet or blind: a call, or a raise if the chips say so."""
    paid = spot.front - motion.pulled + motion.value
    several, smallest = _several(spot, motion)
    if paid < spot.bet and not motion.whole_stack:
        return undercall(spot, paid, paid, rules=("released-chips-bind",))
    if paid <= spot.bet:
        return stay_in(spot, paid, rules=("released-chips-bind",))
    if not several:
        ground = why("one_chip_calls", chip=motion.value, call=max(spot.bet, spot.own))
        return stay_in(spot, paid, rules=("single-overchip-call",), grounds=(ground,), meant=False)
    return _call_by_count(spot, motion, paid, smallest) or _beyond_call(spot, motion, paid)


def _beyond_call(spot: Spot, motion: Motion, paid: int) -> Reading:
    """Several chips, more than a call, that no count makes one: a raise where one may be made and they reach for it."""
    if not spot.may_raise:
        return instead(spot, paid - spot.front)
    if motion.whole_stack:
        return fitted(spot, paid, paid, rules=("last-chips", "all-in-right"))
    if paid < spot.least:
        return under_raise(spot, paid, paid)
    reading = fitted(spot, paid, paid, rules=_counted_rules(spot))
    return replace(reading, settings=(*reading.settings, "multi_chip"))


def _several(spot: Spot, motion: Motion) -> tuple[bool, int]:
    """Whether the chips are read as several, and the smallest of those that count as new (TDA 46; WLA 137).

    Earlier chips left out count with the new ones, but one new chip on top of them is still one chip; all pulled back,
    only the new ones are read; partly pulled back, or already covering the bet, all of them are read as several.
    """
    smallest = motion.smallest
    if spot.house.prior_chips == "ignore" or not spot.front:
        return not motion.one_chip, smallest
    partly = 0 < motion.pulled < spot.front
    covering = not motion.pulled and spot.front >= spot.bet
    if partly or covering:
        return True, min((smallest, *motion.earlier))
    return not motion.one_chip, smallest


def _call_by_count(spot: Spot, motion: Motion, paid: int, smallest: int) -> Reading | None:
    """Whether several chips are a call by how many or which they are, whatever they make (TDA 45; WLA 137)."""
    setting = spot.house.multi_chip
    if setting == "same_denomination_call" and motion.one_value:
        ground = why("same_chips_call", call=spot.can.call_to)
    elif setting == "removal" and paid - smallest < spot.bet:
        ground = why("all_needed", chip=smallest, rest=paid - smallest, call=spot.can.call_to)
    else:
        return None
    rules = _counted_rules(spot)
    return stay_in(spot, paid, rules=rules, settings=("multi_chip",), grounds=(ground,), meant=False)


def _counted_rules(spot: Spot) -> tuple[str, ...]:
    return ("multi-chip", "prior-bet-chips") if spot.front else ("multi-chip",)
