"""Stud: the bring-in and its completion, who is first, the open pair."""

import pytest

from tests.engine.table import calls, checks, choices, counts, folds, limit, pile, play, push, refusal, say, table

STUD = limit(10, variant="stud", bring_in=3, ante=1)
THIRD = {1: "AsKs7d", 4: "QdQc2h", 6: "9c9d2c"}


def stud(seats, *events, **frame):
    return play(table(seats, **{**STUD, **frame}), *events)


def test_the_low_door_card_brings_it_in_the_lowest_suit_of_two():
    told = stud(THIRD)
    assert (told.state["to_act"], told.state["street"], told.state["pot"]) == (6, "third", 3)
    assert told.legal == {
        "fold": False,
        "check": False,
        "call": None,
        "bet": {"min": 3, "max": 3},
        "raise": None,
        "complete": 10,
    }


def test_in_razz_the_high_door_card_does():
    told = stud({1: "As2s7d", 4: "3d4cKh", 6: "5c6dKs"}, variant="razz")
    assert told.state["to_act"] == 6


def test_an_ace_is_low_in_razz_and_high_in_stud():
    doors = {1: "2s3sAd", 4: "3d4c2h", 6: "5c6d9s"}
    assert stud(doors, variant="razz").state["to_act"] == 6
    assert stud(doors, variant="stud8").state["to_act"] == 4


@pytest.mark.parametrize("event", [say(6, "bet", 3), push(6, 1, 1, 1), pile(6, 3), say(6, 3), say(6, "call")])
def test_the_bring_in_is_posted_and_the_next_seat_acts(event):
    told = stud(THIRD, event)
    assert (told.last["action"], told.last["to"], told.state["to_act"]) == ("post", 3, 1)
    assert (told.legal["call"], told.legal["complete"], told.raises_to) == (3, 10, None)


def test_the_low_card_may_open_for_a_full_bet():
    told = stud(THIRD, say(6, "complete"))
    assert (counts(told.last), told.raises_to) == (("stands", "complete", 10), (20, 20))


def test_the_low_card_may_not_check():
    told = stud(THIRD, *checks(6))
    assert counts(told.last) == ("amended", "post", 3)


def test_completing_is_no_raise_and_then_raises_are_full_bets():
    told = stud(THIRD, say(6, "bet", 3), say(1, "complete"), say(4, "raise"))
    assert [counts(ruling) for ruling in told.rulings[1:]] == [("stands", "complete", 10), ("stands", "raise", 20)]
    assert (told.state["raises"], told.raises_to) == (1, (30, 30))


def test_the_bring_in_has_an_option_when_it_was_only_called():
    told = stud(THIRD, say(6, "bet", 3), *calls(1, 4))
    # He has acted and nobody raised: the round is over and fourth street waits for its cards.
    assert told.state["street"] == "fourth"


def test_a_low_card_that_is_all_in_for_the_ante_leaves_it_to_the_left():
    seats = {seat: {"stack": 90, "cards": cards} for seat, cards in THIRD.items()}
    seats[6]["stack"] = 1
    told = stud(seats)
    assert (told.state["to_act"], told.legal["fold"], told.legal["check"], told.bets) == (1, True, False, (3, 3))
    told = stud(seats, *folds(1))
    assert (told.state["to_act"], told.pots) == (None, [(3, [4, 6])])


def test_others_enter_for_the_full_bring_in_when_it_is_short():
    seats = {seat: {"stack": 90, "cards": cards} for seat, cards in THIRD.items()}
    seats[6]["stack"] = 3
    told = stud(seats, say(6, "all-in"))
    assert (told.last["to"], told.legal["call"], told.legal["complete"]) == (2, 3, 10)


FOURTH = {1: "AsKs7dKd", 4: "2dQc8h8s", 6: "9c3d2cAc"}


def test_later_the_best_board_is_first():
    assert stud(FOURTH, street="fourth", pots=30).state["to_act"] == 4
    fifth = {1: "AsKs7dKdAh", 4: "2dQc8h8s3h", 6: "9c3d2c2s2h"}
    assert stud(fifth, street="fifth", pots=30).state["to_act"] == 6


def test_in_razz_the_lowest_board_is_first():
    fourth = {1: "AsKs7dKd", 4: "2dQc8h8s", 6: "9c3d2cAc"}
    assert stud(fourth, variant="razz", street="fourth", pots=30).state["to_act"] == 6


def test_equal_boards_go_by_the_first_seat():
    fourth = {2: "2s3sAdKd", 5: "2d3cAhKh", 7: "9c3dQcJc"}
    assert stud(fourth, street="fourth", pots=30, button=7).state["to_act"] == 2
    assert stud(fourth, street="fourth", pots=30, button=3).state["to_act"] == 5


def test_the_first_to_act_is_named_where_the_cards_are_unknown():
    assert stud(3, street="fifth", first=2, pots=60).state["to_act"] == 2
    assert refusal(table(3, street="fifth", pots=60, **STUD), *checks(1)) == ("first_actor_unknown", "events[0]")


def test_cards_dealt_say_who_is_first():
    cards = [{"dealer": "deals", "seat": seat, "cards": card} for seat, card in ((1, "3h"), (4, "Qh"), (6, "4h"))]
    told = stud(THIRD, say(6, "bet", 3), *calls(1, 4), *cards)
    # 7-3, Q-2 and 4-2 show.
    assert (told.state["street"], told.state["to_act"], told.bets) == ("fourth", 4, (10, 10))


# --- An open pair on fourth street: seat 4 shows eights.


def test_an_open_pair_lets_anybody_bet_the_upper_limit():
    assert stud(FOURTH, street="fourth", pots=30).bets == (10, 20)
    assert stud(FOURTH, *checks(4), street="fourth", pots=30).bets == (10, 20)


def test_after_a_lower_bet_a_raise_is_by_either_limit():
    assert stud(FOURTH, say(4, "bet", 10), street="fourth", pots=30).raises_to == (20, 30)


def test_after_an_upper_bet_or_raise_every_raise_is_by_the_upper_limit():
    assert stud(FOURTH, say(4, "bet", 20), street="fourth", pots=30).raises_to == (40, 40)
    told = stud(FOURTH, say(4, "bet", 10), say(6, "raise", 30), street="fourth", pots=30)
    assert told.raises_to == (50, 50)
    told = stud(FOURTH, say(4, "bet", 10), say(6, "raise", 20), street="fourth", pots=30)
    assert told.raises_to == (30, 40)


@pytest.mark.parametrize(
    ("frame", "seats"),
    [
        ({"variant": "stud8"}, FOURTH),
        ({"variant": "razz"}, FOURTH),
        ({"house": {"open_pair_double_bet": "no"}}, FOURTH),
        ({}, {1: "KsKd7dQd", 4: "8dQc8h2s", 6: "9c3d2cAc"}),  # the pairs are hidden
    ],
)
def test_no_upper_limit_without_an_open_pair_in_stud_high(frame, seats):
    assert stud(seats, street="fourth", pots=30, **frame).bets == (10, 10)


def test_a_short_completion_is_completed_or_folded_in_some_houses():
    house = {"under_raise": "complete_or_fold"}
    told = stud(THIRD, say(6, "bet", 3), pile(1, 8), house=house)
    assert choices(told.last) == [("complete", 10), ("fold", 8)]


def test_pot_limit_stud_counts_the_antes_and_the_bring_in():
    told = play(table(THIRD, variant="stud", betting="pot_limit", bring_in=3, ante=1), say(6, "bet", 3))
    # The call of 3, and a raise of 3 + 3 + 3.
    assert told.raises_to[1] == 12
