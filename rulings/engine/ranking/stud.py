"""Who is first in stud, by the cards that show: the bring-in, and from fourth street on the best board."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .hands import Kind

_ACE = 12


@dataclass(frozen=True, slots=True)
class _Scale:
    """How up cards compare. `sign` is -1 where the lower is the better; `ace` is the rank an ace counts as."""

    sign: int
    ace: int

    def value(self, card: int) -> int:
        rank = card >> 2
        return self.ace if rank == _ACE else rank

    def card_worth(self, card: int) -> int:
        return self.sign * (4 * self.value(card) + (card & 3))

    def board_worth(self, cards: Sequence[int]) -> list[int]:
        """First how often the ranks come (so trips beat two pair, and those a pair), then which they are."""
        groups = sorted(((count, value) for value, count in Counter(map(self.value, cards)).items()), reverse=True)
        return [self.sign * count for count, _ in groups] + [self.sign * value for _, value in groups]


_SCALES = {
    Kind.HIGH: _Scale(sign=1, ace=_ACE),
    Kind.LOW_A5: _Scale(sign=-1, ace=-1),
}


def bring_in_door(kind: Kind, doors: Sequence[int]) -> int:
    """The index of the door card that brings it in: the worst by rank, then by suit (clubs are the lowest suit).

    `kind` is HIGH for stud, eight or better too (the lowest card), or LOW_A5 for razz (the highest, aces low).
    """
    worth = _SCALES[kind].card_worth
    return min(range(len(doors)), key=lambda at: worth(doors[at]))


def best_boards(kind: Kind, boards: Sequence[Sequence[int]]) -> list[int]:
    """The indexes of the boards, of one to four up cards each, that are the best to look at; several when they tie.

    Suits, straights and flushes do not count. `kind` is as for `bring_in_door`: the highest board, in razz the lowest.
    """
    worths = [_SCALES[kind].board_worth(cards) for cards in boards]
    best = max(worths, default=[])
    return [at for at, worth in enumerate(worths) if worth == best]
