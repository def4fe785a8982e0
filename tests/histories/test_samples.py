"""Real files, where the environment names the folder that holds them: every hand read, and played by the engine."""

import os
from pathlib import Path

import pytest

from rulings.engine.betting.act import IllegalAction
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.readers import detect, read_hands
from tests.histories.reading import paid, played, told

CORPUS = os.environ.get("CARDROOM_CORPUS", "")
FORMATS = ("pokerstars", "pokernow")
FILES = [path for name in FORMATS for path in sorted(Path(CORPUS, "samples", name).glob("*"))] if CORPUS else []


@pytest.mark.skipif(not FILES, reason="CARDROOM_CORPUS names no folder with samples: no real file is read")
@pytest.mark.parametrize("path", FILES or [None], ids=lambda path: path.name if path else "none")
def test_every_hand_of_a_real_file_is_read_and_played(path):
    with path.open("rb") as file:
        assert detect(file.read(4096)) == path.parent.name
        file.seek(0)
        found = list(read_hands(file))
    if path.stem == "cash-cancelled":
        assert [each.code for each in found if isinstance(each, Problem)] == ["cancelled"]
        return
    for hand in found:
        assert isinstance(hand, HistoryHand), hand
        assert "unread_lines" not in hand.notes
        assert paid(hand) == told(hand)
        if path.stem == "synthetic-cash-straddle":
            with pytest.raises(IllegalAction, match="not_his_turn"):  # the straddler is first on the flop
                played(hand)
            continue
        state = played(hand)
        assert state.over
        collected = sum((hand.collected or {}).values())
        assert state.middle == (hand.pot if hand.pot is not None else collected)
        assert collected + (hand.rake or 0) == state.middle
        back = {state.table.seats[state.uncalled[0]]: state.uncalled[1]} if state.uncalled else {}
        assert hand.uncalled == back
