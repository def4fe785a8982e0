"""Chips as they are drawn."""

import pytest

from tables.discs import Disc, discs, ink_on


def test_the_smallest_first_with_numbers_as_the_venue_writes_them(chip_set, venue):
    assert discs(chip_set.chips.order_by("-denomination"), venue) == [
        Disc("1", "#ffffff", "#000000"),
        Disc("5", "#c0392b", "#ffffff"),
        Disc("25", "#27ae60", "#000000"),
        Disc("100", "#2c3e50", "#ffffff"),
    ]


@pytest.mark.parametrize(
    ("colour", "ink"), [("#000000", "#ffffff"), ("#ffff00", "#000000"), ("#0000ff", "#ffffff"), ("#808080", "#000000")]
)
def test_the_number_is_black_or_white(colour, ink):
    assert ink_on(colour) == ink
