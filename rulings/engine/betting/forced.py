"""The first state of a hand: antes, blinds, straddles and dead money are posted, or a later round begins."""

from collections.abc import Mapping, Sequence

from rulings.engine.errors import RecordError

from .game import Player, Start
from .order import bring_in_player, first_of_round, nobody_left_to_bet_against
from .play import begin_round, no_cap
from .pots import Pot, collect, layers
from .state import NOBODY, NOT_ACTED, State, put_at
from .table import Table


def opening(table: Table, players: Mapping[int, Player], start: Start | None = None) -> State:
    """The state when the first event comes: all that is posted by itself is in.

    `players` by seat number. Raises RecordError when a forced payment contradicts the record.
    """
    state = _seated(table, players)
    if start is not None and start.street:
        return _later_round(state, start)
    state = _antes(state) if start is None else _with_pots(state, start)
    state = _post_blinds(state, players)
    return _first_turn(state, start)


def _seated(table: Table, players: Mapping[int, Player]) -> State:
    size = table.size
    zeros = (0,) * size
    return State(
        table=table,
        street=0,
        stacks=tuple([players[seat].stack for seat in table.seats]),
        wagers=zeros,
        answered=(NOT_ACTED,) * size,
        folded=0,
        all_in=_mask([players[seat].stack <= kept for seat, kept in zip(table.seats, table.kept, strict=True)]),
        bet=0,
        full=table.least_bet,
        level=0,
        opening=0,
        raises=0,
        capped=False,
        uncapped=False,
        reopened=0,
        seen=zeros,
        checked=0,
        barred=0,
        upper=False,
        aggressor=NOBODY,
        last_aggressor=NOBODY,
        first=NOBODY,
        to_act=NOBODY,
        over=False,
        pots=(),
        uncalled=None,
        cards=tuple([players[seat].cards for seat in table.seats]),
    )


def _later_round(state: State, start: Start) -> State:
    begun = begin_round(_with_pots(state, start).but(street=start.street))
    live = begun.live
    if not live & (live - 1) or nobody_left_to_bet_against(begun):
        return begun.but(over=True, to_act=NOBODY)
    return _named_first(begun, start)


def _with_pots(state: State, start: Start) -> State:
    index = state.table.index
    pots = tuple((pot.amount, sum(1 << index[seat] for seat in pot.seats)) for pot in start.pots)
    return state.but(pots=pots)


def _named_first(state: State, start: Start | None) -> State:
    if start is None or start.first_to_act is None:
        return state
    first = state.table.index[start.first_to_act]
    if not state.able >> first & 1:
        raise RecordError("bad_value", "start.first_to_act", f"seat {start.first_to_act} cannot act: no chips behind")
    return state.but(first=first, to_act=first)


def _antes(state: State) -> State:
    """An ante each makes layers of its own when one is short; the table's one ante is paid with the blinds."""
    game = state.table.game
    if not game.ante or game.ante_type != "each":
        return state
    paid = tuple([min(game.ante, max(state.playable(at), 0)) for at in range(state.table.size)])
    stacks = tuple([stack - ante for stack, ante in zip(state.stacks, paid, strict=True)])
    left = _mask([stack <= kept for stack, kept in zip(stacks, state.table.kept, strict=True)])
    return state.but(stacks=stacks, all_in=left, pots=tuple(layers(paid, state.live)))


def _post_blinds(state: State, players: Mapping[int, Player]) -> State:
    table = state.table
    game = table.game
    ante_first = table.house.big_blind_ante == "ante_first"
    if ante_first:
        state = _table_ante(state)
    blinds = (
        (table.small_blind, game.small_blind),
        (table.big_blind, game.big_blind),
        (table.third_blind, game.third_blind),
    )
    for at, size in blinds:
        if at != NOBODY:
            state = _post(state, at, size)
    if not ante_first:
        state = _table_ante(state)
    for number, post in enumerate(game.live):
        state = _live_post(state, post.seat, post.amount, f"game.live[{number}]")
    for number, post in enumerate(game.dead):
        state = _dead_money(state, post.seat, post.amount, f"game.dead[{number}]")
    for seat, player in players.items():
        if player.missed:
            state = _missed_blinds(state, table.index[seat])
    for straddle in game.straddles:
        state = _straddle(state, table.index[straddle.seat], straddle.amount)
    return _blinds_bet(state)


