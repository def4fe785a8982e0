"""The verdict of a ruling and the numbers under it, as the card says them."""

import pytest

from rulings.wording.verdicts import numbers, status, verdict

PLAIN = {
    "seat": 3,
    "status": "stands",
    "action": None,
    "to": None,
    "added": 0,
    "returned": 0,
    "owed": 0,
    "all_in": False,
    "choices": [],
}


def ruling(**parts):
    return {**PLAIN, **parts}


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"action": "fold"}, "Fold"),
        ({"action": "check", "to": 0}, "Check"),
        ({"action": "call", "to": 50}, "Call 50"),
        ({"action": "bet", "to": 60}, "Bet 60"),
        ({"action": "raise", "to": 100}, "Raise to 100"),
        ({"action": "complete", "to": 20}, "Complete to 20"),
        ({"action": "post", "to": 5}, "Bring-in of 5"),
        ({"action": "call", "to": 35, "all_in": True}, "Call 35, all-in"),
        ({"status": "amended", "action": "raise", "to": 100, "owed": 25}, "Raise to 100 - owes 25"),
        ({"status": "amended", "action": "call", "to": 50, "returned": 50}, "Call 50"),
        ({"returned": 50}, "Takes back 50"),
        ({"added": 300}, "Pays 300"),
        ({"seat": None}, "Stands"),
        ({"status": "void", "returned": 100}, "Does not count"),
        ({"status": "noted"}, "Nothing to rule"),
        ({"status": "held", "action": "raise", "to": 150}, "Out of turn - waits"),
    ],
)
def test_the_verdict(parts, said):
    assert verdict(ruling(**parts)) == said


def test_a_held_act_names_whose_turn_it_is():
    assert verdict(ruling(status="held"), waits_for=3) == "Out of turn - waits for seat 3"


def test_what_another_act_puts_off():
    assert verdict(ruling(status="void"), settles=True) == "Off - decides again"


CALL = {"action": "call", "to": 500}
FOLD = {"action": "fold", "forfeits": 200}


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([CALL, FOLD], "Chooses: call 500 or fold and leave 200"),
        ([CALL, {"action": "fold", "forfeits": 0}], "Chooses: call 500 or fold"),
        ([{"action": "raise", "to": 200}, FOLD], "Chooses: raise to 200 or fold and leave 200"),
        (
            [CALL, {"action": "raise", "min": 900, "max": None}, FOLD],
            "Chooses: call 500, raise to 900 or more or fold and leave 200",
        ),
        (
            [{"action": "check"}, {"action": "bet", "min": 10, "max": 80}],
            "Chooses: check or bet 10, up to 80",
        ),
        ([{"action": "complete", "to": 40}, FOLD], "Chooses: complete to 40 or fold and leave 200"),
    ],
)
def test_a_choice(choices, said):
    assert verdict(ruling(status="choice", choices=choices)) == said


def test_only_the_numbers_that_are_not_zero():
    assert numbers(ruling(added=50, returned=50)) == [("stays", "stays", 50), ("back", "comes back", 50)]
    assert numbers(ruling(owed=25)) == [("owes", "owes", 25)]
    assert numbers(ruling(choices=[CALL, FOLD])) == [("forfeits", "forfeits with a fold", 200)]
    assert numbers(ruling()) == []


def test_every_status_has_a_word():
    words = [str(status(ruling(status=name))) for name in ("stands", "amended", "choice", "held", "void", "noted")]
    assert words == ["Stands", "Counts differently", "To be chosen", "Waits", "No effect", "Noted"]
