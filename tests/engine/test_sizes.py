"""The least bet and raise, the fixed sizes, and what a wager must be a multiple of."""

import pytest

from tests.engine.table import calls, checks, counts, limit, play, push, say, table

FLOP = {"street": "flop", "pots": 90}


def test_min_bet_is_the_big_blind_on_every_round():
    for street in ("flop", "turn", "river"):
        assert play(table(4, street=street, pots=60)).bets == (10, None)


def test_min_bet_over_three_blinds_is_the_greatest_of_them():
    assert play(table(4, third_blind=25, **FLOP)).bets == (25, None)


def test_min_bet_without_blinds_is_the_ante():
    assert play(table(4, small_blind=0, ante=8, **FLOP)).bets == (8, None)


def test_min_bet_after_a_straddle_is_still_the_big_blind():
    record = table(4, house={"straddle_positions": ["utg"]}, straddles=[{"seat": 3, "amount": 20}])
    assert play(record, *calls(4, 1, 2), *checks(3)).bets == (10, None)


def test_an_ante_does_not_change_the_least_raise():
    assert play(table(3, ante=25)).raises_to == (20, None)


@pytest.mark.parametrize(
    ("wagers", "least"),
    [
        ([30], 60),
        ([30, 75], 120),  # 45 more than 30
        ([30, 75, 240], 405),  # 165 more
        ([10, 20], 30),
    ],
)
def test_min_raise_is_the_last_full_raise_more(wagers, least):
    first, *raises = wagers
    events = [say(3, "bet", first)] + [say(seat, "raise", total) for seat, total in zip((5, 7), raises, strict=False)]
    assert play(table({3: None, 5: None, 7: None, 8: None}, **FLOP), *events).raises_to == (least, None)


def test_min_raise_keeps_the_last_full_raise_after_a_short_all_in():
    told = play(table({1: None, 2: 85, 3: None}, **FLOP), say(1, "bet", 60), say(2, "all-in"))
    assert told.raises_to == (145, None)


def test_min_raise_grows_with_an_all_in_that_is_more_than_a_full_raise():
    told = play(table({1: None, 2: 170, 3: None}, **FLOP), say(1, "bet", 60), say(2, "all-in"))
    assert told.raises_to == (280, None)


def test_a_raise_over_an_all_in_below_the_least_bet_is_that_all_in_and_the_least_bet():
    assert play(table({4: 6, 6: None, 9: None}, **FLOP), say(4, "all-in")).raises_to == (16, None)


def test_double_total_needs_twice_what_is_faced():
    record = table(4, house={"min_raise": "double_total"}, **FLOP)
    told = play(record, say(1, "bet", 40), say(2, "raise", 100))
    assert told.raises_to == (200, None)
    assert counts(play(record, say(1, "bet", 40), say(2, "raise", 79)).last) == ("amended", "raise", 80)


def test_a_raise_said_too_small_is_the_least_raise():
    told = play(table(3, **FLOP), say(1, "bet", 45), say(2, "raise", 70))
    assert counts(told.last) == ("amended", "raise", 90)
    assert told.last["rules"][0] == "declared-raise-below-min"


def test_a_player_may_always_raise_all_he_has():
    told = play(table({1: None, 2: 71, 3: None}, **FLOP), say(1, "bet", 60))
    assert told.raises_to == (71, 71)


def test_a_wager_beyond_the_stack_is_all_he_has():
    told = play(table({1: 130, 2: None}, **FLOP, button=2), say(1, "bet", 200))
    assert counts(told.last) == ("amended", "bet", 130)
    assert told.last["all_in"]


def test_no_raise_when_every_opponent_is_all_in():
    told = play(table({1: 40, 2: 90}, **FLOP), say(1, "all-in"))
    assert (told.raises_to, told.legal["call"]) == (None, 40)
    assert counts(play(table({1: 40, 2: 90}, **FLOP), say(1, "all-in"), say(2, "all-in")).last) == (
        "amended",
        "call",
        40,
    )


