"""Amounts, written and typed."""

import pytest
from django.utils import translation
from hypothesis import given
from hypothesis import strategies as st

from tables.catalogue import GREATEST_AMOUNT
from tables.money import AmountError, amount_of, typed, written

NBSP = "\u00a0"


@pytest.mark.parametrize(
    ("amount", "decimals", "text"),
    [
        (0, 2, "0"),
        (5, 0, "5"),
        (200, 2, "2"),
        (250, 2, "2.50"),
        (5, 2, "0.05"),
        (1234567, 0, "1,234,567"),
        (123456789, 2, "1,234,567.89"),
        (1500, 3, "1.500"),
    ],
)
def test_an_amount_is_written(amount, decimals, text):
    assert written(amount, decimals) == text


@pytest.mark.parametrize(("language", "text"), [("hu", f"1{NBSP}234,50"), ("es", f"1{NBSP}234,50")])
def test_an_amount_is_written_as_the_language_does(language, text):
    with translation.override(language):
        assert written(123450, 2) == text


@pytest.mark.parametrize(
    ("text", "decimals", "amount"),
    [
        ("5", 0, 5),
        (" 1 500 ", 0, 1500),
        (f"1{NBSP}500", 2, 150_000),
        ("2.5", 2, 250),
        ("2,50", 2, 250),
        ("0.05", 2, 5),
        ("007", 0, 7),
    ],
)
def test_an_amount_is_read(text, decimals, amount):
    assert amount_of(text, decimals) == amount


@pytest.mark.parametrize(
    ("text", "decimals", "code"),
    [
        ("", 0, "not_an_amount"),
        ("-5", 0, "not_an_amount"),
        ("five", 0, "not_an_amount"),
        ("1e3", 0, "not_an_amount"),
        ("٣", 0, "not_an_amount"),
        ("1,000.00", 2, "not_an_amount"),
        ("1.", 2, "not_an_amount"),
        ("2.5", 0, "too_many_decimals"),
        ("1,000", 2, "too_many_decimals"),
        ("1000000000001", 0, "too_great"),
        ("9" * 5000, 0, "too_great"),
    ],
)
def test_what_is_no_amount_is_refused(text, decimals, code):
    with pytest.raises(AmountError) as caught:
        amount_of(text, decimals)
    assert caught.value.code == code


@given(st.integers(0, GREATEST_AMOUNT), st.integers(0, 3))
def test_what_stands_in_an_input_is_read_back(amount, decimals):
    assert amount_of(typed(amount, decimals), decimals) == amount
