"""Too little: the undercall, the underbet, the raise that falls short, the wrong limit, and what is owed."""

import pytest

from tests.engine.table import (
    calls,
    checks,
    chips_of,
    choices,
    counts,
    folds,
    limit,
    pile,
    play,
    push,
    refusal,
    say,
    table,
)

FLOP = {"street": "flop", "pots": 90}
BET_40 = say(1, "bet", 40)
OR_FOLD = {"undercall": "complete_or_fold", "underbet": "complete_or_fold", "under_raise": "complete_or_fold"}
OPENER = {"undercall": "opener_or_headsup"}


def test_an_undercall_owes_the_rest():
    told = play(table({1: None, 2: 200, 3: None}, **FLOP), BET_40, pile(2, 15))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "call", 40), (15, 0, 25))
    assert told.last["rules"][0] == "undercall"
    # The state counts owed chips as paid.
    assert (told.wager(2), told.stack(2), told.state["pot"], told.state["to_act"]) == (40, 160, 170, 3)


@pytest.mark.parametrize(
    ("paid", "status", "chips"),
    [(25, "stands", (25, 0, 0)), (10, "stands", (10, 0, 15)), (30, "amended", (25, 5, 0))],
)
def test_what_is_owed_is_paid(paid, status, chips):
    told = play(table(3, **FLOP), BET_40, pile(2, 15), pile(2, paid))
    assert (told.last["status"], chips_of(told.last)) == (status, chips)
    assert (told.wager(2), told.state["to_act"], told.last["rules"][0]) == (40, 3, "owes-chips")


def test_what_is_owed_may_be_paid_once_others_have_acted():
    told = play(table(4, **FLOP), BET_40, pile(2, 15), *calls(3), pile(2, 25))
    assert (told.last["status"], chips_of(told.last)) == ("stands", (25, 0, 0))


def test_all_his_chips_are_no_undercall():
    told = play(table({1: None, 2: 15, 3: None}, **FLOP), BET_40, pile(2, 15))
    assert (counts(told.last), told.last["all_in"]) == (("stands", "call", 15), True)


def test_an_undercall_may_be_completed_or_folded():
    record = table(3, house=OR_FOLD, **FLOP)
    told = play(record, BET_40, pile(2, 15))
    assert (told.last["status"], choices(told.last)) == ("choice", [("call", 40), ("fold", 15)])
    assert (told.state["to_act"], told.last["discretion"]) == (2, False)
    folded = play(record, BET_40, pile(2, 15), *folds(2))
    assert (folded.status(2), folded.state["pot"], folded.state["to_act"]) == ("folded", 145, 3)
    completed = play(record, BET_40, pile(2, 15), pile(2, 25))
    assert (counts(completed.last), completed.wager(2)) == (("stands", "call", 40), 40)


def test_a_choice_is_taken_as_completing_when_somebody_else_acts_first():
    told = play(table(3, house=OR_FOLD, **FLOP), BET_40, pile(2, 15), *calls(3))
    assert (counts(told.also)[1:], told.also["seat"], told.also["owed"]) == (("call", 40), 2, 25)
    assert (counts(told.last), told.state["street"], told.state["pot"]) == (("stands", "call", 40), "turn", 210)


@pytest.mark.parametrize(
    ("seats", "events", "status"),
    [
        (3, [BET_40, pile(2, 15)], "amended"),  # the opening bet
        (3, [BET_40, say(2, "raise", 90), pile(3, 15)], "choice"),  # a raise is not
        (2, [say(1, "bet", 40), say(2, "raise", 90), pile(1, 15)], "amended"),  # two players are in
        (3, [BET_40, say(2, "raise", 90), *folds(3), pile(1, 15)], "amended"),
    ],
)
def test_an_undercall_of_the_opening_bet_or_heads_up_owes_the_rest(seats, events, status):
    ruling = play(table(seats, house=OPENER, **FLOP), *events).last
    assert (ruling["status"], ruling["discretion"]) == (status, status == "choice")


def test_before_the_flop_the_big_blind_is_the_opening_bet():
    assert counts(play(table(4, house=OPENER), push(3, 5)).last) == ("amended", "call", 10)
    ruling = play(table(4, house=OPENER), say(3, "raise", 30), push(4, 5)).last
    assert (ruling["status"], choices(ruling)) == ("choice", [("call", 30), ("fold", 5)])


def test_an_underbet_is_brought_up():
    told = play(table(3, **FLOP), pile(1, 4))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "bet", 10), (4, 0, 6))
    assert (told.state["bet"], told.legal["call"], told.raises_to) == (10, 10, (20, None))


