"""The spot a player is in when something of his is read."""

from dataclasses import dataclass
from typing import NamedTuple

from rulings.engine.betting.legal import Options, options
from rulings.engine.betting.state import State
from rulings.engine.betting.table import Table
from rulings.engine.rulebook import House


class BarredBy(NamedTuple):
    """Why a player may not bet or raise at this turn: the rule, the settings behind it, the code of the reason."""

    rule: str
    settings: tuple[str, ...]
    code: str


SKIPPED = BarredBy("skipped-player", ("skipped_threshold", "skipped_penalty"), "bar_skipped")


@dataclass(frozen=True, slots=True)
class Spot:
    """A player, the state, and what he may wager.

    `own`: his wager as the state counts it; `front`: the chips that lie in front of him, which may be more (a blind
    posted with a large chip) or less; `bet`: the wager to match.
    """

    state: State
    player: int
    can: Options
    own: int
    front: int
    bet: int
    barred_by: BarredBy = SKIPPED

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def house(self) -> House:
        return self.state.table.house

    @property
    def to_call(self) -> int:
        """Chips he has to add to stay in, his stack at most."""
        return self.can.call_to - self.own

    @property
    def may_raise(self) -> bool:
        """Whether a bet, raise or completion of his can count; a stack below the bet bars nothing by itself."""
        return self.can.wager is not None

    @property
    def least(self) -> int:
        """The least total of a bet or raise. Only where `may_raise`."""
        assert self.can.wager is not None  # noqa: S101 - the caller asked `may_raise`
        return self.can.wager.least

    @property
    def most(self) -> int | None:
        """The greatest total of a bet or raise; None where nothing bounds it. Only where `may_raise`."""
        assert self.can.wager is not None  # noqa: S101 - the caller asked `may_raise`
        return self.can.wager.most


def spot_of(state: State, player: int, front: int | None = None, barred_by: BarredBy = SKIPPED) -> Spot:
    """The spot of a player; `front` where the chips before him are not what the state counts."""
    own = state.wagers[player]
    return Spot(state, player, options(state, player), own, own if front is None else front, state.bet, barred_by)
