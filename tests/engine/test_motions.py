"""One motion and several: string bets, a stack cut out, forward motions, chips taken back."""

from tests.engine.table import calls, calls_on, checks, counts, folds, pile, play, push, say, table

FLOP = {"street": "flop", "pots": 90}
BET_20 = say(1, "bet", 20)


def test_only_the_first_motion_counts():
    told = play(table(3, **FLOP), BET_20, push(2, 20), push(2, 50))
    assert (counts(told.last), told.last["returned"]) == (("void", None, None), 50)
    assert (told.state["bet"], told.state["to_act"], told.last["rules"][0]) == (20, 3, "string-bet")


def test_a_stack_cut_out_is_one_motion():
    told = play(table(3, **FLOP), BET_20, push(2, 25, 25), push(2, 25, 25, continues=True))
    assert (told.last["action"], told.last["to"], told.last["added"]) == ("raise", 100, 50)
    assert (told.state["bet"], told.wager(2), told.state["to_act"]) == (100, 100, 3)


def test_one_motion_makes_a_raise_of_what_was_a_call():
    told = play(table(3, **FLOP), BET_20, push(2, 20), push(2, 20, continues=True))
    assert (counts(told.rulings[1]), told.last["to"], told.state["bet"]) == (("stands", "call", 20), 40, 40)


def test_a_further_word_after_the_turn_is_void():
    told = play(table(3, **FLOP), BET_20, *folds(2), say(2, "call"))
    assert (told.last["status"], told.status(2)) == ("void", "folded")


def test_a_further_motion_after_somebody_acted_is_void():
    told = play(table(4, **FLOP), BET_20, push(2, 20), *calls(3), push(2, 60))
    assert (told.last["status"], told.last["returned"], told.state["bet"]) == ("void", 60, 20)


def test_a_forward_motion_is_noted_and_the_turn_stays():
    told = play(table(3, **FLOP), BET_20, {"seat": 2, "forward": [25, 25]})
    assert (counts(told.last), told.state["to_act"], told.wager(2)) == (("noted", None, None), 2, 0)


def test_after_a_forward_motion_that_is_nothing_the_next_player_is_out_of_turn():
    told = play(table(3, **FLOP), BET_20, {"seat": 2, "forward": 60}, *calls(3))
    assert (told.last["status"], told.state["to_act"], told.state["held"]) == ("held", 2, [3])


def test_a_forward_motion_may_be_completed_when_the_next_player_acts():
    record = table(3, house={"forward_motion": "may_complete"}, **FLOP)
    told = play(record, BET_20, {"seat": 2, "forward": 60}, *calls(3))
    assert (counts(told.also), told.also["discretion"]) == (("stands", "raise", 60), True)
    assert (counts(told.last), told.state["to_act"]) == (("stands", "call", 60), 1)


def test_a_forward_motion_may_still_be_taken_up_by_its_owner():
    record = table(3, house={"forward_motion": "may_complete"}, **FLOP)
    told = play(record, BET_20, {"seat": 2, "forward": 60}, *folds(2))
    assert (counts(told.last), told.state["to_act"]) == (("stands", "fold", None), 3)


def test_a_forward_motion_is_a_call_whatever_it_holds_in_some_houses():
    record = table(3, house={"forward_motion": "is_call"}, **FLOP)
    told = play(record, BET_20, {"seat": 2, "forward": 60})
    assert (counts(told.last)[1:], told.state["to_act"]) == (("call", 20), 3)


def test_chips_pulled_back_facing_a_bet_decide_nothing():
    told = play(table(3), *calls(3), {"seat": 1, "pull": [5]})
    assert (told.last["status"], told.state["to_act"], told.legal["fold"]) == ("noted", 1, True)


# --- Taking chips back.

UNAWARE = {"take_back": True, "unaware": True}
RAISED = [BET_20, say(2, "raise", 60), pile(3, 60)]


def test_released_chips_bind():
    told = play(table(4, **FLOP), *RAISED, {"seat": 3, "take_back": True})
    assert (told.last["status"], told.last["returned"], told.wager(3)) == ("void", 0, 60)


def test_who_did_not_know_of_the_raise_takes_his_chips_back_and_decides_again():
    told = play(table({1: 500, 2: 500, 3: 500, 4: 500}, **FLOP), *RAISED, {"seat": 3, **UNAWARE})
    assert (told.last["status"], told.last["returned"]) == ("stands", 60)
    assert (told.state["to_act"], told.wager(3), told.stack(3)) == (3, 0, 500)


def test_once_somebody_behind_has_acted_they_stay():
    told = play(table(4, **FLOP), *RAISED, *calls(4), {"seat": 3, **UNAWARE})
    assert (told.last["status"], told.wager(3)) == ("void", 60)


def test_a_bet_that_was_not_raised_is_no_raise_to_be_unaware_of():
    told = play(table(4, **FLOP), BET_20, pile(2, 20), {"seat": 2, **UNAWARE})
    assert (told.last["status"], told.wager(2)) == ("void", 20)


def test_some_houses_give_them_back_after_the_dealers_error_alone():
    record = table(4, house="russian-club", **FLOP)
    assert play(record, *RAISED, {"seat": 3, **UNAWARE}).last["status"] == "void"
    told = play(record, BET_20, calls_on(3), *RAISED[1:], {"seat": 3, **UNAWARE})
    assert (told.last["status"], told.wager(3)) == ("stands", 0)


def test_a_prompted_act_out_of_turn_may_be_taken_back():
    told = play(table(4, **FLOP), BET_20, calls_on(3), pile(3, 20), {"seat": 3, "take_back": True})
    assert (told.last["status"], told.last["returned"], told.state["held"]) == ("stands", 20, [])


def test_chips_from_the_pocket_do_not_play_in_the_hand():
    told = play(table({1: 50, 2: 300}, button=2, **FLOP), {"seat": 1, "add": [100, 100]}, say(1, "all-in"))
    added = told.rulings[0]
    assert (added["status"], added["returned"], added["rules"]) == ("void", 200, ["table-stakes"])
    assert (told.last["to"], told.stack(1)) == (50, 0)


def test_a_word_in_turn_after_a_check_of_another():
    told = play(table(3, **FLOP), *checks(1), push(2, 50), push(2, 50))
    assert (told.state["bet"], told.last["status"]) == (50, "void")
