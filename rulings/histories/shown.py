"""Hands of which only some cards are shown."""

from rulings.engine.betting.variants import Variant

from .hand import UNKNOWN


def whole(cards: tuple[int, ...], variant: Variant) -> tuple[int, ...]:
    """The cards a seat shows and UNKNOWN for those it keeps; in stud, where a hand may have fewer, none are added."""
    if variant.opens_by is not None or len(cards) >= variant.hole:
        return cards
    return (*cards, *[UNKNOWN] * (variant.hole - len(cards)))
