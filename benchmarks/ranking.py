"""How many hands a second each kind of ranking does: python -m benchmarks.ranking [DEALS]."""

import random
import sys
from time import perf_counter

from rulings.engine.ranking import Kind, hand_name, rank

# The cards in the hand and on the board; the lowest card of the deck.
DEALS = {
    Kind.HIGH: (2, 5, 0),
    Kind.OMAHA_HIGH: (4, 5, 0),
    Kind.SHORT_DECK_HIGH: (2, 5, 16),
    Kind.LOW_A5: (7, 0, 0),
    Kind.EIGHT_LOW: (7, 0, 0),
    Kind.OMAHA_EIGHT_LOW: (4, 5, 0),
    Kind.LOW_27: (5, 0, 0),
    Kind.BADUGI: (4, 0, 0),
}


def main(count):
    """Print a line for each kind: the first deals, which fill the memory of patterns, then the same again."""
    sys.stdout.write(f"{'hands a second':20}{'first':>12}{'again':>12}{'names':>12}\n")
    for kind in Kind:
        deals = list(_deals(kind, count))
        figures = [_a_second(ask, kind, deals) for ask in (rank, rank, hand_name)]
        sys.stdout.write(f"{kind:20}" + "".join(f"{figure:12,.0f}" for figure in figures) + "\n")


def _deals(kind, count):
    held, shared, lowest = DEALS[kind]
    chance = random.Random(1)  # noqa: S311 - the same deals each time
    for _ in range(count):
        cards = chance.sample(range(lowest, 52), held + shared)
        yield tuple(cards[:held]), tuple(cards[held:])


def _a_second(ask, kind, deals):
    start = perf_counter()
    for hole, board in deals:
        ask(kind, hole, board)
    return len(deals) / (perf_counter() - start)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000)