def _post(state: State, at: int, size: int) -> State:
    """Chips towards a live wager: what is there of `size`, all-in if short."""
    paid = min(size, state.playable(at))
    if paid <= 0:
        return state
    stack = state.stacks[at] - paid
    return state.but(
        stacks=put_at(state.stacks, at, stack),
        wagers=put_at(state.wagers, at, state.wagers[at] + paid),
        all_in=state.all_in | (1 << at if stack <= state.table.kept[at] else 0),
    )


def _to_main_pot(state: State, at: int, size: int) -> State:
    """Dead money: in the main pot, part of nobody's wager and of no layer."""
    paid = min(size, max(state.playable(at), 0))
    stack = state.stacks[at] - paid
    main: Pot = state.pots[0] if state.pots else (0, state.table.everyone)
    return state.but(
        stacks=put_at(state.stacks, at, stack),
        all_in=state.all_in | (1 << at if stack <= state.table.kept[at] else 0),
        pots=((main[0] + paid, main[1]), *state.pots[1:]),
    )


def _table_ante(state: State) -> State:
    """One player pays the ante for the table (TDA RP-11): the big blind, or the button."""
    table = state.table
    game = table.game
    if not game.ante or game.ante_type == "each":
        return state
    payer = table.big_blind if game.ante_type == "big_blind" else table.index.get(table.button, NOBODY)
    if payer == NOBODY:
        raise RecordError("bad_value", "game.ante_type", f"nobody is there to pay the {game.ante_type} ante")
    return _to_main_pot(state, payer, game.ante)


def _live_post(state: State, seat: int, amount: int, at: str) -> State:
    """A wager posted before the cards by one who comes in; all-in if short, and the choice is still open."""
    player = _player_in(state, seat, at)
    return _post(state, player, max(0, amount - state.wagers[player]))


def _player_in(state: State, seat: int, at: str) -> int:
    player = state.table.index.get(seat)
    if player is None:
        raise RecordError("unknown_seat", f"{at}.seat", f"nobody sits in seat {seat}")
    return player


def _dead_money(state: State, seat: int, amount: int, at: str) -> State:
    player = _player_in(state, seat, at)
    if amount > state.playable(player):
        raise RecordError("not_enough_chips", f"{at}.amount", f"seat {seat} has only {state.stacks[player]} left")
    return _to_main_pot(state, player, amount)


def _missed_blinds(state: State, at: int) -> State:
    """All missed blinds are posted, the largest live and the others dead (R s4; WLA 156, 188)."""
    game = state.table.game
    live, *dead = sorted((game.small_blind, game.big_blind, game.third_blind), reverse=True)
    state = _post(state, at, max(0, live - state.wagers[at]))
    for amount in dead:
        if amount:
            state = _to_main_pot(state, at, amount)
    return state


def _straddle(state: State, at: int, amount: int) -> State:
    seat = state.table.seats[at]
    if amount - state.wagers[at] > state.playable(at):
        raise RecordError("not_enough_chips", "game.straddles", f"seat {seat} has only {state.stacks[at]} to straddle")
    posted = _post(state, at, amount - state.wagers[at])
    if state.table.house.straddle_live == "live":
        return posted
    return posted.but(answered=put_at(posted.answered, at, amount))


def _blinds_bet(state: State) -> State:
    """What the blinds and straddles make the bet, and the first full increment (S1 p12; WLA 150, 161)."""
    table = state.table
    game = table.game
    top_blind = max(game.big_blind, game.third_blind) if table.big_blind != NOBODY else 0
    short_plays = table.house.short_blind_call == "short_amount"
    bet = max(state.wagers) if short_plays and not game.straddles else max(top_blind, *state.wagers)
    full = table.least_bet
    raises = 0
    if game.straddles:
        bet = game.straddles[-1].amount
        full = bet if table.house.straddle_min_raise == "double_straddle" else top_blind
        raises = len(game.straddles) if table.house.straddle_counts_as_raise else 0
    return state.but(bet=bet, full=full, level=bet, opening=bet, raises=raises)


def _first_turn(state: State, start: Start | None) -> State:
    state = state.but(uncapped=no_cap(state, began=True))
    table = state.table
    state = state.but(capped=table.cap is not None and state.raises >= table.cap and not state.uncapped)
    if nobody_left_to_bet_against(state):
        return collect(state).but(over=True, to_act=NOBODY)
    if table.variant.opens_by is not None:
        first = bring_in_player(state) if table.game.bring_in else first_of_round(state)
    else:
        first = table.first
        while state.all_in >> first & 1 or state.answered[first] >= state.bet > 0:
            first = table.after[first]
    return _named_first(state.but(first=first, to_act=first), start)


def _mask(flags: Sequence[bool]) -> int:
    return sum([1 << at for at, flag in enumerate(flags) if flag])
