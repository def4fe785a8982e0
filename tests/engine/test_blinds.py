"""Blinds, antes, dead money and straddles: who posts, who is first, what is owed."""

import pytest

from tests.engine.table import calls, checks, counts, folds, play, refusal, say, table


def seats_acting(told):
    return told.state["to_act"]


def test_the_blinds_are_the_next_two_seats_and_the_next_is_first():
    told = play(table({2: 100, 5: 100, 6: 100, 9: 100}, button=5))
    assert (told.wager(6), told.wager(9), told.stack(6), seats_acting(told)) == (5, 10, 95, 2)


def test_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop():
    told = play(table({3: 100, 8: 100}, button=8))
    assert (told.wager(8), told.wager(3), seats_acting(told)) == (5, 10, 8)


def test_heads_up_the_button_acts_last_after_the_flop():
    told = play(table({3: 100, 8: 100}, button=8), *calls(8), *checks(3))
    assert (told.state["street"], seats_acting(told)) == ("flop", 3)


def test_an_empty_seat_may_have_the_button():
    told = play(table({1: 100, 2: 100, 6: 100}, button=4))
    assert (told.wager(6), told.wager(1), seats_acting(told)) == (5, 10, 2)
    told = play(table({1: 100, 2: 100, 6: 100}, button=4), *calls(2, 6), *checks(1))
    assert seats_acting(told) == 6


def test_heads_up_with_a_dead_button_the_first_seat_posts_the_small_blind():
    told = play(table({1: 100, 6: 100}, button=4))
    assert (told.wager(6), told.wager(1), seats_acting(told)) == (5, 10, 6)


def test_a_dead_small_blind():
    told = play(table({1: 100, 2: 100, 4: 100}, button=4, small_blind=5, big_blind=10, small_blind_seat=None))
    assert (told.wager(1), told.state["pot"], seats_acting(told)) == (10, 10, 2)


def test_blinds_in_seats_that_are_named():
    frame = {"small_blind": 5, "big_blind": 10, "small_blind_seat": 2, "big_blind_seat": 5}
    told = play(table({1: 100, 2: 100, 3: 100, 5: 100}, button=1, **frame))
    assert (told.wager(2), told.wager(5), told.wager(3), seats_acting(told)) == (5, 10, 0, 1)


def test_a_third_blind():
    told = play(table(6, small_blind=1, big_blind=2, third_blind=5))
    assert ([told.wager(seat) for seat in (1, 2, 3)], seats_acting(told)) == ([1, 2, 5], 4)
    assert (told.legal["call"], told.raises_to) == (5, (10, None))


def test_blinds_have_their_option():
    told = play(table(4), *calls(3, 4, 1))
    assert (seats_acting(told), told.legal["check"], told.raises_to) == (2, True, (20, None))


def test_a_blind_that_is_short_is_all_in():
    told = play(table({1: 3, 2: 300, 3: 300}))
    assert (told.wager(1), told.status(1), told.legal["call"]) == (3, "all_in", 10)


def test_others_owe_the_full_big_blind_when_it_is_short():
    told = play(table({1: 300, 2: 6, 3: 300, 4: 300}), *calls(3, 4, 1))
    assert [ruling["to"] for ruling in told.rulings] == [10, 10, 10]
    assert told.pots == [(24, [1, 2, 3, 4]), (12, [1, 3, 4])]
    assert play(table({1: 300, 2: 6, 3: 300, 4: 300})).raises_to == (20, 300)


def test_a_short_big_blind_is_all_there_is_to_call_in_some_houses():
    record = table({1: 300, 2: 6, 3: 300, 4: 300}, house={"short_blind_call": "short_amount"})
    told = play(record)
    assert (told.state["bet"], told.legal["call"], told.raises_to) == (6, 6, (16, 300))


def test_a_big_blind_shorter_than_the_small_one():
    told = play(table({1: 300, 2: 4, 3: 300}), *folds(3))
    # Seat 1 is in for 5 against an all-in of 4: nothing more can be won or lost.
    assert (seats_acting(told), told.pots) == (None, [(8, [1, 2])])
    assert told.state["uncalled"] == {"seat": 1, "amount": 1}


# --- Antes and dead money.


def test_an_ante_each_is_dead_and_comes_before_the_blind():
    told = play(table({1: 100, 2: 12, 3: 100}, ante=4))
    assert (told.wager(2), told.status(2), told.state["pot"]) == (8, "all_in", 12 + 5 + 8)
    assert (told.legal["call"], told.raises_to) == (10, (20, 96))


def test_a_short_ante_wins_an_equal_part_of_every_ante():
    told = play(table({1: 100, 2: 100, 3: 100, 4: 3}, ante=5), *calls(3), *calls(1), *checks(2))
    assert told.pots == [(12, [1, 2, 3, 4]), (6 + 30, [1, 2, 3])]


def test_the_tables_one_ante_is_in_the_main_pot_and_in_no_layer():
    told = play(
        table({1: 300, 2: 300, 3: 300, 4: 15}, ante=10, ante_type="big_blind"), say(3, "raise", 40), say(4, "all-in")
    )
    assert (told.stack(2), told.wager(2)) == (280, 10)
    told = play(
        table({1: 300, 2: 300, 3: 300, 4: 15}, ante=10, ante_type="big_blind"),
        *[say(3, "raise", 40), say(4, "all-in"), *folds(1), *calls(2)],
    )
    assert told.pots == [(10 + 5 + 45, [2, 3, 4]), (50, [2, 3])]


