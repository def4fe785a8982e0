"""Pots: the layers that wagers make, who can win each, and what goes back uncalled (S3 p2-p3; WLA 149-150)."""

from typing import Any

from .state import State, changed, put_at

Pot = tuple[int, int]  # amount, mask of the players who can win it


def collect(state: State) -> State:
    """The round's wagers go into the pots; what nobody called goes back to its owner's stack."""
    changes = collected(state)
    changes["wagers"] = (0,) * state.table.size
    return changed(state, changes)


def collected(state: State) -> dict[str, Any]:
    """What changes when the round's wagers go into the pots, the wagers themselves aside."""
    back = uncalled(state)
    wagers = state.wagers
    live = state.live
    if back is None:
        return {"pots": _join(state.pots, layers(wagers, live), live)}
    player, amount = back
    stack = state.stacks[player] + amount
    wagers = put_at(wagers, player, wagers[player] - amount)
    changes: dict[str, Any] = {
        "stacks": put_at(state.stacks, player, stack),
        "uncalled": back,
        "pots": _join(state.pots, layers(wagers, live), live),
    }
    if stack > state.table.kept[player]:
        changes["all_in"] = state.all_in & ~(1 << player)
    return changes


def uncalled(state: State) -> tuple[int, int] | None:
    """The top of the greatest wager that only its owner put in: (player, amount), or None."""
    wagers = state.wagers
    top = max(wagers)
    second = 0
    owner = -1
    for at, amount in enumerate(wagers):
        if amount == top and owner < 0:
            owner = at
        elif amount > second:
            second = amount
    if top == second or state.folded >> owner & 1:
        return None
    return owner, top - second


def layers(wagers: tuple[int, ...], live: int) -> list[Pot]:
    """The pots that wagers make: one for each amount at which a live player stops, each with who reached it.

    What only folded players put in on top stays in the last layer.
    """
    total = sum(wagers)
    if not total:
        return []
    if _all_matched(wagers, live):
        return [(total, live)]
    steps = sorted({amount for at, amount in enumerate(wagers) if amount and live >> at & 1})
    if len(steps) < 2:
        step = steps[0] if steps else 0
        reached = sum([1 << at for at, wager in enumerate(wagers) if wager >= step]) & live
        return [(total, reached)]
    made: list[Pot] = []
    below = 0
    for step in steps:
        amount = sum([min(wager, step) - below for wager in wagers if wager > below])
        reached = sum([1 << at for at, wager in enumerate(wagers) if wager >= step]) & live
        made.append((amount, reached))
        below = step
    over = sum([wager - below for wager in wagers if wager > below])
    amount, reached = made[-1]
    made[-1] = (amount + over, reached)
    return made


def _all_matched(wagers: tuple[int, ...], live: int) -> bool:
    """Whether every live player put in the most that anybody did, which is how nearly every round ends."""
    top = max(wagers)
    behind = [at for at, wager in enumerate(wagers) if wager != top and live >> at & 1]
    return not behind


def side_pots(state: State) -> list[Pot]:
    """The pots if betting ended now, main pot first: those with the same players in them are one."""
    back = uncalled(state)
    wagers = state.wagers
    if back is not None:
        player, amount = back
        wagers = put_at(wagers, player, wagers[player] - amount)
    return _merged(_join(state.pots, layers(wagers, state.live), state.live), state.live)


def _join(pots: tuple[Pot, ...], more: list[Pot], live: int) -> tuple[Pot, ...]:
    if not more:
        return pots
    if pots and len(more) == 1 and pots[-1][1] & live == more[0][1]:
        return (*pots[:-1], (pots[-1][0] + more[0][0], more[0][1]))
    return (*pots, *more)


def _merged(pots: tuple[Pot, ...], live: int) -> list[Pot]:
    """Pots with the same players as one, in the place of the first; one that nobody can win joins the one below it."""
    merged: dict[int, int] = {}
    for amount, players in pots:
        able = players & live
        if not able and merged:
            able = next(reversed(merged))
        merged[able] = merged.get(able, 0) + amount
    return [(amount, players) for players, amount in merged.items() if amount]
