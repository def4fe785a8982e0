"""What is next, in one sentence."""

import pytest

from rulings.wording.prospects import plays, prospect

CLOSED = {"fold": True, "check": False, "call": None, "bet": None, "raise": None, "complete": None}


def state(*, wager=0, **legal):
    seats = {"4": {"stack": None, "wager": wager, "status": "active"}}
    return {"to_act": 4, "street": "flop", "legal": {**CLOSED, **legal}, "seats": seats, "pot": 100}


def over(street):
    seats = {"1": {"status": "folded"}, "2": {"status": "active"}}
    return {"to_act": None, "street": street, "legal": None, "seats": seats, "pot": 100}


@pytest.mark.parametrize(
    ("at", "said"),
    [
        (state(call=50, **{"raise": {"min": 100, "max": None}}), "call 50, or raise to 100 or more"),
        (state(call=48, wager=2, **{"raise": {"min": 98, "max": 300}}), "call 48 more, or raise to 98, up to 300"),
        (state(check=True, bet={"min": 2, "max": None}), "check, or bet 2 or more"),
        (state(check=True, bet={"min": 10, "max": 10}), "check, or bet 10"),
        (state(check=True), "check"),
        (state(call=20), "call 20, or fold"),
        (state(call=5, complete=20), "call 5, or complete to 20"),
        (state(), "fold"),
        (state(call=200, fold=False), "call 200; may not fold"),
    ],
)
def test_who_acts_and_what_is_legal(at, said):
    assert prospect(at, None) == f"Seat 4 to act: {said}"


def test_the_hand_is_over():
    assert prospect(over("over"), {"order": [2]}) == "The hand is over: seat 2 is alone in it and takes 100"


def test_the_showdown():
    assert prospect(over("showdown"), {"order": [2, 5, 1]}) == "Showdown: cards are shown in the order of seats 2, 5, 1"


def test_nobody_knows_who_is_first():
    assert prospect(over("third"), None) == "Who acts first is not known: say so under Change table"


def test_the_plain_acts():
    assert plays(state(call=50)) == [("fold", "Folds"), ("call", "Calls 50")]
    assert plays(state(check=True)) == [("fold", "Folds"), ("check", "Checks")]
    assert plays(over("over")) == []
