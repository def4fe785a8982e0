"""Chips that are owed, and motions that come too late to count (S0 r16; TDA 52)."""

from rulings.engine.betting.state import put_at
from rulings.engine.record import SeatEvent

from .acts import check_has, pulled_chips
from .chips import sum_of
from .play import without_chips
from .ruling import Ruling, Status, why
from .scene import Scene, Step
from .spot import spot_of


def check_chips_moved(scene: Scene, player: int, event: SeatEvent) -> None:
    """Raise RecordError when chips are pushed or pulled that the player, or the table, does not have."""
    front = max(0, scene.state.wagers[player] - scene.unpaid.get(player, 0))
    pulled = pulled_chips(scene, spot_of(scene.state, player, front), event)
    if event.push is not None:
        check_has(scene, player, event.push, event.at("push"), front=front, pulled=pulled)


def after_turn(event: SeatEvent, *, code: str = "turn_passed") -> Ruling:
    """No effect; chips pushed come back."""
    returned = sum_of(event.push) if event.push is not None else 0
    rules = ("string-bet", "after-turn") if code == "string_bet" else ("after-turn",)
    return Ruling(Status.VOID, event.seat, returned=returned, rules=rules, why=(why(code, returned=returned),))


def too_late(scene: Scene, player: int, event: SeatEvent, *, code: str = "turn_passed") -> Ruling:
    """A word or motion of a player whose turn has passed has no effect, but chips he owes are paid.

    Raises RecordError where it moves chips he does not have.
    """
    if event.push is not None and scene.due(player):
        return pay(scene, player, event)
    check_chips_moved(scene, player, event)
    return after_turn(event, code=code)


def only_pays(scene: Scene, last: Step | None, player: int, event: SeatEvent) -> bool:
    """Whether chips do no more than pay what is owed: then they do, whoever's turn it is.

    Not so where they may belong to the words before them, or answer a choice. `last`: the last act, by anybody.
    """
    due = scene.due(player)
    if event.push is None or event.say is not None or event.tap or not due:
        return False
    follow_words = last is not None and last.player == player and last.event.push is None
    chooses = scene.pending is not None and scene.pending.player == player
    return not follow_words and not chooses and not event.continues and sum_of(event.push) <= due


def pay(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """Chips that were counted already are paid; what goes beyond them comes back."""
    assert event.push is not None  # noqa: S101 - the caller asked
    check_chips_moved(scene, player, event)
    pulled = sum_of(event.pull) if event.pull is not None else 0
    pushed, due = max(0, sum_of(event.push) - pulled), scene.due(player)
    paid = min(pushed, due)
    back, left = pushed - paid, due - paid
    scene.pay(player, paid)
    return Ruling(
        Status.AMENDED if back else Status.STANDS,
        event.seat,
        added=paid,
        returned=back,
        owed=left,
        rules=("owes-chips",),
        why=(why("pays", paid=paid, left=left),),
    )


def let_stand(scene: Scene, last: Step | None, player: int) -> list[Ruling]:
    """Where corrections end with the next act, a wager of the wrong size stands as it is (correction_window).

    `last` is the act before this one, by `player`.
    """
    state = scene.state
    if state.table.house.correction_window != "none" or last is None or last.player == player:
        return []
    owed = min(scene.unpaid.get(last.player, 0), last.ruling.owed)
    same_round = last.before.state.street == state.street and not state.over
    # Words bind to what they said: only chips without a word can stand at what they are.
    if not owed or not same_round or last.event.say is not None:
        return []
    return [_stands_short(scene, last.player, owed)]


def _stands_short(scene: Scene, player: int, owed: int) -> Ruling:
    state = scene.state
    total = state.wagers[player] - owed
    was_the_bet = state.aggressor == player and state.bet == state.wagers[player]
    wagers = put_at(state.wagers, player, total)
    bet = max(wagers) if was_the_bet else state.bet
    scene.unpaid = without_chips(scene.unpaid, player)
    scene.state = state.but(
        wagers=wagers,
        stacks=put_at(state.stacks, player, state.stacks[player] + owed),
        all_in=state.all_in & ~(1 << player),
        bet=bet,
        level=min(state.level, bet),
        opening=bet if was_the_bet and state.opening == state.bet else state.opening,
    )
    return Ruling(
        Status.STANDS,
        state.table.seats[player],
        to=total,
        rules=("underraise-unnoticed",),
        settings=("correction_window",),
        why=(why("stands_short", total=total),),
    )
