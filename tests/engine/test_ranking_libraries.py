"""Random deals: every kind ranks, picks and names hands as pokerkit's own evaluators do."""

import random
import subprocess
import sys
from itertools import pairwise

import pokerkit
import pytest
from phevaluator.evaluator import evaluate_cards
from phevaluator.evaluator_omaha import evaluate_omaha_cards

from rulings.engine.cards import cards_text
from rulings.engine.ranking import Kind, best_five, hand_name, rank

# For each kind: its evaluator, the cards in the hand and on the board of a deal, and the lowest card of the deck.
EVALUATORS = {
    "hold'em": (Kind.HIGH, pokerkit.StandardHighHand, 2, 5, 0),
    "five cards": (Kind.HIGH, pokerkit.StandardHighHand, 5, 0, 0),
    "hold'em on the turn": (Kind.HIGH, pokerkit.StandardHighHand, 2, 4, 0),
    "stud": (Kind.HIGH, pokerkit.StandardHighHand, 7, 0, 0),
    "omaha": (Kind.OMAHA_HIGH, pokerkit.OmahaHoldemHand, 4, 5, 0),
    "five-card omaha": (Kind.OMAHA_HIGH, pokerkit.OmahaHoldemHand, 5, 5, 0),
    "six-card omaha": (Kind.OMAHA_HIGH, pokerkit.OmahaHoldemHand, 6, 5, 0),
    "short deck": (Kind.SHORT_DECK_HIGH, pokerkit.ShortDeckHoldemHand, 2, 5, 16),
    "razz": (Kind.LOW_A5, pokerkit.RegularLowHand, 7, 0, 0),
    "lowball": (Kind.LOW_A5, pokerkit.RegularLowHand, 5, 0, 0),
    "stud low": (Kind.EIGHT_LOW, pokerkit.EightOrBetterLowHand, 7, 0, 0),
    "omaha low": (Kind.OMAHA_EIGHT_LOW, pokerkit.OmahaEightOrBetterLowHand, 4, 5, 0),
    "five-card omaha low": (Kind.OMAHA_EIGHT_LOW, pokerkit.OmahaEightOrBetterLowHand, 5, 5, 0),
    "deuce to seven": (Kind.LOW_27, pokerkit.StandardLowHand, 5, 0, 0),
    "badugi": (Kind.BADUGI, pokerkit.BadugiHand, 4, 0, 0),
}

# What a name begins with, or ends with, under each of pokerkit's labels.
LABELS = {
    "High card": ("high", "low"),
    "One pair": ("pair of",),
    "Two pair": ("two pair",),
    "Three of a kind": ("three of a kind",),
    "Straight": ("straight, ",),
    "Flush": ("flush",),
    "Full house": ("full house",),
    "Four of a kind": ("four of a kind",),
    "Straight flush": ("straight flush", "royal flush"),
}


def deals(name, count):
    """`count` random deals of a game, the same ones each time, and what pokerkit makes of each (None: no hand)."""
    kind, evaluator, held, shared, lowest = EVALUATORS[name]
    chance = random.Random(name)  # noqa: S311 - the same deals each time
    for _ in range(count):
        cards = chance.sample(range(lowest, 52), held + shared)
        hole, board = cards[:held], cards[held:]
        yield kind, hole, board, evaluator.from_game_or_none(cards_text(hole), cards_text(board))


def assert_ranked_alike(name, count):
    ranked = []
    for kind, hole, board, reference in deals(name, count):
        strength = rank(kind, hole, board)
        assert (strength is None) == (reference is None), (cards_text(hole), cards_text(board))
        if strength is not None:
            ranked.append((strength, reference, cards_text(hole), cards_text(board)))
    ranked.sort(key=lambda hand: hand[0])
    for lower, higher in pairwise(ranked):
        expected = lower[1] == higher[1] if lower[0] == higher[0] else lower[1] < higher[1]
        assert expected, (lower, higher)


@pytest.mark.parametrize("name", EVALUATORS)
def test_strengths_order_and_tie_as_pokerkit_does(name):
    assert_ranked_alike(name, 500)


@pytest.mark.slow
@pytest.mark.parametrize("name", EVALUATORS)
def test_strengths_order_and_tie_as_pokerkit_does_over_many_deals(name):
    assert_ranked_alike(name, 3_000)


@pytest.mark.parametrize("name", EVALUATORS)
def test_the_best_cards_are_as_good_as_the_hand(name):
    evaluator = EVALUATORS[name][1]
    for kind, hole, board, reference in deals(name, 150):
        five = best_five(kind, hole, board)
        if reference is None:
            assert five == ()
            continue
        assert evaluator(cards_text(five)) == reference
        assert set(five) <= {*hole, *board}
        if "omaha" in name:
            assert (len(set(five) & set(hole)), len(set(five) & set(board))) == (2, 3)


@pytest.mark.parametrize("name", EVALUATORS)
def test_names_agree_with_the_labels_of_pokerkit(name):
    for kind, hole, board, reference in deals(name, 300):
        called = hand_name(kind, hole, board)
        if reference is None:
            assert called == "no low"
        elif kind is Kind.BADUGI:
            assert called.startswith(("one", "two", "three", "four")[len(reference.cards) - 1] + "-card badugi, ")
        else:
            words = LABELS[reference.entry.label.value]
            assert called.startswith(words) or (called.endswith(words) and ("," not in called))


def test_high_strengths_order_as_phevaluator_does():
    for kind, hole, board, _ in deals("hold'em", 300):
        assert rank(kind, hole, board) == 7463 - evaluate_cards(*hole, *board)
    for kind, hole, board, _ in deals("omaha", 300):
        assert rank(kind, hole, board) == 7463 - evaluate_omaha_cards(*board, *hole)


def test_the_order_of_the_cards_does_not_matter():
    chance = random.Random(2)  # noqa: S311
    for name in EVALUATORS:
        for kind, hole, board, _ in deals(name, 50):
            shuffled = chance.sample(hole, len(hole)), chance.sample(board, len(board))
            assert rank(kind, *shuffled) == rank(kind, hole, board)
            assert best_five(kind, *shuffled) == best_five(kind, hole, board)


def test_pokerkit_is_imported_only_for_the_hands_that_need_it():
    program = (
        "import sys\n"
        "from rulings.engine.ranking import Kind, hand_name\n"
        "hand_name(Kind.HIGH, range(7))\n"
        "hand_name(Kind.OMAHA_HIGH, range(4), range(4, 9))\n"
        "assert 'pokerkit' not in sys.modules\n"
        "hand_name(Kind.LOW_A5, range(7))\n"
        "assert 'pokerkit' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
