"""Pots and side pots, what comes back uncalled, and who wins what."""

import pytest

from tests.engine.table import calls, checks, folds, limit, play, say, table

FLOP = {"street": "flop", "pots": 40}


def test_each_all_in_makes_a_layer_of_those_who_matched_it():
    told = play(table({1: 25, 2: 60, 3: 60, 4: 200}, **FLOP), say(1, "all-in"), say(2, "all-in"), *calls(3, 4))
    assert told.pots == [(140, [1, 2, 3, 4]), (105, [2, 3, 4])]
    assert (told.state["to_act"], told.state["uncalled"], told.stack(4)) == (None, None, 140)


def test_folded_chips_stay_in_the_layers_they_reached():
    told = play(
        table({1: None, 2: 30, 3: None}, **FLOP), say(1, "bet", 50), say(2, "all-in"), say(3, "raise", 100), *folds(1)
    )
    assert told.pots == [(40 + 90, [2, 3]), (40, [3])]
    assert told.state["uncalled"] == {"seat": 3, "amount": 50}


def test_layers_with_the_same_seats_are_one():
    told = play(table({1: 100, 2: 100, 3: 100}, **FLOP), say(1, "bet", 10), *calls(2, 3), say(1, "bet", 20))
    assert told.pots == [(70, [1, 2, 3])]
    assert (told.state["pot"], told.state["uncalled"]) == (90, {"seat": 1, "amount": 20})


def test_a_side_pot_goes_on_over_the_rounds():
    record = table({1: 25, 2: 300, 3: 300}, **FLOP)
    events = [say(1, "all-in"), *calls(2, 3), say(2, "bet", 50), *calls(3)]
    told = play(record, *events)
    assert (told.state["street"], told.pots) == ("river", [(115, [1, 2, 3]), (100, [2, 3])])


def test_what_nobody_called_is_back_in_the_stack():
    told = play(table({1: 500, 2: 120}, button=2, **FLOP), say(1, "bet", 300), *calls(2))
    assert (told.stack(1), told.state["pot"], told.pots) == (380, 280, [(280, [1, 2])])
    assert told.state["uncalled"] == {"seat": 1, "amount": 180}


def test_the_last_player_left_wins_without_cards():
    told = play(table({1: 500, 2: 500, 3: 500}, **FLOP), say(1, "bet", 60), *folds(2, 3))
    assert (told.state["street"], told.showdown["stacks"]) == ("over", {"1": 540, "2": 500, "3": 500})
    assert (told.showdown["order"], told.awards) == ([], {1: 40})


def test_betting_is_over_when_only_one_has_chips_and_he_has_matched():
    told = play(table({1: 80, 2: 80, 3: 900}, **FLOP), say(1, "all-in"), say(2, "all-in"), *calls(3))
    assert (told.state["street"], told.state["to_act"]) == ("showdown", None)


def test_betting_goes_on_while_he_still_has_to_match():
    told = play(table({1: 80, 2: 80, 3: 900}, **FLOP), *checks(1), say(2, "all-in"), *folds(1))
    assert (told.state["to_act"], told.legal["call"], told.raises_to) == (3, 80, None)


def test_the_main_pot_goes_to_the_best_hand_and_the_side_pot_to_the_next():
    seats = {
        1: {"stack": 50, "cards": "AhAd"},
        2: {"stack": 200, "cards": "KhKd"},
        3: {"stack": 200, "cards": "QhQd"},
    }
    record = table(seats, street="river", board="2c7d9hJsTc", pots=30)
    told = play(record, say(1, "all-in"), say(2, "all-in"), *calls(3))
    assert (told.pots, told.awards) == ([(180, [1, 2, 3]), (300, [2, 3])], {1: 180, 2: 300})
    assert told.showdown["stacks"] == {"1": 180, "2": 300, "3": 0}


def test_state_shows_the_table_before_the_awards():
    seats = {1: {"stack": 50, "cards": "AhAd"}, 2: {"stack": 50, "cards": "KhKd"}}
    told = play(table(seats, street="river", board="2c7d9hJsTc", pots=30, button=2), say(1, "all-in"), *calls(2))
    assert (told.stack(1), told.stack(2), told.state["pot"]) == (0, 0, 130)


