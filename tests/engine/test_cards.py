import pytest

from rulings.engine.cards import CardError, card_text, cards_text, first_duplicate, parse_cards, rank_of, suit_of


def test_a_card_is_four_times_its_rank_and_its_suit():
    assert parse_cards("2c2d2h2s3cAs") == (0, 1, 2, 3, 4, 51)


@pytest.mark.parametrize(
    "text",
    ["AhTd", "ahtd", "AHTD", "aHtD", "Ah Td", " Ah\tTd\n", "Ah10d", "Ah 10D"],
)
def test_spellings_of_the_same_cards(text):
    assert parse_cards(text) == (50, 33)


def test_no_cards():
    assert parse_cards("") == parse_cards("  ") == ()


def test_every_card_reads_back():
    deck = tuple(range(52))
    assert parse_cards(cards_text(deck)) == deck
    assert parse_cards(" ".join(card_text(card) for card in deck)) == deck


@pytest.mark.parametrize(
    ("text", "offset", "found"),
    [
        ("AhXd", 2, "Xd"),
        ("AhKx", 2, "Kx"),
        ("AhK", 2, "K"),
        ("Ah,Kd", 2, ",K"),
        ("A h", 0, "A "),
        ("1h", 0, "1h"),
        ("10", 0, "10"),
        ("Ah 11d", 3, "11"),
        ("10h 9", 4, "9"),
        ("hA", 0, "hA"),
        ("Aſ", 0, "Aſ"),
        ("AhKd??", 4, "??"),
    ],
)
def test_what_is_no_card_is_named_with_its_place(text, offset, found):
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    assert (caught.value.text, caught.value.offset, caught.value.found) == (text, offset, found)
    assert f'"{found}" at offset {offset} is no card' in str(caught.value)


def test_a_card_error_says_what_would_be_right():
    with pytest.raises(ValueError, match=r"rank \(2-9, T or 10, J, Q, K, A\), then the suit \(c, d, h, s\)"):
        parse_cards("Zz")


@pytest.mark.parametrize(
    ("text", "twice"),
    [("", None), ("AhAd", None), ("AhKdAh", "Ah"), ("2c3d3d2c", "3d"), ("10h Th", "Th")],
)
def test_first_duplicate(text, twice):
    card = first_duplicate(parse_cards(text))
    assert (card if card is None else card_text(card)) == twice


def test_rank_and_suit():
    (ace,) = parse_cards("As")
    assert (rank_of(ace), suit_of(ace)) == (12, 3)
    (two,) = parse_cards("2c")
    assert (rank_of(two), suit_of(two)) == (0, 0)
