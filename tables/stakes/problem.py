"""What can be wrong with stakes, as data: sentences are made of it at the edge."""

import dataclasses
from collections.abc import Mapping
from enum import Enum


class Level(Enum):
    ERROR = "error"  # cannot be played
    WARNING = "warning"  # can, and is unusual enough to ask


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong at a field.

    `code` names the sentence; `about` the other fields it was seen from: where one of those could not be read, the
    problem is none. `amounts` are the amounts in the sentence.
    """

    field: str
    code: str
    about: tuple[str, ...] = ()
    amounts: Mapping[str, int] = dataclasses.field(default_factory=dict)
    level: Level = Level.ERROR

    @property
    def fields(self) -> frozenset[str]:
        """Every field it was seen from."""
        return frozenset((self.field, *self.about))
