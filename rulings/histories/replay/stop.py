"""What ends the replay of a hand."""

from .findings import Value


class Stop(Exception):  # noqa: N818 - no error of ours: the hand cannot go on as it is told
    """The hand cannot have gone on like this: what follows is not checked.

    `code` and what was expected and found make the finding that says why; None: it has been found already.
    """

    def __init__(self, code: str | None = None, *, expected: Value = None, found: Value = None) -> None:
        super().__init__(code or "")
        self.code = code
        self.expected = expected
        self.found = found
