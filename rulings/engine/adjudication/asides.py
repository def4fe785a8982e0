"""What is no bet, call or fold by itself: time, chips from the pocket, cards shown and drawn, motions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings.engine.record import SeatEvent

from .acts import check_chips, pulled_chips
from .cards import draw, show
from .chips import both, sum_of
from .debts import after_turn
from .motions import move_forward, take_back
from .ruling import Ruling, Status, why
from .scene import Scene
from .spot import spot_of

if TYPE_CHECKING:
    from .hand import Hand


def aside(hand: Hand, player: int, event: SeatEvent) -> Ruling:
    """The ruling on an event that is no act. Raises RecordError where it contradicts the record."""
    if event.add is not None:
        return _add(hand.scene, event)
    if event.say == "time":
        return ask_time(hand.scene, player, event)
    if event.draw is not None:
        return draw(hand.scene, player, event)
    if event.show is not None:
        return show(hand.scene, player, event)
    return _motion(hand, player, event)


def _motion(hand: Hand, player: int, event: SeatEvent) -> Ruling:
    if event.take_back:
        return take_back(hand, player, event)
    return move_forward(hand, player, event) if event.forward is not None else _pull(hand.scene, player, event)


def _add(scene: Scene, event: SeatEvent) -> Ruling:
    """Chips from the pocket do not play in the hand (S3 p1; WLA 60)."""
    assert event.add is not None  # noqa: S101 - the caller asked
    check_chips(scene, event.add, event.at("add"))
    added = sum_of(event.add)
    ground = why("add", amount=added)
    return Ruling(Status.VOID, event.seat, returned=added, rules=("table-stakes",), why=(ground,))


def ask_time(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """The word "time" stops the action: who says it is not skipped (S0 r11; WLA 133)."""
    scene.timed = scene.timed or player == scene.state.to_act
    return Ruling(Status.NOTED, event.seat, rules=("time",), why=(why("time", seat=event.seat),))


def _pull(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """Chips drawn back without new ones: facing a raise that binds to a call or a raise (TDA 46B)."""
    state = scene.state
    assert event.pull is not None  # noqa: S101 - the caller asked
    pulled = pulled_chips(scene, spot_of(state, player, sum(event.chips) if event.chips else None), event)
    if player != state.to_act or state.over:
        return after_turn(event)
    scene.pulled = {**scene.pulled, player: both(event.pull, scene.pulled.get(player))}
    if state.table.house.prior_chips != "tda" or state.bet <= state.opening:
        return Ruling(Status.NOTED, event.seat, settings=("prior_chips",), why=(why("pulled", amount=pulled),))
    scene.bound |= 1 << player
    ground = why("pulled_binds", amount=pulled)
    return Ruling(Status.NOTED, event.seat, rules=("prior-bet-chips",), settings=("prior_chips",), why=(ground,))
