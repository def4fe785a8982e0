"""The clean game: from a state and an action to the next state. Nothing here judges whether an action is legal."""

from typing import Any

from .legal import must_bring_in, reopens
from .order import first_of_round, next_due, next_in, nobody_left_to_bet_against
from .pots import collected
from .sizes import full_base
from .state import NOBODY, State, changed, put_at


def fold(state: State, player: int) -> State:
    """The player gives up his hand; what he put in stays. In turn or not."""
    changes: dict[str, Any] = {"folded": state.folded | 1 << player}
    if state.barred:
        changes["barred"] = state.barred & ~(1 << player)
    if player == state.to_act:
        after = _after(state, player, changes, changes["folded"] | state.all_in, state.bet, state.answered)
        # Who stands in for an all-in low card brings it in or folds, and then the next player does (WLA 217).
        stood_in = state.table.game.bring_in and must_bring_in(state, player) and not after.over
        return after.but(first=after.to_act) if stood_in else after
    folded = state.but(**changes)
    return _end(folded) if _one_left(folded) or nobody_left_to_bet_against(folded) else folded


def check(state: State, player: int) -> State:
    """The player stays in without a wager of his own."""
    bet, answered = state.bet, put_at(state.answered, player, state.bet)
    changes: dict[str, Any] = {
        "answered": answered,
        "seen": put_at(state.seen, player, state.reopened),
        "checked": state.checked | 1 << player,
    }
    if state.barred:
        changes["barred"] = state.barred & ~(1 << player)
    return _after(state, player, changes, state.folded | state.all_in, bet, answered)


def wager(state: State, player: int, total: int) -> State:
    """The player's wager of this round becomes `total`: a call, a bet, a raise or a completion, by what it is."""
    bit = 1 << player
    bet = state.bet
    stack = state.stacks[player] - total + state.wagers[player]
    if total > bet:
        changes = _raised(state, player, total)
        seen = changes.get("reopened", state.reopened)
        bet = total
    else:
        changes, seen = {}, state.reopened
    answered = put_at(state.answered, player, bet)
    changes["stacks"] = put_at(state.stacks, player, stack)
    changes["wagers"] = put_at(state.wagers, player, total)
    changes["answered"] = answered
    changes["seen"] = put_at(state.seen, player, seen)
    out = state.folded | state.all_in
    if stack <= state.table.kept[player]:
        changes["all_in"] = state.all_in | bit
        out |= bit
    if state.barred:
        changes["barred"] = state.barred & ~bit
    return _after(state, player, changes, out, bet, answered)


def bring_in(state: State, player: int, total: int) -> State:
    """The low card's forced bet in stud: no bet yet, which completing it is; all-in for less, the whole is still due.

    R stud r2-r3; WLA 216-219.
    """
    due = state.table.game.bring_in
    stack = state.stacks[player] - total + state.wagers[player]
    answered = put_at(state.answered, player, due)
    changes: dict[str, Any] = {
        "stacks": put_at(state.stacks, player, stack),
        "wagers": put_at(state.wagers, player, total),
        "answered": answered,
        "bet": due,
        "opening": due,
    }
    out = state.folded | state.all_in
    if stack <= state.table.kept[player]:
        changes["all_in"] = state.all_in | 1 << player
        out |= 1 << player
    return _after(state, player, changes, out, due, answered)


def put_in(state: State, player: int, total: int) -> State:
    """Chips of the player count as in the middle, but he has not acted with them yet: his choice is still open."""
    stack = state.stacks[player] - total + state.wagers[player]
    return state.but(stacks=put_at(state.stacks, player, stack), wagers=put_at(state.wagers, player, total))


