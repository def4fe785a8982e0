"""Chips as they are drawn: the number on the venue's own colours."""

from collections.abc import Iterable
from typing import NamedTuple

from tables.models import Chip, Venue

# Of relative luminance; from here on black is easier to read than white.
_LIGHT = 0.18


class Disc(NamedTuple):
    text: str
    colour: str
    ink: str


def discs(chips: Iterable[Chip], venue: Venue) -> list[Disc]:
    """Return CHIPS, the smallest first, with their numbers as VENUE writes them."""
    ordered = sorted(chips, key=lambda chip: chip.denomination)
    return [Disc(venue.format(chip.denomination), chip.colour, ink_on(chip.colour)) for chip in ordered]


def ink_on(colour: str) -> str:
    """Return black or white, whichever has the greater contrast on COLOUR, such as "#c0392b".

    >>> ink_on("#ffffff"), ink_on("#2c3e50")
    ('#000000', '#ffffff')
    """
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#000000" if luminance > _LIGHT else "#ffffff"


def _linear(part: float) -> float:
    """Return a part of an sRGB colour as light, as WCAG computes it."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
