"""The review of a hand: its table, its replay, and the end of it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from rulings.engine.betting.forced import Openings
from rulings.engine.betting.game import Game
from rulings.engine.betting.table import make_table
from rulings.engine.errors import RecordError
from rulings.engine.rulebook import House
from rulings.histories.hand import RULE_ON_RECORD, HistoryHand, Problem

from .cards import in_sight
from .findings import KINDS, Finding, Severity
from .rake import RakePolicy
from .run import Replay
from .settle import Stacks, settle

_USUAL_RAKE = RakePolicy()
_MOST_TABLES = 1024
_STRADDLES = "game.straddles"


@dataclass(frozen=True, slots=True)
class Review:
    """A hand that was replayed.

    `findings` in the order of the events, those about the whole hand after them; `stacks` after the hand by seat, None
    where they are not known; `trusted`: it was replayed to where the file ends.
    """

    hand: HistoryHand
    findings: tuple[Finding, ...]
    stacks: Stacks
    trusted: bool

    @property
    def ok(self) -> bool:
        """Whether nothing was found that the rules would not allow."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)


class _Table(NamedTuple):
    """A table as hands open at it, and why the house would not allow its straddles."""

    openings: Openings
    not_allowed: RecordError | None = None


class Reviewer:
    """Replays hands under the rules of one house; `rake` is what it may take from a pot."""

    def __init__(self, house: House, rake: RakePolicy = _USUAL_RAKE) -> None:
        self._house = house
        self._rake = rake
        self._tables: dict[tuple[Game, int, tuple[int, ...]], _Table] = {}

    def review(self, hand: HistoryHand) -> Review | Problem:
        """The hand replayed. A Problem when its forced bets contradict the hand itself."""
        if RULE_ON_RECORD in hand.notes:
            return _not_replayed(hand, Finding("needs_rulings"))
        try:
            table = self._table(hand)
            stud = hand.game.variant.opens_by is not None
            opening = table.openings.opening(in_sight(hand.players) if stud else hand.players)
        except RecordError as error:
            if error.at.startswith(_STRADDLES):
                return _not_replayed(hand, _straddle_finding(hand, error), Finding("untrusted"))
            return Problem(error.code, hand.at, f"{error.at}: {error.message}", hand.id)
        replay = Replay(hand, opening)
        if table.not_allowed is not None:
            replay.findings.append(_straddle_finding(hand, table.not_allowed))
        replay.run()
        stacks = settle(replay, self._rake)
        return Review(hand, tuple(replay.findings), stacks, replay.trusted)

    def _table(self, hand: HistoryHand) -> _Table:
        """The table of the hand; most hands of a file share it."""
        if hand.chips:  # what of them cannot be wagered is told by the stacks, which differ from hand to hand
            return self._make_table(hand)
        key = (hand.game, hand.button, tuple(hand.players))
        made = self._tables.get(key)
        if made is None:
            if len(self._tables) >= _MOST_TABLES:
                self._tables.clear()
            made = self._tables[key] = self._make_table(hand)
        return made

    def _make_table(self, hand: HistoryHand) -> _Table:
        """Straddles that the house does not allow are found, and played as they stand where that is possible at all."""
        players = hand.players.values()
        try:
            return _Table(Openings(make_table(hand.game, self._house, hand.button, players, hand.chips)))
        except RecordError as error:
            if error.code != "straddle_not_allowed":
                raise
            table = make_table(hand.game, self._lenient(hand), hand.button, players, hand.chips)
            return _Table(Openings(table), error)

    def _lenient(self, hand: HistoryHand) -> House:
        """The house as if it allowed any straddle."""
        return replace(
            self._house,
            straddle_positions=frozenset(("any",)),
            straddle_size="double_or_more",
            straddle_max=None,
            straddle_max_count=len(hand.game.straddles),
        )


def _not_replayed(hand: HistoryHand, *findings: Finding) -> Review:
    return Review(hand, findings, {seat: (hand.finishing or {}).get(seat) for seat in hand.players}, trusted=False)


def _straddle_finding(hand: HistoryHand, error: RecordError) -> Finding:
    """What is wrong with the straddle that the error names ("game.straddles[1]"), the last one where it names none."""
    number = error.at.removeprefix(_STRADDLES).strip("[]")
    straddles = hand.game.straddles
    straddle = straddles[min(int(number), len(straddles) - 1) if number.isdecimal() else -1]
    kind = KINDS["straddle_not_allowed"]
    return Finding("straddle_not_allowed", None, straddle.seat, None, error.message, kind.rules)
