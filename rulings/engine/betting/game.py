"""The values a table is made from: the game that is played and the players in it, as a record names them."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from .variants import Variant

Betting = Literal["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
AnteType = Literal["each", "big_blind", "button"]

# A stack that is not known is deep enough for anything: no amount a record may hold comes near it.
DEEP = 10**15
GREATEST_AMOUNT = 10**12


@dataclass(frozen=True, slots=True)
class Post:
    """An amount a seat puts up: a straddle, or dead money."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Game:
    """The game of a record; all amounts in the smallest unit of money.

    `small_blind_seat` and `big_blind_seat` are None where they are the next seats after the button; `no_small_blind`
    and `no_big_blind` say that nobody posts it. `live`: what seats post beside the blinds as a wager of theirs, as
    one does that comes into a game; `dead`: what they post that is no wager.
    """

    variant: Variant
    betting: Betting
    cash: bool = True
    small_blind: int = 0
    big_blind: int = 0
    third_blind: int = 0
    ante: int = 0
    ante_type: AnteType = "each"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    straddles: tuple[Post, ...] = ()
    rake_chip: int = 0
    pot_unit: int = 0
    check_raise: bool = True
    live: tuple[Post, ...] = ()
    dead: tuple[Post, ...] = ()
    small_blind_seat: int | None = None
    big_blind_seat: int | None = None
    no_small_blind: bool = False
    no_big_blind: bool = False


class Player(NamedTuple):
    """Who sits in a seat when the record starts.

    `stack` is DEEP when it is not known; `cards` in the order dealt, () when unknown; `chips` the stack by
    denomination, () when it was not split; `missed` says that he posts the blinds he missed.
    """

    seat: int
    stack: int = DEEP
    cards: tuple[int, ...] = ()
    chips: tuple[tuple[int, int], ...] = ()
    missed: bool = False


@dataclass(frozen=True, slots=True)
class StartPot:
    """A pot already in the middle where the record begins, and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """The betting round in which the record begins; `board` is None when its cards are not known."""

    street: int
    pots: tuple[StartPot, ...] = ()
    board: tuple[int, ...] | None = None
    first_to_act: int | None = None
