"""Real hands, not ours to keep here: these tests run when CARDROOM_CORPUS names the folder that has `samples` in it."""

import os
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

from rulings.engine import rule_record
from rulings.histories import native, ohh, phh
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.readers import detect, read_hands

CORPUS = os.environ.get("CARDROOM_CORPUS")
SAMPLES = Path(CORPUS or "") / "samples"

pytestmark = pytest.mark.skipif(not CORPUS, reason="CARDROOM_CORPUS does not name the folder of real hands")

WRITERS = {"phh": phh.write, "ohh": ohh.write}
COUNTS = [("phh/pluribus-1000.phhs", 1000), ("phh/wsop-2023-43/*.phh", 41), ("phh/*.phh", 5), ("ohh/*.ohh", 8)]


def hands(pattern):
    """The hands of the files of that name."""
    found = []
    for path in sorted(SAMPLES.glob(pattern)):
        with path.open("rb") as file:
            found += read_hands(file)
    return found


@pytest.fixture(scope="module")
def all_hands():
    return [hand for pattern, _ in COUNTS for hand in hands(pattern)]


@pytest.mark.parametrize(("pattern", "count"), COUNTS)
def test_every_hand_is_read(pattern, count):
    found = hands(pattern)
    assert [each for each in found if isinstance(each, Problem)] == []
    assert len(found) == count


@pytest.mark.parametrize("pattern", [pattern for pattern, _ in COUNTS])
def test_the_format_is_found(pattern):
    for path in SAMPLES.glob(pattern):
        assert detect(path.read_bytes()[:4096]) == pattern.partition("/")[0]


def test_every_hand_is_read_again_as_it_was_written(all_hands):
    for hand in all_hands:
        (again,) = read_hands(BytesIO(WRITERS[hand.format](hand).encode()))
        assert again == replace(hand, at="line 1")


def test_the_engine_lets_every_act_stand(all_hands):
    """As records, where the cards say who is first."""
    for hand in all_hands:
        if hand.game.bring_in and not all(player.cards for player in hand.players.values()):
            continue
        (record,) = read_hands(BytesIO(native.write(hand).encode()))
        assert isinstance(record, HistoryHand)
        statuses = {ruling["status"] for ruling in rule_record(record.extra["record"])["rulings"]}
        assert statuses <= {"stands", "noted"}
