"""Who shows first once betting is over (S3 p11-p12; TDA 16-17; WLA 145)."""

from rulings.engine.betting.order import next_in
from rulings.engine.betting.pots import side_pots
from rulings.engine.betting.state import NOBODY, State


def show_order(state: State) -> list[int]:
    """The players in the order they must show; nobody has to when only one is left.

    Those who can win the last side pot come first, then the pot before it, within a pot clockwise from the player who
    must show first.
    """
    live = state.live
    if not live & (live - 1):
        return []
    start = _first_to_show(state)
    size = state.table.size
    clockwise = [(start + step) % size for step in range(size)]
    order: list[int] = []
    for _, players in reversed(side_pots(state)):
        order += [at for at in clockwise if players >> at & 1 and at not in order]
    return order + [at for at in clockwise if live >> at & 1 and at not in order]


def _first_to_show(state: State) -> int:
    """The last bettor or raiser of the round that ended the betting; after a round without one, by the house's rule."""
    aggressor = state.aggressor
    if aggressor == NOBODY and state.table.house.show_order_no_bet == "last_aggressor_any_round":
        aggressor = state.last_aggressor
    if aggressor != NOBODY:
        return aggressor if state.live >> aggressor & 1 else next_in(state, aggressor, state.live)
    if state.table.variant.opens_by is not None and state.first != NOBODY:
        return state.first
    return next_in(state, NOBODY, state.live)
