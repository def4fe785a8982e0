"""What a player may do: the right to raise, and the legal actions with their sizes."""

from enum import StrEnum
from typing import NamedTuple

from .game import DEEP
from .order import bring_in_player
from .sizes import full_base, sizes
from .state import NOBODY, NOT_ACTED, State

DEEPEST_KNOWN = DEEP // 2


class Bar(StrEnum):
    """Why a player may not bet or raise."""

    SKIPPED = "skipped"
    CHECK_RAISE = "check_raise"
    CAPPED = "capped"
    NOT_REOPENED = "not_reopened"
    NOBODY_LEFT = "nobody_left"
    STACK = "stack"


class Range(NamedTuple):
    """The least and the greatest total; `most` None where an unknown stack leaves it open."""

    least: int
    most: int | None


class Options(NamedTuple):
    """What a player may wager.

    `call_to`: the total a call makes (all his chips at most); `all_in_to`: the total when all that plays goes in;
    `bar`: why he may not bet or raise, else None, and then `wager` is the range of totals he may; `completes`: it
    completes a bring-in or a short all-in; `jump` the upper of two fixed sizes (0: there is one); `brings_in`: he has
    to bring it in first, for that much.
    """

    call_to: int
    all_in_to: int
    bar: Bar | None
    wager: Range | None
    completes: bool = False
    jump: int = 0
    brings_in: int = 0


def options(state: State, player: int) -> Options:
    """What the player may wager if it is his turn, as the state stands."""
    own, bet = state.wagers[player], state.bet
    all_in_to = own + state.stacks[player] - state.table.kept[player]
    call_to = min(max(bet, own), all_in_to)
    bring_in = state.table.game.bring_in and must_bring_in(state, player)
    if bring_in:
        return _bring_in_options(state, all_in_to, bring_in)
    bar = raise_bar(state, player)
    if bar is None and all_in_to <= bet:
        bar = Bar.STACK
    if bar is not None:
        return Options(call_to, all_in_to, bar, None)
    least, most, jump, completes = sizes(state, player)
    return Options(call_to, all_in_to, None, _within(state, player, least, most, all_in_to), completes, jump)


def plainly_good(state: State, player: int, total: int) -> bool:
    """A quick yes to most bets and raises of no-limit, for replays: what `options` allows at first sight.

    False says nothing: then `options` has to be asked.
    """
    table = state.table
    if table.game.betting != "no_limit" or table.unit != 1 or table.game.bring_in or state.capped or state.barred:
        return False
    fresh = state.answered[player] == NOT_ACTED and state.able & ~(1 << player)
    least = max(2 * state.bet, state.bet + state.full)  # enough in every house
    most = state.wagers[player] + state.stacks[player] - table.kept[player]
    return bool(fresh) and least <= total <= most


def _within(state: State, player: int, least: int, most: int | None, all_in_to: int) -> Range:
    if most is None or most >= all_in_to:
        most = None if is_deep(state, player) and most is None else all_in_to
    return Range(min(least, all_in_to), most)


def is_deep(state: State, player: int) -> bool:
    """Whether the player's stack is not known."""
    return state.stacks[player] > DEEPEST_KNOWN


def must_bring_in(state: State, player: int) -> int:
    """The bring-in, when the player has to post it or open for a full bet; else 0."""
    game = state.table.game
    waits = game.bring_in and not state.street and not state.bet and state.table.variant.opens_by is not None
    return game.bring_in if waits and player == state.first else 0


def _bring_in_options(state: State, all_in_to: int, bring_in: int) -> Options:
    least, most, jump, _ = sizes(state, state.first)
    posts = min(bring_in, all_in_to)
    wager = _within(state, state.first, least, most, all_in_to)
    return Options(posts, all_in_to, None, wager, completes=True, jump=jump, brings_in=posts)


