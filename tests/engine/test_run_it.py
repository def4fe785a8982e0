"""Running it several times: who agrees, how often, and what each board wins."""

import pytest

from tests.engine.table import calls, checks, play, refusal, say, table

TWICE = {"run_it_max": 2}
SEATS = {1: {"stack": 100, "cards": "AhAd"}, 2: {"stack": 100, "cards": "KhKd"}}
ALL_IN = [say(1, "all-in"), *calls(2)]


def run_it(*boards, times=2, agreed=(1, 2)):
    return {"table": "run_it", "times": times, "agreed": list(agreed)} | ({"boards": list(boards)} if boards else {})


def turn(**frame):
    return table(SEATS, button=2, **{"street": "turn", "board": "2c7d9hJs", "pots": 21, "house": TWICE} | frame)


def test_each_board_wins_an_equal_part_and_the_odd_chip_goes_to_the_first():
    told = play(turn(), *ALL_IN, run_it("Kc", "3s"))
    assert told.last["status"] == "stands"
    assert told.showdown["awards"] == [
        {"pot": 0, "board": 0, "seat": 2, "amount": 111},
        {"pot": 0, "board": 1, "seat": 1, "amount": 110},
    ]
    assert told.showdown["stacks"] == {"1": 110, "2": 111}


def test_boards_may_be_given_whole():
    told = play(turn(), *ALL_IN, run_it("2c7d9hJsKc", "2c7d9hJs3s"))
    assert told.awards == {2: 111, 1: 110}


def test_boards_may_be_left_out_and_then_nothing_is_awarded():
    told = play(turn(), *ALL_IN, run_it())
    assert (told.last["status"], told.showdown["awards"], told.showdown["stacks"]) == ("stands", None, None)


def test_three_times():
    told = play(turn(house={"run_it_max": 3}, pots=22), *ALL_IN, run_it("Kc", "3s", "4s", times=3))
    assert told.awards == {2: 74, 1: 148}


@pytest.mark.parametrize(
    ("house", "event", "settings"),
    [
        ({}, run_it(), ["run_it_max"]),
        (TWICE, run_it(times=3), ["run_it_max"]),
        (TWICE, run_it(agreed=[1]), ["run_it_who"]),
    ],
)
def test_what_is_not_allowed_or_not_agreed_is_void(house, event, settings):
    told = play(turn(house=house), *ALL_IN, event)
    assert (told.last["status"], told.last["settings"], told.last["rules"]) == ("void", settings, ["run-it"])


def test_it_takes_an_all_in_and_cards_to_come():
    assert play(turn(), *checks(1, 2), run_it()).last["status"] == "void"
    river = turn(street="river", board="2c7d9hJs4h")
    assert play(river, *ALL_IN, run_it()).last["status"] == "void"


def test_side_pots_are_run_too():
    seats = {**SEATS, 3: {"stack": 60, "cards": "QhQd"}}
    record = table(seats, street="turn", board="2c7d9hJs", house=TWICE)
    told = play(record, say(1, "all-in"), *calls(2, 3), run_it("Qc", "Kc", agreed=[1, 2, 3]))
    assert told.pots == [(180, [1, 2, 3]), (80, [1, 2])]
    assert [(award["pot"], award["board"], award["seat"], award["amount"]) for award in told.showdown["awards"]] == [
        (0, 0, 3, 90),
        (0, 1, 2, 90),
        (1, 0, 1, 40),
        (1, 1, 2, 40),
    ]


def test_a_board_that_cannot_be_is_a_fault_of_the_record():
    assert refusal(turn(), *ALL_IN, run_it("Kc", "Kc"))[0] == "same_card_twice"
    assert refusal(turn(), *ALL_IN, run_it("Ah", "3s"))[0] == "same_card_twice"
    assert refusal(turn(), *ALL_IN, run_it("Kc4d", "3s"))[0] == "bad_cards"
    assert refusal(turn(), *ALL_IN, run_it("Kc", times=2)) == ("bad_value", "events[2].boards")
