"""What hands are called, in plain English.

Every function takes the cards of one hand with its high card first; an ace that plays low comes last.
"""

from collections import Counter
from collections.abc import Sequence

from rulings.engine.cards import RANKS

_ONE = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_MANY = tuple(word + ("es" if word == "six" else "s") for word in _ONE)
_COUNT = ("one", "two", "three", "four")

_ACE = 12

# What a hand with cards of one rank is called, by how often its ranks come; {0} is the rank that comes most.
_SAME_RANK = {
    (4, 1): "four of a kind, {0}",
    (3, 2): "full house, {0} full of {1}",
    (3, 1, 1): "three of a kind, {0}",
    (2, 2, 1): "two pair, {0} and {1}",
    (2, 1, 1, 1): "pair of {0}",
}


def high_name(cards: Sequence[int]) -> str:
    """A high hand: "two pair, kings and eights", "straight, five high", "ace high"."""
    return _same_rank(cards) or _straight_or_flush(cards) or f"{_high_card(cards)} high"


def low_a5_name(cards: Sequence[int]) -> str:
    """A low where straights and flushes do not count: "8-6-4-3-2 low", or what its pairs make it."""
    return _same_rank(cards) or f"{_dashed(cards)} low"


def low_27_name(cards: Sequence[int]) -> str:
    """A low where straights and flushes count: "9-8-7-5-4 low", or the high hand that it is."""
    return _same_rank(cards) or _straight_or_flush(cards) or f"{_dashed(cards)} low"


def badugi_name(cards: Sequence[int]) -> str:
    """One to four cards of different ranks and suits: "four-card badugi, 7-5-3-2"."""
    return f"{_COUNT[len(cards) - 1]}-card badugi, {_dashed(cards)}"


def _same_rank(cards: Sequence[int]) -> str:
    """The name of a hand in which a rank comes more than once, else ""."""
    # The sort is stable: ranks that come equally often stay in the order of the cards.
    ranks = Counter([card >> 2 for card in cards]).most_common()
    name = _SAME_RANK.get(tuple(count for _, count in ranks), "")
    return name.format(*[_MANY[rank] for rank, _ in ranks])


def _straight_or_flush(cards: Sequence[int]) -> str:
    """The name of a straight or flush, else "". The ranks differ."""
    straight = _is_straight([card >> 2 for card in cards])
    flush = len({card & 3 for card in cards}) == 1
    high = _high_card(cards)
    if straight and flush:
        return "royal flush" if high == "ace" else f"straight flush, {high} high"
    if flush:
        return f"flush, {high} high"
    return f"straight, {high} high" if straight else ""


def _is_straight(ranks: Sequence[int]) -> bool:
    """Whether five different ranks, from the top, follow each other."""
    first, *_, fourth, last = ranks
    return first - fourth == 3 and last in (fourth - 1, _ACE)


def _high_card(cards: Sequence[int]) -> str:
    return _ONE[cards[0] >> 2]


def _dashed(cards: Sequence[int]) -> str:
    return "-".join([RANKS[card >> 2] for card in cards])
