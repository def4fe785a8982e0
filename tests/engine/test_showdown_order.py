"""Who shows first, and the hands by name."""

import pytest

from tests.engine.table import calls, checks, deals, folds, limit, play, say, table

RIVER = {"street": "river", "pots": 60}


def order(record, *events):
    return play(record, *events).showdown["order"]


def test_the_last_bettor_or_raiser_of_the_last_round_shows_first():
    assert order(table(4, **RIVER), *checks(1), say(2, "bet", 20), *calls(3, 4, 1)) == [2, 3, 4, 1]
    raised = [say(1, "bet", 20), say(2, "raise", 60), *folds(3), *calls(4, 1)]
    assert order(table(4, **RIVER), *raised) == [2, 4, 1]


def test_checked_through_the_left_of_the_button_shows_first():
    assert order(table({2: None, 5: None, 8: None}, button=5, **RIVER), *checks(8, 2, 5)) == [8, 2, 5]
    assert order(table({2: None, 5: None, 8: None}, button=6, **RIVER), *checks(8, 2, 5)) == [8, 2, 5]


def test_an_earlier_aggressor_shows_first_in_some_houses():
    record = table(3, house={"show_order_no_bet": "last_aggressor_any_round"}, street="turn", pots=60)
    assert order(record, *checks(1, 2), say(3, "bet", 20), *calls(1, 2), *checks(1, 2, 3)) == [3, 1, 2]


def test_who_can_win_the_last_side_pot_shows_before_the_pot_below_it():
    seats = {1: 30, 2: 200, 3: 200, 4: 90}
    events = [say(1, "all-in"), say(2, "bet", 200), *calls(3), say(4, "all-in")]
    assert order(table(seats, **RIVER), *events) == [2, 3, 4, 1]


def test_a_player_all_in_in_the_main_pot_is_last_though_he_bet_last():
    seats = {1: None, 2: None, 3: 30}
    told = play(table(seats, street="turn", pots=60), *checks(1, 2), say(3, "all-in"), *calls(1, 2), *checks(1, 2))
    assert told.pots == [(150, [1, 2, 3])]
    assert told.showdown["order"] == [1, 2, 3]


def test_after_an_all_in_before_the_last_round_its_last_bettor_is_first():
    assert order(table({1: 80, 2: 80}, button=2, street="flop", pots=40), *checks(1), say(2, "all-in"), *calls(1)) == [
        2,
        1,
    ]


@pytest.mark.parametrize("tabling", ["in_order", "all_at_once"])
def test_the_order_is_told_also_where_all_turn_up_their_hands_at_once(tabling):
    record = table({1: 80, 2: 80}, button=2, house={"all_in_tabling": tabling}, street="flop", pots=40)
    assert order(record, say(1, "all-in"), *calls(2)) == [1, 2]


def test_in_stud_the_first_to_act_shows_first():
    seats = {1: "AhKdQcJs9h2c3c", 4: "AsKc8d8hTc2d3d", 6: "5s5c6d7h9cTd4d"}
    record = table(seats, street="seventh", pots=51, **limit(10, variant="stud", bring_in=3, ante=1))
    assert order(record, *checks(4, 6, 1)) == [4, 6, 1]


def test_nobody_has_to_show_the_last_hand():
    assert order(table(3, **RIVER), say(1, "bet", 20), *folds(2, 3)) == []


def test_hands_by_name():
    record = table({1: "KhKd", 2: "8h8d"}, street="river", board="8cKc2d5s9h", pots=60)
    told = play(record, *checks(1, 2))
    assert told.showdown["hands"] == {"1": "three of a kind, kings", "2": "three of a kind, eights"}


def test_cards_dealt_during_the_hand_make_the_board():
    record = table({1: "KhKd", 2: "8h8d"}, street="flop", board="8cKc2d", pots=60)
    told = play(record, *checks(1, 2), deals("5s"), *checks(1, 2), deals("9h"), *checks(1, 2))
    assert (told.awards, [ruling["status"] for ruling in told.rulings[2::3]]) == ({1: 60}, ["noted", "noted"])


def test_a_card_before_its_time_does_not_play_and_may_be_dealt_again():
    record = table({1: "KhKd", 2: "8h8d"}, street="flop", board="8cKc2d", pots=60)
    told = play(record, *checks(1), deals("5s"), *checks(2), deals("5s"))
    assert [told.rulings[1]["status"], told.rulings[3]["status"]] == ["void", "noted"]
    assert told.rulings[1]["rules"] == ["premature-card"]


def test_hands_thrown_away_at_the_showdown_win_nothing():
    record = table({1: "KhKd", 2: "8h8d"}, street="river", board="8cKc2d5s9h", pots=60)
    told = play(record, *checks(1, 2), {"seat": 1, "muck": True})
    assert (told.last["status"], told.awards, told.state["street"]) == ("stands", {2: 60}, "over")


def test_cards_shown_are_known_from_then_on():
    record = table(2, street="river", board="8cKc2d5s9h", pots=60)
    told = play(record, *checks(1, 2), {"seat": 1, "show": "KhKd"}, {"seat": 2, "show": "8h8d"})
    assert (told.last["status"], told.awards) == ("noted", {1: 60})
