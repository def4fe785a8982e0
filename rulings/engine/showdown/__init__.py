"""The end of a hand: who shows first, who wins what."""

from .awards import Award, award_pots, hand_names, split_unit
from .order import show_order

__all__ = ["Award", "award_pots", "hand_names", "show_order", "split_unit"]
