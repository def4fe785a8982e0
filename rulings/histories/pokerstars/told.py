"""What has been read of a hand so far, and the small readings that every kind of line needs."""

import re
from dataclasses import dataclass, field

from rulings.engine.betting.game import DEEP
from rulings.engine.cards import CardError, parse_cards
from rulings.histories.faults import HandError
from rulings.histories.hand import Happening, Post
from rulings.histories.money import AmountError

from .header import Header

_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


@dataclass(slots=True)
class Told:
    """A hand as far as it is read; seats by name, everything else by seat.

    `cards` are those dealt at first, `held` those held by now. `resting` are those the seat lines call sitting out,
    `absent` those they call out of the hand; `named` those the summary names. `runs` are the boards of a hand run
    several times, each whole, and `run_at` the place among the happenings, and the line, where they come.
    """

    header: Header
    button: int | None = None
    seats: dict[str, int] = field(default_factory=dict)
    stacks: dict[int, int] = field(default_factory=dict)
    cards: dict[int, tuple[int, ...]] = field(default_factory=dict)
    held: dict[int, tuple[int, ...]] = field(default_factory=dict)
    resting: set[int] = field(default_factory=set)
    absent: set[int] = field(default_factory=set)
    active: set[int] = field(default_factory=set)
    named: set[int] = field(default_factory=set)
    posts: list[Post] = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list)
    bring_in: int = 0
    board: tuple[int, ...] = ()
    runs: dict[str, tuple[int, ...]] = field(default_factory=dict)
    run_at: tuple[int, int] = (0, 0)
    collected: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    uncalled: dict[int, int] = field(default_factory=dict)
    cashed_out: dict[int, int] = field(default_factory=dict)
    pot: int | None = None
    rake: int | None = None
    notes: list[str] = field(default_factory=list)
    unread: list[int] = field(default_factory=list)

    def seat(self, name: str, line: int) -> int:
        """The seat of that name. Raises HandError where nobody has it."""
        seat = self.seats.get(name)
        if seat is None:
            raise HandError("contradiction", line, f'"{name}" has no seat in this hand')
        return seat

    def amount(self, text: str, line: int) -> int:
        """The amount in units. Raises HandError."""
        try:
            return self.header.amounts.read(text)
        except AmountError as error:
            raise HandError("bad_amount", line, str(error)) from None

    def note(self, text: str) -> None:
        """Add a note, once."""
        if text not in self.notes:
            self.notes.append(text)

    def add(self, amounts: dict[int, int], seat: int, amount: int) -> None:
        """Add to what a seat has among those amounts."""
        amounts[seat] = amounts.get(seat, 0) + amount

    def stack(self, seat: int) -> int:
        """What the seat can wager in this hand: its stack, or the cap of the game if that is less."""
        stack = self.stacks.get(seat, DEEP)
        return min(stack, self.header.cap) if self.header.cap else stack


def brackets(text: str, line: int) -> list[tuple[int, ...]]:
    """The cards of each pair of brackets. Raises HandError."""
    return [cards_of(inside, line) for inside in _BRACKETS.findall(text)]


def cards_of(text: str, line: int) -> tuple[int, ...]:
    """The cards of a text. Raises HandError."""
    try:
        return parse_cards(text.replace(" ", ""))
    except CardError as error:
        raise HandError("bad_card", line, str(error)) from None
