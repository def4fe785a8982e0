"""The table of variants: what each game is made of. Everything that differs between games is a field here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rulings.engine.ranking import Kind


@dataclass(frozen=True, slots=True)
class Street:
    """A betting round.

    `board`: board cards that are out when it begins; `hole`: cards each player has been dealt by then (stud), `up` how
    many of those are face up; `upper`: fixed limit plays the big bet; `draw`: players have drawn just before it.
    """

    name: str
    board: int = 0
    hole: int = 0
    up: int = 0
    upper: bool = False
    draw: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """A game; there is one of each, so they are told apart by being that one.

    `hole`: how many cards a player holds at the end; `high` and `low`: how hands rank, either may be missing;
    `opens_by`: for stud, by which ranking the low card brings in and the best board acts first; `odd_by_suit`: an odd
    chip goes by the suits of the hand instead of by seat; `open_pair`: an open pair on fourth street may double the
    bet; `draws`: the cards at the end are not those that were dealt; `lowest_rank`: the lowest rank in the deck.
    """

    name: str
    streets: tuple[Street, ...]
    hole: int
    high: Kind | None = None
    low: Kind | None = None
    opens_by: Kind | None = None
    odd_by_suit: bool = False
    open_pair: bool = False
    draws: bool = False
    lowest_rank: int = 0
    street_index: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        index = {street.name: at for at, street in enumerate(self.streets)}
        object.__setattr__(self, "street_index", MappingProxyType(index))

    @property
    def board(self) -> int:
        """How many board cards a whole hand has."""
        return self.streets[-1].board

    @property
    def two_rounds(self) -> bool:
        """Whether the caps of games with two betting rounds hold."""
        return len(self.streets) == 2


_BOARD = (
    Street("preflop"),
    Street("flop", board=3),
    Street("turn", board=4, upper=True),
    Street("river", board=5, upper=True),
)
_STUD = (
    Street("third", hole=3, up=1),
    Street("fourth", hole=4, up=2),
    Street("fifth", hole=5, up=3, upper=True),
    Street("sixth", hole=6, up=4, upper=True),
    Street("seventh", hole=7, up=4, upper=True),
)
_ONE_DRAW = (Street("first"), Street("last", draw=True, upper=True))
_THREE_DRAWS = (
    Street("first"),
    Street("second", draw=True),
    Street("third", draw=True, upper=True),
    Street("last", draw=True, upper=True),
)
_SIX = 4  # the rank of a six: the short deck has no card below it


def _stud(name: str, *, high: Kind | None, low: Kind | None, opens_by: Kind, open_pair: bool = False) -> Variant:
    return Variant(name, _STUD, 7, high=high, low=low, opens_by=opens_by, odd_by_suit=True, open_pair=open_pair)


VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {
        variant.name: variant
        for variant in (
            Variant("holdem", _BOARD, 2, high=Kind.HIGH),
            Variant("short_deck", _BOARD, 2, high=Kind.SHORT_DECK_HIGH, lowest_rank=_SIX),
            Variant("omaha", _BOARD, 4, high=Kind.OMAHA_HIGH),
            Variant("omaha8", _BOARD, 4, high=Kind.OMAHA_HIGH, low=Kind.OMAHA_EIGHT_LOW),
            Variant("omaha5", _BOARD, 5, high=Kind.OMAHA_HIGH),
            _stud("stud", high=Kind.HIGH, low=None, opens_by=Kind.HIGH, open_pair=True),
            _stud("stud8", high=Kind.HIGH, low=Kind.EIGHT_LOW, opens_by=Kind.HIGH),
            _stud("razz", high=None, low=Kind.LOW_A5, opens_by=Kind.LOW_A5),
            Variant("five_card_draw", _ONE_DRAW, 5, high=Kind.HIGH, draws=True),
            Variant("lowball_a5", _ONE_DRAW, 5, low=Kind.LOW_A5, draws=True),
            Variant("lowball_27", _ONE_DRAW, 5, low=Kind.LOW_27, draws=True),
            Variant("triple_27", _THREE_DRAWS, 5, low=Kind.LOW_27, draws=True),
            Variant("badugi", _THREE_DRAWS, 4, low=Kind.BADUGI, draws=True),
        )
    }
)
