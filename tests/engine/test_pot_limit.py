"""The greatest wager in pot-limit: what the pot is, before the flop and after."""

import pytest

from tests.engine.table import calls, checks, counts, folds, play, push, say, table


def pot_limit(seats, *events, house=None, **frame):
    return play(table(seats, betting="pot_limit", variant="omaha", house=house, **frame), *events)


def test_the_first_raise_before_the_flop():
    # The call of 10, then as much as is there with it: 5 + 10 + 10.
    assert pot_limit(6).raises_to == (20, 35)


def test_each_limper_adds_two_calls():
    assert pot_limit(6, *calls(3, 4)).raises_to == (20, 55)  # 10 + (5 + 10 + 10 + 10 + 10)


def test_the_small_blind_has_its_own_chips_in():
    # 5 of his own, 5 to call, and the 45 that are there after it.
    assert pot_limit(4, *calls(3, 4)).raises_to == (20, 50)


def test_after_the_flop_a_bet_is_at_most_the_pot():
    assert pot_limit(3, street="turn", pots=230).bets == (10, 230)


def test_a_raise_is_the_call_and_the_pot_after_it():
    told = pot_limit(3, say(1, "bet", 60), street="turn", pots=230)
    assert told.raises_to == (120, 410)  # 60 + (230 + 60 + 60)


def test_a_raise_with_chips_already_in():
    told = pot_limit(2, say(2, "bet", 60), say(1, "raise", 200), button=1, street="turn", pots=230)
    # Own 60, call 140, pot after it 230 + 200 + 200.
    assert told.raises_to == (340, 830)


def test_side_pots_are_part_of_the_pot():
    pots = [(90, [1, 2, 3]), (60, [2, 3])]
    assert pot_limit({1: 0, 2: None, 3: None}, street="river", pots=pots).bets == (10, 150)


def test_a_limped_pot():
    told = pot_limit(3, say(1, "bet", 200), *calls(2), street="flop", pots=600)
    assert told.raises_to == (400, 1400)  # 200 + (600 + 200 + 200 + 200)


def test_pot_said_is_the_greatest_wager():
    told = pot_limit(3, say(1, "bet", 60), say(2, "pot"), street="turn", pots=230)
    assert counts(told.last) == ("stands", "raise", 410)
    assert told.last["rules"][0] == "pot-limit-max"


def test_a_wager_over_the_pot_is_cut_to_it():
    told = pot_limit(3, push(1, 500), street="turn", pots=230)
    assert (counts(told.last), told.last["returned"]) == (("amended", "bet", 230), 270)
    told = pot_limit(3, say(1, "bet", 60), say(2, "raise", 600), street="turn", pots=230)
    assert counts(told.last) == ("amended", "raise", 410)
    assert told.last["rules"][0] == "pl-overbet"


def test_a_pot_smaller_than_the_least_bet_still_lets_it_be_bet():
    assert pot_limit(3, street="flop", pots=6).bets == (10, 10)


@pytest.mark.parametrize(("basis", "most"), [("full_blinds", 700), ("small_blind_as_big", 800), ("actual", 630)])
def test_a_short_small_blind_before_the_flop(basis, most):
    seats = {1: 30, 2: None, 3: None, 4: None}
    told = pot_limit(seats, house={"pot_limit_preflop": basis}, small_blind=100, big_blind=200)
    assert told.raises_to == (400, most)


@pytest.mark.parametrize(("basis", "most"), [("full_blinds", 700), ("small_blind_as_big", 800), ("actual", 600)])
def test_a_dead_small_blind_before_the_flop(basis, most):
    frame = {"small_blind": 100, "big_blind": 200, "small_blind_seat": None, "big_blind_seat": 2}
    told = pot_limit({2: None, 3: None, 5: None}, house={"pot_limit_preflop": basis}, button=5, **frame)
    assert (told.state["to_act"], told.raises_to) == (3, (400, most))


def test_three_blinds_as_the_largest():
    frame = {"small_blind": 1, "big_blind": 2, "third_blind": 5}
    told = pot_limit(5, house={"pot_limit_preflop": "small_blind_as_big"}, **frame)
    assert told.raises_to == (10, 25)  # 5 + (15 + 5)


def test_after_the_flop_the_blinds_count_for_nothing():
    told = pot_limit({1: 30, 2: None, 3: None}, *calls(3), *checks(2), small_blind=100, big_blind=200)
    assert told.state["street"] == "flop"
    assert told.bets == (200, 430)  # 30 + 200 + 200


def test_a_rounded_up_pot():
    frame = {"street": "turn", "pots": 230, "pot_unit": 25}
    assert pot_limit(3, house={"pot_limit_rounding": "up"}, **frame).bets == (10, 250)
    assert pot_limit(3, **frame).bets == (10, 230)


def test_the_stack_bounds_it_too():
    assert pot_limit({1: 120, 2: None}, button=2, street="turn", pots=230).bets == (10, 120)


def test_pot_in_no_limit_is_the_least_wager():
    record = table(3, street="turn", pots=230)
    assert counts(play(record, say(1, "pot")).last) == ("stands", "bet", 10)
    assert counts(play(record, say(1, "bet", 60), say(2, "pot")).last) == ("stands", "raise", 120)


def test_pot_in_no_limit_with_chips_is_the_chips_and_never_below_the_least():
    record = table(3, street="turn", pots=230)
    assert counts(play(record, say(1, "pot", push=[100, 100])).last) == ("stands", "bet", 200)
    assert counts(play(record, say(1, "bet", 60), say(2, "pot", push=[100])).last) == ("amended", "raise", 120)
    assert play(record, say(1, "bet", 60), say(2, "pot", push=[100])).last["owed"] == 20


def test_a_single_chip_opens_for_the_pot_at_most():
    told = pot_limit(3, push(1, 500), street="flop", pots=120)
    assert (counts(told.last), told.last["returned"]) == (("amended", "bet", 120), 380)


def test_checks_leave_the_pot_as_it_is():
    assert pot_limit(3, *checks(1, 2), street="turn", pots=230).bets == (10, 230)
    assert pot_limit(4, *folds(3)).raises_to == (20, 35)
