"""PokerStars hand histories: text, one hand after another, cash games and tournaments, fixed, pot and no limit.

A hand begins with its header line and ends where the next one begins; blank lines mean nothing. A cancelled hand is a
Problem, as there is no play in it; so is a hand that breaks off before its summary. Amounts are cents in games for
money and chips otherwise. Straddles in `posts` are the whole wager they make. Where somebody cashed out, `collected`
is what the hand won, by its summary, and `extra` has what was paid instead.
"""

from collections.abc import Iterator
from itertools import pairwise

from rulings.histories.faults import HandError
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.source import Source

from .hand import read_hand
from .header import START, hand_id


def recognises(head: str) -> bool:
    """Whether a text that begins like this has such hands in it."""
    return START.search(head.replace("\r", "\n")) is not None


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each hand, and in place of one that cannot be read its Problem."""
    for block in source.blocks(START):
        if isinstance(block, Problem):
            yield block
            continue
        # Old files end their lines with a carriage return alone, so a block may have several hands.
        text = block.text.replace("\r\n", "\n").replace("\r", "\n")
        yield from _hands(text, block.line)


def _hands(text: str, line: int) -> Iterator[HistoryHand | Problem]:
    starts = [found.start() for found in START.finditer(text)]
    before = text[: starts[0]] if starts else text
    if any(each.strip() and not each.startswith("***") for each in before.split("\n")):
        yield Problem("no_hand", f"line {line}", "is no part of a hand: the first line of one is missing")
    line += before.count("\n")
    for begin, end in pairwise([*starts, len(text)]):
        lines = text[begin:end].split("\n")
        yield _hand(lines, line)
        line += len(lines) - 1


def _hand(lines: list[str], line: int) -> HistoryHand | Problem:
    try:
        return read_hand(lines, line)
    except HandError as error:
        return error.problem(hand_id(lines[0]))
