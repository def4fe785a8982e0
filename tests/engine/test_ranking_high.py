"""Known hands of hold'em, Omaha and the short deck."""

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


def test_high_hands_in_order():
    assert in_rising_order(
        Kind.HIGH,
        [
            "7h5d4c3s2c",
            "AhKdQcJs9c",
            "2h2d5c4s3c",
            "AhAdKcQsJc",
            "3h3d2c2s4c",
            "AhAdKcKsQc",
            "2h2d2c4s3c",
            "AhAdAcKsQc",
            "Ah2d3c4s5c",
            "2h3d4c5s6c",
            "AhKdQcJsTc",
            "7h5h4h3h2h",
            "AhKhQhJh9h",
            "2h2d2c3s3c",
            "AhAdAcKsKc",
            "2h2d2c2s3c",
            "AhAdAcAsKc",
            "Ah2h3h4h5h",
            "9hThJhQhKh",
            "AhKhQhJhTh",
        ],
    )


def test_short_deck_hands_in_order():
    assert in_rising_order(
        Kind.SHORT_DECK_HIGH,
        [
            "Jh9d8c7s6c",
            "6h6d9c8s7c",
            "7h7d6c6s8c",
            "6h6d6c8s7c",
            "Ah6d7c8s9c",
            "6h7d8c9sTc",
            "AhKdQcJsTc",
            "6h6d6c7s7c",
            "AhAdAcKsKc",
            "Jh9h8h7h6h",
            "AhKhQhJh9h",
            "6h6d6c6s7c",
            "Ah6h7h8h9h",
            "6h7h8h9hTh",
            "AhKhQhJhTh",
        ],
    )


def test_short_deck_aces_do_not_go_below_a_two_nor_around():
    with pytest.raises(ValueError, match="2s is not in the short deck"):
        strength(Kind.SHORT_DECK_HIGH, "Ah6h7h8h2s")
    assert strength(Kind.SHORT_DECK_HIGH, "KhAd6c7s8c") < strength(Kind.SHORT_DECK_HIGH, "6h6d7c8s9c")


def test_short_deck_takes_the_flush_over_the_full_house_of_the_same_cards():
    assert best(Kind.SHORT_DECK_HIGH, "AhKh", "AdAsKd9h6h") == "AsAhAdKhKd"
    assert best(Kind.SHORT_DECK_HIGH, "AhKh", "AdKdTh9h6h") == "AhKhTh9h6h"


def test_the_board_plays():
    board = "AcKdQhJsTc"
    assert strength(Kind.HIGH, "2c3d", board) == strength(Kind.HIGH, "9h9s", board) == strength(Kind.HIGH, board)


def test_a_kicker_that_does_not_play_splits():
    board = "AcAdKhQs9c"
    assert strength(Kind.HIGH, "Js2c", board) == strength(Kind.HIGH, "Jd3d", board)
    assert strength(Kind.HIGH, "Js2c", board) > strength(Kind.HIGH, "Td3d", board)
    assert strength(Kind.HIGH, "8s2c", board) == strength(Kind.HIGH, "7d3d", board)


def test_two_pair_counterfeited_by_the_board():
    assert strength(Kind.HIGH, "4c4d", "9h9sKcKdQh") == strength(Kind.HIGH, "3c2d", "9h9sKcKdQh")
    assert strength(Kind.HIGH, "5c5d", "9h9sKcKd2h") < strength(Kind.HIGH, "Jc2d", "9h9sKcKd3h")


@pytest.mark.parametrize(
    ("hole", "board", "five"),
    [
        ("AhKhQhJh", "Th2c3d8s9c", "QhJhTh9c8s"),
        ("AhAdAcAs", "Kh7d5c3s2c", "AsAhKh7d5c"),
        ("2h3d4c5s", "AhKhQhJhTh", "AhKhQh5s4c"),
        ("AhKd9c8s", "AdAcKhKs2c", "AhAdAcKsKd"),
        ("7h7d6c5s", "8h9dTcJsKc", "Tc9d8h7h6c"),
    ],
)
def test_omaha_plays_two_from_the_hand_and_three_from_the_board(hole, board, five):
    assert best(Kind.OMAHA_HIGH, hole, board) == five
    assert strength(Kind.OMAHA_HIGH, hole, board) == strength(Kind.HIGH, five)


def test_four_hearts_in_hand_and_one_on_the_board_are_no_omaha_flush():
    assert best(Kind.OMAHA_HIGH, "AhKh7h6h", "Qh2c3d8s9c") == "AhKhQh9c8s"


def test_one_heart_in_hand_and_four_on_the_board_are_no_omaha_flush():
    board = "Kh9h6h2hTs"
    assert strength(Kind.OMAHA_HIGH, "AhAdQcJc", board) < strength(Kind.OMAHA_HIGH, "3h4hQsJs", board)


@pytest.mark.parametrize("hole", ["3h4h8c9d2s", "8c9d2s3h4h", "3h8c9d2s4h", "3h4h8c9d2sJd", "8c3h9d2sJd4h"])
def test_longer_omaha_hands_find_any_two(hole):
    board = "Kh7h6hTsQc"
    assert best(Kind.OMAHA_HIGH, hole, board) == "Kh7h6h4h3h"
    assert strength(Kind.OMAHA_HIGH, hole, board) == strength(Kind.HIGH, "Kh7h6h4h3h")


def test_best_five_takes_the_higher_suits_of_equal_sets():
    assert best(Kind.HIGH, "9h8c", "9s7d6c5h8s") == "9s8s7d6c5h"
    assert best(Kind.HIGH, "AcAd", "AhAsKcKdKs") == "AsAhAdAcKs"
    assert best(Kind.HIGH, "KcKd", "KhAsAhAd2c") == "AsAhAdKhKd"


def test_best_five_puts_the_ace_of_a_wheel_last():
    assert best(Kind.HIGH, "AhKd", "2c3d4h5sKc") == "5s4h3d2cAh"
    assert best(Kind.HIGH, "AhKd", "2c3d4h5s6c") == "6c5s4h3d2c"
    assert best(Kind.SHORT_DECK_HIGH, "AhKd", "6c7d8h9sKc") == "9s8h7d6cAh"


@pytest.mark.parametrize(
    ("kind", "hole", "board"),
    [
        (Kind.HIGH, "AhKd", ""),
        (Kind.HIGH, "AhKd", "2c3d"),
        (Kind.HIGH, "AhKdQs", "2c3d4h5s6c"),
        (Kind.SHORT_DECK_HIGH, "AhKd", "6c7d"),
        (Kind.OMAHA_HIGH, "AhKd", "2c3d4h5s6c"),
        (Kind.OMAHA_HIGH, "AhKdQsJs", "2c3d4h5s"),
        (Kind.OMAHA_HIGH, "AhKdQsJsTs9s8s", "2c3d4h5s6c"),
    ],
)
def test_a_hand_dealt_short_or_long_has_no_rank(kind, hole, board):
    for ask in (rank, best_five):
        with pytest.raises(HandSizeError, match=f"no {kind} hand can be ranked from .* cards"):
            ask(kind, parse_cards(hole), parse_cards(board))


def test_the_size_error_names_the_numbers():
    with pytest.raises(
        ValueError,
        match="no omaha_high hand can be ranked from 4 cards and 3 on the board: "
        "it takes 9 to 11, of which 5 on the board",
    ):
        strength(Kind.OMAHA_HIGH, "AhKdQsJs", "2c3d4h")
