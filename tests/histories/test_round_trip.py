"""What is written is read again as the same hand, whatever the format."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, reject, settings

from rulings.histories import native, ohh, phh
from rulings.histories.faults import HandError
from rulings.histories.hand import Act, Board, Hole, Show
from tests.histories.reading import read, read_one
from tests.histories.strategies import hands

OFTEN = settings(
    max_examples=150,
    deadline=timedelta(seconds=2),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def written(write, hand) -> str:
    """The hand in a format that cannot tell every one: those it cannot are no examples."""
    try:
        return write(hand)
    except HandError:
        reject()


@OFTEN
@given(hand=hands())
def test_phh(hand):
    assert read_one(phh.write(hand), "phh") == hand


@OFTEN
@given(hand=hands())
def test_phh_in_a_file_of_many(hand):
    text = phh.write(hand, "1")
    first, second = read(text + "\n" + phh.write(hand, "a 2"), "phh")
    assert first == hand
    assert second == replace(hand, at=f"line {text.count(chr(10)) + 2}")


@OFTEN
@given(hand=hands())
def test_ohh(hand):
    told = read_one(written(ohh.write, hand), "ohh")
    assert read_one(ohh.write(told), "ohh") == told
    again = read_one(phh.write(told), "phh")
    assert again == replace(hand, extra={}, finishing=None, scale=told.scale)


@OFTEN
@given(hand=hands())
def test_records(hand):
    record = read_one(written(native.write, hand), "native")
    assert read_one(native.write(record), "native") == record
    assert (record.game, record.button, record.players) == (hand.game, hand.button, hand.players)
    if not record.notes:
        told = read_one(phh.write(record), "phh")
        assert told.happenings == hand.happenings


@pytest.mark.parametrize("kind", [Act, Board, Hole, Show])
def test_the_hands_have_everything_in_them(kind):
    """A look at the hands themselves: a property that holds of nothing proves nothing."""
    found = set()

    @settings(max_examples=100, database=None, derandomize=True, deadline=None)
    @given(hand=hands())
    def look(hand):
        found.update(map(type, hand.happenings))

    look()
    assert kind in found
