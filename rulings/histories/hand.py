"""A hand as a file tells it, whatever the format: the common ground of readers, writers and the replay."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from rulings.engine.betting.game import Game, Player

UNKNOWN = -1  # a card that is there but not known

# The note of a hand that has no happenings because it takes rulings to know what was done.
RULE_ON_RECORD = "rule_on_record"


class Did(StrEnum):
    """What a player did. STAY is a check or a call, whichever is due: some formats do not say which."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    STAY = "stay"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    BRING_IN = "bring_in"
    ALL_IN = "all_in"


class Act(NamedTuple):
    """An act of a seat.

    `total`: the seat's whole wager of the round after it, None where the file does not say; `added`: the chips it adds,
    where the file says that instead. `at`: the line it stands in, 0 when the format has no lines of its own.
    """

    seat: int
    did: Did
    total: int | None = None
    added: int | None = None
    at: int = 0


class Board(NamedTuple):
    """Board cards dealt; () where the file hides them."""

    cards: tuple[int, ...]
    at: int = 0


class Hole(NamedTuple):
    """Cards dealt to a seat during the hand: stud streets, replacements in draw games; UNKNOWN for those not told."""

    seat: int
    cards: tuple[int, ...]
    at: int = 0


class Draw(NamedTuple):
    """A seat draws so many; `cards` are those thrown away, where known."""

    seat: int
    number: int
    cards: tuple[int, ...] = ()
    at: int = 0


class Show(NamedTuple):
    """A seat shows these cards; UNKNOWN for those of them it keeps to itself."""

    seat: int
    cards: tuple[int, ...]
    at: int = 0


class Muck(NamedTuple):
    """A seat gives its hand up at showdown without showing it."""

    seat: int
    at: int = 0


class RunOut(NamedTuple):
    """The rest was dealt several times; each board is whole."""

    boards: tuple[tuple[int, ...], ...]
    at: int = 0


Happening = Act | Board | Hole | Draw | Show | Muck | RunOut


def comes_to_an_end(happenings: Collection[Happening], players: int) -> bool:
    """Whether hands were shown or mucked, or all but one folded: what a format leaves out then is not missing."""
    kinds = set(map(type, happenings))
    if Show in kinds or Muck in kinds:
        return True
    return sum([type(happening) is Act and happening.did is Did.FOLD for happening in happenings]) >= players - 1


class Posted(StrEnum):
    """What a forced payment was."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    THIRD_BLIND = "third_blind"
    STRADDLE = "straddle"
    DEAD = "dead"
    MISSED = "missed"


class Post(NamedTuple):
    """A forced payment as the file tells it, for comparison with what the game makes due."""

    seat: int
    kind: Posted
    amount: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class HistoryHand:
    """One hand of a file. Amounts are whole numbers of the smallest unit in which every wager of the hand is whole.

    `format` names the reader; `id` is the file's own number or name of the hand, `at` its place in the file ("line
    12" or "byte 4096", or "table 3" where the format has one document). `scale`: units to one of the file's money, 1
    for chips and 100 for cents. `game`, `button`, `players` are the engine's own values: forced bets are in the game,
    so that the engine posts them by itself (short when the stack is); `posts` repeats what the file says of them.
    `happenings` come in order, without the forced bets. `names` by seat. `finishing`: stacks after the hand, as far as
    the file says; `inexact` where it says them in parts of a unit (they are rounded down). `collected` and `uncalled`
    by seat, `rake` and `pot` where the file says. `chips`: the denominations in play, () where it does not say.
    `ended`: the file tells the hand to its end (False: it breaks off, which the format allows). `notes`: conventions of
    the source that a reader of findings should know, such as "cashed_out".
    """

    format: str
    id: str
    at: str
    game: Game
    button: int
    players: Mapping[int, Player]
    happenings: tuple[Happening, ...]
    scale: int = 1
    names: Mapping[int, str] = field(default_factory=dict)
    posts: tuple[Post, ...] = ()
    finishing: Mapping[int, int] | None = None
    inexact: bool = False
    collected: Mapping[int, int] | None = None
    uncalled: Mapping[int, int] | None = None
    rake: int | None = None
    pot: int | None = None
    chips: tuple[int, ...] = ()
    ended: bool = True
    notes: tuple[str, ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """A hand that cannot be read, or a place in a file where no hand is; `code` is stable, `message` says why."""

    code: str
    at: str
    message: str
    id: str = ""
