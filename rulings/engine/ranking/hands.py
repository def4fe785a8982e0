"""The kinds of ranking and what is asked of a hand under each: its strength, its cards, its name."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from .high import high, omaha_high
from .names import badugi_name, high_name, low_27_name, low_a5_name
from .patterns import badugi, eight_low, low_27, low_a5, omaha_eight_low, short_deck
from .sets import any_five, rainbow, two_and_three

_ACE = 12
_WHEEL = frozenset((_ACE, 0, 1, 2, 3))
_SHORT_DECK_WHEEL = frozenset((_ACE, 4, 5, 6, 7))


class Kind(StrEnum):
    """A way to rank hands; a variant names the one or two it is played by."""

    HIGH = "high"
    OMAHA_HIGH = "omaha_high"
    SHORT_DECK_HIGH = "short_deck_high"
    LOW_A5 = "low_a5"
    EIGHT_LOW = "eight_low"
    OMAHA_EIGHT_LOW = "omaha_eight_low"
    LOW_27 = "low_27"
    BADUGI = "badugi"


class HandSizeError(ValueError):
    """A hand dealt short, or with more cards than its kind knows: it has no rank."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How many cards a kind can rank: in the hand, on the board, and together."""

    hole: range
    board: range
    together: range


@dataclass(frozen=True, slots=True)
class _Ranking:
    """What a kind is made of.

    `strength` ranks the whole hand; `sets` lists the sets of cards the hand may be, `set_strength` ranks one of them.
    """

    sizes: _Sizes
    strength: Callable[[Sequence[int], Sequence[int]], int | None]
    sets: Callable[[Sequence[int], Sequence[int]], Iterable[tuple[int, ...]]]
    set_strength: Callable[[Sequence[int], Sequence[int]], int | None]
    name: Callable[[Sequence[int]], str]
    wheel: frozenset[int] = frozenset()
    ace_low: bool = False


_FIVE_OR_MORE = _Sizes(hole=range(8), board=range(6), together=range(5, 8))
_OMAHA = _Sizes(hole=range(4, 7), board=range(5, 6), together=range(9, 12))
_FOUR = _Sizes(hole=range(4, 5), board=range(1), together=range(4, 5))

_RANKINGS = {
    Kind.HIGH: _Ranking(_FIVE_OR_MORE, high, any_five, high, high_name, wheel=_WHEEL),
    Kind.OMAHA_HIGH: _Ranking(_OMAHA, omaha_high, two_and_three, high, high_name, wheel=_WHEEL),
    Kind.SHORT_DECK_HIGH: _Ranking(_FIVE_OR_MORE, short_deck, any_five, short_deck, high_name, wheel=_SHORT_DECK_WHEEL),
    Kind.LOW_A5: _Ranking(_FIVE_OR_MORE, low_a5, any_five, low_a5, low_a5_name, ace_low=True),
    Kind.EIGHT_LOW: _Ranking(_FIVE_OR_MORE, eight_low, any_five, eight_low, low_a5_name, ace_low=True),
    Kind.OMAHA_EIGHT_LOW: _Ranking(_OMAHA, omaha_eight_low, two_and_three, eight_low, low_a5_name, ace_low=True),
    Kind.LOW_27: _Ranking(_FIVE_OR_MORE, low_27, any_five, low_27, low_27_name),
    Kind.BADUGI: _Ranking(_FOUR, badugi, rainbow, badugi, badugi_name, ace_low=True),
}


def rank(kind: Kind, hole: Sequence[int], board: Sequence[int] = ()) -> int | None:
    """The strength of a hand: the greater wins, equal ones split. None: the hand does not qualify (eight or better).

    Strengths compare within one kind only. Raises HandSizeError when there are too few or too many cards, and
    ValueError for a card that is not in the short deck.
    """
    return _ranking(kind, hole, board).strength(hole, board)


def best_five(kind: Kind, hole: Sequence[int], board: Sequence[int] = ()) -> tuple[int, ...]:
    """The cards that make the hand, high card first; () when it does not qualify, one to four cards in badugi.

    An ace that plays low (in lows from ace to five, and in a straight that begins with it) comes last. Of several
    sets of equal strength it is the one with the higher suits from the top: so the first card is the hand's high card
    by suit, which takes the odd chip in stud. Raises as `rank` does.
    """
    ranking = _ranking(kind, hole, board)
    strength = ranking.strength(hole, board)
    if strength is None:
        return ()
    # Sets of equal strength have the same ranks in the same places, so the suits decide between them.
    strongest = (cards for cards in ranking.sets(hole, board) if ranking.set_strength(cards, ()) == strength)
    return max(_high_first(cards, ranking) for cards in strongest)


def hand_name(kind: Kind, hole: Sequence[int], board: Sequence[int] = ()) -> str:
    """The hand in words: "two pair, kings and eights"; "no low" when it does not qualify. Raises as `rank` does."""
    cards = best_five(kind, hole, board)
    return _RANKINGS[kind].name(cards) if cards else "no low"


def _ranking(kind: Kind, hole: Sequence[int], board: Sequence[int]) -> _Ranking:
    ranking = _RANKINGS[kind]
    sizes, held, shared = ranking.sizes, len(hole), len(board)
    if held in sizes.hole and shared in sizes.board and held + shared in sizes.together:
        return ranking
    raise HandSizeError(
        f"no {kind} hand can be ranked from {held} cards and {shared} on the board: it takes {_count(sizes.together)}, "
        f"of which {_count(sizes.board)} on the board"
    )


def _count(sizes: range) -> str:
    least, most = sizes[0], sizes[-1]
    return str(least) if least == most else f"{least} to {most}"


def _high_first(cards: Iterable[int], ranking: _Ranking) -> tuple[int, ...]:
    ordered = sorted(cards, reverse=True)
    if ranking.ace_low or {card >> 2 for card in ordered} == ranking.wheel:
        ordered.sort(key=lambda card: card >> 2 == _ACE)
    return tuple(ordered)