def test_a_kicker_decides_and_five_equal_cards_split():
    board = {"street": "river", "board": "AcKd9h5s2c", "pots": 60}
    assert play(table({1: "AhQd", 2: "AdJc"}, **board), *checks(1, 2)).awards == {1: 60}
    assert play(table({1: "Ah8d", 2: "Ad7c"}, street="river", board="AcKdQhJs9c", pots=60), *checks(1, 2)).awards == {
        1: 30,
        2: 30,
    }


def test_a_folded_winner_wins_nothing():
    told = play(
        table({1: "AhAd", 2: "3h4d", 3: "5h6d"}, street="river", board="2c7d9hJsTc", pots=60), *folds(1), *checks(2, 3)
    )
    assert told.awards == {3: 60}


# --- High-low.

OMAHA8 = {"variant": "omaha8", "street": "river", "board": "3d5h8sQcQd"}


def test_high_and_low_split_the_pot():
    told = play(table({1: "Ac2cKdKh", 2: "QhQs9cTc"}, pots=90, **OMAHA8), *checks(1, 2))
    assert told.showdown["awards"] == [
        {"pot": 0, "board": 0, "seat": 2, "amount": 45, "half": "high"},
        {"pot": 0, "board": 0, "seat": 1, "amount": 45, "half": "low"},
    ]


def test_a_side_pot_without_a_low_goes_to_the_high_hand_alone():
    seats = {
        1: {"stack": 50, "cards": "Ac2cKdKh"},
        2: {"stack": 100, "cards": "QhQs9cTc"},
        3: {"stack": 100, "cards": "KsKcJdJh"},
    }
    told = play(table(seats, **OMAHA8), say(1, "all-in"), say(2, "all-in"), *calls(3))
    assert told.pots == [(150, [1, 2, 3]), (100, [2, 3])]
    assert [(award["pot"], award["seat"], award["amount"], award["half"]) for award in told.showdown["awards"]] == [
        (0, 2, 75, "high"),
        (0, 1, 75, "low"),
        (1, 2, 100, "high"),
    ]


def test_two_equal_lows_quarter_it():
    told = play(table({1: "Ac2cKdKh", 2: "QhQs9cTc", 3: "Ad2d9h9s"}, pots=80, **OMAHA8), *checks(1, 2, 3))
    assert told.awards == {1: 20, 2: 40, 3: 20}


# --- Chips that do not divide.

SAME = {"street": "river", "board": "AcKdQhJs9c"}


@pytest.mark.parametrize(
    ("button", "shares"),
    [
        (7, {2: 27, 5: 27, 7: 26}),
        (2, {5: 27, 7: 27, 2: 26}),
        (6, {7: 27, 2: 27, 5: 26}),
    ],
)
def test_odd_chips_go_one_by_one_from_the_left_of_the_button(button, shares):
    record = table({2: "Ah8d", 5: "Ad7c", 7: "As6c"}, button=button, pots=80, **SAME)
    order = sorted((2, 5, 7), key=lambda seat: (seat - button - 1) % 10)
    assert play(record, *checks(*order)).awards == shares


def test_a_pot_is_split_in_the_smallest_chip_there_is():
    record = table({1: "Ah8d", 2: "Ad7c", 3: "As6c"}, pots=100, chips=[5, 25], **SAME)
    assert play(record, *checks(1, 2, 3)).awards == {1: 35, 2: 35, 3: 30}


def test_pots_are_split_one_by_one():
    record = table({1: "Ah8d", 2: "Ad7c"}, pots=[(41, [1, 2]), (21, [1, 2])], **SAME)
    told = play(record, *checks(1, 2))
    assert sum(told.awards.values()) == 62


def test_the_odd_chip_of_high_and_low_goes_to_the_high():
    told = play(table({1: "Ac2cKdKh", 2: "QhQs9cTc"}, pots=91, **OMAHA8), *checks(1, 2))
    assert told.awards == {2: 46, 1: 45}


def test_in_stud_the_odd_chip_goes_by_the_suit_of_the_high_card():
    seats = {1: "AhKdQcJs9h2c3c", 4: "AsKcQdJh9c2d3d"}
    record = table(seats, street="seventh", pots=51, first=1, **limit(10, variant="stud", bring_in=3, ante=1))
    assert play(record, *checks(1, 4)).awards == {1: 25, 4: 26}


def test_the_high_suit_may_decide_with_a_board_too():
    record = table({1: "Ac8d", 2: "As7c"}, house={"odd_chip": "high_suit"}, pots=61, street="river", board="AhKdQhJs9c")
    assert play(record, *checks(1, 2)).awards == {1: 30, 2: 31}
