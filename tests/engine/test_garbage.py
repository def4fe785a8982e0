"""Whatever comes in, a ruling or an error with its code and place goes out."""

import json
import re

import pytest
from hypothesis import HealthCheck, given, settings

from rulings.engine import RecordError, rule_record
from tests.engine.garbage import anything, nested, spoiled_records

CODE = re.compile(r"[a-z]+(_[a-z]+)*")
EXAMPLES = pytest.mark.parametrize(
    "examples", [100, pytest.param(20_000, marks=pytest.mark.slow)], ids=["quick", "thorough"]
)
RECORD = {
    "game": {"variant": "holdem", "betting": "no_limit", "small_blind": 1, "big_blind": 2},
    "button": 1,
    "seats": {"1": {"stack": 200}, "2": {"stack": 200}, "3": {"stack": 200}},
    "events": [{"seat": 1, "say": "call"}],
}


def is_ruled_on_or_refused(document):
    try:
        answer = rule_record(document)
    except RecordError as error:
        told = error.as_json()
        assert set(told) == {"code", "at", "message"}
        assert CODE.fullmatch(told["code"]), told
        assert isinstance(told["at"], str)
        assert told["message"].strip()
        assert len(json.dumps(told)) < 2000, told
    else:
        assert set(answer) == {"rulings", "state", "showdown"}
        json.dumps(answer, allow_nan=False)


