"""Errors as sentences."""

import pytest

from rulings.engine import RecordError
from rulings.wording.problems import place, problem


@pytest.mark.parametrize(
    ("at", "message", "said"),
    [
        ("events[3].push[0]", "there is no 7 chip on the table", "There is no 7 chip on the table."),
        ("events[0].amount", "must be a whole number", "The number must be a whole number."),
        ("events[0].show", "are not the cards this player holds", "The cards are not the cards this player holds."),
        ("game.check_raise", "must be one of allowed, forbidden", "This must be one of allowed, forbidden."),
    ],
)
def test_the_sentence(at, message, said):
    assert problem(RecordError("some_code", at, message)) == said


def test_the_place():
    assert [place(RecordError("x", at, "")) for at in ("events[3].push[0]", "events[3]", "game.straddles[0]")] == [
        "push",
        "events",
        "straddles",
    ]
