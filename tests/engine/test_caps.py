"""How many raises a round allows: caps of limit, two players, and what counts under them."""

import pytest

from tests.engine.table import calls, counts, folds, limit, play, say, table

FLOP = {"street": "flop", "pots": 40}


def war(*seats, first="bet", size=10):
    """A bet and a raise by each of these seats after it."""
    opening, *others = seats
    return [say(opening, first)] + [say(seat, "raise") for seat in others]


def test_bet_and_three_raises_with_three_players():
    told = play(table(3, **FLOP, **limit(10)), *war(1, 2, 3, 1))
    assert counts(told.last) == ("stands", "raise", 40)
    assert (told.state["raises"], told.state["capped"], told.raises_to) == (3, True, None)


def test_a_raise_beyond_the_cap_is_a_call():
    told = play(table(3, **FLOP, **limit(10)), *war(1, 2, 3, 1, 2))
    assert counts(told.last) == ("amended", "call", 40)
    assert told.last["rules"][0] == "limit-cap-multiway"


def test_bet_and_four_raises_in_the_house_of_four():
    told = play(table(3, house="wsop-live-2024", **FLOP, **limit(10)), *war(1, 2, 3, 1, 2, 3))
    assert counts(told.rulings[4]) == ("stands", "raise", 50)
    assert counts(told.last) == ("amended", "call", 50)


def test_a_live_blind_is_the_first_bet():
    told = play(table(4, **limit(10)), say(3, "raise"), say(4, "raise"), say(1, "raise"))
    assert (told.last["to"], told.state["raises"], told.state["capped"]) == (40, 3, True)


@pytest.mark.parametrize("variant", ["five_card_draw", "lowball_a5", "lowball_27"])
def test_games_of_two_rounds_have_a_bet_and_four_raises(variant):
    told = play(table(3, variant=variant, street="last", pots=40, **limit(10)), *war(1, 2, 3, 1, 2))
    assert (told.last["to"], told.state["raises"], told.state["capped"]) == (100, 4, True)


@pytest.mark.parametrize("variant", ["triple_27", "badugi"])
def test_games_of_four_rounds_have_a_bet_and_three_raises(variant):
    told = play(table(3, variant=variant, street="last", pots=40, **limit(10)), *war(1, 2, 3, 1))
    assert (told.last["to"], told.state["raises"], told.state["capped"]) == (80, 3, True)


def test_a_completed_bring_in_is_the_first_bet_and_no_raise():
    record = table(
        {1: None, 2: None, 3: None}, street="third", first=1, **limit(10, variant="stud", bring_in=3, ante=1)
    )
    told = play(record, say(1, "bet", 3), say(2, "complete"))
    assert (counts(told.last), told.state["raises"]) == (("stands", "complete", 10), 0)
    told = play(record, say(1, "bet", 3), say(2, "complete"), say(3, "raise"), say(1, "raise"), say(2, "raise"))
    assert (told.last["to"], told.state["raises"], told.state["capped"]) == (40, 3, True)


def test_two_players_who_are_not_all_in_have_no_cap_if_it_was_not_reached():
    told = play(table(3, **FLOP, **limit(10)), say(1, "bet"), say(2, "raise"), *folds(3), *war(1, 2, 1, first="raise"))
    assert (told.last["to"], told.state["raises"], told.state["capped"]) == (50, 4, False)


def test_an_all_in_player_does_not_count_as_a_third():
    record = table({1: None, 2: 10, 3: None}, **FLOP, **limit(10))
    told = play(record, say(1, "bet"), *calls(2), *war(3, 1, 3, 1, first="raise"))
    assert (told.last["to"], told.state["capped"]) == (50, False)


def test_a_cap_once_reached_stays_when_players_fold():
    told = play(table(3, **FLOP, **limit(10)), *war(1, 2, 3, 1), *folds(2), say(3, "raise"))
    assert counts(told.last) == ("amended", "call", 40)


def test_the_cap_is_of_the_round():
    told = play(table(3, **FLOP, **limit(10)), *war(1, 2, 3, 1), *calls(2, 3), say(1, "bet"), say(2, "raise"))
    assert (told.state["raises"], told.state["capped"], told.last["to"]) == (1, False, 40)


def test_a_house_that_never_uncaps_caps_two_players_too():
    told = play(table(2, button=1, house="tda-2024", **FLOP, **limit(10)), *war(2, 1, 2, 1, 2, 1))
    assert counts(told.last) == ("amended", "call", 50)


def test_a_short_all_in_of_half_a_bet_uses_up_a_raise():
    record = table({1: None, 2: 15, 3: None, 4: None}, **FLOP, **limit(10))
    told = play(record, say(1, "bet"), say(2, "all-in"), say(3, "raise"))
    assert (told.last["to"], told.state["raises"]) == (25, 2)


def test_a_short_all_in_below_half_a_bet_uses_up_no_raise_but_completing_it_does():
    record = table({1: None, 2: 14, 3: None, 4: None}, **FLOP, **limit(10))
    told = play(record, say(1, "bet"), say(2, "all-in"))
    assert told.state["raises"] == 0
    told = play(record, say(1, "bet"), say(2, "all-in"), say(3, "complete"))
    assert (counts(told.last), told.state["raises"]) == (("stands", "complete", 20), 1)


def test_no_cap_in_no_limit():
    raises = [say(seat, "raise", 20 * 2**at) for at, seat in enumerate((2, 3, 4, 1, 2, 3, 4))]
    told = play(table(4, **FLOP), say(1, "bet", 10), *raises)
    assert (counts(told.last), told.state["capped"]) == (("stands", "raise", 1280), False)


def test_the_printed_spanish_text_caps_no_limit_at_three_raises():
    record = table(4, house="roberts-rules-es", **FLOP)
    told = play(
        record, say(1, "bet", 10), say(2, "raise", 20), say(3, "raise", 40), say(4, "raise", 80), say(1, "raise", 160)
    )
    assert counts(told.last) == ("amended", "call", 80)


def test_a_straddle_counts_as_a_raise_only_where_the_house_says_so():
    record = table(5, house={"straddle_positions": ["utg"]}, **limit(10, straddles=[{"seat": 3, "amount": 20}]))
    assert play(record).state["raises"] == 0
    counted = {"straddle_positions": ["utg"], "straddle_counts_as_raise": "yes"}
    assert play({**record, "house": {"settings": counted}}).state["raises"] == 1


def test_a_cap_of_nothing_leaves_the_bet_alone():
    told = play(table(3, house={"limit_raise_cap": 0}, **FLOP, **limit(10)), say(1, "bet"), say(2, "raise"))
    assert counts(told.last) == ("amended", "call", 10)


def test_spread_limit_has_the_cap_of_limit():
    record = table(3, betting="spread_limit", small_bet=10, big_bet=50, **FLOP)
    events = [say(1, "bet", 10), say(2, "raise", 20), say(3, "raise", 30), say(1, "raise", 40), say(2, "raise", 50)]
    assert counts(play(record, *events).last) == ("amended", "call", 40)
