"""Strengths of the hands phevaluator does not know (short deck, lows, badugi), by pokerkit.

pokerkit ranks one set of cards in about ten microseconds and takes half a second to import. A rank depends only on the
pattern of a set - its ranks, and whether it is all of one suit - so each pattern is asked for once and remembered, and
pokerkit is imported when the first is.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from rulings.engine.cards import card_text, cards_text

from .sets import any_five, rainbow

# The names of pokerkit's hand types.
_SHORT_DECK = "ShortDeckHoldemHand"
_LOW_A5 = "RegularLowHand"
_EIGHT_OR_BETTER = "EightOrBetterLowHand"
_LOW_27 = "StandardLowHand"
_BADUGI = "BadugiHand"

# The suits of the cards of a pattern.
_ONE_SUIT = (0, 0, 0, 0, 0)
_MIXED = (0, 1, 2, 3, 0)

_SHORT_DECK_LOWEST = 16
_EIGHT, _ACE = 6, 12


def short_deck(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best five of the short deck, where flushes beat full houses and an ace goes below a six.

    Raises ValueError for a card that is not in that deck.
    """
    cards = sorted((*hole, *board))
    if cards[0] < _SHORT_DECK_LOWEST:
        raise ValueError(f"{card_text(cards[0])} is not in the short deck, which begins with the sixes")
    suits = [_ranks([card for card in cards if card & 3 == suit]) for suit in range(4)]
    # Seen without its suits a flush is a lower hand, so it may stay among the first.
    mixed = [_entry(_SHORT_DECK, five, _MIXED) for five in combinations(_ranks(cards), 5)]
    flushes = [_entry(_SHORT_DECK, five, _ONE_SUIT) for suited in suits for five in combinations(suited, 5)]
    return max(mixed + flushes)


def low_27(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the lowest five: aces high, straights and flushes count against the hand."""
    return -min(_entry(_LOW_27, _ranks(five), _suits(five)) for five in any_five(hole, board))


def low_a5(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the lowest five: aces low, straights and flushes do not count."""
    ranks = sorted(_ranks((*hole, *board)))
    return -min(_entry(_LOW_A5, five, _MIXED) for five in combinations(ranks, 5))


def eight_low(hole: Sequence[int], board: Sequence[int]) -> int | None:
    """The strength of the lowest five, aces low, or None when they are not five different ranks up to an eight."""
    return _best_eight(_low_ranks((*hole, *board)))


def omaha_eight_low(hole: Sequence[int], board: Sequence[int]) -> int | None:
    """Like `eight_low`, of two hole cards and three of the board."""
    return _best_omaha_eight(_low_ranks(hole), _low_ranks(board))


def badugi(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best badugi: more cards of different ranks and suits first, then the lower ones, aces low."""
    return -min(_entry(_BADUGI, _ranks(some), _MIXED) for some in rainbow(hole, board))


@cache
def _best_eight(ranks: tuple[int, ...]) -> int | None:
    return max((-_entry(_EIGHT_OR_BETTER, five, _MIXED) for five in combinations(ranks, 5)), default=None)


@cache
def _best_omaha_eight(hole: tuple[int, ...], board: tuple[int, ...]) -> int | None:
    fives = (
        tuple(sorted(two + three))
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if set(two).isdisjoint(three)
    )
    return max((-_entry(_EIGHT_OR_BETTER, five, _MIXED) for five in fives), default=None)


@cache
def _entry(hand_type: str, ranks: tuple[int, ...], suits: tuple[int, ...]) -> int:
    """The place of a pattern among pokerkit's: the more the cards are worth as a high hand, the greater."""
    import pokerkit  # noqa: PLC0415 - see the top

    cards = cards_text(4 * rank + suit for rank, suit in zip(ranks, suits, strict=False))
    index: int = getattr(pokerkit, hand_type).lookup.get_entry(cards).index
    return index


def _ranks(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([card >> 2 for card in cards])


def _suits(cards: Sequence[int]) -> tuple[int, ...]:
    return _ONE_SUIT if len({card & 3 for card in cards}) == 1 else _MIXED


def _low_ranks(cards: Sequence[int]) -> tuple[int, ...]:
    """The different ranks that can be part of an eight-or-better low."""
    return tuple(sorted({rank for rank in _ranks(cards) if rank <= _EIGHT or rank == _ACE}))
