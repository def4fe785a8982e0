"""Strengths of the hands phevaluator does not know (short deck, lows, badugi), by pokerkit.

pokerkit ranks one set of cards in about ten microseconds and takes half a second to import. A rank depends only on the
pattern of a set - its ranks, and whether it is all of one suit - so each pattern is asked for once and remembered, and
pokerkit is imported when the first is.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from ..cards import cards_text
from .sets import any_five, rainbow

# The names of pokerkit's hand types.
_SHORT_DECK = "ShortDeckHoldemHand"
_LOW_A5 = "RegularLowHand"
_EIGHT_OR_BETTER = "EightOrBetterLowHand"
_LOW_27 = "StandardLowHand"
_BADUGI = "BadugiHand"

_EIGHT, _ACE = 6, 12


def short_deck(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best five of five to seven cards of the short deck (sixes up).

    Raises ValueError for a lower card.
    """
    cards = sorted((*hole, *board))
    suits = [_ranks([card for card in cards if card & 3 == suit]) for suit in range(4)]
    # Seen without its suits a flush is a lower hand, so it may stay among the first.
    mixed = [_entry(_SHORT_DECK, five, False) for five in combinations(_ranks(cards), 5)]
    flushes = [_entry(_SHORT_DECK, five, True) for suited in suits for five in combinations(suited, 5)]
    return max(mixed + flushes)


def low_27(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the lowest five: aces high, straights and flushes count against the hand."""
    return -min(_entry(_LOW_27, _ranks(five), _one_suit(five)) for five in any_five(hole, board))


def low_a5(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the lowest five: aces low, straights and flushes do not count."""
    ranks = sorted(_ranks((*hole, *board)))
    return -min(_entry(_LOW_A5, five, False) for five in combinations(ranks, 5))


def eight_low(hole: Sequence[int], board: Sequence[int]) -> int | None:
    """The strength of the lowest five, aces low, or None when they are not five different ranks up to an eight."""
    return _best_eight(_low_ranks((*hole, *board)))


def omaha_eight_low(hole: Sequence[int], board: Sequence[int]) -> int | None:
    """Like `eight_low`, of two hole cards and three of the board."""
    return _best_omaha_eight(_low_ranks(hole), _low_ranks(board))


def badugi(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best badugi: more cards of different ranks and suits first, then the lower ones, aces low."""
    return -min(_entry(_BADUGI, _ranks(some), False) for some in rainbow(hole, board))


@cache
def _best_eight(ranks: tuple[int, ...]) -> int | None:
    return max((-_entry(_EIGHT_OR_BETTER, five, False) for five in combinations(ranks, 5)), default=None)


@cache
def _best_omaha_eight(hole: tuple[int, ...], board: tuple[int, ...]) -> int | None:
    fives = (
        tuple(sorted(two + three))
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if set(two).isdisjoint(three)
    )
    return max((-_entry(_EIGHT_OR_BETTER, five, False) for five in fives), default=None)


@cache
def _entry(hand_type: str, ranks: tuple[int, ...], one_suit: bool) -> int:
    """pokerkit's place of a pattern; it grows with the poker value of the cards, so a low wants a small one."""
    import pokerkit

    cards = cards_text(4 * rank + (0 if one_suit else at % 4) for at, rank in enumerate(ranks))
    index: int = getattr(pokerkit, hand_type).lookup.get_entry(cards).index
    return index


def _ranks(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([card >> 2 for card in cards])


def _one_suit(cards: Sequence[int]) -> bool:
    return len({card & 3 for card in cards}) == 1


def _low_ranks(cards: Sequence[int]) -> tuple[int, ...]:
    """The different ranks that can be part of an eight-or-better low."""
    return tuple(sorted({rank for rank in _ranks(cards) if rank <= _EIGHT or rank == _ACE}))
