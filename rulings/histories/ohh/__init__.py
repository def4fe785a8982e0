"""Open Hand History (spec 1.4): JSON objects, each with a hand under "ohh".

The amount of an action is always the chips it adds; what nobody called is in it, but not in the pots. Fixed limit tells
its bets by the blinds: the small bet is the big blind. The spec does not say how bets and bring-in of stud games are
told, which draw game "Draw" is, or how boards of a hand run several times are told apart: those are unsupported.
"""

from .read import read, recognises
from .write import write

__all__ = ["read", "recognises", "write"]
