"""Whose turn it is: who is first in a round, who is next, and when a round or all betting is over."""

from rulings.engine.ranking import best_boards, bring_in_door

from .state import NOBODY, State
from .table import Table


def first_of_round(state: State) -> int:
    """Who is first in a round after the first: left of the button; in stud the best board (R stud; WLA 215).

    NOBODY when the cards that decide it are not known, or nobody can act.
    """
    able = state.able
    if state.table.variant.opens_by is None:
        return next_in(state, NOBODY, able)
    best = _best_board(state)
    if best == NOBODY:
        return NOBODY
    return best if able >> best & 1 else next_in(state, best, able)


def bring_in_player(state: State) -> int:
    """Who brings it in: the low door card, in razz the high one (R stud). NOBODY when a door card is not known.

    Where the low card is all-in for the ante, the next player to the left brings it in or folds (WLA 217).
    """
    kind = state.table.variant.opens_by
    doors = [(at, cards[2]) for at, cards in _live_cards(state) if len(cards) > 2]
    if kind is None or len(doors) < state.live.bit_count():
        return NOBODY
    low = doors[bring_in_door(kind, [card for _, card in doors])][0]
    return low if state.able >> low & 1 else next_in(state, low, state.able)


def open_pair(state: State) -> bool:
    """Whether a pair shows among the up cards of fourth street."""
    if state.table.variant.streets[state.street].up != 2:
        return False
    showing = [cards[2:4] for _, cards in _live_cards(state) if len(cards) >= 4]
    return any(one >> 2 == other >> 2 for one, other in showing)


def next_in(state: State, player: int, among: int) -> int:
    """The first of `among` clockwise after the player; after NOBODY, the first left of the button."""
    size = state.table.size
    for step in range(1, size + 1):
        at = (player + step) % size
        if among >> at & 1:
            return at
    return NOBODY


def next_due(table: Table, street: int, player: int, bet: int, answered: tuple[int, ...], out: int) -> int:
    """Who is due after the player: whoever is not `out` (folded or all-in) and has not answered the bet.

    NOBODY: the round is over.
    """
    after = table.after if not street else table.clockwise
    at = after[player]
    for _ in answered:
        if answered[at] < bet and not out >> at & 1:
            return at
        at = after[at]
    return NOBODY


def nobody_left_to_bet_against(state: State) -> bool:
    """Whether no player with chips could lose or win more against anyone else."""
    able = state.able
    if able & (able - 1):
        return False
    if not able:
        return True
    last = able.bit_length() - 1
    others = [wager for at, wager in enumerate(state.wagers) if state.live >> at & 1 and at != last]
    return state.wagers[last] >= max(others, default=0)


def in_order_after(table: Table, street: int, player: int) -> list[int]:
    """The other players in the order of this round, beginning after the player."""
    if street:
        return [(player + step) % table.size for step in range(1, table.size)]
    order, at = [], table.after[player]
    while at != player:
        order.append(at)
        at = table.after[at]
    return order


def _live_cards(state: State) -> list[tuple[int, tuple[int, ...]]]:
    return [(at, cards) for at, cards in enumerate(state.cards) if state.live >> at & 1]


def _best_board(state: State) -> int:
    kind = state.table.variant.opens_by
    street = state.table.variant.streets[state.street]
    dealt = _live_cards(state)
    if kind is None or any(len(cards) < 2 + street.up for _, cards in dealt):
        return NOBODY
    best = best_boards(kind, [cards[2 : 2 + street.up] for _, cards in dealt])
    # Equal boards: the first of them left of the dealer (R stud r1; WLA 215).
    return dealt[best[0]][0] if best else NOBODY
