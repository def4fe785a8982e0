"""Rulings, state and showdown as JSON, in the format of the record."""

from collections.abc import Sequence
from typing import Any

from .adjudication.reasons import reason
from .adjudication.ruling import Choice, Ruling
from .adjudication.scene import Pending, Scene
from .betting.act import Action
from .betting.legal import Legal, Range, is_deep, legal
from .betting.pots import side_pots, uncalled
from .betting.state import NOBODY, State
from .showdown import award_pots, hand_names, show_order

JSON = dict[str, Any]

_STATUS = ("active", "folded", "all_in")


def ruling_json(ruling: Ruling) -> JSON:
    """One ruling, with its reason in words."""
    return {
        "event": ruling.event,
        "seat": ruling.seat,
        "status": ruling.status.value,
        "action": ruling.action.value if ruling.action else None,
        "to": ruling.to,
        "added": ruling.added,
        "returned": ruling.returned,
        "owed": ruling.owed,
        "all_in": ruling.all_in,
        "choices": [_choice_json(choice) for choice in ruling.choices],
        "discretion": ruling.discretion,
        "rules": list(dict.fromkeys(ruling.rules)),
        "settings": list(dict.fromkeys(ruling.settings)),
        "reason": reason(ruling),
        "also": [ruling_json(other) for other in ruling.also],
    }


def _choice_json(choice: Choice) -> JSON:
    shown: JSON = {"action": choice.action.value}
    if choice.least is not None:
        shown["min"], shown["max"] = choice.least, choice.most
    elif choice.to is not None:
        shown["to"] = choice.to
    if choice.forfeits is not None:
        shown["forfeits"] = choice.forfeits
    return shown


def state_json(scene: Scene) -> JSON:
    """Where the hand stands after the last event."""
    state = scene.state
    table = state.table
    back = state.uncalled if state.over else uncalled(state)
    to_act = state.to_act
    return {
        "street": _street(state),
        "to_act": None if to_act == NOBODY else table.seats[to_act],
        "bet": 0 if state.over else state.bet,
        "legal": None if to_act == NOBODY else _legal_json(legal_now(scene)),
        "raises": state.raises,
        "capped": state.capped,
        "pot": state.middle,
        "pots": [{"amount": amount, "seats": table.seat_numbers(players)} for amount, players in side_pots(state)],
        "uncalled": {"seat": table.seats[back[0]], "amount": back[1]} if back else None,
        "seats": {str(seat): _seat_json(state, table.index[seat]) for seat in sorted(table.seats)},
        "held": sorted(table.seats[player] for player in scene.held),
    }


def _street(state: State) -> str:
    if not state.over:
        return state.table.variant.streets[state.street].name
    live = state.live
    return "showdown" if live & (live - 1) else "over"


def _seat_json(state: State, player: int) -> JSON:
    status = 1 if state.folded >> player & 1 else 2 if state.all_in >> player & 1 else 0
    return {
        "stack": None if is_deep(state, player) else state.stacks[player],
        "wager": state.wagers[player],
        "status": _STATUS[status],
    }


def legal_now(scene: Scene) -> Legal:
    """What the player to act may do, an open choice and chips he drew back included."""
    state = scene.state
    player = state.to_act
    can = legal(state, player)
    if scene.pending is not None and scene.pending.forced:
        return _forced(scene.pending)
    if scene.bound >> player & 1:
        can = can._replace(fold=False)
    return can


def _forced(pending: Pending) -> Legal:
    """Only completing, or a fold."""
    only = Range(pending.total, pending.total)
    return Legal(
        fold=True,
        check=False,
        call=None,
        bet=only if pending.action is Action.BET else None,
        raises=only if pending.action is Action.RAISE else None,
        complete=pending.total if pending.action is Action.COMPLETE else None,
    )


def _legal_json(can: Legal) -> JSON:
    return {
        "fold": can.fold,
        "check": can.check,
        "call": can.call,
        "bet": _range_json(can.bet),
        "raise": _range_json(can.raises),
        "complete": can.complete,
    }


def _range_json(sizes: Range | None) -> JSON | None:
    return None if sizes is None else {"min": sizes.least, "max": sizes.most}


def showdown_json(scene: Scene) -> JSON | None:
    """Who shows in which order and, where the cards are known, who wins what; None while there is betting."""
    state = scene.state
    if not state.over:
        return None
    table = state.table
    boards = _boards(scene)
    awards = award_pots(state, boards)
    shown: JSON = {"order": [table.seats[player] for player in show_order(state)], "awards": None, "stacks": None}
    if awards is not None:
        shown["awards"] = [
            {"pot": award.pot, "board": award.board, "seat": table.seats[award.player], "amount": award.amount}
            | ({"half": award.half} if award.half else {})
            for award in awards
        ]
        shown["stacks"] = _stacks_json(state, awards)
    shown["hands"] = {str(table.seats[player]): name for player, name in sorted(hand_names(state, boards).items())}
    return shown


def _stacks_json(state: State, awards: Sequence[Any]) -> JSON:
    won = [0] * state.table.size
    for award in awards:
        won[award.player] += award.amount
    return {
        str(seat): None
        if is_deep(state, state.table.index[seat])
        else state.stacks[state.table.index[seat]] + won[state.table.index[seat]]
        for seat in sorted(state.table.seats)
    }


def _boards(scene: Scene) -> list[tuple[int, ...]]:
    """The whole boards as far as they are known: one, or as many as it was run."""
    known = scene.board if not scene.unknown_board else ()
    if scene.run is None:
        return [known]
    if scene.run.boards is None:
        return [()]
    whole = scene.state.table.variant.board
    return [board if len(board) == whole else (*known, *board) for board in scene.run.boards]
