"""Reading a text in a format, and playing what was read through the engine."""

from io import BytesIO

from rulings.engine.betting.act import Action, act, kind_of
from rulings.engine.betting.forced import opening
from rulings.engine.betting.legal import call_total
from rulings.engine.betting.state import State
from rulings.engine.betting.table import make_table
from rulings.engine.rulebook import house
from rulings.histories.hand import Act, Did, HistoryHand, Problem
from rulings.histories.readers import read_hands

_STRADDLES = {
    "straddle_positions": ["any"],
    "straddle_live": "live",
    "straddle_size": "double_or_more",
    "straddle_max_count": 2,
}
HOUSE = house({"preset": "pokerstars", "settings": _STRADDLES})


def read(text: str | bytes, kind: str = "auto") -> list[HistoryHand | Problem]:
    """Everything in the text, in its order."""
    data = text.encode() if isinstance(text, str) else text
    return list(read_hands(BytesIO(data), kind))


def read_one(text: str, kind: str = "auto") -> HistoryHand:
    """The one hand of a text."""
    (hand,) = read(text, kind)
    assert isinstance(hand, HistoryHand), hand
    return hand


def problem(text: str | bytes, kind: str = "auto") -> Problem:
    """The one problem of a text."""
    (found,) = read(text, kind)
    assert isinstance(found, Problem), found
    return found


def codes(found: list[HistoryHand | Problem]) -> list[str]:
    """Ids of hands and codes of problems, in their order."""
    return [each.code if isinstance(each, Problem) else each.id for each in found]


def opened(hand: HistoryHand) -> State:
    """The engine's state with everything posted."""
    table = make_table(hand.game, HOUSE, hand.button, hand.players.values())
    return opening(table, hand.players)


def paid(hand: HistoryHand) -> dict[int, int]:
    """What the engine makes each seat post."""
    state = opened(hand)
    stacks = dict(zip(state.table.seats, state.stacks, strict=True))
    return {seat: player.stack - stacks[seat] for seat, player in hand.players.items() if player.stack != stacks[seat]}


def told(hand: HistoryHand) -> dict[int, int]:
    """What the file says each seat posted."""
    amounts: dict[int, int] = {}
    for post in hand.posts:
        amounts[post.seat] = amounts.get(post.seat, 0) + post.amount
    return amounts


def played(hand: HistoryHand) -> State:
    """The state after all acts. Raises IllegalAction for the first one the engine would not allow."""
    state = opened(hand)
    for each in hand.happenings:
        if isinstance(each, Act):
            state = _play(state, each)
    return state


def _play(state: State, told_act: Act) -> State:
    player = state.table.index[told_act.seat]
    if told_act.did is Did.FOLD:
        return act(state, player, Action.FOLD)
    if told_act.did is Did.CHECK:
        return act(state, player, Action.CHECK)
    total = told_act.total if told_act.added is None else state.wagers[player] + told_act.added
    if told_act.did is Did.CALL:
        return act(state, player, Action.CALL, call_total(state, player) if total is None else total)
    assert total is not None
    return act(state, player, kind_of(state, player, total), total)
