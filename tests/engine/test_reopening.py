"""Who may raise again: short all-ins alone and added up, in big bet games and in limit."""

import pytest

from tests.engine.table import calls, checks, counts, folds, limit, play, say, table

FLOP = {"street": "flop", "pots": 150}


def test_a_full_raise_reopens_the_betting():
    told = play(table({1: None, 2: None, 3: 140}, **FLOP), say(1, "bet", 70), *calls(2), say(3, "all-in"))
    assert told.raises_to == (210, None)


def test_a_short_all_in_does_not_reopen_it_to_those_who_acted():
    told = play(table({1: None, 2: None, 3: 139}, **FLOP), say(1, "bet", 70), *calls(2), say(3, "all-in"))
    assert (told.state["to_act"], told.raises_to, told.legal["call"]) == (1, None, 69)


def test_a_raise_that_is_not_open_counts_as_a_call():
    record = table({1: None, 2: None, 3: 139}, **FLOP)
    told = play(record, say(1, "bet", 70), *calls(2), say(3, "all-in"), say(1, "raise", 400))
    assert counts(told.last) == ("amended", "call", 139)
    assert told.last["rules"][0] == "reopen-big-bet"


def test_who_has_not_acted_may_raise_a_short_all_in():
    told = play(table({1: None, 2: 100, 3: None}, **FLOP), say(1, "bet", 70), say(2, "all-in"))
    assert told.raises_to == (170, None)


def test_a_limper_may_not_raise_a_short_all_in_over_the_blind():
    record = table({4: 3, 5: None, 6: None, 7: None}, small_blind=1, big_blind=2, button=4)
    told = play(record, say(7, "call"), say(4, "all-in"), *folds(5, 6))
    assert (told.state["to_act"], told.legal["call"], told.raises_to) == (7, 1, None)


def test_the_big_blind_keeps_his_option_over_a_short_all_in():
    record = table({4: 3, 5: None, 6: None, 7: None}, small_blind=1, big_blind=2, button=4)
    told = play(record, say(7, "call"), say(4, "all-in"), *folds(5))
    assert (told.state["to_act"], told.raises_to) == (6, (5, None))


def test_short_all_ins_that_add_up_to_a_raise_reopen_it():
    seats = {2: None, 3: 95, 4: 120, 5: None}
    events = [say(2, "bet", 60), say(3, "all-in"), say(4, "all-in"), *calls(5)]
    assert play(table(seats, **FLOP), *events).raises_to == (180, None)  # he faces 60 more
    seats[4] = 119
    assert play(table(seats, **FLOP), *events).raises_to is None


def test_what_a_player_faces_is_counted_from_his_own_last_wager():
    seats = {1: None, 2: 95, 3: None, 4: 120}
    told = play(table(seats, **FLOP), say(1, "bet", 60), say(2, "all-in"), *calls(3), say(4, "all-in"))
    assert (told.state["to_act"], told.raises_to) == (1, (180, None))
    told = play(table(seats, **FLOP), say(1, "bet", 60), say(2, "all-in"), *calls(3), say(4, "all-in"), *calls(1))
    assert (told.state["to_act"], told.legal["call"], told.raises_to) == (3, 25, None)


def test_without_adding_up_one_wager_has_to_be_full():
    seats = {2: None, 3: 95, 4: 120, 5: None}
    events = [say(2, "bet", 60), say(3, "all-in"), say(4, "all-in"), *calls(5)]
    record = table(seats, house={"short_allin_accumulation": "none"}, **FLOP)
    assert play(record, *events).raises_to is None
    record["seats"]["4"] = {"stack": 155}
    assert play(record, *events).raises_to == (215, None)


def test_a_raise_by_another_reopens_it_after_a_short_all_in():
    told = play(table({1: None, 2: 100, 3: None}, **FLOP), say(1, "bet", 70), say(2, "all-in"), say(3, "raise", 170))
    assert (told.state["to_act"], told.raises_to) == (1, (240, None))


def test_half_reopens_at_exactly_half():
    for stack, expected in ((105, (175, None)), (104, None)):
        record = table({1: None, 2: None, 3: stack}, house={"short_allin_reopen": "half"}, **FLOP)
        assert play(record, say(1, "bet", 70), *calls(2), say(3, "all-in")).raises_to == expected


def test_a_check_is_an_act_and_a_bet_below_the_least_does_not_reopen_to_it():
    told = play(table({1: None, 2: None, 3: 6}, **FLOP), *checks(1, 2), say(3, "all-in"))
    assert (told.state["to_act"], told.legal["call"], told.raises_to) == (1, 6, None)


def test_posting_is_not_acting():
    told = play(table({1: None, 2: None, 3: 14}), say(3, "all-in"))
    assert (told.state["to_act"], told.raises_to) == (1, (24, None))
    told = play(table({1: None, 2: None, 3: 14}), say(3, "all-in"), *calls(1))
    assert (told.state["to_act"], told.raises_to) == (2, (24, None))


def test_limit_half_a_bet_reopens_it_and_the_next_raise_is_a_whole_bet():
    record = table({1: None, 2: None, 3: 30}, street="turn", pots=60, **limit(10))
    told = play(record, say(1, "bet"), *calls(2), say(3, "all-in"))
    assert told.raises_to == (50, 50)


def test_limit_less_than_half_a_bet_does_not():
    record = table({1: None, 2: None, 3: 29}, street="turn", pots=60, **limit(10))
    told = play(record, say(1, "bet"), *calls(2), say(3, "all-in"))
    assert (told.raises_to, told.legal["complete"], told.legal["call"]) == (None, None, 9)


def test_limit_completing_an_all_in_below_half():
    record = table({1: None, 2: 25, 3: None}, street="turn", pots=60, **limit(10))
    told = play(record, say(1, "bet", 20), say(2, "all-in"))
    assert (told.legal["complete"], told.raises_to) == (40, None)
    told = play(record, say(1, "bet", 20), say(2, "all-in"), say(3, "raise"))
    assert counts(told.last)[1:] == ("complete", 40)


def test_limit_a_completion_reopens_it_and_the_raise_over_it_is_a_whole_bet():
    record = table({1: None, 2: 25, 3: None}, street="turn", pots=60, **limit(10))
    told = play(record, say(1, "bet", 20), say(2, "all-in"), say(3, "complete"))
    assert (told.state["to_act"], told.raises_to) == (1, (60, 60))


def test_limit_an_opening_all_in_below_half_a_bet_is_completed_to_a_bet():
    told = play(table({1: 9, 2: None, 3: None}, street="turn", pots=60, **limit(10)), say(1, "all-in"))
    assert (told.legal["complete"], told.raises_to) == (20, None)


def test_limit_short_all_ins_that_make_half_a_bet_together_reopen_it():
    seats = {1: None, 2: 26, 3: 30, 4: None}
    events = [say(1, "bet"), say(2, "all-in"), say(3, "all-in"), *calls(4)]
    told = play(table(seats, street="river", pots=60, **limit(10)), *events)
    assert (told.state["to_act"], told.legal["call"]) == (1, 10)
    assert (told.raises_to, told.legal["complete"]) == ((50, 50), None)


@pytest.mark.parametrize(("stack", "reopened"), [(99, False), (100, True)])
def test_pot_limit_reopens_as_no_limit_does(stack, reopened):
    record = table({1: None, 2: None, 3: stack}, betting="pot_limit", variant="omaha", **FLOP)
    told = play(record, say(1, "bet", 50), *calls(2), say(3, "all-in"))
    assert (told.raises_to is not None) == reopened
