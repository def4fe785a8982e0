"""Hand ranks: which hand wins, which cards make it, what it is called, and who is first in stud.

The ranks come from phevaluator (high hands) and pokerkit (short deck, lows, badugi).
"""

from .hands import HandSizeError, Kind, best_five, hand_name, rank
from .stud import best_boards, bring_in_door

__all__ = ["HandSizeError", "Kind", "best_boards", "best_five", "bring_in_door", "hand_name", "rank"]
