"""The sets of cards among which a player's hand is the best one."""

from collections.abc import Iterator, Sequence
from itertools import combinations


def any_five(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every five of all cards, each set in rising order."""
    return combinations(sorted((*hole, *board)), 5)


def two_and_three(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every two hole cards with every three of the board."""
    threes = list(combinations(board, 3))
    return (two + three for two in combinations(hole, 2) for three in threes)


def rainbow(hole: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every one to four cards among which no rank and no suit comes twice, each set in rising order."""
    cards = sorted((*hole, *board))
    for count in range(1, 5):
        for some in combinations(cards, count):
            if len({card >> 2 for card in some}) == len({card & 3 for card in some}) == count:
                yield some
