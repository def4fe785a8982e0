"""The floor's word: it replaces what was ruled, and the hand goes on from there."""

from tests.engine.table import (
    calls,
    checks,
    chips_of,
    counts,
    deals,
    floor,
    pile,
    play,
    push,
    refusal,
    say,
    table,
)

FLOP = {"street": "flop", "pots": 90}
BET_40 = say(1, "bet", 40)


def test_the_floor_replaces_what_the_act_was_ruled():
    told = play(table({1: 500, 2: 500, 3: 500}, **FLOP), BET_40, pile(2, 55), floor(2, "raise", 80))
    assert (counts(told.last), chips_of(told.last)) == (("stands", "raise", 80), (55, 0, 25))
    assert (told.state["bet"], told.state["to_act"], told.stack(2)) == (80, 3, 420)
    assert told.last["rules"][0] == "floor-decision"


def test_the_ruling_says_who_decided():
    told = play(table(3, **FLOP), BET_40, {"floor": "rules", "seat": 1, "action": "check", "why": "he rapped first"})
    assert (counts(told.last)[:2], told.state["bet"], told.state["to_act"]) == (("stands", "check"), 0, 2)
    assert "he rapped first" in told.last["reason"]


def test_a_ruling_of_nothing_puts_the_act_off_and_the_chips_come_back():
    told = play(table({1: 500, 2: 500, 3: 500}, **FLOP), BET_40, pile(2, 55), floor(2, None))
    assert (counts(told.last), told.last["returned"]) == (("void", None, None), 55)
    assert (told.state["to_act"], told.wager(2), told.stack(2)) == (2, 0, 500)


def test_a_fold_by_the_floor_may_leave_chips():
    told = play(table({1: 500, 2: 500, 3: 500}, **FLOP), BET_40, pile(2, 15), floor(2, "fold", 15))
    assert (told.last["action"], told.status(2), told.state["pot"], told.stack(2)) == ("fold", "folded", 145, 485)
    told = play(table({1: 500, 2: 500, 3: 500}, **FLOP), BET_40, pile(2, 15), floor(2, "fold"))
    assert (told.state["pot"], told.stack(2)) == (130, 500)


def test_what_was_done_after_it_is_ruled_on_again():
    told = play(table(4, **FLOP), BET_40, pile(2, 55), *calls(3), floor(2, "raise", 80))
    assert (told.also["seat"], counts(told.also)) == (3, ("stands", "call", 80))
    assert (told.state["bet"], told.state["to_act"]) == (80, 4)


def test_the_floor_upholds_an_act_out_of_turn():
    told = play(table(3, **FLOP), pile(3, 30), floor(3, "bet", 30), say(1, "bet", 20), *calls(2))
    assert (told.also["seat"], *counts(told.also)) == (3, "stands", "raise", 30)


def test_the_floor_puts_an_act_out_of_turn_off():
    told = play(table(3, **FLOP), pile(3, 30), floor(3, None))
    assert (told.last["returned"], told.state["held"], told.state["to_act"]) == (30, [], 1)


def test_the_floor_cannot_rule_for_a_seat_that_has_done_nothing():
    assert refusal(table(3, **FLOP), BET_40, floor(2, "fold")) == ("nothing_to_rule", "events[1].seat")


def test_the_floor_cannot_rule_once_the_next_round_has_begun():
    events = [*checks(1, 2, 3), deals("2c"), *checks(1), floor(2, "bet", 20)]
    record = table(3, board="7d9hJs", **FLOP)
    assert refusal(record, *events) == ("round_over", "events[5].seat")


def test_a_total_the_seat_cannot_have_is_a_fault_of_the_record():
    record = table({1: 500, 2: 100, 3: 500}, **FLOP)
    assert refusal(record, BET_40, pile(2, 45), floor(2, "raise", 101)) == ("bad_value", "events[2].to")
    assert refusal(record, BET_40, pile(2, 45), {"floor": "rules", "seat": 2, "action": "raise"}) == (
        "missing_key",
        "events[2].to",
    )


def test_the_floor_settles_a_choice():
    record = table(3, house="russian-club", **FLOP)
    told = play(record, BET_40, pile(2, 15), floor(2, "call", 40))
    assert (counts(told.last), chips_of(told.last), told.state["to_act"]) == (("stands", "call", 40), (15, 0, 25), 3)


def test_the_floor_may_let_a_fold_stand_that_ends_the_hand():
    told = play(table(2, button=1, **FLOP), say(2, "bet", 40), push(1, 50), floor(1, "fold"))
    assert (told.state["street"], told.awards) == ("over", {2: 90})
