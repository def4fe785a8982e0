import pytest

from rulings.engine.cards import parse_cards
from rulings.engine.ranking import HandSizeError, Kind, hand_name


def name(kind, hole, board=""):
    return hand_name(kind, parse_cards(hole), parse_cards(board))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AhKdQcJs9c", "ace high"),
        ("7h5d4c3s2c", "seven high"),
        ("AhAdQcJs9c", "pair of aces"),
        ("6h6dQcJs9c", "pair of sixes"),
        ("8h8dKcKs9c", "two pair, kings and eights"),
        ("8h8d2c2sAc", "two pair, eights and twos"),
        ("6h6d6cKs9c", "three of a kind, sixes"),
        ("9h8d7c6s5c", "straight, nine high"),
        ("AhKdQcJsTc", "straight, ace high"),
        ("Ah2d3c4s5c", "straight, five high"),
        ("AhKh9h8h2h", "flush, ace high"),
        ("8h8dKcKsKh", "full house, kings full of eights"),
        ("JhJdJcJs2c", "four of a kind, jacks"),
        ("ThJhQh9h8h", "straight flush, queen high"),
        ("Ah2h3h4h5h", "straight flush, five high"),
        ("6h7h8h9hTh", "straight flush, ten high"),
        ("AsKsQsJsTs", "royal flush"),
    ],
)
def test_high_hands(hand, expected):
    assert name(Kind.HIGH, hand) == expected


def test_the_best_five_of_all_cards_are_named():
    assert name(Kind.HIGH, "KsKh", "8c8d2h2sKd") == "full house, kings full of eights"
    assert name(Kind.HIGH, "AhKd", "KcAs3d3h9c") == "two pair, aces and kings"
    assert name(Kind.OMAHA_HIGH, "AhKh7h6h", "Qh2c3d8s9c") == "ace high"
    assert name(Kind.OMAHA_HIGH, "KhKcJdJc", "3c5d8hKsQs") == "three of a kind, kings"


def test_the_straights_of_the_short_deck():
    assert name(Kind.SHORT_DECK_HIGH, "AhTd", "6c7d8h9sTc") == "straight, ten high"
    assert name(Kind.SHORT_DECK_HIGH, "AhKd", "6c7d8h9sKc") == "straight, nine high"
    assert name(Kind.SHORT_DECK_HIGH, "Ah6h7h8h9h") == "straight flush, nine high"
    assert name(Kind.HIGH, "Ah6d7c8s9c") == "ace high"


@pytest.mark.parametrize(
    ("kind", "hand", "expected"),
    [
        (Kind.LOW_A5, "8h6d4c3s2c", "8-6-4-3-2 low"),
        (Kind.LOW_A5, "AhKdTc3s2c", "K-T-3-2-A low"),
        (Kind.LOW_A5, "5h4h3h2hAh", "5-4-3-2-A low"),
        (Kind.LOW_A5, "AhAdTc3s2c", "pair of aces"),
        (Kind.LOW_A5, "AhAd3c3s2c", "two pair, threes and aces"),
        (Kind.LOW_A5, "AhAd3c3s3d", "full house, threes full of aces"),
        (Kind.EIGHT_LOW, "8h7d6c5s4cKdKh", "8-7-6-5-4 low"),
        (Kind.EIGHT_LOW, "9h7d6c5s4cKdKh", "no low"),
        (Kind.LOW_27, "9h8d7c5s4c", "9-8-7-5-4 low"),
        (Kind.LOW_27, "Ah5d4c3s2c", "A-5-4-3-2 low"),
        (Kind.LOW_27, "6h5d4c3s2c", "straight, six high"),
        (Kind.LOW_27, "Ah5h4h3h2h", "flush, ace high"),
        (Kind.LOW_27, "2h2d4c5s3c", "pair of twos"),
        (Kind.BADUGI, "7h5d3c2s", "four-card badugi, 7-5-3-2"),
        (Kind.BADUGI, "7h5dAc7s", "three-card badugi, 7-5-A"),
        (Kind.BADUGI, "7h7d2h2d", "two-card badugi, 7-2"),
        (Kind.BADUGI, "AhAdAcAs", "one-card badugi, A"),
    ],
)
def test_low_hands(kind, hand, expected):
    assert name(kind, hand) == expected


def test_omaha_lows():
    assert name(Kind.OMAHA_EIGHT_LOW, "Ah2h9c9d", "3c5d8hKsQs") == "8-5-3-2-A low"
    assert name(Kind.OMAHA_EIGHT_LOW, "KhKcJdJc", "3c5d8hKsQs") == "no low"


def test_a_hand_dealt_short_has_no_name():
    with pytest.raises(HandSizeError):
        name(Kind.HIGH, "AhAd")