def test_an_underbet_may_be_completed_or_folded():
    record = table(3, house=OR_FOLD, **FLOP)
    assert choices(play(record, pile(1, 4)).last) == [("bet", 10), ("fold", 4)]
    told = play(record, pile(1, 4), *folds(1))
    assert (told.status(1), told.state["pot"]) == ("folded", 94)
    told = play(record, pile(1, 4), pile(1, 6))
    assert (counts(told.last), told.state["bet"]) == (("stands", "bet", 10), 10)


def test_an_all_in_below_the_least_bet_is_no_underbet():
    told = play(table({1: 4, 2: None, 3: None}, **FLOP), pile(1, 4))
    assert counts(told.last) == ("stands", "bet", 4)


def test_the_lower_limit_on_an_upper_limit_round_is_brought_up():
    record = table(3, street="river", pots=90, **limit(10))
    told = play(record, pile(1, 10))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "bet", 20), (10, 0, 10))
    record["house"] = {"settings": OR_FOLD}
    assert choices(play(record, pile(1, 10)).last) == [("bet", 20), ("fold", 10)]


def test_a_raise_that_falls_short_may_be_completed_or_folded():
    record = table(3, house=OR_FOLD, **FLOP)
    told = play(record, BET_40, pile(2, 45))
    assert choices(told.last) == [("fold", 45), ("raise", 80)]
    folded = play(record, BET_40, pile(2, 45), *folds(2))
    assert (folded.status(2), folded.state["pot"], folded.state["bet"]) == ("folded", 175, 40)
    completed = play(record, BET_40, pile(2, 45), pile(2, 35))
    assert (counts(completed.last), completed.state["bet"]) == (("stands", "raise", 80), 80)


def test_where_only_completing_is_open_a_call_completes_too():
    told = play(table(3, house=OR_FOLD, **FLOP), BET_40, pile(2, 45), *calls(2))
    assert (told.last["action"], told.last["to"], told.state["to_act"]) == ("raise", 80, 3)


def test_any_excess_is_a_raise_in_some_houses_and_comes_back_in_others():
    def excess(how):
        return play(table(3, house={"under_raise": how}, **FLOP), BET_40, pile(2, 41)).last

    assert (counts(excess("complete")), chips_of(excess("complete"))) == (("amended", "raise", 80), (41, 0, 39))
    assert (counts(excess("return")), chips_of(excess("return"))) == (("amended", "call", 40), (40, 1, 0))


def test_limit_half_a_bet_over_the_call_is_a_raise():
    record = table(3, street="turn", pots=90, **limit(10))
    told = play(record, say(1, "bet"), pile(2, 30))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "raise", 40), (30, 0, 10))
    assert told.last["rules"][0] == "half-bet-is-raise"
    told = play(record, say(1, "bet"), pile(2, 29))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "call", 20), (20, 9, 0))


def test_nobody_raises_because_a_wager_was_put_right():
    # Seat 2 checked, seat 3's bet of 4 is a bet of 10 for all; who called it may not raise when it is made good.
    told = play(table(3, **FLOP), *checks(1, 2), pile(3, 4), *calls(1), pile(3, 6))
    assert (told.state["to_act"], told.state["bet"], told.wager(1)) == (2, 10, 10)
    told = play(table(3, **FLOP), *checks(1, 2), pile(3, 4), *calls(1, 2))
    assert (told.state["street"], told.state["to_act"]) == ("turn", 1)


def test_a_wager_of_the_wrong_size_stands_once_the_next_player_acts_where_nothing_is_corrected():
    record = table(3, house={"correction_window": "none"}, **FLOP)
    told = play(record, pile(1, 4), *calls(2))
    assert (told.also["seat"], told.also["status"], told.also["to"]) == (1, "stands", 4)
    assert (counts(told.last), told.state["bet"], told.wager(1)) == (("stands", "call", 4), 4, 4)


def test_a_short_raise_and_a_short_call_stand_too():
    record = table(4, house={"correction_window": "none"}, **FLOP)
    told = play(record, BET_40, pile(2, 70), *calls(3))
    assert (told.also["to"], counts(told.last), told.state["bet"]) == (70, ("stands", "call", 70), 70)
    told = play(record, BET_40, pile(2, 15), *calls(3))
    assert (told.also["to"], counts(told.last), told.wager(2)) == (15, ("stands", "call", 40), 15)


def test_more_chips_than_he_has_are_no_wager_but_a_fault_of_the_record():
    assert refusal(table({1: None, 2: 30, 3: None}, **FLOP), BET_40, push(2, 25, 25)) == (
        "not_enough_chips",
        "events[1].push",
    )
