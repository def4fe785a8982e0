"""What a venue takes from a pot."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class RakePolicy:
    """A `share` of the pot, rounded down, and at most `cap` (in units of the hand; None: no cap)."""

    share: Fraction = Fraction(1, 10)
    cap: int | None = None

    def most(self, pot: int) -> int:
        """The most that may be taken from a pot of that size."""
        taken = int(pot * self.share)
        return taken if self.cap is None else min(taken, self.cap)