def _after(state: State, player: int, changes: dict[str, Any], out: int, bet: int, answered: tuple[int, ...]) -> State:
    """After the player's act: the next player due, the next round, or the end of the betting.

    `out` (folded or all-in), `bet` and `answered` are as the changes make them.
    """
    table = state.table
    able = table.everyone & ~out
    if able & (able - 1):
        due = next_due(table, state.street, player, bet, answered, out)
        if due != NOBODY:
            changes["to_act"] = due
            return changed(state, changes)
        return _next_round(changed(state, changes))
    acted = changed(state, changes)
    if _one_left(acted) or nobody_left_to_bet_against(acted):
        return _end(acted)
    due = next_due(table, state.street, player, bet, answered, out)
    return acted.but(to_act=due) if due != NOBODY else _next_round(acted)


def begin_round(state: State) -> State:
    """A new round with nothing wagered yet; the caller has set the street."""
    fresh = changed(state, {**state.table.fresh, "uncapped": no_cap(state, began=True)})
    first = first_of_round(fresh)
    return fresh.but(first=first, to_act=first)


def no_cap(state: State, *, began: bool) -> bool:
    """Whether raises are unlimited because two players not all-in remain (S0 r4; WLA 127; TDA 48).

    `began`: as the round begins; later it only comes about where a house lifts a cap that was not reached.
    """
    rule = state.table.house.headsup_uncap
    if rule == "never":
        return False
    if began or rule == "before_cap":
        return (not began and state.uncapped) or state.able.bit_count() <= 2
    return state.uncapped


def _raised(state: State, player: int, total: int) -> dict[str, Any]:
    """What a wager above the bet changes: the bet, what counts as full, the cap, and who has to answer it again."""
    table = state.table
    counts = _counts_as_full(state, total)
    increment = total - state.bet
    changes: dict[str, Any] = {"bet": total, "aggressor": player, "last_aggressor": player}
    if not state.bet:
        changes["opening"] = total
    if counts:
        changes["level"] = total
        changes.update(_counted(state))
        if not table.fixed:
            changes["full"] = max(increment, state.full)
    if counts or reopens(state, increment):
        changes["reopened"] = state.reopened + 1
    if table.fixed and increment >= table.game.big_bet > table.bet_sizes[state.street]:
        changes["upper"] = True
    return changes


def _counted(state: State) -> dict[str, Any]:
    """A full raise uses up one of the cap's, once there was a full bet; whether the cap holds is seen before it."""
    first = not state.bet or (state.table.limit_family and not state.level)
    raises = state.raises if first else state.raises + 1
    if state.table.cap is None:
        return {"raises": raises}
    uncapped = no_cap(state, began=False)
    return {
        "raises": raises,
        "uncapped": uncapped,
        "capped": state.capped or (raises >= state.table.cap and not uncapped),
    }


def _counts_as_full(state: State, total: int) -> bool:
    """Whether a wager is a full bet or raise; in limit a short all-in may count as one (S0 r5; TDA 47B; WLA 129)."""
    if not state.table.limit_family:
        return total - state.bet >= state.full
    adds_up = state.table.house.short_allin_accumulation == "per_player_total"
    more = total - (state.level if adds_up else state.bet)
    completes = total - state.level >= full_base(state)
    return completes or reopens(state, more)


def _one_left(state: State) -> bool:
    live = state.live
    return not live & (live - 1)


def _next_round(state: State) -> State:
    table = state.table
    if state.street + 1 == len(table.variant.streets):
        return _end(state)
    changes = collected(state)
    changes.update(table.fresh)
    changes["uncapped"] = no_cap(state, began=True)
    changes["street"] = state.street + 1
    if table.variant.opens_by is None:
        able = table.everyone & ~state.folded & ~changes.get("all_in", state.all_in)
        changes["first"] = changes["to_act"] = next_in(state, NOBODY, able)
        return changed(state, changes)
    fresh = changed(state, changes)
    first = first_of_round(fresh)
    return fresh.but(first=first, to_act=first)


def _end(state: State) -> State:
    changes = collected(state)
    changes["wagers"] = state.table.zeros
    changes["over"] = True
    changes["to_act"] = NOBODY
    return changed(state, changes)
