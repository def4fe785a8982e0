"""How much may be wagered: the least and the greatest total of a bet, a raise or a completion."""

from typing import NamedTuple

from .order import open_pair
from .state import NOBODY, State


class Sizes(NamedTuple):
    """What the game allows the player, his stack and his right to raise aside; totals of the round.

    `most` is None where only the stack bounds it; `jump` is the other size that plays where two fixed ones do (an open
    pair), else 0; `completes`: the wager completes a bring-in or a short all-in to a full bet.
    """

    least: int
    most: int | None
    jump: int = 0
    completes: bool = False


def sizes(state: State, player: int) -> Sizes:
    """The least and the greatest total the player may make it."""
    return _BY_BETTING[state.table.game.betting](state, player)


def full_base(state: State) -> int:
    """The last full increment: what half tests measure against."""
    return _bet_size(state) if state.table.fixed else state.full


def _no_limit(state: State, player: int) -> Sizes:
    return Sizes(_least_big_bet(state), None)


def _pot_limit(state: State, player: int) -> Sizes:
    least = _least_big_bet(state)
    return Sizes(least, max(least, pot_total(state, player)))  # the least bet may be made into any pot


def _least_big_bet(state: State) -> int:
    """The last full bet or raise more (S0 r6, S1 p4, S3 p16, TDA 43A), or twice the bet where a house says so."""
    table, bet = state.table, state.bet
    doubles = bet and table.house.min_raise == "double_total"
    least = max(2 * bet, table.least_bet) if doubles else bet + state.full
    return _up(least, table.unit)


def _up(total: int, unit: int) -> int:
    """The total rounded up to a multiple of the unit."""
    return total if unit == 1 else -(-total // unit) * unit


def pot_total(state: State, player: int) -> int:
    """The greatest total in pot-limit: call, then raise by all that is in the middle after the call (S3 p7-p9)."""
    table = state.table
    to_call = state.bet - state.wagers[player]
    total = state.bet + state.middle + to_call + _blinds_beyond(state)
    if table.house.pot_limit_rounding == "up":
        total = _up(total, table.game.pot_unit or table.unit)
    return total - total % table.unit


def _blinds_beyond(state: State) -> int:
    """What the first round's blinds count for beyond the chips that are there (TDA 54B; WLA 187-188)."""
    if state.street:
        return 0
    wagers = state.wagers
    return sum([max(0, basis - (wagers[at] if at >= 0 else 0)) for at, basis in state.table.blind_basis])


def _fixed_limit(state: State, player: int) -> Sizes:
    size = _bet_size(state)
    short = state.bet - state.level
    brought_in = state.aggressor == NOBODY and not state.level
    if short and (brought_in or state.table.house.limit_short_response == "complete"):
        return Sizes(state.level + size, state.level + size, completes=True)
    if not state.upper and open_pair_doubles(state):
        upper = state.table.game.big_bet
        return Sizes(state.bet + size, state.bet + upper, jump=state.bet + upper)
    total = state.bet + size
    return Sizes(_last_chips_of_the_only_opponent(state, player, total), total)


def _bet_size(state: State) -> int:
    return state.table.game.big_bet if state.upper else state.table.bet_sizes[state.street]


def open_pair_doubles(state: State) -> bool:
    """Whether an open pair on fourth street lets the upper limit be bet (R stud r4; WLA 220)."""
    table = state.table
    return table.variant.open_pair and table.house.open_pair_double_bet and table.fixed and open_pair(state)


def _last_chips_of_the_only_opponent(state: State, player: int, total: int) -> int:
    """A raise for just the last chips of the only opponent left is good: he could not call more of it."""
    others = state.live & ~(1 << player)
    if not state.bet or others & (others - 1) or not state.able & others:
        return total
    other = others.bit_length() - 1
    his_all = state.wagers[other] + state.playable(other)
    return min(total, his_all) if his_all > state.bet else total


def _spread_limit(state: State, player: int) -> Sizes:
    game = state.table.game
    step = max(state.full, game.small_bet) if state.bet else game.small_bet
    least, most = _up(state.bet + step, state.table.unit), state.bet + game.big_bet
    return Sizes(least, max(least, most - most % state.table.unit))


_BY_BETTING = {
    "no_limit": _no_limit,
    "pot_limit": _pot_limit,
    "fixed_limit": _fixed_limit,
    "spread_limit": _spread_limit,
}
