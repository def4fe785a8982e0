"""PokerKit's own loading and replaying of PHH files, for the benchmark."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from pokerkit import HandHistory


def load(files: list[str]) -> Iterator[HandHistory]:
    """Every hand of the files."""
    for file in files:
        with Path(file).open("rb") as opened:
            if file.endswith(".phhs"):
                yield from HandHistory.load_all(opened)
            else:
                yield HandHistory.load(opened)


def replay(hands: Iterable[HandHistory]) -> Iterator[list[float]]:
    """The stacks after each hand."""
    for hand in hands:
        for state in hand:
            last = state
        yield [float(stack) for stack in last.stacks]
