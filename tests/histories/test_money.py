import pytest

from rulings.histories.money import AmountError, Amounts


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("5", 500),
        ("$0.05", 5),
        ("26.1", 2610),
        ("$1,241.50", 124150),
        ("1.241,50 €", 124150),
        ("€0,50", 50),
        ("1 500,00 €", 150000),
        ("1\u00a0500,00\u00a0€", 150000),
        ("1'500", 150000),
        ("1.234.567", 123456700),
        ("£2", 200),
    ],
)
def test_an_amount_is_read_exactly(text, cents):
    assert Amounts(100).read(text) == cents


@pytest.mark.parametrize(
    "text", ["", "$", "five", "1,2345", "12,34.5", "1.500.00", "-5", "1e3", "١٢", "9" * 5000, "1,50.00"]
)
def test_what_is_no_amount_is_refused(text):
    with pytest.raises(AmountError, match="is no amount"):
        Amounts(100).read(text)


def test_chips_have_no_parts():
    assert Amounts(1).read("13,785") == 13785
    with pytest.raises(AmountError, match="part of a chip"):
        Amounts(1).read("10.5")


@pytest.mark.parametrize(
    ("before", "text", "cents"), [("0,50", "1.500", 150000), ("0.50", "1,500", 150000), ("5", "1.500", 150000)]
)
def test_amounts_of_a_hand_say_how_its_marks_are_meant(before, text, cents):
    amounts = Amounts(100)
    amounts.read(before)
    assert amounts.read(text) == cents


@pytest.mark.parametrize(
    ("before", "text"), [("0.50", "1.500"), ("1.500", "0.50"), ("0.50", "0,50"), ("1.500", "1,500"), ("1,500", "0,5")]
)
def test_amounts_that_contradict_each_other_are_refused(before, text):
    amounts = Amounts(100)
    amounts.read(before)
    with pytest.raises(AmountError, match="two ways"):
        amounts.read(text)