def raise_bar(state: State, player: int) -> Bar | None:
    """Why the player may not bet or raise now, whatever his stack; None when he may."""
    bit = 1 << player
    if state.barred & bit:
        return Bar.SKIPPED
    if not state.able & ~bit:
        return Bar.NOBODY_LEFT
    if state.capped:
        return Bar.CAPPED
    if state.checked & bit and not _check_raise_allowed(state):
        return Bar.CHECK_RAISE
    acted = state.answered[player] != NOT_ACTED and not _only_brought_in(state, player)
    return Bar.NOT_REOPENED if acted and not _reopened(state, player) else None


def _only_brought_in(state: State, player: int) -> bool:
    """Whether all the player did is post the bring-in: posting is not acting, though it is answered by calls."""
    due = state.table.game.bring_in
    return bool(due) and not state.street and player == state.first and state.answered[player] == due


def _check_raise_allowed(state: State) -> bool:
    return state.table.house.check_raise == "allowed" and state.table.game.check_raise


def _reopened(state: State, player: int) -> bool:
    """Whether a player who has acted may raise (S0 r5, S1 p5, S3 p14-p16, TDA 47, WLA 129, 171-173)."""
    if state.table.house.short_allin_accumulation == "none":
        return state.seen[player] < state.reopened
    return reopens(state, state.bet - state.wagers[player])


def reopens(state: State, more: int) -> bool:
    """Whether so much more to pay reopens the betting to a player who has acted."""
    house = state.table.house
    base = full_base(state)
    share = house.limit_reopen if state.table.limit_family else house.short_allin_reopen
    if share == "any":
        return more > 0
    return more >= base if share == "full" else 2 * more >= base


class Legal(NamedTuple):
    """The legal actions of the player to act.

    `call` is chips to add, None when there is nothing to call; `bet` and `raises` are ranges of totals, `complete` the
    total that completes.
    """

    fold: bool
    check: bool
    call: int | None
    bet: Range | None
    raises: Range | None
    complete: int | None


def legal(state: State, player: int) -> Legal:
    """Every clean action the player has, as `act` accepts them."""
    can = options(state, player)
    if can.brings_in:
        return _legal_bring_in(state, player, can)
    call_to = call_total(state, player)
    wager = can.wager
    return Legal(
        fold=True,
        check=call_to is None,
        call=None if call_to is None else call_to - state.wagers[player],
        bet=None if state.bet else wager,
        raises=wager if state.bet and not can.completes else None,
        complete=wager.least if wager and state.bet and can.completes else None,
    )


def _legal_bring_in(state: State, player: int, can: Options) -> Legal:
    """The low card posts the bring-in or opens for a full bet; only a player who stands in for it may fold."""
    fixed = state.table.fixed
    most = can.brings_in if fixed or can.wager is None else can.wager.most
    return Legal(
        fold=may_fold(state, player),
        check=False,
        call=None,
        bet=Range(can.brings_in, most),
        raises=None,
        complete=can.wager.least if fixed and can.wager else None,
    )


def may_fold(state: State, player: int) -> bool:
    """Whether the player may fold: always, but the low card not instead of bringing it in."""
    return not must_bring_in(state, player) or bring_in_player(state.but(all_in=0)) not in (player, NOBODY)


def may_check(state: State, player: int) -> bool:
    """Whether there is nothing to call."""
    return state.bet <= state.wagers[player] and not (state.table.game.bring_in and must_bring_in(state, player))


def call_total(state: State, player: int) -> int | None:
    """The total a call makes, all the player's chips at most; None when there is nothing to call."""
    own = state.wagers[player]
    return min(state.bet, own + state.playable(player)) if state.bet > own else None


def plays(state: State, player: int, sizes: Range, total: int) -> bool:
    """Whether a total within the range may be wagered: of the unit or all his chips; one of two sizes."""
    if total % state.table.unit and total not in (sizes.most, own_all(state, player)):
        return False
    jump = options(state, player).jump if state.table.fixed else 0
    return not jump or total in (sizes.least, sizes.most)


def own_all(state: State, player: int) -> int:
    """The total when all the player's chips that play go in."""
    return state.wagers[player] + state.playable(player)
