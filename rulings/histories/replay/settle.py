"""The end of a replayed hand: pots, cards and odd chips against what the file says was paid."""

from dataclasses import dataclass

from rulings.engine.betting.legal import is_deep
from rulings.engine.betting.state import NOBODY, State
from rulings.engine.showdown import award_pots, show_order
from rulings.histories.hand import UNKNOWN

from .run import Replay

Stacks = dict[int, int | None]


@dataclass(frozen=True, slots=True)
class RakePolicy:
    """What a venue takes from a pot: `percent` of it, at most `cap` (in units of the hand; None: no cap)."""

    percent: float = 10.0
    cap: int | None = None

    def most(self, pot: int) -> int:
        """The most that may be taken from a pot of that size."""
        share = int(pot * self.percent / 100)
        return share if self.cap is None else min(share, self.cap)


def settle(replay: Replay, rake: RakePolicy) -> Stacks:
    """The stacks after the hand, by seat, None where they are not known; what does not agree with the file is found."""
    state, hand = replay.state, replay.hand
    if not replay.trusted or not state.over:
        if replay.trusted and hand.ended:
            to_act = state.table.seats[state.to_act] if state.to_act != NOBODY else 0
            replay.find("breaks_off", expected=to_act)
        return _as_told(replay)
    _check_pot(replay)
    _check_uncalled(replay)
    _check_order(replay)
    won = _won(replay, state)
    if won is None or "cashed_out" in hand.notes:
        if "cashed_out" in hand.notes:
            replay.find("cashed_out")
        _check_sum(replay, rake)
        return _as_told(replay)
    taken = _check_awards(replay, won, rake)
    return _final(replay, won, taken)


def _won(replay: Replay, state: State) -> list[int] | None:
    """What each player wins of the pots; None when cards are missing."""
    live = state.live
    if not live & (live - 1):
        return [state.middle if live >> at & 1 else 0 for at in range(state.table.size)]
    whole = state.table.variant.board
    boards = replay.boards or ((replay.board,) if len(replay.board) == whole else ((),))
    if any(UNKNOWN in cards for at, cards in enumerate(state.cards) if state.live >> at & 1):
        boards = ((),)
    awards = award_pots(state, boards)
    if awards is None:
        return None
    won = [0] * state.table.size
    for award in awards:
        won[award.player] += award.amount
    return won


def _check_pot(replay: Replay) -> None:
    told, middle = replay.hand.pot, replay.state.middle
    if told is not None and told != middle:
        replay.find("wrong_pot", expected=middle, found=told)


def _check_uncalled(replay: Replay) -> None:
    told = replay.hand.uncalled
    if told is None:
        return
    state = replay.state
    due = {state.table.seats[state.uncalled[0]]: state.uncalled[1]} if state.uncalled is not None else {}
    for seat in sorted(told.keys() | due.keys()):
        if told.get(seat, 0) != due.get(seat, 0):
            replay.find("wrong_uncalled", seat, expected=due.get(seat, 0), found=told.get(seat, 0))


def _check_order(replay: Replay) -> None:
    """Only who shows first matters, and only where several players show."""
    state = replay.state
    if len(replay.shown) < 2:
        return
    due = [state.table.seats[player] for player in show_order(state)]
    if due and due[0] in replay.shown and replay.shown[0] != due[0]:
        replay.find("wrong_show_order", due[0], expected=due[0], found=replay.shown[0])


def _check_awards(replay: Replay, won: list[int], rake: RakePolicy) -> int:
    """Compare what each seat wins with what the file paid out; the rake that was taken, in units."""
    told = _told_won(replay)
    if told is None:
        return replay.hand.rake or 0
    missing = sum(won) - sum(told.values())
    taken = _rake_taken(replay, missing, sum(won), rake)
    slack = 1 if replay.hand.inexact else 0
    for at, seat in enumerate(replay.table.seats):
        paid = told.get(seat, 0)
        short = won[at] - paid
        if abs(short) <= slack or (taken and won[at] and 0 < short <= taken):
            continue
        odd = abs(short) <= len(told) * max(1, len(replay.boards)) and won[at] and paid
        replay.find("wrong_odd_chip" if odd else "wrong_award", seat, expected=won[at], found=paid)
    return taken


def _told_won(replay: Replay) -> dict[int, int] | None:
    """What the file says each seat got from the pots: collected, or by the stacks after the hand."""
    hand, state = replay.hand, replay.state
    if hand.finishing is not None:
        return {
            seat: hand.finishing[seat] - state.stacks[at]
            for at, seat in enumerate(state.table.seats)
            if seat in hand.finishing
        }
    return dict(hand.collected) if hand.collected is not None else None


def _rake_taken(replay: Replay, missing: int, pot: int, rake: RakePolicy) -> int:
    """What is missing between pots and payments: rake, when the file says so or it is no more than this house takes."""
    told = replay.hand.rake
    slack = replay.table.size if replay.hand.inexact else 0
    if abs(missing) <= slack and not told:
        return max(missing, 0)
    if told is not None and missing == told:
        if told > rake.most(pot):
            replay.find("rake_above_house", expected=rake.most(pot), found=told)
        return missing
    if told is None and 0 < missing <= rake.most(pot):
        replay.find("rake_taken", found=missing)
        return missing
    replay.find("chips_not_conserved", found=missing - (told or 0))
    return max(missing, 0)


def _check_sum(replay: Replay, rake: RakePolicy) -> None:
    """Where the cards are not known, at least the chips have to be there."""
    told = _told_won(replay)
    if told is not None and "cashed_out" not in replay.hand.notes:
        pot = replay.state.middle
        _rake_taken(replay, pot - sum(told.values()), pot, rake)


def _final(replay: Replay, won: list[int], taken: int) -> Stacks:
    """The chips left and what was won; where rake was taken, what the file says was paid out."""
    state = replay.state
    told = _told_won(replay) if taken else None
    final: Stacks = {}
    for at, seat in enumerate(state.table.seats):
        share = told.get(seat, 0) if told is not None else won[at]
        final[seat] = None if is_deep(state, at) else state.stacks[at] + share
    return final


def _as_told(replay: Replay) -> Stacks:
    """The stacks as the file tells them, where the replay cannot."""
    hand = replay.hand
    return {seat: (hand.finishing or {}).get(seat) for seat in hand.players}
