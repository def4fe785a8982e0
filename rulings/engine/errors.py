"""What is wrong with a record. What a player does wrong is never an error: it is what rulings are for."""


class RecordError(ValueError):
    """A record that cannot be read, or that contradicts itself.

    `code` is stable; `at` is the place in the record, such as "events[3].push"; `message` says what is wrong and what
    would be right.
    """

    def __init__(self, code: str, at: str, message: str) -> None:
        super().__init__(f"{at}: {message}" if at else message)
        self.code = code
        self.at = at
        self.message = message

    def as_json(self) -> dict[str, str]:
        """The error as the command line and the API print it."""
        return {"code": self.code, "at": self.at, "message": self.message}