def check(strategy, examples):
    @settings(
        max_examples=examples,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def holds(document):
        is_ruled_on_or_refused(document)

    holds()


@EXAMPLES
def test_any_json_is_ruled_on_or_refused_with_code_and_place(examples):
    check(anything(), examples)


@EXAMPLES
def test_a_damaged_record_is_ruled_on_or_refused_with_code_and_place(examples):
    check(spoiled_records(), examples)


def refused(**changes):
    with pytest.raises(RecordError) as caught:
        rule_record({**RECORD, **changes})
    return caught.value.code, caught.value.at


def event(**keys):
    return [{"seat": 1, **keys}]


@pytest.mark.parametrize("document", [None, True, 7, 1.5, "record", [], [RECORD], float("nan")])
def test_a_record_is_an_object(document):
    with pytest.raises(RecordError) as caught:
        rule_record(document)
    assert (caught.value.code, caught.value.at) == ("bad_type", "")


def test_the_record_the_errors_start_from_is_good():
    assert rule_record(RECORD)["state"]["to_act"] == 2


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"events": event(say="call", push=[1, -5])}, ("bad_value", "events[0].push[1]")),
        ({"events": event(push=2.5)}, ("bad_type", "events[0].push")),
        ({"events": event(push=True)}, ("bad_type", "events[0].push")),
        ({"events": event(push=float("nan"))}, ("bad_type", "events[0].push")),
        ({"events": event(push=float("inf"))}, ("bad_type", "events[0].push")),
        ({"events": event(push=10**400)}, ("bad_value", "events[0].push")),
        ({"events": event(push="25")}, ("bad_type", "events[0].push")),
        ({"events": event(push=0)}, ("bad_value", "events[0].push")),
        ({"events": event(push=201)}, ("not_enough_chips", "events[0].push")),
        ({"events": event(push=[100, 100, 5])}, ("not_enough_chips", "events[0].push")),
        ({"events": event(pull=1)}, ("not_enough_chips", "events[0].pull")),
        ({"events": event(say="shove")}, ("bad_value", "events[0].say")),
        ({"events": event(say=["call"])}, ("bad_type", "events[0].say")),
        ({"events": event(say="call", shout=True)}, ("unknown_key", "events[0].shout")),
        ({"events": event()}, ("empty_event", "events[0]")),
        ({"events": [{"say": "call"}]}, ("missing_key", "events[0].seat")),
        ({"events": [{"seat": 4, "say": "call"}]}, ("unknown_seat", "events[0].seat")),
        ({"events": [{"seat": "1", "say": "call"}]}, ("bad_type", "events[0].seat")),
        ({"events": [{"seat": 24, "say": "call"}]}, ("bad_value", "events[0].seat")),
        ({"events": [{"seat": 1, "say": "call"}, "fold"]}, ("bad_type", "events[1]")),
        ({"events": {"0": {"seat": 1, "say": "call"}}}, ("bad_type", "events")),
        ({"events": None}, ("bad_type", "events")),
        ({"events": nested(50)}, ("bad_type", "events[0]")),
        ({"events": [{"dealer": "shuffles", "seat": 1}]}, ("bad_value", "events[0].dealer")),
        ({"events": [{"dealer": "deals", "board": "2c2c4h"}]}, ("same_card_twice", "events[0].board")),
        ({"events": [{"dealer": "deals", "board": "1c"}]}, ("bad_cards", "events[0].board")),
        ({"events": [{"floor": "rules", "seat": 2, "action": "fold"}]}, ("nothing_to_rule", "events[0].seat")),
        ({"events": [{"floor": "rules", "seat": 2, "action": "jump"}]}, ("bad_value", "events[0].action")),
        ({"events": [{"table": "run_it", "times": 2, "agreed": [9]}]}, ("unknown_seat", "events[0].agreed")),
        ({"seats": {"1": {}}}, ("bad_value", "seats")),
        ({"seats": []}, ("bad_type", "seats")),
        ({"seats": {"0": {}, "1": {}}}, ("bad_seat", "seats")),
        ({"seats": {"01": {}, "1": {}}}, ("bad_seat", "seats")),
        ({"seats": {"1": {"stack": -1}, "2": {}}}, ("bad_value", "seats.1.stack")),
        ({"seats": {"1": {"stack": "9"}, "2": {}}}, ("bad_type", "seats.1.stack")),
        ({"seats": {"1": {"stack": None}, "2": {}}}, ("bad_type", "seats.1.stack")),
        ({"seats": {"1": {"chips": {"5": 2}, "stack": 11}, "2": {}}}, ("bad_value", "seats.1.chips")),
        ({"seats": {"1": {"cards": "AhKh"}, "2": {"cards": "AhQh"}}}, ("same_card_twice", "seats")),
        ({"seats": {"1": {"cards": "AhKhQh"}, "2": {}}}, ("bad_cards", "seats.1.cards")),
        ({"game": None}, ("bad_type", "game")),
        ({"game": {"variant": "holdem"}}, ("missing_key", "game.betting")),
        ({"game": {**RECORD["game"], "variant": "pineapple"}}, ("bad_value", "game.variant")),
        ({"game": {**RECORD["game"], "betting": "limit"}}, ("bad_value", "game.betting")),
        ({"game": {**RECORD["game"], "big_blind": -2}}, ("bad_value", "game.big_blind")),
        ({"game": {**RECORD["game"], "big_blind": 2.0}}, ("bad_type", "game.big_blind")),
        ({"game": {**RECORD["game"], "cash": 1}}, ("bad_type", "game.cash")),
        ({"game": {**RECORD["game"], "limit": 1}}, ("unknown_key", "game.limit")),
        ({"button": 0}, ("bad_value", "button")),
        ({"button": None}, ("bad_type", "button")),
        ({"chips": []}, ("bad_value", "chips")),
        ({"chips": [0, 5]}, ("bad_value", "chips[0]")),
        ({"chips": "1,5"}, ("bad_type", "chips")),
        ({"house": "vegas"}, ("unknown_preset", "house")),
        ({"house": {"settings": {"undercall": "pay"}}}, ("bad_setting", "house.settings.undercall")),
        ({"format": 2}, ("bad_value", "format")),
        ({"format": True}, ("bad_type", "format")),
        ({"note": 5}, ("bad_type", "note")),
        ({"players": {}}, ("unknown_key", "players")),
        ({"start": {"street": "seventh"}}, ("bad_value", "start.street")),
        ({"start": None}, ("bad_type", "start")),
        ({"start": {"street": "flop", "board": "2c3d"}}, ("bad_cards", "start.board")),
        ({"start": {"street": "flop", "pots": [{"amount": 5, "seats": [9]}]}}, ("unknown_seat", "start.pots[0].seats")),
        ({"start": {"street": "flop", "pots": [{"amount": 5, "seats": []}]}}, ("bad_value", "start.pots[0].seats")),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_code_and_place(changes, error):
    assert refused(**changes) == error


def test_a_chip_that_is_not_on_the_table():
    assert refused(chips=[1, 5], events=event(push=[5, 3])) == ("unknown_chip", "events[0].push[1]")
    assert refused(chips=[1, 5], events=event(forward=[2])) == ("unknown_chip", "events[0].forward[0]")
    assert refused(chips=[1, 5], events=event(add=[2])) == ("unknown_chip", "events[0].add[0]")
    assert refused(chips=[1, 5], seats={"1": {"stack": 10, "chips": {"2": 5}}, "2": {}}) == (
        "unknown_chip",
        "seats.1.chips.2",
    )


def test_an_event_after_the_hand_is_over():
    folds = [{"seat": 1, "say": "fold"}, {"seat": 2, "say": "fold"}]
    assert refused(events=[*folds, {"seat": 3, "say": "check"}]) == ("hand_over", "events[2]")
    assert refused(events=[*folds, {"seat": 1, "push": 2}]) == ("hand_over", "events[2]")


def test_an_all_in_from_an_unknown_stack_needs_an_amount():
    assert refused(seats={"1": {}, "2": {}, "3": {}}, events=event(say="all-in")) == ("unknown_stack", "events[0].say")


def test_a_record_may_not_be_endless():
    assert refused(events=[{"dealer": "calls_on", "seat": 1}] * 5001) == ("too_long", "events")
