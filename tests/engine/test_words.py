"""What is said in turn binds: words, numbers, words that do not fit, and words against chips."""

import pytest

from tests.engine.table import calls, checks, chips_of, choices, counts, folds, limit, pile, play, push, say, table

FLOP = {"street": "flop", "pots": 90}
BET_20 = say(1, "bet", 20)


@pytest.mark.parametrize(
    ("event", "ruling"),
    [
        (say(2, "fold"), ("stands", "fold", None)),
        (say(2, "call"), ("stands", "call", 20)),
        (say(2, "raise"), ("stands", "raise", 40)),
        (say(2, "raise", 70), ("stands", "raise", 70)),
        ({"seat": 2, "say": "raise", "to": 70}, ("stands", "raise", 70)),
        ({"seat": 2, "say": "raise", "by": 70}, ("stands", "raise", 90)),
        (say(2, "bet", 70), ("stands", "raise", 70)),
    ],
)
def test_words_in_turn_bind(event, ruling):
    assert counts(play(table(3, **FLOP), BET_20, event).last) == ruling


def test_words_alone_count_as_if_the_chips_had_followed():
    told = play(table({1: 300, 2: 300, 3: 300}, **FLOP), BET_20, say(2, "raise", 70))
    assert (chips_of(told.last), told.stack(2), told.state["pot"]) == ((70, 0, 0), 230, 180)


@pytest.mark.parametrize(
    ("number", "ruling"),
    [
        (20, ("stands", "call", 20)),
        (40, ("stands", "raise", 40)),
        (95, ("stands", "raise", 95)),
        (15, ("amended", "call", 20)),
        (29, ("amended", "call", 20)),
        (30, ("amended", "raise", 40)),
    ],
)
def test_a_bare_number_is_the_same_as_pushing_it(number, ruling):
    assert counts(play(table(3, **FLOP), BET_20, say(2, number)).last) == ruling


def test_a_bare_number_opens():
    assert counts(play(table(3, **FLOP), say(1, 35)).last) == ("stands", "bet", 35)
    assert counts(play(table(3, **FLOP), say(1, 7)).last) == ("amended", "bet", 10)


def test_check_facing_a_bet_leaves_call_or_fold():
    told = play(table(3, **FLOP), BET_20, *checks(2))
    assert (told.last["status"], choices(told.last)) == ("choice", [("call", 20), ("fold", 0)])
    assert (told.state["to_act"], told.raises_to, told.legal["call"]) == (2, None, 20)
    assert told.last["rules"][0] == "invalid-declarations"


def test_after_a_check_facing_a_bet_a_raise_is_a_call():
    told = play(table(3, **FLOP), BET_20, *checks(2), say(2, "raise", 90))
    assert counts(told.last) == ("amended", "call", 20)


def test_call_with_nothing_to_call_is_a_check():
    told = play(table(3, **FLOP), *calls(1))
    assert (told.last["action"], told.state["to_act"], told.state["bet"]) == ("check", 2, 0)


def test_raise_with_nothing_to_raise_is_a_bet():
    assert play(table(3, **FLOP), say(1, "raise")).last["action"] == "bet"
    told = play(table(3, **FLOP), say(1, "raise", 65))
    assert (told.last["action"], told.last["to"]) == ("bet", 65)


def test_complete_with_nothing_to_complete_is_a_raise():
    told = play(table(3, street="turn", pots=60, **limit(10)), say(1, "bet"), say(2, "complete"))
    assert (told.last["action"], told.last["to"]) == ("raise", 40)


def test_rapping_the_table_is_a_check():
    told = play(table(3, **FLOP), {"seat": 1, "tap": True})
    assert (counts(told.last)[:2], told.last["rules"]) == (("stands", "check"), ["tap-is-check"])
    facing = play(table(3, **FLOP), BET_20, {"seat": 2, "tap": True})
    assert facing.last["status"] == "choice"


def test_cards_released_are_a_fold():
    told = play(table(3, **FLOP), BET_20, {"seat": 2, "muck": True})
    assert (counts(told.last), told.last["rules"][0]) == (("stands", "fold", None), "hand-released")


def test_a_fold_with_nothing_to_call_binds():
    told = play(table(3, **FLOP), *folds(1))
    assert (counts(told.last), told.status(1)) == (("stands", "fold", None), "folded")
    assert "fold-not-facing" in told.last["rules"]


def test_chips_that_come_with_a_fold_go_back():
    told = play(table(3, **FLOP), BET_20, say(2, "fold", push=[25]))
    assert (counts(told.last)[1], told.last["returned"], told.state["pot"]) == ("fold", 25, 110)


def test_time_stops_nothing_but_the_clock():
    told = play(table(3, **FLOP), BET_20, say(2, "time"))
    assert (counts(told.last), told.state["to_act"]) == (("noted", None, None), 2)


