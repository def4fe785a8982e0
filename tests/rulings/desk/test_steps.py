"""The steps that taps take."""

import pytest

from rulings.desk import records
from rulings.desk.draft import Draft
from rulings.desk.situations import SITUATIONS
from rulings.desk.steps import Desk, now, take

BET = {"seat": 2, "say": "bet", "amount": 50}
CHIP = {"seat": 3, "push": [100]}
CALL = {"seat": 4, "say": "call"}


def desk(*events, **parts):
    return Desk({**records.new(), "events": list(events)}, **parts)


def test_adding_an_act_empties_the_palette():
    after = take(desk(BET, draft=Draft(seat=3, chips=(100,))), "add")
    assert after == desk(BET, CHIP)


@pytest.mark.parametrize(
    ("draft", "problems"),
    [
        (Draft(seat=3), {"word": "Say what happened: a word, a number, chips or a motion."}),
        (Draft(seat=3, chips=(7,)), {"chips": "There is no 7 chip on the table."}),
        (Draft(seat=3, word="all-in"), {"word": "Seat 3's stack is not known: give the amount."}),
        (Draft(seat=9, word="fold"), {"seat": "Nobody sits in seat 9."}),
        (
            Draft(seat=3, word="fold", number="5"),
            {"number": "A number goes with one of the words call, bet, raise, complete, all-in, pot."},
        ),
        (
            Draft(seat=3, word="call", flags=frozenset({"continues"})),
            {"flags": "Only a push can continue one."},
        ),
    ],
)
def test_a_bad_entry_is_kept_with_a_sentence_where_it_is_wrong(draft, problems):
    assert take(desk(BET, draft=draft), "add") == desk(BET, draft=draft, problems=problems)


def test_an_act_after_something_wrong_is_added_all_the_same():
    wrong = {"seat": 3, "push": [7]}
    assert take(desk(BET, wrong, draft=Draft(seat=4, word="call")), "add") == desk(BET, wrong, CALL)


def test_editing_puts_the_act_into_the_palette_and_replaces_it():
    editing = take(desk(BET, CHIP, CALL), "edit:1")
    assert editing.draft == Draft(seat=3, chips=(100,), editing=1)
    assert editing.looking_at == 1
    after = take(desk(BET, CHIP, CALL, draft=Draft(seat=3, word="call", editing=1)), "add")
    assert after == desk(BET, {"seat": 3, "say": "call"}, CALL)
    assert take(editing, "stop-editing") == desk(BET, CHIP, CALL)


def test_the_end():
    assert take(desk(BET, CHIP), "undo") == desk(BET)
    assert take(desk(), "undo") == desk()
    assert take(desk(BET, CHIP, CALL), "delete:1") == desk(BET, CALL)


@pytest.mark.parametrize("step", ["", "nonsense", "delete", "delete:x", "delete:9", "edit:9", "look:-1", "situation:x"])
def test_a_step_there_is_none_of_changes_nothing(step):
    assert take(desk(BET, looking_at=0), step) == desk(BET)


def test_looking_at_a_ruling():
    assert take(desk(BET, CHIP), "look:0") == desk(BET, CHIP, looking_at=0)


def test_the_plain_act_of_whoever_is_to_act():
    assert take(desk(BET), "play:call") == desk(BET, {"seat": 3, "say": "call"})


def test_chips_by_the_server():
    tapped = take(take(desk(), "chip:100"), "chip:25")
    assert tapped.draft.chips == (100, 25)
    assert take(tapped, "clear-chips").draft.chips == ()
    assert take(desk(), "chip:x").draft.chips == ()


def test_the_dealer():
    assert take(desk(BET, draft=Draft(seat=4)), "call-on") == desk(BET, {"dealer": "calls_on", "seat": 4})
    assert take(desk(BET, draft=Draft(cards="7h")), "deal") == desk(BET, {"dealer": "deals", "board": "7h"})
    assert take(desk(BET, draft=Draft(cards="7x")), "deal").problems.keys() == {"cards"}


def test_a_new_hand_can_be_taken_back():
    cleared = take(desk(BET, CHIP), "new")
    assert cleared.record == records.new()
    assert take(cleared, "restore") == desk(BET, CHIP)
    assert take(desk(cleared="{"), "restore") == desk()
    assert take(cleared, "new").cleared == cleared.cleared


def test_starting_on_another_street():
    assert "start" not in take(desk(), "street:preflop").record
    assert take(desk(), "street:river").record["start"] == {"street": "river"}


def test_a_street_on_which_the_table_cannot_be_is_refused():
    record = {**records.new(), "seats": {"1": {"stack": 0}, "2": {}, "3": {}}}
    record["start"] = {"street": "flop", "pots": [{"amount": 9, "seats": [1, 2, 3]}]}
    after = take(Desk(record), "street:preflop")
    assert after.record == record
    assert after.problems == {"street": "A player without chips must be in a pot."}


def test_as_much_as_a_page_takes():
    full = desk(*[{"seat": 2, "say": "time"}] * records.MOST_EVENTS, draft=Draft(seat=2, word="time"))
    after = take(full, "add")
    assert after.record == full.record
    assert after.problems == {"word": "More does not fit on this page: begin a new hand."}


@pytest.mark.parametrize(
    ("key", "last"),
    [
        ("silent-chip", ("amended", "call", 50, 50)),
        ("string-bet", ("void", None, None, 100)),
        ("out-of-turn", ("held", "raise", 150, 0)),
        ("short-all-in", ("stands", "raise", 70, 0)),
        ("undercall", ("amended", "call", 50, 0)),
    ],
)
def test_the_situations(key, last):
    ruling = now(take(desk(), f"situation:{key}")).rulings[-1]
    assert (ruling["status"], ruling["action"], ruling["to"], ruling["returned"]) == last


def test_every_situation_is_tried_above():
    assert len(SITUATIONS) == 5


def test_a_situation_keeps_the_house_and_never_what_happened():
    at = Desk({**records.new(), "house": "tda-2024"})
    assert take(at, "situation:undercall").record["house"] == "tda-2024"
    assert take(desk(BET), "situation:undercall") == desk(BET)
