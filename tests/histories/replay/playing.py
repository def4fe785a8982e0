"""Hands made act by act, and what a review finds in them."""

from typing import Any

from rulings.engine.betting.game import Game, Player
from rulings.engine.betting.variants import VARIANTS
from rulings.engine.cards import parse_cards
from rulings.engine.rulebook import house
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, Happening, HistoryHand, Hole, Muck, RunOut, Show
from rulings.histories.replay import Finding, RakePolicy, Review, Reviewer

BLINDS = {"small_blind": 50, "big_blind": 100}
LIMIT = {**BLINDS, "betting": "fixed_limit", "small_bet": 100, "big_bet": 200}
STUD = {"variant": "stud", "betting": "fixed_limit", "ante": 10, "bring_in": 25, "small_bet": 100, "big_bet": 200}
DRAW = {"variant": "five_card_draw", **BLINDS}


def fold(seat: int) -> Act:
    return Act(seat, Did.FOLD)


def check(seat: int) -> Act:
    return Act(seat, Did.CHECK)


def call(seat: int, total: int | None = None) -> Act:
    return Act(seat, Did.CALL, total)


def stay(seat: int) -> Act:
    return Act(seat, Did.STAY)


def bet(seat: int, total: int | None) -> Act:
    return Act(seat, Did.BET, total)


def to(seat: int, total: int) -> Act:
    return Act(seat, Did.RAISE, total)


def all_in(seat: int, total: int | None = None) -> Act:
    return Act(seat, Did.ALL_IN, total)


def bring_in(seat: int, total: int | None = None) -> Act:
    return Act(seat, Did.BRING_IN, total)


def cards(text: str) -> tuple[int, ...]:
    """The cards of a text in which "??" is one that is not known."""
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    return tuple(UNKNOWN if pair == "??" else parse_cards(pair)[0] for pair in pairs)


def board(text: str = "") -> Board:
    return Board(cards(text))


def hole(seat: int, text: str) -> Hole:
    return Hole(seat, cards(text))


def draw(seat: int, number: int, text: str = "") -> Draw:
    return Draw(seat, number, cards(text))


def show(seat: int, text: str) -> Show:
    return Show(seat, cards(text))


def muck(seat: int) -> Muck:
    return Muck(seat)


def run_out(*boards: str) -> RunOut:
    return RunOut(tuple(cards(each) for each in boards))


def hand(*happenings: Happening, stacks: Any = (10_000, 10_000, 10_000), hands: Any = (), **fields: Any) -> HistoryHand:
    """A hand of seats 1, 2, ..., the last of them on the button: no-limit hold'em 50/100 unless told otherwise.

    `stacks` and `hands` (texts) by seat from 1. Fields of the game go to it, all others to the hand.
    """
    texts = [*hands, *[""] * (len(stacks) - len(hands))]
    pairs = enumerate(zip(stacks, texts, strict=True), 1)
    players = {seat: Player(seat, stack, cards(text)) for seat, (stack, text) in pairs}
    told = {key: fields.pop(key) for key in [*fields] if key in Game.__dataclass_fields__}
    stud = told.get("variant") == "stud"
    game = {"variant": "holdem", "betting": "no_limit", **({} if stud else BLINDS), **told}
    game["variant"] = VARIANTS[game["variant"]]
    given = {"format": "phh", "id": "1", "at": "line 1", "button": len(stacks), **fields}
    return HistoryHand(game=Game(**game), players=players, happenings=happenings, **given)


def review(reviewed: HistoryHand, rules: Any = "standard", rake: RakePolicy | None = None) -> Review:
    """The review of a hand under a preset or under settings that differ from the standard."""
    chosen = house(rules if isinstance(rules, str) else {"preset": "standard", "settings": rules})
    reviewer = Reviewer(chosen) if rake is None else Reviewer(chosen, rake)
    result = reviewer.review(reviewed)
    assert isinstance(result, Review), result
    return result


def findings(reviewed: HistoryHand, rules: Any = "standard", rake: RakePolicy | None = None) -> list[Finding]:
    return list(review(reviewed, rules, rake).findings)


def codes(reviewed: HistoryHand, rules: Any = "standard", rake: RakePolicy | None = None) -> list[str]:
    return [finding.code for finding in findings(reviewed, rules, rake)]
