"""Real hands, not ours to keep here: reviewed when CARDROOM_CORPUS names the folder that has `samples` in it."""

import os
from pathlib import Path

import pytest

from rulings.engine.rulebook import house
from rulings.histories.hand import Problem
from rulings.histories.readers import read_hands
from rulings.histories.replay import Reviewer, Severity

CORPUS = os.environ.get("CARDROOM_CORPUS")
SAMPLES = Path(CORPUS or "") / "samples"

pytestmark = pytest.mark.skipif(not CORPUS, reason="CARDROOM_CORPUS does not name the folder of real hands")

STRADDLED = "synthetic-cash-straddle.csv"


def reviews(pattern, preset="standard"):
    """The file's name and the review of each hand that can be read."""
    reviewer = Reviewer(house(preset))
    found = []
    for path in sorted(SAMPLES.glob(pattern)):
        with path.open("rb") as file:
            hands = [hand for hand in read_hands(file) if not isinstance(hand, Problem)]
        found += [(path.name, reviewer.review(hand)) for hand in hands]
    return found


def errors(review):
    return [finding.code for finding in review.findings if finding.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("pattern", "count"), [("phh/pluribus-1000.phhs", 1000), ("phh/wsop-2023-43/*.phh", 41), ("phh/*.phh", 5)]
)
def test_hands_of_the_standard_have_no_error_and_end_with_the_stacks_of_the_file(pattern, count):
    found = reviews(pattern)
    assert len(found) == count
    for _, review in found:
        hand = review.hand
        assert (errors(review), review.trusted) == ([], True), hand.id
        for seat, stack in (hand.finishing or {}).items():
            assert abs(review.stacks[seat] - stack) <= hand.inexact, hand.id


@pytest.mark.parametrize("pattern", ["ohh/*", "pokerstars/*", "pokernow/*"])
def test_hands_of_rooms_on_the_net_have_no_error(pattern):
    assert [(name, errors(review)) for name, review in reviews(pattern) if errors(review) and name != STRADDLED] == []


def test_the_straddled_hand_has_an_act_out_of_turn_on_the_flop():
    ((_, review),) = reviews(f"pokernow/{STRADDLED}", "wsop-live-2024")
    (finding,) = [finding for finding in review.findings if finding.severity is Severity.ERROR]
    assert (finding.code, finding.event, finding.expected, finding.found) == ("out_of_turn", 5, 8, 1)
    assert finding.rules == ("oot-bet", "action-order-postflop")
    assert not review.trusted
