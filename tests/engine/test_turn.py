"""Acting out of turn: what waits, what binds, what is off, and who was called on by the dealer."""

import pytest

from tests.engine.table import calls, calls_on, checks, choices, counts, folds, pile, play, say, table

FLOP = {"street": "flop", "pots": 90}
BET_20 = say(1, "bet", 20)


def settled(told):
    return told.also["seat"], told.also["status"], told.also["action"], told.also["to"]


def test_a_bet_out_of_turn_waits_and_is_not_in_the_pot():
    told = play(table({1: 200, 2: 200, 3: 200}, **FLOP), pile(3, 30))
    assert (counts(told.last), told.last["added"]) == (("held", "bet", 30), 30)
    assert (told.state["to_act"], told.state["held"], told.state["pot"], told.stack(3)) == (1, [3], 90, 200)


def test_it_binds_when_everybody_before_him_checks():
    told = play(table(3, **FLOP), pile(3, 30), *checks(1, 2))
    assert settled(told) == (3, "stands", "bet", 30)
    assert (told.state["bet"], told.state["to_act"], told.state["held"]) == (30, 1, [])


def test_a_fold_changes_nothing():
    told = play(table(4, **FLOP), BET_20, pile(3, 20), *folds(2))
    assert (settled(told), told.state["to_act"]) == ((3, "stands", "call", 20), 4)


def test_a_call_changes_the_action_only_where_the_house_says_so():
    events = [BET_20, say(3, "raise", 60), *calls(2)]
    told = play(table(4, **FLOP), *events)
    assert (settled(told), told.state["bet"]) == ((3, "stands", "raise", 60), 60)
    told = play(table(4, house={"out_of_turn_call_changes": "yes"}, **FLOP), *events)
    assert (settled(told), told.state["to_act"], told.state["bet"]) == ((3, "void", None, None), 3, 20)


def test_a_raise_changes_it_and_every_option_is_open():
    told = play(table(4, **FLOP), BET_20, pile(3, 20), say(2, "raise", 60))
    assert (settled(told), told.also["returned"]) == ((3, "void", None, None), 20)
    assert (told.state["to_act"], told.legal["call"], told.raises_to) == (3, 60, (100, None))


def test_a_bet_in_between_puts_a_bet_off():
    told = play(table(3, **FLOP), pile(3, 30), say(1, "bet", 50), *folds(2))
    assert (settled(told), told.also["returned"], told.state["to_act"]) == ((3, "void", None, None), 30, 3)


def test_the_floor_decides_whether_it_binds_in_some_houses():
    told = play(table(3, house="roberts-rules", **FLOP), pile(3, 30), *checks(1, 2))
    assert (told.also["status"], told.also["discretion"]) == ("stands", True)


def test_chips_stay_whatever_comes_in_other_houses():
    record = table(4, house="russian-club", **FLOP)
    told = play(record, BET_20, pile(3, 20), say(2, "raise", 60))
    assert choices(told.also) == [("call", 60), ("fold", 20), ("raise", None, 100)]
    assert told.state["to_act"] == 3
    folded = play(record, BET_20, pile(3, 20), say(2, "raise", 60), *folds(3))
    assert (folded.status(3), folded.state["pot"]) == ("folded", 90 + 20 + 60 + 20)
    called = play(record, BET_20, pile(3, 20), say(2, "raise", 60), *calls(3))
    assert (counts(called.last), called.state["pot"]) == (("stands", "call", 60), 90 + 20 + 60 + 60)


def test_a_check_out_of_turn_binds_if_everybody_before_him_checks():
    told = play(table(4, **FLOP), *checks(3), *checks(1, 2))
    assert (settled(told)[:3], told.state["to_act"]) == ((3, "stands", "check"), 4)


def test_a_check_out_of_turn_is_off_when_somebody_bets():
    told = play(table(4, **FLOP), *checks(3), BET_20, *calls(2))
    assert (settled(told)[:2], told.raises_to) == ((3, "void"), (40, None))


def test_a_check_out_of_turn_costs_the_right_to_raise_in_some_houses():
    record = table(4, house={"out_of_turn_check": "no_aggression"}, **FLOP)
    told = play(record, *checks(3), BET_20, *calls(2))
    assert (told.state["to_act"], told.raises_to, told.legal["call"]) == (3, None, 20)
    raised = play(record, *checks(3), BET_20, *calls(2), say(3, "raise", 80))
    assert counts(raised.last) == ("amended", "call", 20)


def test_a_fold_out_of_turn_stands_at_once():
    told = play(table(4, **FLOP), *folds(3))
    assert (counts(told.last), told.status(3), told.state["to_act"]) == (("stands", "fold", None), "folded", 1)
    assert told.last["rules"][0] == "oot-fold"


def test_a_second_act_while_the_first_waits_has_no_effect():
    told = play(table(4, **FLOP), pile(3, 30), say(3, "bet", 80))
    assert (told.last["status"], told.state["held"]) == ("void", [3])
    told = play(table(4, **FLOP), pile(3, 30), say(3, "bet", 80), *checks(1, 2))
    assert settled(told) == (3, "stands", "bet", 30)


