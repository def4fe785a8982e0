"""Check-raise, where it is barred."""

from tests.engine.table import checks, counts, folds, play, say, table

FLOP = {"street": "flop", "pots": 90}
BARRED = {"check_raise": "forbidden"}


def test_a_check_raise_is_allowed_as_a_rule():
    assert play(table(2, button=1, **FLOP), *checks(2), say(1, "bet", 40)).raises_to == (80, None)


def test_a_house_may_bar_it():
    told = play(table(2, button=1, house=BARRED, **FLOP), *checks(2), say(1, "bet", 40), say(2, "raise", 120))
    assert counts(told.last) == ("amended", "call", 40)
    assert (told.last["rules"][0], told.last["settings"]) == ("check-raise-barred", ["check_raise"])


def test_a_game_may_bar_it_by_itself():
    frame = {"variant": "lowball_a5", "street": "last", "pots": 60}
    told = play(table(2, button=1, **frame, **BARRED), *checks(2), say(1, "bet", 40))
    assert (told.raises_to, told.legal["call"]) == (None, 40)


def test_it_bars_who_checked_in_this_round_alone():
    record = table(3, house=BARRED, **FLOP)
    assert play(record, *checks(1), say(2, "bet", 40)).raises_to == (80, None)
    told = play(record, *checks(1, 2, 3), say(1, "bet", 40), say(2, "raise", 80), *folds(3))
    assert told.raises_to == (120, None)


def test_an_all_in_after_a_check_is_a_call_too():
    told = play(
        table({1: None, 2: 300}, button=1, house=BARRED, **FLOP), *checks(2), say(1, "bet", 40), say(2, "all-in")
    )
    assert counts(told.last) == ("amended", "call", 40)
