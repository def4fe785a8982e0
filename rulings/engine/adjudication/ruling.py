"""What a happening counts as: the ruling, as data. Sentences are made of it elsewhere, when somebody asks."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from rulings.engine.betting.act import Action


class Status(StrEnum):
    """How far the player's act counts as it was meant."""

    STANDS = "stands"
    AMENDED = "amended"
    CHOICE = "choice"
    HELD = "held"
    VOID = "void"
    NOTED = "noted"


class Why(NamedTuple):
    """One ground of a ruling: the code of its sentence, and the numbers in it."""

    code: str
    numbers: dict[str, int | str]


def why(code: str, **numbers: int | str) -> Why:
    return Why(code, numbers)


class Choice(NamedTuple):
    """Something a player may choose: an action with its total or its range, or a fold with what it forfeits."""

    action: Action
    to: int | None = None
    forfeits: int | None = None
    least: int | None = None
    most: int | None = None


@dataclass(slots=True)
class Ruling:
    """One ruling, in chips; `seat` is a seat's number, None where a ruling is on nobody's act.

    `to`: the whole wager of the round after it, owed chips included; `added`, `returned`, `owed`: the chips of this
    event that stay, come back, are missing; `discretion`: the floor may decide otherwise; `rules`: the deciding one
    first; `also`: what it brings about for other seats.
    """

    status: Status
    seat: int | None = None
    event: int = 0
    action: Action | None = None
    to: int | None = None
    added: int = 0
    returned: int = 0
    owed: int = 0
    all_in: bool = False
    choices: tuple[Choice, ...] = ()
    discretion: bool = False
    rules: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    why: tuple[Why, ...] = ()
    also: list["Ruling"] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reading:
    """What an act counts as in the spot where its player is, before it is played.

    `total`: the whole wager of the round; `paid`: the chips in front of the player towards it, with this act's;
    `returned`: chips of this act that come back; `forced`: of the choices only `action` with `total` or a fold is open,
    so anything but a fold completes; `no_raise`: while he chooses, he may not raise; `worded`: said without chips,
    which count as if they had followed; `exhausts`: a stack that was not known turns out to be all in.
    """

    status: Status
    action: Action
    total: int
    paid: int
    returned: int = 0
    choices: tuple[Choice, ...] = ()
    discretion: bool = False
    rules: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    why: tuple[Why, ...] = ()
    forced: bool = False
    no_raise: bool = False
    worded: bool = False
    exhausts: bool = False

    @property
    def owed(self) -> int:
        """Chips still missing; none are where only words were said."""
        return 0 if self.worded else max(0, self.total - self.paid)
