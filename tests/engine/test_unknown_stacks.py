"""Stacks that are not known, and table stakes where they are."""

from tests.engine.table import calls, checks, counts, pile, play, push, refusal, say, table

FLOP = {"street": "flop", "pots": 90}
BET_20 = say(1, "bet", 20)


def test_an_unknown_stack_bounds_nothing():
    told = play(table(3, **FLOP))
    assert (told.bets, told.stack(1)) == ((10, None), None)
    assert counts(play(table(3, **FLOP), say(1, "bet", 10**9)).last) == ("stands", "bet", 10**9)


def test_it_stays_unknown_whatever_is_wagered():
    told = play(table({1: None, 2: 400}, button=2, **FLOP), say(1, "bet", 90), *calls(2))
    assert (told.stack(1), told.stack(2), told.state["pot"]) == (None, 310, 270)


def test_another_limit_still_bounds_it():
    assert play(table(3, betting="pot_limit", **FLOP)).bets == (10, 90)


def test_an_all_in_of_an_unknown_stack_needs_an_amount():
    assert refusal(table(3, **FLOP), say(1, "all-in")) == ("unknown_stack", "events[0].say")


def test_an_all_in_with_its_amount_or_its_chips():
    for event in (say(1, "all-in", 250), say(1, "all-in", push=[250]), {"seat": 1, "say": "all-in", "push": 250}):
        told = play(table(3, **FLOP), event)
        assert (counts(told.last), told.last["all_in"]) == (("stands", "bet", 250), True)
        assert (told.status(1), told.stack(1), told.state["to_act"]) == ("all_in", 0, 2)


def test_an_all_in_for_less_than_the_bet_is_a_call():
    told = play(table(3, **FLOP), BET_20, say(2, "all-in", 12))
    assert (counts(told.last), told.last["all_in"], told.status(2)) == (("stands", "call", 12), True, "all_in")
    assert told.pots == [(90, [1, 2, 3]), (24, [1, 2])]


def test_an_all_in_between_the_bet_and_the_least_raise_is_short():
    told = play(table(3, **FLOP), BET_20, *calls(2), say(3, "all-in", 35))
    assert (counts(told.last), told.state["to_act"], told.raises_to) == (("stands", "raise", 35), 1, None)


def test_the_showdown_leaves_it_unknown():
    record = table({1: "AhAd", 2: {"stack": 40, "cards": "KhKd"}}, street="river", board="2c7d9hJsTc", pots=60)
    told = play(record, *checks(1, 2))
    assert told.showdown["stacks"] == {"1": None, "2": 40}


def test_only_chips_on_the_table_may_be_wagered():
    seats = {1: 50, 2: 50, 3: 50}
    assert refusal(table(seats, **FLOP), push(1, 25, 25, 5)) == ("not_enough_chips", "events[0].push")
    assert refusal(table(seats, **FLOP), pile(1, 51)) == ("not_enough_chips", "events[0].push")
    assert counts(play(table(seats, **FLOP), say(1, "bet", 80)).last) == ("amended", "bet", 50)


def test_a_blind_comes_out_of_the_stack():
    told = play(table({1: 100, 2: 100, 3: 100}))
    assert [told.stack(seat) for seat in (1, 2, 3)] == [95, 90, 100]
