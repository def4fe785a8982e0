"""PokerKit's own loading and replaying of PHH files, for the benchmark."""

from pathlib import Path

from pokerkit import HandHistory


class PokerKit:
    """Loads and replays with PokerKit."""

    def load(self, files: list[str]) -> list[HandHistory]:
        """Every hand of the files."""
        hands: list[HandHistory] = []
        for file in files:
            with Path(file).open("rb") as opened:
                if file.endswith(".phhs"):
                    hands += HandHistory.load_all(opened)
                else:
                    hands.append(HandHistory.load(opened))
        return hands

    def replay(self, hands: list[HandHistory]) -> list[list[float]]:
        """The stacks after each hand."""
        stacks = []
        for hand in hands:
            for state in hand:
                last = state
            stacks.append([float(stack) for stack in last.stacks])
        return stacks
