"""PokerNow logs: CSV with the columns entry, at and order, a row for all that happens at a table, newest first.

Hands come in the order of the file, the newest first, so that a log of any length is read hand by hand. What is bet,
called and raised is the whole wager of the street; so are straddles and missed big blinds. A log ends where it was
taken: a hand that was being played then is one that is not `ended`. Amounts are cents where the players' stacks have
them, else chips. Where the big blind is all-in for less, the log does not say how much it was due: that it is taken
for what was posted is in the notes. Cards shown after the end of a hand, before the next begins, are among its
happenings.
"""

import re
from collections.abc import Iterator

from rulings.histories.faults import HandError
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.source import Source

from .hand import read_hand
from .rows import cut

_HEAD = re.compile(r'\s*(?:"?\w+"?,)*"?entry"?\s*(?:,|$)|.*"-- (?:starting|ending) hand #', re.IGNORECASE | re.DOTALL)


def recognises(head: str) -> bool:
    """Whether a text that begins like this is such a log."""
    return _HEAD.match(head) is not None


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each hand, and in place of one that cannot be read its Problem."""
    for hand in cut(source):
        if isinstance(hand, Problem):
            yield hand
            continue
        try:
            yield read_hand(hand)
        except HandError as error:
            yield error.problem(hand.number)
