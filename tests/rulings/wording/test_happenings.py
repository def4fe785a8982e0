"""What happened, as the floor would say it."""

import pytest

from rulings.wording.happenings import happening


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"seat": 3, "push": [100]}, "Seat 3: one 100 chip, without a word"),
        ({"seat": 3, "push": [25, 25, 5]}, "Seat 3: 25 + 25 + 5 in chips, without a word"),
        ({"seat": 3, "push": 60}, "Seat 3: 60 in small chips, without a word"),
        ({"seat": 2, "say": "bet", "amount": 50}, "Seat 2: “bet 50”"),
        ({"seat": 2, "say": "raise", "to": 60}, "Seat 2: “raise to 60”"),
        ({"seat": 2, "say": "raise", "by": 60, "push": [100]}, "Seat 2: “raise by 60”, one 100 chip"),
        ({"seat": 2, "say": 50}, "Seat 2: “50”"),
        ({"seat": 2, "say": "fold", "muck": True}, "Seat 2: “fold”, throws the cards away"),
        ({"seat": 2, "push": [25], "continues": True}, "Seat 2: one 25 chip, without a word, in the same motion"),
        ({"seat": 2, "forward": [100]}, "Seat 2: one 100 chip forward, not released"),
        ({"seat": 2, "pull": [25], "push": [100]}, "Seat 2: draws back one 25 chip, one 100 chip, without a word"),
        ({"seat": 2, "take_back": True, "unaware": True}, "Seat 2: takes the wager back, unaware of the raise"),
        ({"seat": 2, "tap": True}, "Seat 2: taps the table"),
        ({"seat": 2, "draw": 1}, "Seat 2: draws 1 card"),
        ({"seat": 2, "draw": "AhKd"}, "Seat 2: draws AhKd"),
        ({"seat": 2, "show": "AhKd"}, "Seat 2: shows AhKd"),
        ({"seat": 2, "add": 500}, "Seat 2: 500 in small chips from the pocket"),
        ({"dealer": "calls_on", "seat": 4}, "Dealer asks seat 4 to act"),
        ({"dealer": "deals", "board": "2c3d4h"}, "Dealer turns up 2c3d4h"),
        ({"dealer": "deals", "seat": 2, "cards": "Ah"}, "Dealer gives seat 2 Ah"),
        ({"table": "run_it", "times": 2, "agreed": [1, 2]}, "The rest is dealt 2 times"),
        ({"floor": "rules", "seat": 4, "action": "call", "to": 50}, "Floor rules on seat 4: call 50"),
        ({"floor": "rules", "seat": 4, "action": "fold"}, "Floor rules on seat 4: fold"),
        ({"floor": "rules", "seat": 4, "action": None}, "Floor puts off what seat 4 did"),
    ],
)
def test_the_sentence(event, said):
    assert happening(event) == said
