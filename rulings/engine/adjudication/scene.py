"""What the floor keeps in mind besides the betting: held acts, open choices, chips not yet in, who was skipped."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.state import NOBODY, State
from rulings.engine.record import Chips, RunIt, SeatEvent

from .ruling import Choice, Reading, Ruling


@dataclass(frozen=True, slots=True)
class Held:
    """An act out of turn that waits for its turn (S0 r10; S2 A; TDA 53).

    `bet`: what there was to match when it was made; `called`, `passed`: whether a call came since, and whether somebody
    who comes after its player has acted; `prompted`: the dealer had called on him; `bound`: the floor holds him to it.
    """

    event: SeatEvent
    reading: Reading
    chips: int
    bet: int
    called: bool = False
    passed: bool = False
    prompted: bool = False
    bound: bool = False

    @property
    def is_check(self) -> bool:
        """Whether the player checked, though there may have been a bet."""
        return checks(self.event)


def checks(event: SeatEvent) -> bool:
    """Whether the event is a check, by word or by a rap on the table."""
    return event.say == "check" or (event.tap and event.say is None)


@dataclass(frozen=True, slots=True)
class Pending:
    """A choice the player to act still has to make.

    `action`, `total`: what it is taken as when somebody else acts first; `forced`: anything but a fold is that;
    `chips`: what of his lies in front beyond the wager the state counts, which comes back if he folds.
    """

    player: int
    choices: tuple[Choice, ...]
    action: Action
    total: int
    forced: bool
    chips: int = 0
    rules: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forward:
    """A forward motion with chips that did not leave the hand."""

    player: int
    chips: Chips
    event: int


@dataclass(slots=True)
class Scene:
    """One moment of a hand.

    A copy is kept before each act, so that it can be read again with what follows, taken back, or overruled.

    unpaid: chips of this round that the state counts and that are owed, debts those of earlier rounds; earlier: the
    denominations of what lies in front of a player, where they are known; pulled: what a player took back of it and
    has not put in again; bound: who took chips back facing a raise and may not fold any more; prompted: who the dealer
    called on; behind: who acted over the head of the player to act, and whether with chips; timed: the player to act
    said "time"; checked_early: who checked out of turn and may not raise for that; drew: who has drawn in this round;
    cards and board: what is known, with the owner of each card.
    """

    state: State
    board: tuple[int, ...] = ()
    unknown_board: int = 0
    owners: Mapping[int, int] = field(default_factory=dict)
    held: Mapping[int, Held] = field(default_factory=dict)
    pending: Pending | None = None
    unpaid: Mapping[int, int] = field(default_factory=dict)
    debts: Mapping[int, int] = field(default_factory=dict)
    earlier: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    pulled: Mapping[int, Chips] = field(default_factory=dict)
    bound: int = 0
    forward: Forward | None = None
    prompted: int = NOBODY
    behind: tuple[tuple[int, bool], ...] = ()
    timed: bool = False
    checked_early: int = 0
    drew: int = 0
    run: RunIt | None = None

    def due(self, player: int) -> int:
        """What the player still owes."""
        return self.unpaid.get(player, 0) + self.debts.get(player, 0)

    def pay(self, player: int, paid: int) -> None:
        """So much of what the player owes is paid, the oldest first."""
        from_debts = min(paid, self.debts.get(player, 0))
        self.debts = _less(self.debts, player, from_debts)
        self.unpaid = _less(self.unpaid, player, paid - from_debts)

    def copy(self) -> "Scene":
        """The same moment, to go on from separately: its mappings are never changed in place."""
        return replace(self)


@dataclass(frozen=True, slots=True)
class Step:
    """An act: who did it, with which event (motions that are one are one event), the moment before it, its ruling."""

    player: int
    event: SeatEvent
    before: Scene
    ruling: Ruling


def _less(owed: Mapping[int, int], player: int, paid: int) -> dict[int, int]:
    return {at: due - (paid if at == player else 0) for at, due in owed.items() if at != player or due > paid}