def test_words_govern_chips_that_come_with_them():
    record = table(3, **FLOP)
    told = play(record, BET_20, say(2, "call", push=[100]))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "call", 20), (20, 80, 0))
    told = play(record, BET_20, say(2, "raise", 60, push=[25, 25]))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "raise", 60), (50, 0, 10))


def test_chips_that_follow_the_words_pay_for_them():
    told = play(table(3, **FLOP), BET_20, say(2, "raise", 60), pile(2, 60))
    assert (told.last["to"], told.last["added"], told.state["bet"], told.state["pot"]) == (60, 60, 60, 170)


def test_raise_without_a_number_is_what_one_chip_makes():
    told = play(table(3, **FLOP), BET_20, say(2, "raise", push=[100]))
    assert counts(told.last) == ("stands", "raise", 100)
    assert "raise-no-amount-one-chip" in told.last["rules"]


def test_raise_without_a_number_is_never_below_the_least_raise():
    told = play(table(3, **FLOP), say(1, "bet", 60), say(2, "raise", push=[100]))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "raise", 120), (100, 0, 20))


def test_raise_without_a_number_and_chips_that_follow():
    told = play(table(3, **FLOP), BET_20, say(2, "raise"), push(2, 100))
    assert (told.last["action"], told.last["to"], told.state["bet"]) == ("raise", 100, 100)


def test_raise_without_a_number_may_be_added_to_until_the_chips_rest():
    record = table(3, house={"raise_word_motions": "until_rest"}, **FLOP)
    told = play(record, BET_20, say(2, "raise"), push(2, 25, 25), push(2, 25), push(2, 5))
    assert (told.state["bet"], told.last["returned"]) == (80, 0)


def test_a_raise_with_its_number_is_not_added_to():
    record = table(3, house={"raise_word_motions": "until_rest"}, **FLOP)
    told = play(record, BET_20, say(2, "raise", 50, push=[25, 25]), push(2, 25))
    assert (told.last["status"], told.last["returned"], told.state["bet"]) == ("void", 25, 50)


def test_the_first_word_wins():
    told = play(table(3, **FLOP), BET_20, say(2, "call"), say(2, "raise", 80))
    assert (told.last["status"], told.state["to_act"], told.state["bet"]) == ("void", 3, 20)


def test_a_number_after_the_chips_governs_until_somebody_behind_has_acted():
    record = table(3, **FLOP)
    told = play(record, push(1, 50), say(1, 80))
    assert (counts(told.last), told.state["bet"]) == (("amended", "bet", 80), 80)
    told = play(record, push(1, 50), *calls(2), say(1, 80))
    assert (told.last["status"], told.state["bet"]) == ("void", 50)


def test_a_number_after_the_chips_is_too_late_where_the_first_in_time_counts():
    record = table(3, house="tda-2024", **FLOP)
    told = play(record, push(1, 50), say(1, 80))
    assert (told.last["status"], told.state["bet"]) == ("void", 50)


def test_all_in():
    seats = {1: None, 2: 240, 3: None}
    told = play(table(seats, **FLOP), BET_20, say(2, "all-in"))
    assert (counts(told.last), told.last["all_in"]) == (("stands", "raise", 240), True)
    seats[2] = 12
    told = play(table(seats, **FLOP), BET_20, say(2, "all-in"))
    assert (counts(told.last), told.last["all_in"]) == (("stands", "call", 12), True)


BIG = {"small_blind": 100, "big_blind": 200, "chips": [100, 500, 1000, 5000], "street": "flop"}


@pytest.mark.parametrize(
    ("pot", "how", "total"),
    [
        (6000, "highest_up_to_pot", 3000),
        (2900, "highest_up_to_pot", 300),
        (200, "highest_up_to_pot", 300),  # every reading is above the pot: the lowest
        (99_999, "highest_up_to_pot", 30_000),
        (99_999, "lowest", 300),
    ],
)
def test_a_number_below_the_smallest_chip_can_be_read_several_ways(pot, how, total):
    told = play(table(3, pots=pot, house={"ambiguous_amount": how}, **BIG), say(1, "bet", 3))
    assert counts(told.last)[1:] == ("bet", total)
    assert "ambiguous_amount" in told.last["settings"]


def test_readings_that_are_no_legal_wager_drop_out():
    told = play(table(3, pots=9000, **BIG), say(1, "bet", 2000), say(2, "raise", 3))
    assert counts(told.last)[1:] == ("raise", 30_000)  # 300 and 3,000 raise nothing, 300,000 is beyond the pot
    told = play(
        table(3, pots=9000, house={"ambiguous_amount": "lowest"}, **BIG), say(1, "bet", 2000), say(2, "raise", 4)
    )
    assert counts(told.last)[1:] == ("raise", 4000)


def test_any_other_number_means_itself():
    told = play(table(3, pots=9000, **BIG), say(1, "bet", 300))
    assert (counts(told.last), told.last["settings"]) == (("stands", "bet", 300), [])
