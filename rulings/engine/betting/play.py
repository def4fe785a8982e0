"""The clean game: from a state and an action to the next state. Nothing here judges whether an action is legal."""

from typing import Any

from .legal import must_bring_in, reopens
from .order import first_of_round, next_due, nobody_left_to_bet_against
from .pots import collected
from .sizes import full_base
from .state import NOBODY, State, changed, put_at


def fold(state: State, player: int) -> State:
    """The player gives up his hand; what he put in stays. In turn or not."""
    changes: dict[str, Any] = {"folded": state.folded | 1 << player}
    if state.barred:
        changes["barred"] = state.barred & ~(1 << player)
    if player == state.to_act:
        after = _after(state, player, changes)
        # Who stands in for an all-in low card brings it in or folds, and then the next player does (WLA 217).
        return after.but(first=after.to_act) if must_bring_in(state, player) and not after.over else after
    folded = state.but(**changes)
    return _end(folded) if _one_left(folded) or nobody_left_to_bet_against(folded) else folded


def check(state: State, player: int) -> State:
    """The player stays in without a wager of his own."""
    changes: dict[str, Any] = {
        "answered": put_at(state.answered, player, state.bet),
        "seen": put_at(state.seen, player, state.reopened),
        "checked": state.checked | 1 << player,
    }
    if state.barred:
        changes["barred"] = state.barred & ~(1 << player)
    return _after(state, player, changes)


def wager(state: State, player: int, total: int) -> State:
    """The player's wager of this round becomes `total`: a call, a bet, a raise or a completion, by what it is."""
    bit = 1 << player
    stack = state.stacks[player] - total + state.wagers[player]
    changes = _raised(state, player, total) if total > state.bet else {}
    changes["stacks"] = put_at(state.stacks, player, stack)
    changes["wagers"] = put_at(state.wagers, player, total)
    changes["answered"] = put_at(state.answered, player, max(total, state.bet))
    changes["seen"] = put_at(state.seen, player, changes.get("reopened", state.reopened))
    if stack <= state.table.kept[player]:
        changes["all_in"] = state.all_in | bit
    if state.barred:
        changes["barred"] = state.barred & ~bit
    return _after(state, player, changes)


def bring_in(state: State, player: int, total: int) -> State:
    """The low card's forced bet in stud: no bet yet, which completing it is; all-in for less, the whole is still due.

    R stud r2-r3; WLA 216-219.
    """
    due = state.table.game.bring_in
    stack = state.stacks[player] - total + state.wagers[player]
    changes: dict[str, Any] = {
        "stacks": put_at(state.stacks, player, stack),
        "wagers": put_at(state.wagers, player, total),
        "answered": put_at(state.answered, player, due),
        "bet": due,
        "opening": due,
    }
    if stack <= state.table.kept[player]:
        changes["all_in"] = state.all_in | 1 << player
    return _after(state, player, changes)


def put_in(state: State, player: int, total: int) -> State:
    """Chips of the player count as in the middle, but he has not acted with them yet: his choice is still open."""
    stack = state.stacks[player] - total + state.wagers[player]
    return state.but(stacks=put_at(state.stacks, player, stack), wagers=put_at(state.wagers, player, total))


def _after(state: State, player: int, changes: dict[str, Any]) -> State:
    """After the player's act: the next player due, the next round, or the end of the betting."""
    out = changes.get("folded", state.folded) | changes.get("all_in", state.all_in)
    able = state.table.everyone & ~out
    if able & (able - 1):
        bet, answered = changes.get("bet", state.bet), changes.get("answered", state.answered)
        due = next_due(state.table, state.street, player, bet, answered, out)
        if due != NOBODY:
            changes["to_act"] = due
            return changed(state, changes)
        return _next_round(changed(state, changes))
    acted = changed(state, changes)
    if _one_left(acted) or nobody_left_to_bet_against(acted):
        return _end(acted)
    due = next_due(state.table, state.street, player, acted.bet, acted.answered, out)
    return acted.but(to_act=due) if due != NOBODY else _next_round(acted)


def begin_round(state: State) -> State:
    """A new round with nothing wagered yet; the caller has set the street."""
    return _with_first(changed(state, _fresh_round(state)))


def _fresh_round(state: State) -> dict[str, Any]:
    table = state.table
    return {
        "wagers": table.zeros,
        "answered": table.nobody_acted,
        "seen": table.zeros,
        "reopened": 0,
        "bet": 0,
        "full": table.least_bet,
        "level": 0,
        "opening": 0,
        "raises": 0,
        "capped": False,
        "uncapped": no_cap(state, began=True),
        "checked": 0,
        "barred": 0,
        "upper": False,
        "aggressor": NOBODY,
    }


def _with_first(fresh: State) -> State:
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
    if state.street + 1 == len(state.table.variant.streets):
        return _end(state)
    changes = collected(state)
    changes.update(_fresh_round(state))
    changes["street"] = state.street + 1
    return _with_first(changed(state, changes))


def _end(state: State) -> State:
    changes = collected(state)
    changes["wagers"] = state.table.zeros
    changes["over"] = True
    changes["to_act"] = NOBODY
    return changed(state, changes)
