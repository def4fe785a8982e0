"""Strengths of high hands, by phevaluator."""

from collections.abc import Sequence

from phevaluator.evaluator import evaluate_5cards, evaluate_6cards, evaluate_7cards  # type: ignore[import-untyped]
from phevaluator.evaluator_omaha import evaluate_omaha_cards  # type: ignore[import-untyped]

# phevaluator counts down to 1, the royal flush. Strengths count up.
_ABOVE_WORST = 7463

_BY_COUNT = {5: evaluate_5cards, 6: evaluate_6cards, 7: evaluate_7cards}

# Four-card hands that hold between them every two cards of a longer one: phevaluator's published builds rank no longer
# Omaha hands.
_FOURS = {
    4: ((0, 1, 2, 3),),
    5: ((0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4)),
    6: ((0, 1, 2, 3), (0, 1, 4, 5), (2, 3, 4, 5)),
}


def high(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best five of five to seven cards."""
    worth: int = _BY_COUNT[len(hole) + len(board)](*hole, *board)
    return _ABOVE_WORST - worth


def omaha_high(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of the best two of four to six hole cards with three of the five on the board, on the same scale."""
    if len(hole) == 4:
        worth: int = evaluate_omaha_cards(*board, *hole)
    else:
        worth = min(evaluate_omaha_cards(*board, *[hole[at] for at in four]) for four in _FOURS[len(hole)])
    return _ABOVE_WORST - worth
