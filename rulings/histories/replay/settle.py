"""The end of a replayed hand: pots, showdown and payments against what the file says."""

from operator import add

from rulings.engine.betting.legal import DEEPEST_KNOWN, is_deep
from rulings.engine.betting.state import State
from rulings.engine.showdown import award_pots, show_order

from .payments import Shares, check_payments
from .rake import RakePolicy
from .run import Replay

Stacks = dict[int, int | None]


def settle(replay: Replay, rake: RakePolicy) -> Stacks:
    """The stacks after the hand, by seat, None where they are not known; what does not agree with the file is found."""
    hand, state = replay.hand, replay.state
    if not replay.trusted:
        return _as_told(replay)
    if not state.over:
        replay.find("breaks_off" if hand.ended else "unfinished", expected=replay.whose_turn())
        return _as_told(replay)
    _check_pot(replay)
    _check_board(replay)
    if replay.shown:
        _check_order(replay)
    if "cashed_out" in hand.notes:
        replay.find("cashed_out")
        return _as_told(replay)
    won = _won(replay)
    if won is not None:
        stacks = _stacks(state, won)
        if stacks == hand.finishing and hand.collected is None and not hand.rake:
            return stacks
    else:
        replay.find("awards_unchecked")
    shares = check_payments(replay, won, rake)
    return _as_told(replay) if shares is None else _stacks(state, shares)


def _stacks(state: State, shares: Shares) -> Stacks:
    """The stacks after the hand, by seat; None for one that was not known before it."""
    stacks: Stacks = dict(zip(state.table.seats, map(add, state.stacks, shares), strict=True))
    if max(state.stacks) >= DEEPEST_KNOWN:
        stacks |= {seat: None for at, seat in enumerate(state.table.seats) if is_deep(state, at)}
    return stacks


def _won(replay: Replay) -> list[int] | None:
    """What each player wins of the pots; None when cards are missing."""
    state = replay.state
    live, size = state.live, state.table.size
    won = [0] * size
    if not live & (live - 1):
        won[live.bit_length() - 1] = state.middle
        return won
    boards = replay.cards.boards or (replay.cards.board,)
    awards = award_pots(state.but(cards=tuple(replay.cards.known())), boards)
    if awards is None:
        return None
    for award in awards:
        won[award.player] += award.amount
    return won


def _check_pot(replay: Replay) -> None:
    hand, state = replay.hand, replay.state
    if hand.pot is not None and hand.pot != state.middle:
        replay.find("wrong_pot", expected=state.middle, found=hand.pot)
    if hand.uncalled is None:
        return
    due = {} if state.uncalled is None else {state.table.seats[state.uncalled[0]]: state.uncalled[1]}
    for seat in sorted(hand.uncalled.keys() | due.keys()):
        if hand.uncalled.get(seat, 0) != due.get(seat, 0):
            replay.find("wrong_uncalled", seat, expected=due.get(seat, 0), found=hand.uncalled.get(seat, 0))


def _check_board(replay: Replay) -> None:
    """The cards that had to be out for the last round of betting."""
    due = replay.table.variant.streets[replay.state.street].board
    dealt = len(replay.cards.board)
    if dealt < due and not replay.cards.hidden:
        replay.find("cards_missing", expected=due, found=dealt)


def _check_order(replay: Replay) -> None:
    """Only who shows first matters, and only where he who has to does show."""
    state = replay.state
    order = show_order(state)
    if not order:
        return
    first, event = next(iter(replay.shown.items()))
    due = state.table.seats[order[0]]
    if first == due or due not in replay.shown:
        return
    all_in = not state.able & (state.able - 1)
    if all_in and state.table.house.all_in_tabling == "all_at_once":
        return
    replay.event = event
    replay.find("all_in_show_order" if all_in else "wrong_show_order", due, expected=due, found=first)
    replay.event = None


def _as_told(replay: Replay) -> Stacks:
    """The stacks as the file tells them, where the replay cannot."""
    hand = replay.hand
    return {seat: (hand.finishing or {}).get(seat) for seat in hand.players}
