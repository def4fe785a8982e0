"""One clean action: checked, and then played."""

from collections.abc import Callable
from enum import StrEnum

from .legal import Range, call_total, legal, may_check, may_fold, must_bring_in, plays
from .play import bring_in, check, fold, wager
from .state import State


class Action(StrEnum):
    """What a player's act counts as."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    POST = "post"


class Fault(StrEnum):
    """Why an action is not a clean one."""

    NOT_HIS_TURN = "not_his_turn"
    CANNOT_FOLD = "cannot_fold"
    FACES_A_BET = "faces_a_bet"
    NOTHING_TO_CALL = "nothing_to_call"
    WRONG_CALL = "wrong_call"
    MAY_NOT_RAISE = "may_not_raise"
    TOO_SMALL = "too_small"
    TOO_LARGE = "too_large"
    NO_SUCH_SIZE = "no_such_size"


class IllegalAction(ValueError):  # noqa: N818 - it is what the rules call it
    """An action that the rules would not allow as it stands."""

    def __init__(self, fault: Fault, player: int) -> None:
        super().__init__(f"player {player}: {fault}")
        self.fault = fault
        self.player = player


def fault_of(state: State, player: int, action: Action, total: int = 0) -> Fault | None:
    """Why the action is not one that `legal` lists; None when it is.

    `total` is the player's whole wager of the round after a call, bet, raise, completion or post.
    """
    if player != state.to_act:
        return Fault.NOT_HIS_TURN
    return _FAULTS[action](state, player, total)


def _fold_fault(state: State, player: int, total: int) -> Fault | None:
    return None if may_fold(state, player) else Fault.CANNOT_FOLD


def _check_fault(state: State, player: int, total: int) -> Fault | None:
    return None if may_check(state, player) else Fault.FACES_A_BET


def _call_fault(state: State, player: int, total: int) -> Fault | None:
    due = call_total(state, player)
    if due is None:
        return Fault.NOTHING_TO_CALL
    return None if total == due else Fault.WRONG_CALL


def _complete_fault(state: State, player: int, total: int) -> Fault | None:
    due = legal(state, player).complete
    if due is None:
        return Fault.MAY_NOT_RAISE
    return None if total == due else Fault.NO_SUCH_SIZE


def _bet_fault(state: State, player: int, total: int) -> Fault | None:
    return _size_fault(state, player, legal(state, player).bet, total)


def _raise_fault(state: State, player: int, total: int) -> Fault | None:
    return _size_fault(state, player, legal(state, player).raises, total)


def _size_fault(state: State, player: int, sizes: Range | None, total: int) -> Fault | None:
    if sizes is None:
        return Fault.MAY_NOT_RAISE
    if total < sizes.least:
        return Fault.TOO_SMALL
    if sizes.most is not None and total > sizes.most:
        return Fault.TOO_LARGE
    return None if plays(state, player, sizes, total) else Fault.NO_SUCH_SIZE


_FAULTS: dict[Action, Callable[[State, int, int], Fault | None]] = {
    Action.FOLD: _fold_fault,
    Action.CHECK: _check_fault,
    Action.CALL: _call_fault,
    Action.BET: _bet_fault,
    Action.POST: _bet_fault,
    Action.RAISE: _raise_fault,
    Action.COMPLETE: _complete_fault,
}


def act(state: State, player: int, action: Action, total: int = 0) -> State:
    """The state after a clean action. Raises IllegalAction for one that is not; `total` as for `fault_of`."""
    fault = fault_of(state, player, action, total)
    if fault is not None:
        raise IllegalAction(fault, player)
    return play(state, player, action, total)


def play(state: State, player: int, action: Action, total: int = 0) -> State:
    """The state after an action that has been judged elsewhere."""
    if action is Action.FOLD:
        return fold(state, player)
    if action is Action.CHECK:
        return check(state, player)
    if action is Action.POST:
        return bring_in(state, player, total)
    return wager(state, player, total)


def kind_of(state: State, player: int, total: int) -> Action:
    """What a wager of that total is called: post, call, bet, complete or raise."""
    if must_bring_in(state, player):
        return Action.POST if total <= state.table.game.bring_in else Action.COMPLETE
    if total <= state.bet:
        return Action.CALL
    if not state.bet:
        return Action.BET
    short = state.bet - state.level
    completes = state.table.fixed and short and total <= state.level + max(state.table.bet_sizes[state.street], 1)
    return Action.COMPLETE if completes and not _all_in_short(state, player, total) else Action.RAISE


def _all_in_short(state: State, player: int, total: int) -> bool:
    """An all-in that does not reach the full bet is a raise by name, not a completion."""
    size = state.table.bet_sizes[state.street]
    return total < state.level + size and total >= state.wagers[player] + state.playable(player)
