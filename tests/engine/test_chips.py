"""Chips without a word: one chip or several, removal and half tests, all of them, and those already in front."""

import pytest

from tests.engine.table import calls, chips_of, counts, folds, pile, play, push, say, table

FLOP = {"street": "flop", "pots": 90}
REMOVAL = {"multi_chip": "removal"}


def facing(bet, *chips, house=None, stack=None):
    """Seat 2's chips facing a bet of seat 1 on the flop."""
    return play(table({1: None, 2: stack, 3: None}, house=house, **FLOP), say(1, "bet", bet), push(2, *chips)).last


def test_one_bigger_chip_is_a_call():
    ruling = facing(20, 100)
    assert (counts(ruling), chips_of(ruling)) == (("amended", "call", 20), (20, 80, 0))
    assert ruling["rules"][0] == "single-overchip-call"


def test_one_bigger_chip_against_the_blind_is_a_call():
    ruling = play(table(4), push(3, 25)).last
    assert (counts(ruling), ruling["returned"]) == (("amended", "call", 10), 15)


def test_one_chip_of_the_bet_is_a_call_that_stands():
    assert counts(facing(25, 25)) == ("stands", "call", 25)


def test_one_chip_opens_for_its_value():
    ruling = play(table(3, **FLOP), push(1, 100)).last
    assert (counts(ruling), ruling["rules"][0]) == (("stands", "bet", 100), "single-overchip-open")


def test_one_chip_that_is_all_he_has_is_a_call():
    ruling = facing(20, 100, stack=100)
    assert (counts(ruling), ruling["returned"], ruling["all_in"]) == (("amended", "call", 20), 80, False)


@pytest.mark.parametrize(
    ("chips", "ruling"),
    [
        ((50, 25), ("amended", "call", 60)),  # without the 25: 50
        ((25, 25, 25), ("amended", "call", 60)),
        ((100, 5), ("amended", "raise", 120)),  # without the 5: 100, and 45 over is at least half of 60
        ((50, 25, 10), ("amended", "call", 60)),  # without the 10: 75, and 25 over is less than half
        ((100, 25), ("stands", "raise", 125)),
        ((50, 10), ("stands", "call", 60)),
        ((100, 100), ("stands", "raise", 200)),
    ],
)
def test_several_chips_by_removal(chips, ruling):
    assert counts(facing(60, *chips, house=REMOVAL)) == ruling


def test_several_chips_go_straight_to_the_half_test_without_removal():
    assert counts(facing(60, 50, 50)) == ("amended", "raise", 120)
    assert counts(facing(60, 50, 25)) == ("amended", "call", 60)


def test_several_chips_of_one_value_are_a_call_in_some_houses():
    house = {"multi_chip": "same_denomination_call"}
    assert counts(facing(60, 100, 100, 100, house=house)) == ("amended", "call", 60)
    assert counts(facing(60, 100, 25, house=house)) == ("stands", "raise", 125)


@pytest.mark.parametrize(("chips", "ruling"), [(90, ("raise", 120)), (89, ("call", 60)), (119, ("raise", 120))])
def test_exactly_half_counts(chips, ruling):
    told = play(table(3, **FLOP), say(1, "bet", 60), pile(2, chips))
    assert counts(told.last) == ("amended", *ruling)
    action, total = ruling
    back, owed = (0, total - chips) if action == "raise" else (chips - total, 0)
    assert chips_of(told.last)[1:] == (back, owed)


@pytest.mark.parametrize(("chips", "ruling"), [(140, ("raise", 180)), (139, ("call", 100))])
def test_the_half_is_of_the_last_full_raise(chips, ruling):
    told = play(table(3, **FLOP), say(1, "bet", 20), say(2, "raise", 100), pile(3, chips))
    assert counts(told.last) == ("amended", *ruling)


@pytest.mark.parametrize(("chips", "ruling"), [(110, ("raise", 140)), (109, ("call", 80))])
def test_a_short_all_in_leaves_the_half_as_it_was(chips, ruling):
    told = play(table({1: None, 2: 80, 3: None}, **FLOP), say(1, "bet", 60), say(2, "all-in"), pile(3, chips))
    assert counts(told.last) == ("amended", *ruling)


def test_all_his_chips_are_all_in_when_one_is_not_needed():
    ruling = facing(60, 50, 20, 5, house=REMOVAL, stack=75)
    assert (counts(ruling), ruling["all_in"]) == (("stands", "raise", 75), True)


def test_all_his_chips_are_a_call_when_each_is_needed():
    ruling = facing(60, 25, 25, 25, house=REMOVAL, stack=75)
    assert (counts(ruling), ruling["returned"], ruling["all_in"]) == (("amended", "call", 60), 15, False)


def test_all_his_chips_are_not_put_to_the_half_test():
    ruling = facing(60, 25, 25, 25, stack=75)
    assert (counts(ruling), ruling["all_in"]) == (("stands", "raise", 75), True)


# --- Chips already in front: seat 1 has the small blind of 5 out, seat 2 the big blind of 10, and seat 3 makes it 30.


def answering(event, *, seat=1, house=None):
    before = [] if seat == 1 else folds(1)
    return play(table(3, house=house), say(3, "raise", 30), *before, event).last


def test_chips_left_out_count_with_the_new_ones():
    assert counts(answering(push(1, 25))) == ("stands", "call", 30)
    assert counts(answering(push(1, 25, 25), house=REMOVAL)) == ("stands", "raise", 55)


def test_one_new_chip_on_top_of_them_is_still_one_chip():
    ruling = answering(push(1, 100))
    assert (counts(ruling), chips_of(ruling)) == (("amended", "call", 30), (25, 75, 0))


def test_all_pulled_back_only_the_new_ones_are_read():
    ruling = answering(push(1, 25, 25, pull=[5]), house=REMOVAL)
    assert (counts(ruling), chips_of(ruling)) == (("amended", "call", 30), (25, 20, 0))  # 50 less 25 is below 30


def test_partly_pulled_back_all_are_read_as_several():
    event = push(2, 100, pull=[5], chips=[5, 5])
    assert counts(answering(event, seat=2, house=REMOVAL)) == ("stands", "raise", 105)
    assert counts(answering(event, seat=2, house={"prior_chips": "ignore"})) == ("amended", "call", 30)


def test_already_covering_the_bet_all_are_read_as_several():
    record = table(3)
    assert counts(play(record, *calls(3, 1), push(2, 25)).last) == ("stands", "raise", 35)
    record["house"] = {"settings": {"prior_chips": "ignore"}}
    assert counts(play(record, *calls(3, 1), push(2, 25)).last) == ("amended", "check", 10)


def test_pulling_back_facing_a_raise_binds_to_a_call_or_a_raise():
    events = [say(3, "raise", 30), *folds(1), {"seat": 2, "pull": [10]}]
    told = play(table(3), *events)
    assert (told.last["status"], told.state["to_act"], told.legal["fold"]) == ("noted", 2, False)
    told = play(table(3), *events, *folds(2))
    assert (counts(told.last), told.last["rules"][0]) == (("amended", "call", 30), "prior-bet-chips")
    told = play(table(3), *events, say(2, "raise", 90))
    assert counts(told.last) == ("stands", "raise", 90)


def test_pulling_back_facing_the_blind_alone_binds_to_nothing():
    told = play(table(3), *calls(3), {"seat": 1, "pull": [5]}, *folds(1))
    assert counts(told.last) == ("stands", "fold", None)