def test_the_button_may_pay_the_ante_for_the_table():
    told = play(table({1: 100, 2: 100, 4: 100}, button=4, ante=7, ante_type="button"))
    assert (told.stack(4), told.wager(4), told.state["pot"]) == (93, 0, 22)


@pytest.mark.parametrize(("order", "wager", "pot"), [("blind_first", 10, 5 + 10 + 4), ("ante_first", 4, 5 + 10 + 4)])
def test_a_short_big_blind_pays_the_ante_or_the_blind_first(order, wager, pot):
    told = play(table({1: 100, 2: 14, 3: 100}, house={"big_blind_ante": order}, ante=10, ante_type="big_blind"))
    assert (told.wager(2), told.state["pot"], told.status(2)) == (wager, pot, "all_in")


def test_dead_money_is_part_of_no_wager():
    told = play(table({1: 100, 2: 100, 3: 100, 4: 100}, dead=[{"seat": 4, "amount": 5}]), *folds(3))
    assert (told.stack(4), told.wager(4), told.legal["call"], told.state["pot"]) == (95, 0, 10, 20)


def test_missed_blinds_are_posted_the_big_one_live_and_the_small_one_dead():
    told = play(table({1: 100, 2: 100, 3: 100, 4: {"stack": 100, "posts": "missed"}}), *folds(3))
    assert (told.stack(4), told.wager(4), told.state["pot"]) == (85, 10, 30)
    assert (told.legal["check"], told.raises_to) == (True, (20, 95))


# --- Straddles: a table of six, blinds of 5 and 10.


def straddled(*posts, seats=6, button=None, **settings):
    house = {"straddle_positions": ["any"], "straddle_size": "double_or_more", "straddle_max_count": 3} | settings
    straddles = [{"seat": seat, "amount": amount} for seat, amount in posts]
    return table(seats, button=button, house=house, straddles=straddles)


def test_the_straddler_acts_last_and_may_raise():
    told = play(straddled((3, 20)))
    assert (told.state["bet"], seats_acting(told), told.legal["call"], told.raises_to) == (20, 4, 20, (40, None))
    told = play(straddled((3, 20)), *calls(4, 5, 6, 1, 2))
    assert (seats_acting(told), told.legal["check"], told.raises_to) == (3, True, (40, None))


def test_a_straddle_of_the_small_blind_counts_what_it_has_in():
    told = play(straddled((1, 20)))
    assert (told.wager(1), told.state["pot"], seats_acting(told)) == (20, 30, 2)


def test_a_re_straddle_doubles_the_last_and_the_next_seat_is_first():
    told = play(straddled((3, 20), (4, 40)))
    assert (told.state["bet"], seats_acting(told), told.raises_to) == (40, 5, (80, None))


@pytest.mark.parametrize(
    ("posts", "settings"),
    [
        ([(3, 19)], {}),
        ([(3, 20), (5, 40)], {}),  # not the next seat
        ([(3, 20), (4, 39)], {}),
        ([(3, 20), (4, 40)], {"straddle_max_count": 1}),
        ([(3, 30)], {"straddle_size": "double"}),
        ([(3, 30)], {"straddle_max": 2}),
        ([(4, 20)], {"straddle_positions": ["utg", "button"]}),
        ([(3, 20)], {"straddle_positions": []}),
    ],
)
def test_straddles_that_are_not_allowed(posts, settings):
    assert refusal(straddled(*posts, **settings))[0] == "straddle_not_allowed"


def test_a_dead_straddle_is_a_call_of_what_it_is():
    told = play(straddled((3, 20), straddle_live="dead"))
    assert (seats_acting(told), told.legal["call"]) == (4, 20)
    told = play(straddled((3, 20), straddle_live="dead"), *folds(4, 5, 6), *calls(1, 2))
    assert (told.state["street"], told.state["pot"]) == ("flop", 60)


def test_the_least_raise_may_be_a_big_blind_more_than_the_straddle():
    told = play(straddled((3, 20), straddle_min_raise="big_blind_step"), say(4, "raise", 30))
    assert (counts(told.last), told.raises_to) == (("stands", "raise", 30), (40, None))


def test_after_a_button_straddle_the_small_blind_is_first_and_the_button_last():
    told = play(straddled((6, 20)))
    assert (seats_acting(told), told.raises_to) == (1, (40, None))
    told = play(straddled((6, 20)), *calls(1, 2, 3, 4, 5))
    assert (seats_acting(told), told.legal["check"]) == (6, True)


def test_after_a_button_straddle_under_the_gun_may_be_first_and_the_blinds_before_the_button():
    record = straddled((6, 20), button_straddle_first="utg")
    assert seats_acting(play(record)) == 3
    told = play(record, *calls(3, 4, 5))
    assert seats_acting(told) == 1
    told = play(record, *calls(3, 4, 5, 1, 2))
    assert seats_acting(told) == 6


def test_a_straddle_needs_the_chips_for_it():
    record = straddled((3, 20), seats={1: None, 2: None, 3: 15, 4: None})
    assert refusal(record) == ("not_enough_chips", "game.straddles")
