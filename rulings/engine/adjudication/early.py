"""Acting before one's turn: a fold stands, anything else is held, and who lets it happen may be skipped.

S0 r10-r11; S2 A; TDA 36, 53; WLA 132-133.
"""

from rulings.engine.betting.act import Action
from rulings.engine.betting.state import NOBODY, State
from rulings.engine.record import SeatEvent
from rulings.engine.rulebook import House

from .acts import read_act
from .chips import sum_of
from .debts import after_turn, check_chips_moved
from .held import AGGRESSION, as_expected, chips_stay, hold, note_act, release, settled
from .play import fold_leaving, take
from .ruling import Reading, Ruling, Status, why
from .scene import Held, Scene, checks


def still_due(state: State, player: int) -> bool:
    """Whether the turn will come to a player who is not the one to act."""
    return bool(state.able >> player & 1) and state.answered[player] < state.bet


def fold_early(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """A fold out of turn stands at once (TDA 53A, 58)."""
    before = scene.state
    held = release(scene, player) if player in scene.held else None
    stays = held is not None and chips_stay(scene, player, held)
    own = scene.state.wagers[player]
    ruling = take(scene, player, Reading(Status.STANDS, Action.FOLD, own, own))
    ruling.returned = held.chips if held and not stays else 0
    ruling.rules, ruling.why = ("oot-fold",), (why("folds_early"),)
    note_act(scene, player, before, called=False, made=event.index)
    ruling.also += settled(scene, before)
    if scene.state.to_act == before.to_act and not scene.state.over:
        ruling.also += skip(scene, player, chips=False)
    return ruling


def act_early(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """Anything but a fold out of turn waits; who waits already can only change it if the dealer had called on him."""
    before = scene.state
    waiting = scene.held.get(player)
    prompted = scene.prompted == player or (waiting is not None and waiting.prompted)
    may_change = prompted and before.table.house.dealer_prompted == "may_change"
    if waiting is not None and not (may_change and not waiting.passed):
        check_chips_moved(scene, player, event)
        return after_turn(event, code="already_held")
    scene.prompted = NOBODY if prompted else scene.prompted
    expected = as_expected(scene, player)
    reading = read_act(expected, player, event)
    pulled = sum_of(event.pull) if event.pull is not None else 0
    chips = max(0, sum_of(event.push) - pulled) if event.push is not None else 0
    ruling = hold(scene, player, Held(event, reading, chips, expected.state.bet, prompted=prompted))
    note_act(scene, player, before, called=False, made=event.index)
    ruling.also += skip(scene, player, chips=_puts_chips_in(reading, event))
    return ruling


def skip(scene: Scene, player: int, *, chips: bool) -> list[Ruling]:
    """Somebody acted over the head of the player to act; who lets enough of that happen loses his right to act.

    S0 r11; TDA 36, 53B; WLA 133.
    """
    scene.behind = (*scene.behind, (player, chips))
    state = scene.state
    skipped = state.to_act
    bit = 1 << skipped
    if scene.timed or scene.pending is not None or state.barred & bit or not _too_much(scene, state.table.house):
        return []
    ruling = Ruling(
        status=Status.NOTED,
        seat=state.table.seats[skipped],
        rules=("skipped-player", "substantial-action"),
        settings=("skipped_threshold", "skipped_penalty"),
        why=(why("skipped", count=len(scene.behind)),),
    )
    if state.table.house.skipped_penalty == "no_aggression":
        scene.state = state.but(barred=state.barred | bit)
        return [ruling]
    ruling.status, ruling.action = Status.AMENDED, Action.FOLD
    fold_leaving(scene, skipped, 0)
    return [ruling, *settled(scene, state)]


def _too_much(scene: Scene, house: House) -> bool:
    acts = scene.behind
    players = len({player for player, _ in acts})
    if house.skipped_threshold == "three_players":
        return players >= 3
    if house.skipped_threshold == "two_players":
        return players >= 2
    return len(acts) >= 3 or (len(acts) == 2 and any(chips for _, chips in acts))


def _puts_chips_in(reading: Reading, event: SeatEvent) -> bool:
    """Whether an act puts chips in, as substantial action counts it; a check never does, though a bet is there."""
    return not checks(event) and reading.action in (*AGGRESSION, Action.CALL, Action.POST)
