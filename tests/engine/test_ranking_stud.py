"""Who brings it in and who is first by the cards that show (rule stud-order)."""

import pytest

from rulings.engine.cards import parse_cards
from rulings.engine.ranking import Kind, best_boards, bring_in_door


@pytest.mark.parametrize(
    ("kind", "doors", "index"),
    [
        (Kind.HIGH, "5h3dKc", 1),
        (Kind.HIGH, "AhAd2s", 2),
        (Kind.HIGH, "3h3c3d", 1),
        (Kind.HIGH, "3h3s3d", 2),
        (Kind.HIGH, "AhKd", 1),
        (Kind.LOW_A5, "5h3dKc", 2),
        (Kind.LOW_A5, "Ah2d3c", 2),
        (Kind.LOW_A5, "AhAsAd", 1),
        (Kind.LOW_A5, "KhKcQs", 0),
    ],
)
def test_the_worst_door_card_brings_it_in(kind, doors, index):
    assert bring_in_door(kind, parse_cards(doors)) == index


@pytest.mark.parametrize(
    ("boards", "best"),
    [
        (["AhKd", "2c2d"], [1]),
        (["AhKd", "AcQd"], [0]),
        (["AhKd", "AcKs", "QhQd"], [2]),
        (["AhKd", "AcKs"], [0, 1]),
        (["3h3dKc", "4c4d2s"], [1]),
        (["3h3dKc", "3c3sQs"], [0]),
        (["AhAdKcQs", "2c2d3s3d"], [1]),
        (["AhAdKcKs", "2c2d2s3d"], [1]),
        (["AhAdAcKs", "2c2d2s2h"], [1]),
        (["AhAd3cKs", "AcAs3dQh"], [0]),
        (["5h6d7c8s", "9c2d3s4d"], [1]),
        (["5h6h7h8h", "9c2d3s4d"], [1]),
        (["Kh", "Kd", "2c"], [0, 1]),
    ],
)
def test_the_highest_board_is_first(boards, best):
    assert best_boards(Kind.HIGH, [parse_cards(board) for board in boards]) == best


@pytest.mark.parametrize(
    ("boards", "best"),
    [
        (["AhKd", "2c2d"], [0]),
        (["Ah4d", "2c3d"], [1]),
        (["Ah3d", "2c3s"], [0]),
        (["AhAd", "KcQs"], [1]),
        (["AhAd", "KcKs"], [0]),
        (["Ah2d5c", "2c5s Ad"], [0, 1]),
        (["AhAd2c2s", "KcKd3s4d"], [1]),
        (["AhAdAc2s", "KcKdQsQd"], [1]),
    ],
)
def test_the_lowest_board_is_first_in_razz(boards, best):
    assert best_boards(Kind.LOW_A5, [parse_cards(board) for board in boards]) == best


def test_no_boards():
    assert best_boards(Kind.HIGH, []) == []
