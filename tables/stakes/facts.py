"""What stakes say.

The fields of the game are named as in a hand record, those of the straddles as the house's settings in the catalogue,
so that both are carried over name by name.

How stakes and house rules go together over straddles - `straddle_policy` decides, for all seven settings at once:

- "house": the house rules' settings hold; those here are not looked at.
- "own": those here hold in place of the house rules', also where the house allows no straddle.
- "none": nobody may straddle in this game, whatever the house allows.

Never one by one: a room that reads its stakes sees the whole policy in one place.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from tables.catalogue import JSONValue

STRADDLE_SETTINGS = (
    "straddle_positions",
    "straddle_size",
    "straddle_max",
    "straddle_max_count",
    "straddle_live",
    "straddle_min_raise",
    "button_straddle_first",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesFacts:
    """One version of stakes. Amounts in the venue's smallest unit; 0: there is none.

    `small_bet` and `big_bet` are the bets of fixed limit, or the ends of the spread. `max_buy_in` None: no limit.
    `straddle_max` in big blinds, as in the house rules, None: no limit. Kill and rake are facts that no ruling uses:
    `rake_cap` None: no cap.
    """

    variant: str
    betting: str
    cash: bool = True
    small_blind: int = 0
    big_blind: int = 0
    third_blind: int = 0
    ante: int = 0
    ante_type: str = "each"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    rake_chip: int = 0
    pot_unit: int = 0
    check_raise: str = "allowed"
    min_buy_in: int = 0
    max_buy_in: int | None = None
    straddle_policy: str = "house"
    straddle_positions: tuple[str, ...] = ()
    straddle_size: str = "double"
    straddle_max: int | None = None
    straddle_max_count: int = 1
    straddle_live: str = "live"
    straddle_min_raise: str = "double_straddle"
    button_straddle_first: str = "small_blind"
    straddle_mandatory: bool = False
    kill: str = "none"
    rake_percent: Decimal = Decimal(0)
    rake_cap: int | None = None
    note: str = ""

    @property
    def top_blind(self) -> int:
        """The blind that others have to match."""
        return max(self.big_blind, self.third_blind)

    @property
    def limit(self) -> bool:
        """Whether the bets have sizes of their own."""
        return self.betting in ("fixed_limit", "spread_limit")


def straddle_settings(facts: StakesFacts, house: Mapping[str, JSONValue]) -> dict[str, JSONValue]:
    """Return the straddle settings that hold in a game of FACTS under the settings of HOUSE (see above)."""
    if facts.straddle_policy == "house":
        return {name: house[name] for name in STRADDLE_SETTINGS}
    own: dict[str, JSONValue] = {name: getattr(facts, name) for name in STRADDLE_SETTINGS}
    own["straddle_positions"] = list(facts.straddle_positions)
    own["straddle_max"] = "none" if facts.straddle_max is None else facts.straddle_max
    if facts.straddle_policy == "none":
        own |= {"straddle_positions": [], "straddle_max_count": 0}
    return own
