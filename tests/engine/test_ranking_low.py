"""Known hands of razz, lowball, eight or better and badugi."""

from itertools import pairwise

import pytest

from rulings.engine.cards import cards_text, parse_cards
from rulings.engine.ranking import HandSizeError, Kind, best_five, rank


def strength(kind, hole, board=""):
    return rank(kind, parse_cards(hole), parse_cards(board))


def best(kind, hole, board=""):
    return cards_text(best_five(kind, parse_cards(hole), parse_cards(board)))


def in_rising_order(kind, hands):
    strengths = [strength(kind, hand) for hand in hands]
    return all(lower < higher for lower, higher in pairwise(strengths))


def test_ace_to_five_hands_in_order():
    assert in_rising_order(
        Kind.LOW_A5,
        [
            "KhKdKcKsQc",
            "AhAdAcAs2c",
            "KhKdKcQsQc",
            "2h2d2c3s4c",
            "2h2d3c3sAc",
            "KhKdQcJsTc",
            "AhAdKcQsJc",
            "AhAd2c3s4c",
            "KhQdJcTs9c",
            "Kh4d3c2sAc",
            "9h8h7h6h5h",
            "8h7d6c5s4c",
            "8h6d4c3s2c",
            "7h5d4c3s2c",
            "6h4d3c2sAc",
            "5h4h3h2hAh",
        ],
    )


def test_deuce_to_seven_hands_in_order():
    assert in_rising_order(
        Kind.LOW_27,
        [
            "AhKhQhJhTh",
            "6h5h4h3h2h",
            "2h2d2c2s3c",
            "3h3d3c2s2c",
            "Ah5h4h3h2h",
            "7h5h4h3h2h",
            "6h5d4c3s2c",
            "2h2d2c4s3c",
            "3h3d2c2s4c",
            "AhAd2c3s4c",
            "2h2d5c4s3c",
            "AhKdQcJs9c",
            "Ah5d4c3s2c",
            "Kh5d4c3s2c",
            "8h7d6c5s3c",
            "8h6d4c3s2c",
            "7h6d5c4s2c",
            "7h6d4c3s2c",
            "7h5d4c3s2c",
        ],
    )


def test_an_ace_is_the_best_card_of_one_low_and_the_worst_of_the_other():
    ace, king = "Ah5d4c3s2c", "Kh5d4c3s2c"
    assert strength(Kind.LOW_A5, ace) > strength(Kind.LOW_A5, king)
    assert strength(Kind.LOW_27, ace) < strength(Kind.LOW_27, king)


def test_razz_plays_the_lowest_five_of_seven():
    assert best(Kind.LOW_A5, "AhAd2c3sKd5h8c") == "8c5h3s2cAh"
    assert best(Kind.LOW_A5, "KhKdKcQsQd2h2c") == "KhQsQd2h2c"
    assert strength(Kind.LOW_A5, "8c5h3s2cAh", "KdKh") == strength(Kind.LOW_A5, "Ad2h3c5s8d")


@pytest.mark.parametrize(
    ("kind", "hole", "board"),
    [
        (Kind.EIGHT_LOW, "9h5d4c3s2c", ""),
        (Kind.EIGHT_LOW, "AhAd2c2s3c4d4h", ""),
        (Kind.EIGHT_LOW, "KhQdJcTs8c7d6h", ""),
        (Kind.OMAHA_EIGHT_LOW, "Ah2d3c4s", "KhQdJc5s6c"),
        (Kind.OMAHA_EIGHT_LOW, "AhKdQcJs", "2h3d4c5s6c"),
        (Kind.OMAHA_EIGHT_LOW, "Ah2dKcKs", "Ad2c3h4sTc"),
        (Kind.OMAHA_EIGHT_LOW, "AhAdAcAs", "2h3d4c5s6c"),
    ],
)
def test_what_does_not_qualify_for_the_low_half(kind, hole, board):
    assert strength(kind, hole, board) is None
    assert best(kind, hole, board) == ""


def test_an_eight_or_better_low_is_worth_what_its_five_cards_are():
    assert in_rising_order(Kind.EIGHT_LOW, ["8h7d6c5s4cKdKh", "8h7d6c5s3c", "8h6d4c3s2c", "7h6d5c4s3c", "5h4h3h2hAh"])
    board = "3c5d8hKsQs"
    assert strength(Kind.OMAHA_EIGHT_LOW, "Ah2h9c9d", board) == strength(Kind.OMAHA_EIGHT_LOW, "As2dTcTh", board)
    assert strength(Kind.OMAHA_EIGHT_LOW, "Ah2h9c9d", board) == strength(Kind.EIGHT_LOW, "8h5d3c2hAh")


def test_an_omaha_low_is_counterfeited_by_the_board():
    assert best(Kind.OMAHA_EIGHT_LOW, "Ah2dKcKs", "4d7c8hQsTc") == "8h7c4d2dAh"
    assert strength(Kind.OMAHA_EIGHT_LOW, "Ah2dKcKs", "2c7c8hQsTc") is None
    assert best(Kind.OMAHA_EIGHT_LOW, "Ah2d3cKs", "2c7c8hQsTc") == "8h7c3c2cAh"


def test_five_and_six_card_omaha_hands_have_lows_too():
    assert best(Kind.OMAHA_EIGHT_LOW, "KhKdKcAh2d", "3c5d8hKsQs") == "8h5d3c2dAh"
    assert best(Kind.OMAHA_EIGHT_LOW, "KhKdQcQhAh2d", "3c5d8hKsQs") == "8h5d3c2dAh"


def test_badugi_hands_in_order():
    assert in_rising_order(
        Kind.BADUGI,
        [
            "KhKdKcKs",
            "AhAdAcAs",
            "KhQhKdKc",
            "2hAd2dAh",
            "KhQdJcKc",
            "3hAd2cAs",
            "KhQdJcTs",
            "7h5d3c2s",
            "4h3d2cAs",
        ],
    )


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("7h5d3c2s", "7h5d3c2s"),
        ("KhQdJcAs", "KhQdJcAs"),
        ("7h7d3c2s", "7h3c2s"),
        ("7h5h3c2s", "5h3c2s"),
        ("7h7d2h2d", "7h2d"),
        ("2h2d2c2s", "2s"),
        ("Ah3h9hKh", "Ah"),
        ("2s3s4d7h", "7h4d2s"),
    ],
)
def test_badugi_leaves_out_pairs_and_suits_that_come_twice(hand, plays):
    assert best(Kind.BADUGI, hand) == plays


@pytest.mark.parametrize(
    ("kind", "hole", "board"),
    [
        (Kind.LOW_A5, "Ah2d3c4s", ""),
        (Kind.EIGHT_LOW, "Ah2d3c4s", ""),
        (Kind.OMAHA_EIGHT_LOW, "Ah2d3c4s", "5h6d7c"),
        (Kind.LOW_27, "7h5d4c3s", ""),
        (Kind.BADUGI, "7h5d3c", ""),
        (Kind.BADUGI, "7h5d3c2s9d", ""),
        (Kind.BADUGI, "7h5d3c", "2s"),
    ],
)
def test_a_hand_dealt_short_or_long_has_no_rank(kind, hole, board):
    with pytest.raises(HandSizeError, match=f"no {kind} hand can be ranked"):
        strength(kind, hole, board)
