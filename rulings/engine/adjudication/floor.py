"""The floor's word: it replaces what a seat's last act was ruled, and the hand goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings.engine.betting.act import Action
from rulings.engine.betting.play import fold
from rulings.engine.betting.state import State
from rulings.engine.errors import RecordError
from rulings.engine.record import FloorRules

from .chips import sum_of
from .held import note_act, settled
from .play import fold_leaving, take
from .ruling import Reading, Ruling, Status, why
from .scene import Held, Step

if TYPE_CHECKING:
    from .hand import Hand


def overrule(hand: Hand, event: FloorRules) -> Ruling:
    """Rule as the floor does on the seat's last act; what was done after it in the same round is ruled on again.

    Raises RecordError when the seat has done nothing, when the next round has begun, or for a total that cannot be.
    """
    player = hand.player(event.seat, f"events[{event.index}].seat")
    at = _last_step(hand, player, event)
    step, later = hand.steps[at], hand.steps[at + 1 :]
    del hand.steps[at:]
    hand.scene = step.before.copy()
    ruling = _as_floor_says(hand, player, step, event)
    ruling.rules = ("floor-decision", "spirit-of-fairness")
    ruling.why = (why("floor", why=event.why),)
    for other in later:
        again = hand.again(other)
        if _differs(again, other.ruling):
            ruling.also.append(again)
    return ruling


def _last_step(hand: Hand, player: int, event: FloorRules) -> int:
    place = f"events[{event.index}].seat"
    for at in range(len(hand.steps) - 1, -1, -1):
        if hand.steps[at].player == player:
            break
    else:
        raise RecordError("nothing_to_rule", place, f"seat {event.seat} has done nothing the floor could rule on")
    street = hand.steps[at].before.state.street
    begun = any(later.before.state.street != street for later in hand.steps[at + 1 :])
    if begun or len(hand.scene.owners) > len(hand.steps[at].before.owners):
        raise RecordError("round_over", place, "the next round has begun: what was done before it stands")
    return at


def _as_floor_says(hand: Hand, player: int, step: Step, event: FloorRules) -> Ruling:
    pushed = sum_of(step.event.push) if step.event.push is not None else 0
    if event.action is None:
        return Ruling(Status.VOID, event.seat, returned=pushed)
    state = hand.scene.state
    action = Action(event.action)
    if action is Action.FOLD:
        return _floor_folds(hand, player, step, event, pushed)
    total = _floor_total(state, player, action, event)
    own = state.wagers[player]
    reading = Reading(Status.STANDS, action, total, min(total, own + pushed), returned=max(0, own + pushed - total))
    reading = reading if pushed else Reading(Status.STANDS, action, total, own, worded=True)
    if player != state.to_act:
        return _floor_holds(hand, player, step, reading, pushed)
    before = state
    ruling = take(hand.scene, player, reading, step.event)
    note_act(hand.scene, player, before, called=action is Action.CALL, made=step.event.index)
    ruling.also += settled(hand.scene, before)
    hand.remember(player, step.event, step.before, ruling)
    return ruling


def _floor_folds(hand: Hand, player: int, step: Step, event: FloorRules, pushed: int) -> Ruling:
    """A fold: where the act left a choice, its chips stay; `to` says otherwise."""
    state = hand.scene.state
    own = state.wagers[player]
    stays = pushed if step.ruling.status is Status.CHOICE else 0
    if event.to is not None:
        stays = _checked(state, player, event.to, event, least=own, most=own + pushed) - own
    hand.scene.held = {at: held for at, held in hand.scene.held.items() if at != player}
    if player == state.to_act:
        fold_leaving(hand.scene, player, stays)
    else:
        hand.scene.state = fold(state, player)
    also = settled(hand.scene, state)
    ruling = Ruling(Status.STANDS, event.seat, action=Action.FOLD, added=stays, returned=pushed - stays, also=also)
    hand.remember(player, step.event, step.before, ruling)
    return ruling


def _floor_holds(hand: Hand, player: int, step: Step, reading: Reading, pushed: int) -> Ruling:
    """An act out of turn that the floor upholds: it counts when the turn comes, whatever happens before."""
    state = hand.scene.state
    held = Held(step.event, reading, pushed - reading.returned, state.bet, bound=True)
    hand.scene.held = {**hand.scene.held, player: held}
    ruling = Ruling(
        Status.STANDS,
        step.event.seat,
        action=reading.action,
        to=reading.total,
        added=pushed - reading.returned,
        returned=reading.returned,
    )
    hand.remember(player, step.event, step.before, ruling)
    return ruling


def _floor_total(state: State, player: int, action: Action, event: FloorRules) -> int:
    own, most = state.wagers[player], state.wagers[player] + state.stacks[player]
    if action is Action.CHECK:
        if state.bet > own:
            message = f"seat {event.seat} faces a bet of {state.bet}: it can call, raise or fold"
            raise RecordError("bad_value", f"events[{event.index}].action", message)
        return own
    if action is Action.CALL:
        if event.to is None:
            return min(max(state.bet, own), most)
        return _checked(state, player, event.to, event, least=own, most=min(most, max(state.bet, own)))
    assert event.to is not None  # noqa: S101 - the reader asks for it
    return _checked(state, player, event.to, event, least=state.bet + 1, most=most)


def _checked(state: State, player: int, to: int, event: FloorRules, *, least: int, most: int) -> int:
    if not least <= to <= most:
        seat = state.table.seats[player]
        raise RecordError("bad_value", f"events[{event.index}].to", f"seat {seat} can have from {least} to {most} in")
    return to


def _differs(one: Ruling, other: Ruling) -> bool:
    return (one.status, one.action, one.to, one.returned, one.owed) != (
        other.status,
        other.action,
        other.to,
        other.returned,
        other.owed,
    )
