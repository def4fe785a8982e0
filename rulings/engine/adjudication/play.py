"""Playing a reading: the scene after it, and the ruling."""

from collections.abc import Mapping

from rulings.engine.betting.act import Action, play
from rulings.engine.betting.play import put_in
from rulings.engine.betting.state import NOBODY, State, put_at
from rulings.engine.record import SeatEvent

from .ruling import Reading, Ruling, Status
from .scene import Pending, Scene


def take(scene: Scene, player: int, reading: Reading, event: SeatEvent | None = None) -> Ruling:
    """Play what was read for the player, whose turn it is; the scene goes on from there.

    The ruling's event is for the caller to set.
    """
    state = scene.state
    own = state.wagers[player]
    ruling = ruling_of(state, player, reading, owed_before=scene.unpaid.get(player, 0))
    if reading.status is Status.VOID:
        return ruling
    if reading.status is Status.CHOICE:
        _open_choice(scene, player, reading)
        return ruling
    if reading.exhausts:
        state = state.but(stacks=put_at(state.stacks, player, reading.total - own))
    ruling.all_in = reading.action is not Action.FOLD and reading.total >= own + state.playable(player)
    street = state.street
    scene.pending = None
    scene.state = play(state, player, reading.action, reading.total)
    _note_chips(scene, player, reading, event)
    if scene.state.to_act != state.to_act:
        _turn_passed(scene)
    if scene.state.street != street or scene.state.over:
        _round_over(scene)
    return ruling


def ruling_of(state: State, player: int, reading: Reading, *, owed_before: int = 0) -> Ruling:
    """The ruling a reading makes, in the state before it is played; what he owed before is not yet in."""
    own = state.wagers[player] - (0 if reading.worded else owed_before)
    chooses = reading.status is Status.CHOICE
    counts = reading.action is not Action.FOLD and reading.status is not Status.VOID
    return Ruling(
        status=reading.status,
        seat=state.table.seats[player],
        action=None if chooses or reading.status is Status.VOID else reading.action,
        to=None if chooses or not counts else reading.total,
        added=max(0, reading.paid - own) if chooses else reading.total - own - reading.owed if counts else 0,
        returned=reading.returned,
        owed=reading.owed if counts and not chooses else 0,
        choices=reading.choices,
        discretion=reading.discretion,
        rules=reading.rules,
        settings=reading.settings,
        why=reading.why,
    )


def fold_leaving(scene: Scene, player: int, forfeits: int) -> None:
    """Fold, leaving so many chips beyond what the state counts of the player's wager."""
    state = scene.state
    if forfeits:
        state = put_in(state, player, state.wagers[player] + forfeits)
    street = state.street
    scene.pending = None
    scene.state = play(state, player, Action.FOLD)
    _turn_passed(scene)
    if scene.state.street != street or scene.state.over:
        _round_over(scene)


def _open_choice(scene: Scene, player: int, reading: Reading) -> None:
    state = scene.state
    if reading.paid > state.wagers[player]:
        state = put_in(state, player, reading.paid)
    if reading.no_raise:
        state = state.but(barred=state.barred | 1 << player)
    scene.state = state
    scene.pending = Pending(
        player,
        reading.choices,
        reading.action,
        reading.total,
        forced=reading.forced,
        rules=reading.rules,
        settings=reading.settings,
    )


def _note_chips(scene: Scene, player: int, reading: Reading, event: SeatEvent | None) -> None:
    scene.pulled = {at: chips for at, chips in scene.pulled.items() if at != player}
    if reading.action is not Action.FOLD and not reading.worded:
        owed = reading.owed
        scene.unpaid = {**scene.unpaid, player: owed} if owed else without_chips(scene.unpaid, player)
    push = event.push if event is not None else None
    if isinstance(push, tuple) and not reading.returned and (event is None or event.pull is None):
        scene.earlier = {**scene.earlier, player: (*scene.earlier.get(player, ()), *push)}
    elif push is not None:
        scene.earlier = {at: chips for at, chips in scene.earlier.items() if at != player}


def without_chips(unpaid: Mapping[int, int], player: int) -> dict[int, int]:
    return {at: chips for at, chips in unpaid.items() if at != player}


def _turn_passed(scene: Scene) -> None:
    scene.behind = ()
    scene.timed = False
    scene.checked_early = 0
    scene.forward = None


def _round_over(scene: Scene) -> None:
    scene.debts = {player: scene.due(player) for player in {*scene.debts, *scene.unpaid}}
    scene.unpaid = {}
    scene.bound = 0
    scene.earlier = {}
    scene.pulled = {}
    scene.drew = 0
    scene.prompted = NOBODY
    _turn_passed(scene)