def test_completing_a_short_all_in_is_for_limit_only():
    told = play(table({1: 6, 2: None, 3: None}, **FLOP), say(1, "all-in"))
    assert told.legal["complete"] is None


@pytest.mark.parametrize(
    ("variant", "sizes"),
    [
        ("omaha", {"flop": 15, "turn": 30, "river": 30}),
        ("stud8", {"third": 15, "fourth": 15, "fifth": 30, "sixth": 30, "seventh": 30}),
        ("lowball_27", {"last": 30}),
        ("badugi", {"second": 15, "third": 30, "last": 30}),
        ("triple_27", {"second": 15, "third": 30, "last": 30}),
    ],
)
def test_limit_bets_by_street(variant, sizes):
    for street, size in sizes.items():
        record = table({2: None, 4: None, 7: None}, variant=variant, street=street, pots=70, first=4, **limit(15))
        if variant == "stud8":
            record["game"] |= {"small_blind": 0, "big_blind": 0, "ante": 2}
        assert play(record).bets == (size, size), street


@pytest.mark.parametrize("variant", ["holdem", "lowball_27", "badugi"])
def test_limit_raises_over_the_blinds_are_small_bets(variant):
    assert play(table(4, variant=variant, **limit(15))).raises_to == (30, 30)


def test_a_limit_raise_is_one_bet_more():
    told = play(table(4, street="river", pots=120, **limit(10)), say(1, "bet"), say(2, "raise"))
    assert (told.last["to"], told.raises_to) == (40, (60, 60))


def test_a_limit_bet_of_another_size_is_put_right():
    record = table(4, street="turn", pots=120, **limit(10))
    assert counts(play(record, say(1, "bet", 35)).last) == ("amended", "bet", 20)
    assert counts(play(record, push(1, 10)).last) == ("amended", "bet", 20)


def test_a_raise_for_just_the_last_chips_of_the_only_opponent_is_good():
    record = table({1: None, 2: 750}, button=1, street="turn", pots=900, **limit(300))
    assert play(record, say(2, "bet")).raises_to == (750, 1200)
    assert counts(play(record, say(2, "bet"), say(1, "raise", 750)).last) == ("stands", "raise", 750)


def test_a_raise_for_the_last_chips_of_one_of_two_opponents_is_a_whole_bet():
    record = table({1: None, 2: 750, 3: None}, street="turn", pots=900, **limit(300))
    assert play(record, *checks(1), say(2, "bet")).raises_to == (1200, 1200)


UNIT = {"house": {"wager_unit": "big_blind"}}


@pytest.mark.parametrize(("said", "total"), [(44, 40), (45, 50), (46, 50), (50, 50), (8, 10)])
def test_a_wager_off_the_unit_goes_to_the_nearest_and_never_below_the_least(said, total):
    ruling = play(table(3, **UNIT, **FLOP), say(1, "bet", said)).last
    assert counts(ruling) == ("stands" if said == total else "amended", "bet", total)


def test_the_unit_is_of_the_total_and_raises_the_least_raise_to_it():
    told = play(table({1: 37, 2: None, 3: None}, **UNIT, **FLOP), say(1, "all-in"))
    assert told.raises_to == (80, None)  # 37 + 37 = 74


def test_an_all_in_is_exempt_from_the_unit():
    assert counts(play(table({1: 37, 2: None}, **UNIT, **FLOP, button=2), say(1, "all-in")).last) == (
        "stands",
        "bet",
        37,
    )


def test_the_unit_is_for_cash_games():
    ruling = play(table(3, cash=False, **UNIT, **FLOP), say(1, "bet", 44)).last
    assert counts(ruling) == ("stands", "bet", 44)


@pytest.mark.parametrize(("how", "total"), [("nearest", 75), ("down", 50), ("up", 75)])
def test_a_spoken_wager_the_chips_cannot_make_is_rounded(how, total):
    record = table(3, small_blind=25, big_blind=50, chips=[25, 100], house={"rounding": how}, **FLOP)
    ruling = play(record, say(1, "bet", 63)).last
    assert counts(ruling) == ("amended", "bet", total)
