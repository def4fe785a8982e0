"""Numbers of files in whole units."""

from decimal import Decimal

import pytest

from rulings.histories.units import UnitsError, as_number, common_scale, exact, in_units, rounded_down


@pytest.mark.parametrize(("value", "number"), [(5, 5), (0.1, Decimal("0.1")), (1259450.25, Decimal("1259450.25"))])
def test_numbers_are_what_the_file_says(value, number):
    assert exact(value) == number


@pytest.mark.parametrize("value", ["1,000", "$5", "5", True, None, [5], float("nan"), float("inf")])
def test_anything_else_is_no_amount(value):
    with pytest.raises(UnitsError, match="is no amount"):
        exact(value)


@pytest.mark.parametrize(
    ("numbers", "scale"),
    [([1, 2], 1), ([1, Decimal(2)], 100), ([Decimal("0.5")], 100), ([Decimal("0.125"), 1], 1000), ([], 1)],
)
def test_the_scale_makes_every_amount_whole(numbers, scale):
    assert common_scale(numbers) == scale


def test_more_decimals_than_money_has_are_refused():
    with pytest.raises(UnitsError, match="more decimals"):
        common_scale([exact(0.1 + 0.2)])


def test_amounts_are_whole_units():
    assert in_units(Decimal("1.25"), 100) == 125


@pytest.mark.parametrize("number", [Decimal("1.255"), -1, 10**13])
def test_parts_of_a_unit_debts_and_too_much_are_no_amounts(number):
    with pytest.raises(UnitsError):
        in_units(number, 100)


def test_rounding_down_says_what_it_leaves_out():
    assert rounded_down(Decimal("7.5"), 1) == (7, True)
    assert rounded_down(Decimal("7.5"), 100) == (750, False)


@pytest.mark.parametrize(("units", "scale", "text"), [(5, 1, "5"), (500, 100, "5.00"), (-7, 100, "-0.07")])
def test_amounts_are_written_with_the_decimals_of_their_scale(units, scale, text):
    assert as_number(units, scale) == text
