"""Replaying hands: the engine checks every event, and what it would not allow is a finding."""

from dataclasses import dataclass, replace

from rulings.engine.betting.game import Game
from rulings.engine.betting.table import Table, make_table
from rulings.engine.errors import RecordError
from rulings.engine.rulebook import House
from rulings.histories.hand import HistoryHand, Problem

from .findings import KINDS, Finding, Severity
from .run import Replay
from .settle import RakePolicy, Stacks, settle

__all__ = ["KINDS", "USUAL_RAKE", "Finding", "RakePolicy", "Replay", "Review", "Reviewer", "Severity"]

USUAL_RAKE = RakePolicy()
_MOST_TABLES = 1024


@dataclass(frozen=True, slots=True)
class Review:
    """A hand that was replayed: what was found, in order of the events, and the stacks after it by seat."""

    hand: HistoryHand
    findings: tuple[Finding, ...]
    stacks: Stacks
    trusted: bool

    @property
    def ok(self) -> bool:
        """Whether nothing was found that the rules would not allow."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)


class Reviewer:
    """Replays hands under the rules of one house; `rake` is what it may take from a pot."""

    def __init__(self, house: House, rake: RakePolicy = USUAL_RAKE) -> None:
        self._house = house
        self._rake = rake
        self._tables: dict[tuple[Game, int, tuple[int, ...]], tuple[Table, str]] = {}

    def review(self, hand: HistoryHand) -> Review | Problem:
        """The hand replayed. A Problem when its forced bets contradict the hand itself."""
        try:
            table, not_allowed = self._table(hand)
            replay = Replay(hand, table)
        except RecordError as error:
            return Problem(error.code, hand.at, f"{error.at}: {error.message}", hand.id)
        if not_allowed:
            replay.find("straddle_not_allowed", found=not_allowed)
        replay.run()
        stacks = settle(replay, self._rake)
        return Review(hand, tuple(replay.findings), stacks, replay.trusted)

    def _table(self, hand: HistoryHand) -> tuple[Table, str]:
        """The table of the hand, and why the house would not allow its straddles; most hands of a file share it."""
        key = (hand.game, hand.button, tuple(hand.players))
        made = self._tables.get(key)
        if made is None:
            if len(self._tables) >= _MOST_TABLES:
                self._tables.clear()
            made = self._tables[key] = self._make_table(hand)
        return made

    def _make_table(self, hand: HistoryHand) -> tuple[Table, str]:
        players = hand.players.values()
        try:
            return make_table(hand.game, self._house, hand.button, players), ""
        except RecordError as error:
            if error.code != "straddle_not_allowed":
                raise
            lenient = replace(
                self._house,
                straddle_positions=frozenset(("any",)),
                straddle_size="double_or_more",
                straddle_max=None,
                straddle_max_count=len(hand.game.straddles),
            )
            return make_table(hand.game, lenient, hand.button, players), error.message
