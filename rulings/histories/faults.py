"""What is wrong with one hand, raised where it is noticed and turned into its Problem where the hand is read."""

from .hand import Problem


class HandError(ValueError):
    """A hand that cannot be read.

    `code` is the Problem's, `line` where the trouble stands; the message says what it is.

    Codes: "unsupported" for what is plainly told but the engine cannot express, "truncated" for a hand that breaks
    off, "cancelled" for one that was called off, "bad_amount", "bad_card" and "bad_line" for what cannot be made out,
    "contradiction" for what cannot be true together.
    """

    def __init__(self, code: str, line: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.line = line

    def problem(self, id: str = "") -> Problem:  # noqa: A002 - what it is
        """The Problem of the hand with that id."""
        return Problem(self.code, f"line {self.line}", str(self), id)
