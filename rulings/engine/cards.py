"""Cards as numbers and as text.

A card is an int, 4 * rank + suit: ranks from 0, a two, to 12, an ace; suits 0 clubs, 1 diamonds, 2 hearts, 3 spades. So
a greater int is a higher card by suit, and phevaluator takes the same numbers.
"""

import re
from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "cdhs"

_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {
    spelling: card
    for card, text in enumerate(_TEXTS)
    for spelling in (text, text.upper(), text.lower(), text[0].lower() + text[1].upper())
}
_SPELLED = re.compile(r"(10|[2-9TJQKAtjqka])([CDHScdhs])")
_BLANK = re.compile(r"\s+")


class CardError(ValueError):
    """A text that is no list of cards.

    `text` is the whole text, `offset` where in it the trouble starts, `found` what stands there; the message says what
    would be right.
    """

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self.offset = offset
        self.found = text[offset : offset + 2]
        super().__init__(
            f'"{self.found}" at offset {offset} is no card: write the rank (2-9, T or 10, J, Q, K, A), then the suit '
            '(c, d, h, s), as in "AhTd"'
        )


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards of a text like "AhKd", "ah 10D" or "", in its order. The same card twice is not noticed here.

    Upper and lower case and blanks between cards make no difference. Raises CardError.
    """
    try:
        return tuple([_CARDS[text[at : at + 2]] for at in range(0, len(text), 2)])
    except KeyError:
        return _parse_spelled(text)


def card_text(card: int) -> str:
    """The card as two characters: "Ah"."""
    return _TEXTS[card]


def cards_text(cards: Iterable[int]) -> str:
    """The cards one after the other: "AhKd"."""
    return "".join([_TEXTS[card] for card in cards])


def rank_of(card: int) -> int:
    """0 for a two to 12 for an ace."""
    return card >> 2


def suit_of(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades: the order that breaks ties."""
    return card & 3


def first_duplicate(cards: Iterable[int]) -> int | None:
    """The first card that has come before, or None."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def _parse_spelled(text: str) -> tuple[int, ...]:
    """Like parse_cards, for texts with blanks or with tens of two figures; slower."""
    cards: list[int] = []
    at = _skip_blanks(text, 0)
    while at < len(text):
        spelled = _SPELLED.match(text, at)
        if spelled is None:
            raise CardError(text, at)
        rank, suit = spelled.groups()
        cards.append(_CARDS[("T" if rank == "10" else rank) + suit])
        at = _skip_blanks(text, spelled.end())
    return tuple(cards)


def _skip_blanks(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return at if blank is None else blank.end()