def test_acts_out_of_turn_settle_one_after_the_other():
    told = play(table(4, **FLOP), pile(2, 20), *calls(3), *checks(1))
    assert [(also["seat"], *counts(also)) for also in told.last["also"]] == [
        (2, "stands", "bet", 20),
        (3, "stands", "call", 20),
    ]
    assert (told.state["to_act"], told.state["bet"], told.state["held"]) == (4, 20, [])


def test_before_the_flop_it_waits_for_its_place_in_the_order():
    told = play(table(5), say(1, "raise", 30), *folds(3, 4, 5))
    assert (settled(told), told.state["to_act"]) == ((1, "stands", "raise", 30), 2)


# --- The dealer called on the wrong player.


def test_who_was_called_on_may_change_his_act():
    told = play(table(4, **FLOP), BET_20, calls_on(3), pile(3, 20), *folds(2))
    assert settled(told)[:2] == (3, "choice")
    assert choices(told.also) == [("call", 20), ("fold", 0), ("raise", None, 40)]


def test_after_a_raise_he_pays_it_or_takes_his_chips_back_and_folds():
    told = play(table(4, **FLOP), BET_20, calls_on(3), pile(3, 20), say(2, "raise", 60))
    assert choices(told.also) == [("call", 60), ("fold", 0)]
    folded = play(table(4, **FLOP), BET_20, calls_on(3), pile(3, 20), say(2, "raise", 60), *folds(3))
    assert (folded.status(3), folded.state["pot"]) == ("folded", 90 + 20 + 60)


def test_once_the_next_player_has_acted_his_chips_stay():
    told = play(table(5, **FLOP), BET_20, calls_on(3), pile(3, 20), *folds(4), say(2, "raise", 60))
    assert choices(told.also) == [("call", 60), ("fold", 20)]


def test_a_player_before_him_who_acts_in_turn_does_not_count():
    told = play(table(5, **FLOP), BET_20, calls_on(4), pile(4, 20), *calls(2), say(3, "raise", 60))
    assert choices(told.also) == [("call", 60), ("fold", 0)]


def test_a_house_without_relief_treats_him_like_any_other():
    record = table(4, house="tda-2024", **FLOP)
    assert settled(play(record, BET_20, calls_on(3), pile(3, 20), *folds(2))) == (3, "stands", "call", 20)
    assert settled(play(record, BET_20, calls_on(3), pile(3, 20), say(2, "raise", 60)))[:2] == (3, "void")


def test_the_dealers_call_on_the_right_player_changes_nothing():
    told = play(table(3, **FLOP), calls_on(1), pile(1, 30))
    assert (told.rulings[0]["status"], counts(told.last)) == ("noted", ("stands", "bet", 30))


# --- The skipped player.


@pytest.mark.parametrize(
    ("threshold", "events", "lost"),
    [
        ("three_players", checks(2, 3), False),
        ("three_players", checks(2, 3, 4), True),
        ("three_players", [*checks(2), *folds(3, 4)], True),
        ("two_players", checks(2), False),
        ("two_players", checks(2, 3), True),
        ("substantial_action", checks(2, 3), False),
        ("substantial_action", [pile(2, 30), *folds(3)], True),
        ("substantial_action", [*folds(2), pile(3, 30)], True),
        ("substantial_action", checks(2, 3, 4), True),
        ("substantial_action", [*folds(2), *checks(3)], False),
    ],
)
def test_who_lets_himself_be_skipped_loses_the_right_to_bet(threshold, events, lost):
    told = play(table(6, house={"skipped_threshold": threshold}, **FLOP), *events)
    assert told.state["to_act"] == 1
    assert (told.bets is None) == lost


def test_a_check_facing_a_bet_is_an_act_behind_him_and_held_chips_are_chips():
    record = table(6, house={"skipped_threshold": "substantial_action"}, **FLOP)
    assert play(record, BET_20, *checks(3), *checks(4)).raises_to == (40, None)
    assert play(record, BET_20, *checks(3), pile(4, 20)).raises_to is None


def test_a_bet_of_a_skipped_player_counts_as_a_check():
    told = play(table(6, **FLOP), *checks(2, 3, 4), say(1, "bet", 50))
    assert (told.last["status"], told.last["action"], told.last["rules"][0]) == ("amended", "check", "skipped-player")


def test_the_ruling_says_who_lost_his_right():
    told = play(table(6, **FLOP), *checks(2, 3, 4))
    assert (told.also["seat"], told.also["status"], told.also["rules"][0]) == (1, "noted", "skipped-player")


def test_he_may_call_a_bet_and_raise_again_on_the_next_round():
    told = play(table(6, **FLOP), *checks(2, 3, 4), *checks(1), *checks(5, 6))
    assert (told.state["street"], told.state["to_act"], told.bets) == ("turn", 1, (10, None))


def test_who_says_time_is_not_skipped():
    told = play(table(6, **FLOP), say(1, "time"), *checks(2, 3, 4))
    assert (told.state["to_act"], told.bets) == (1, (10, None))


def test_the_hand_of_a_skipped_player_is_dead_in_some_houses():
    record = table(6, house={"skipped_penalty": "dead_hand"}, **FLOP)
    told = play(record, *checks(2, 3, 4))
    assert (told.status(1), told.state["to_act"]) == ("folded", 5)


def test_nobody_is_skipped_while_a_player_before_him_has_yet_to_act():
    told = play(table(6, **FLOP), *checks(3, 4, 5), *checks(1))
    assert (told.state["to_act"], told.bets) == (2, (10, None))
