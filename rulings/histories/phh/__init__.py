"""Poker Hand History (the standard of the University of Toronto): a hand a TOML document, or a table of one for many.

Players are p1 to pn, clockwise, p1 left of the button and pn on it. Heads-up the standard turns antes and blinds round:
the first of `blinds_or_straddles` is the small blind as ever, but p2, on the button, posts it.
"""

from .read import read, recognises
from .write import write

__all__ = ["read", "recognises", "write"]
