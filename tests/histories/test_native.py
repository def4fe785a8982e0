"""Records as hands."""

import copy
import json

import pytest

from rulings.engine.betting.game import DEEP
from rulings.engine.cards import parse_cards
from rulings.histories import native
from rulings.histories.hand import Act, Board, Did, Draw, Hole, Muck, RunOut, Show
from rulings.histories.native import RULE_ON_RECORD
from tests.histories.reading import codes, problem, read, read_one

RECORD = {
    "id": "a-1",
    "game": {"variant": "holdem", "betting": "no_limit", "small_blind": 1, "big_blind": 2},
    "button": 3,
    "seats": {"1": {"stack": 200, "cards": "AhKd"}, "2": {"stack": 300}, "3": {}},
    "events": [{"seat": 3, "say": "raise", "to": 6}, {"seat": 1, "say": "fold"}, {"seat": 2, "say": "call"}],
}
STUD = {"variant": "stud", "betting": "fixed_limit", "bring_in": 1, "small_bet": 2, "big_bet": 4}
BADUGI = {"variant": "badugi", "betting": "fixed_limit", "small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4}


def record(*events, **changes):
    fields = copy.deepcopy(RECORD) | changes | ({"events": list(events)} if events else {})
    return json.dumps(fields)


def test_a_record():
    hand = read_one(record())
    assert (hand.format, hand.id, hand.at, hand.button, hand.scale) == ("native", "a-1", "line 1", 3, 1)
    assert [player.stack for player in hand.players.values()] == [200, 300, DEEP]
    assert hand.players[1].cards == parse_cards("AhKd")
    assert hand.happenings == (Act(3, Did.RAISE, 6), Act(1, Did.FOLD), Act(2, Did.CALL))
    assert hand.extra == {"record": RECORD}
    assert (hand.notes, hand.ended) == ((), False)


@pytest.mark.parametrize(
    ("event", "happening"),
    [
        ({"seat": 1, "say": "check"}, Act(1, Did.CHECK)),
        ({"seat": 1, "say": "bet", "amount": 4}, Act(1, Did.BET, 4)),
        ({"seat": 1, "say": "bet", "to": 4}, Act(1, Did.BET, 4)),
        ({"seat": 1, "say": "all-in"}, Act(1, Did.ALL_IN)),
        ({"seat": 1, "show": "AhKd"}, Show(1, parse_cards("AhKd"))),
        ({"dealer": "deals", "board": "2c3c4c"}, Board(parse_cards("2c3c4c"))),
        (
            {"table": "run_it", "times": 2, "boards": ["2c3c4c5c6c", "2d3d4d5d6d"], "agreed": [1, 2]},
            RunOut((parse_cards("2c3c4c5c6c"), parse_cards("2d3d4d5d6d"))),
        ),
    ],
)
def test_events_that_are_clear(event, happening):
    assert read_one(record(event)).happenings == (happening,)


def test_boards_still_to_come_are_told_whole():
    flop = {"dealer": "deals", "board": "2c3c4c"}
    twice = {"table": "run_it", "times": 2, "boards": ["5c6c", "5d6d"], "agreed": [1, 2]}
    boards = (parse_cards("2c3c4c5c6c"), parse_cards("2c3c4c5d6d"))
    assert read_one(record(flop, twice)).happenings == (Board(parse_cards("2c3c4c")), RunOut(boards))


def test_stud_and_draws():
    bring_in = [{"seat": 2, "say": "bet", "amount": 1}, {"seat": 3, "say": "complete", "to": 2}]
    hand = read_one(
        record(*bring_in, {"dealer": "deals", "seat": 2, "cards": "9c"}, game=STUD, seats={"2": {}, "3": {}})
    )
    assert hand.happenings == (Act(2, Did.BRING_IN, 1), Act(3, Did.COMPLETE, 2), Hole(2, parse_cards("9c")))
    drawn = record({"seat": 1, "draw": 2}, {"seat": 2, "draw": "9c"}, game=BADUGI, seats={"1": {}, "2": {}})
    assert read_one(drawn).happenings == (Draw(1, 2), Draw(2, 1, parse_cards("9c")))


def test_cards_let_go_after_a_hand_is_shown_are_mucked():
    shown = [{"seat": 1, "show": "AhKd"}, {"seat": 2, "muck": True}]
    assert read_one(record(*shown)).happenings == (Show(1, parse_cards("AhKd")), Muck(2))


@pytest.mark.parametrize(
    "event",
    [
        {"seat": 3, "push": 6},
        {"seat": 3, "say": 6},
        {"seat": 3, "say": "raise", "by": 6},
        {"seat": 3, "say": "raise", "amount": 6},
        {"seat": 3, "say": "call", "push": 2},
        {"seat": 3, "say": "pot"},
        {"seat": 3, "say": "time"},
        {"seat": 3, "forward": 6},
        {"seat": 3, "muck": True},
        {"seat": 3, "tap": True},
        {"dealer": "calls_on", "seat": 3},
        {"floor": "rules", "seat": 3, "action": "fold"},
        {"table": "run_it", "times": 2, "agreed": [1, 2]},
    ],
)
def test_what_needs_a_ruling_is_left_to_it(event):
    hand = read_one(record(event))
    assert (hand.happenings, hand.notes) == ((), (RULE_ON_RECORD,))
    assert hand.extra["record"]["events"] == [event]


def test_a_record_from_a_later_street_is_left_to_the_ruling():
    start = {"street": "flop", "pots": [{"amount": 6, "seats": [1, 2, 3]}]}
    assert read_one(record({"seat": 1, "say": "check"}, start=start)).notes == (RULE_ON_RECORD,)


def test_a_record_that_contradicts_itself_says_where():
    found = problem("\n" + record({"seat": 3, "say": "raise", "to": -6}))
    assert (found.code, found.at, found.id) == ("bad_value", "line 2", "a-1")
    assert found.message.startswith("events[0].to: ")


@pytest.mark.parametrize("amount", ['"1,000"', '"$5"', "1.5", "true"])
def test_amounts_are_whole_numbers(amount):
    assert problem(record().replace("300", amount)).code == "bad_type"


def test_one_bad_record_ends_nothing():
    lines = [record(id="1"), record(id="2")[:90], record(id="3", button=99), "rubbish", record(id="4"), record(id="4")]
    assert codes(read("\n".join(lines))) == ["1", "bad_json", "bad_value", "bad_json", "4", "4"]


def test_a_record_is_written_as_it_was():
    hand = read_one(record())
    assert native.write(hand) == json.dumps(RECORD, separators=(",", ":")) + "\n"
