"""Spread limit: any size between two ends."""

import pytest

from tests.engine.table import counts, play, push, say, table

SPREAD = {"betting": "spread_limit", "small_bet": 5, "big_bet": 25, "small_blind": 2, "big_blind": 5}
FLOP = {"street": "flop", "pots": 40}


def test_a_bet_is_anything_from_the_lower_end_to_the_upper():
    assert play(table(3, **SPREAD, **FLOP)).bets == (5, 25)
    assert play(table(3, **SPREAD, street="river", pots=40)).bets == (5, 25)


@pytest.mark.parametrize(("bet", "raises"), [(5, (10, 30)), (12, (24, 37)), (25, (50, 50))])
def test_a_raise_is_at_least_the_last_one_and_at_most_the_upper_end(bet, raises):
    assert play(table(3, **SPREAD, **FLOP), say(1, "bet", bet)).raises_to == raises


def test_a_raise_over_a_raise():
    told = play(table(3, **SPREAD, **FLOP), say(1, "bet", 5), say(2, "raise", 20))
    assert told.raises_to == (35, 45)


def test_a_wager_over_the_upper_end_is_cut_to_it():
    told = play(table(3, **SPREAD, **FLOP), push(1, 25, 25))
    assert (counts(told.last), told.last["returned"]) == (("amended", "bet", 25), 25)


def test_a_wager_under_the_lower_end_is_brought_up_to_it():
    assert counts(play(table(3, **SPREAD, **FLOP), say(1, "bet", 3)).last) == ("amended", "bet", 5)


def test_before_the_flop_the_blind_is_the_bet():
    assert play(table(4, **SPREAD)).raises_to == (10, 30)
