"""PokerGFX 3.2 exports of streamed tables: a JSON document with a list of hands, read one after the other.

There is no raise: a bet, a call and an all-in tell the whole wager of the street. Board cards come one by one. What
the players posted is not told, so `posts` is empty and the game alone says it; the stacks after the hand are. A game
with an ante is taken for a tournament. Hand numbers come again when the operator starts over: the second hand with
number 12 has the id "12 (2)" and a note "number_repeats", and its number stays in `extra`. Stud is not read, because
the export does not say when which card was dealt. The place of a hand is its line and its place in the list.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from rulings.histories.faults import HandError
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.source import Source

from .elements import Element, elements
from .hand import read_hand

_HEAD = re.compile(r'\s*\{.*"Hands"\s*:\s*\[(?:\s*\]|.*"(?:AnteAmt|BetStructure|BombPotAmt|HandNum)"\s*:)', re.DOTALL)
_SOFTWARE = re.compile(r'\s*\{.*"SoftwareVersion"\s*:\s*"PokerGFX', re.DOTALL)


def recognises(head: str) -> bool:
    """Whether a text that begins like this is such an export."""
    return _HEAD.match(head) is not None or _SOFTWARE.match(head) is not None


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each hand, and in place of one that cannot be read its Problem."""
    numbers: Counter[str] = Counter()
    for element in elements(source):
        yield element if isinstance(element, Problem) else _hand(element, numbers)


def _hand(element: Element, numbers: Counter[str]) -> HistoryHand | Problem:
    told = element.value.get("HandNum") if isinstance(element.value, Mapping) else None
    number = "" if told is None else str(told)[:40]
    numbers[number] += 1
    again = numbers[number]
    name = number if again == 1 or not number else f"{number} ({again})"
    try:
        hand = read_hand(element, name)
    except HandError as error:
        return Problem(error.code, element.at, str(error), name)
    return hand if again == 1 else replace(hand, notes=(*hand.notes, "number_repeats"))
