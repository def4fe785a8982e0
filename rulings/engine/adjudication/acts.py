"""Reading one act of a player as if it were his turn: which chips are in front, what he said, what he pushed."""

from dataclasses import replace

from rulings.engine.betting.act import Action
from rulings.engine.errors import RecordError
from rulings.engine.record import Chips, SeatEvent

from .chips import Motion, both, motion_of, read_chips, sum_of
from .fit import stay_in
from .ruling import Reading, Status, why
from .scene import Scene
from .spot import SKIPPED, BarredBy, Spot, spot_of
from .words import fold_reading, read_words


def is_act(event: SeatEvent) -> bool:
    """Whether it is an act at all: no card shown, no call for time, no motion that binds to nothing yet."""
    return (event.say is not None and event.say != "time") or event.push is not None or event.tap or event.muck


def folds(event: SeatEvent) -> bool:
    """Whether the event gives the hand up: the word, or cards released without another word."""
    return event.say == "fold" or (event.muck and event.say is None)


def read_act(scene: Scene, player: int, event: SeatEvent) -> Reading:
    """What the act counts as if it is the player's turn. Raises RecordError where the event contradicts the record."""
    if player in scene.pulled:
        event = replace(event, pull=both(scene.pulled[player], event.pull))
    spot = spot_of(scene.state, player, _front(scene, player, event), _barred_by(scene, player))
    pulled = pulled_chips(scene, spot, event)
    motion = _motion(scene, spot, event, pulled) if event.push is not None else None
    if folds(event):
        rules = ("hand-released",) if event.say is None else ("verbal-in-turn-binding",)
        returned = motion.value + motion.small if motion else 0
        return _bound_to_call(scene, spot, fold_reading(spot, returned, rules))
    if event.say is None and not event.tap and motion is not None:
        return read_chips(spot, motion)
    after_pull = replace(spot, front=spot.front - pulled) if pulled else spot
    reading = read_words(after_pull, event, motion.value if motion else None)
    if motion is None or not motion.small:
        return reading
    status = Status.AMENDED if reading.status is Status.STANDS else reading.status
    return replace(reading, status=status, returned=reading.returned + motion.small)


def pulled_chips(scene: Scene, spot: Spot, event: SeatEvent) -> int:
    """What he took back from his own earlier wager. Raises RecordError when that much is not in front of him."""
    if event.pull is None:
        return 0
    check_chips(scene, event.pull, event.at("pull"))
    pulled = sum_of(event.pull)
    if pulled > spot.front:
        raise RecordError("not_enough_chips", event.at("pull"), f"only {spot.front} of his chips are in front of him")
    return pulled


def check_chips(scene: Scene, chips: Chips, at: str) -> None:
    """Raise RecordError for a chip that is not on the table."""
    there = scene.state.table.chips
    if there and isinstance(chips, tuple):
        for number, chip in enumerate(chips):
            if chip not in there:
                raise RecordError("unknown_chip", f"{at}[{number}]", f"there is no {chip} chip on the table")


def check_has(scene: Scene, player: int, chips: Chips, at: str, *, front: int, pulled: int = 0) -> int:
    """The chips the player has to push; RecordError when he pushes more, or a chip that is not on the table."""
    check_chips(scene, chips, at)
    state = scene.state
    stack = state.stacks[player] - (front - state.wagers[player]) + pulled
    if sum_of(chips) > stack:
        seat = state.table.seats[player]
        raise RecordError("not_enough_chips", at, f"seat {seat} has only {stack} behind, not {sum_of(chips)}")
    return stack


def _barred_by(scene: Scene, player: int) -> BarredBy:
    """What bars the player from raising at this turn, if he is barred."""
    pending = scene.pending
    if pending is not None and pending.player == player:
        return BarredBy(pending.rules[0], pending.settings, "bar_choice")
    if scene.checked_early >> player & 1:
        return BarredBy("oot-check", ("out_of_turn_check",), "bar_checked_early")
    return SKIPPED


def _front(scene: Scene, player: int, event: SeatEvent) -> int:
    """The chips in front of the player: less than his wager where he owes, more where he posted a large chip."""
    own = scene.state.wagers[player]
    if event.chips is None:
        pending = scene.pending
        beyond = pending.chips if pending is not None and pending.player == player else 0
        return own + beyond - scene.unpaid.get(player, 0)
    check_chips(scene, event.chips, event.at("chips"))
    posted = sum(event.chips)
    if posted < own or posted - own > scene.state.stacks[player]:
        message = f"make {posted}, but his wager is {own}"
        raise RecordError("bad_value", event.at("chips"), message)
    return posted


def _motion(scene: Scene, spot: Spot, event: SeatEvent, pulled: int) -> Motion:
    assert event.push is not None  # noqa: S101 - the caller asked
    stack = check_has(scene, spot.player, event.push, event.at("push"), front=spot.front, pulled=pulled)
    earlier = event.chips if event.chips is not None else scene.earlier.get(spot.player, ())
    return motion_of(spot.table, event.push, stack=stack, earlier=_left(earlier, event.pull), pulled=pulled)


def _left(earlier: tuple[int, ...], pull: Chips | None) -> tuple[int, ...]:
    """The earlier chips still in front after a pull; () where only a sum is known."""
    if pull is None or not earlier:
        return earlier
    if isinstance(pull, int):
        return ()
    left = list(earlier)
    for chip in pull:
        if chip in left:
            left.remove(chip)
    return tuple(left)


def _bound_to_call(scene: Scene, spot: Spot, fold: Reading) -> Reading:
    """Chips drawn back facing a raise bind to a call or a raise: a fold is a call (TDA 46B)."""
    if not scene.bound >> spot.player & 1:
        return fold
    ground = why("bound_by_pull", call=spot.can.call_to)
    rules = ("prior-bet-chips", *fold.rules)
    call = stay_in(
        spot, spot.front, rules=rules, settings=("prior_chips",), grounds=(ground,), meant=False, worded=True
    )
    return call if call.action is Action.CALL else fold
