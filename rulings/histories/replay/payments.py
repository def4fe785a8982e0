"""What the file says was paid, against what pots and cards come to."""

from collections.abc import Sequence

from rulings.engine.betting.legal import is_deep
from rulings.engine.betting.pots import side_pots
from rulings.engine.showdown import split_unit

from .rake import RakePolicy
from .run import Replay

Shares = Sequence[int]
_Paid = Sequence[int | None]


def check_payments(replay: Replay, won: Shares | None, rake: RakePolicy) -> Shares | None:
    """What each player gets: what he has won, or, where rake was taken, what the file says; None when neither is known.

    `won`: by player, None where cards are missing; then the chips at least have to be there.
    """
    paid = _paid(replay)
    if paid is None:
        return won
    if replay.hand.collected is not None:
        _check_stacks(replay, paid)
    whole = [amount for amount in paid if amount is not None]
    if len(whole) < len(paid):
        if won is not None:
            _check_shares(replay, won, paid, rake.most(replay.state.middle))
        return won
    missing = replay.state.middle - sum(whole)
    good = _check_sum(replay, missing, rake)
    if won is not None:
        _check_shares(replay, won, paid, missing)
    return whole if won is not None and good and missing > _slack(replay) else won


def _slack(replay: Replay) -> int:
    """What may be missing because the file has parts of a unit, which were left out."""
    return replay.table.size if replay.hand.inexact else 0


def _paid(replay: Replay) -> _Paid | None:
    """What each player got from the pots: collected, or by his stack after the hand. None where the file says nothing.

    None for a player whose stack is not known.
    """
    hand, state = replay.hand, replay.state
    seats = state.table.seats
    if hand.collected is not None:
        return [hand.collected.get(seat, 0) for seat in seats]
    if hand.finishing is None:
        return None
    return [
        hand.finishing[seat] - state.stacks[at] if seat in hand.finishing and not is_deep(state, at) else None
        for at, seat in enumerate(seats)
    ]


def _check_stacks(replay: Replay, paid: _Paid) -> None:
    """The stacks after the hand against what was collected, where the file tells both."""
    hand, state = replay.hand, replay.state
    slack = 1 if hand.inexact else 0
    for at, (seat, got) in enumerate(zip(state.table.seats, paid, strict=True)):
        if hand.finishing is None or seat not in hand.finishing or got is None or is_deep(state, at):
            continue
        due = state.stacks[at] + got
        if abs(due - hand.finishing[seat]) > slack:
            replay.find("wrong_stack", seat, expected=due, found=hand.finishing[seat])


def _check_sum(replay: Replay, missing: int, rake: RakePolicy) -> bool:
    """Whether what is missing is nothing or rake: what the file says it is, or no more than this house takes."""
    told = replay.hand.rake
    pot = replay.state.middle
    most = rake.most(pot) if _is_raked(replay) else 0
    if abs(missing - (told or 0)) <= _slack(replay):
        if told and told > most:
            replay.find("rake_above_house", expected=most, found=told)
        return True
    if told is None and 0 < missing <= most:
        replay.find("rake_taken", expected=most, found=missing)
        return True
    replay.find("chips_not_conserved", expected=pot, found=pot - missing + (told or 0))
    return False


def _is_raked(replay: Replay) -> bool:
    """Whether this is a hand that a house takes rake from: none of a tournament, none that ended before a flop."""
    cards = replay.cards
    flop = bool(cards.board or cards.boards) or cards.hidden or not replay.table.variant.board
    return flop and replay.table.game.cash


def _check_shares(replay: Replay, won: Shares, paid: _Paid, missing: int) -> None:
    """What each got against what he has won; what the missing chips explain has been found with them."""
    slack = 1 if replay.hand.inexact else 0
    for at, (due, got) in enumerate(zip(won, paid, strict=True)):
        if got is None or abs(due - got) <= slack:
            continue
        short = due - got
        if 0 < short <= missing or missing <= short < 0:
            continue
        odd = due and got and not missing and abs(short) <= _odd_chips(replay)
        code = "wrong_odd_chip" if odd else "wrong_award"
        replay.find(code, replay.table.seats[at], expected=due, found=got)


def _odd_chips(replay: Replay) -> int:
    """The most that odd chips come to for one player: one of each pot, board and half."""
    table = replay.table
    halves = 2 if table.variant.high and table.variant.low else 1
    parts = len(side_pots(replay.state)) * max(1, len(replay.cards.boards)) * halves
    return parts * split_unit(table)
