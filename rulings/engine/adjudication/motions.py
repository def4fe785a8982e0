"""Motions that are no wager by themselves: chips moved forward but not released, chips taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.engine.betting.act import Action
from rulings.engine.record import SeatEvent

from .acts import check_has, read_act
from .chips import sum_of
from .held import note_act
from .play import take
from .ruling import Ruling, Status, why
from .scene import Forward, Held, Step

if TYPE_CHECKING:
    from .hand import Hand


def move_forward(hand: Hand, player: int, event: SeatEvent) -> Ruling:
    """A forward motion with chips that stay in the hand (S0 r13; WLA 134, 175)."""
    scene = hand.scene
    state = scene.state
    assert event.forward is not None  # noqa: S101 - the caller asked
    check_has(scene, player, event.forward, event.at("forward"), front=state.wagers[player])
    setting = hand.table.house.forward_motion
    noted = Ruling(
        Status.NOTED,
        event.seat,
        rules=("forward-motion",),
        settings=("forward_motion",),
        why=(why("moved_forward", amount=sum_of(event.forward)),),
    )
    if player != state.to_act or state.over:
        return noted
    if setting == "is_call" and state.bet > state.wagers[player]:
        ruling = hand.act(player, SeatEvent(event.index, event.seat, say="call"))
        ruling.rules = ("forward-motion", *ruling.rules)
        ruling.settings = ("forward_motion", *ruling.settings)
        return ruling
    if setting == "may_complete":
        scene.forward = Forward(player, event.forward, event.index)
    return noted


def forward_counts(hand: Hand, player: int) -> list[Ruling]:
    """The next player acted on a forward motion: its owner is held to it, if the floor so decides (S0 r13)."""
    scene = hand.scene
    forward = scene.forward
    if forward is None or forward.player != scene.state.to_act or scene.pending is not None:
        return []
    before = scene.copy()
    before.forward = None
    seat = hand.table.seats[forward.player]
    event = SeatEvent(forward.event, seat, push=forward.chips)
    reading = read_act(scene, forward.player, event)
    if reading.status is Status.CHOICE:
        reading = replace(reading, status=Status.AMENDED, choices=())
    ruling = take(scene, forward.player, reading, event)
    if scene.state.to_act != player:
        before.forward = forward
        hand.scene = before
        return []
    note_act(scene, forward.player, before.state, called=reading.action is Action.CALL, made=event.index)
    ruling.discretion = True
    ruling.rules = ("forward-motion", *ruling.rules)
    ruling.settings = ("forward_motion", *ruling.settings)
    ruling.why = (why("forward_counts", seat=hand.table.seats[player]), *ruling.why)
    hand.remember(forward.player, event, before, ruling)
    return [ruling]


def take_back(hand: Hand, player: int, event: SeatEvent) -> Ruling:
    """Released chips bind, but who did not know of the raise may decide again (S0 r12; S2 D2; WLA 135)."""
    held = hand.scene.held.get(player)
    if held is not None and held.prompted and not held.passed and hand.table.house.dealer_prompted == "may_change":
        return _take_held_back(hand, player, event, held)
    last = hand.steps[-1] if hand.steps else None
    if last is None or last.player != player or not _may_take_back(hand, last, event):
        setting = ("unaware_of_raise",) if event.unaware else ()
        return Ruling(
            Status.VOID,
            event.seat,
            rules=("released-chips-bind", *(("unaware-of-raise",) if event.unaware else ())),
            settings=setting,
            why=(why("bound_by_release"),),
        )
    hand.steps.pop()
    hand.scene = last.before.copy()
    pushed = sum_of(last.event.push) if last.event.push is not None else 0
    return Ruling(
        Status.STANDS,
        event.seat,
        returned=pushed,
        rules=("unaware-of-raise", "take-back"),
        settings=("unaware_of_raise",),
        why=(why("takes_back", returned=pushed),),
    )


def _take_held_back(hand: Hand, player: int, event: SeatEvent, held: Held) -> Ruling:
    """The dealer had called on him: he may change, chips included, while nobody behind has acted (S2 A4)."""
    scene = hand.scene
    scene.held = {at: other for at, other in scene.held.items() if at != player}
    return Ruling(
        Status.STANDS,
        event.seat,
        returned=held.chips,
        rules=("oot-dealer-error", "take-back"),
        settings=("dealer_prompted",),
        why=(why("prompted_may_change", chips=held.chips),),
    )


def _may_take_back(hand: Hand, last: Step, event: SeatEvent) -> bool:
    """A wager made in turn against a raise he did not know of, with nobody acting since, nor the next card out."""
    house, before = hand.table.house, last.before
    raised = before.state.bet > before.state.opening
    wagered = last.ruling.status is Status.CHOICE or last.ruling.action not in (Action.FOLD, Action.CHECK)
    in_turn = before.state.to_act == last.player
    if not (event.unaware and raised and wagered and in_turn) or len(hand.scene.owners) > len(before.owners):
        return False
    if house.unaware_of_raise == "dealer_error_only":
        return before.prompted == last.player
    return house.unaware_of_raise == "withdraw_if_none_acted"
