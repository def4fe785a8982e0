"""What the entries of a hand tell, one by one."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from rulings.engine.betting.variants import Variant
from rulings.engine.cards import CardError, parse_cards
from rulings.histories.faults import HandError
from rulings.histories.forced import live_before
from rulings.histories.hand import Act, Board, Did, Happening, Post, Posted, RunOut, Show
from rulings.histories.money import AmountError, Amounts
from rulings.histories.shown import whole

from .rows import Row

_STACK = re.compile(r'#(\d+) "(.*?)" \(([^()]*)\)(?= \| #|\s*$)')
_BOARD = re.compile(r"(Flop|Turn|River)(?: \((\w+) run\))?:\s*([^\[\]]*)\[([^\[\]]*)\]\s*", re.IGNORECASE)
_UNCALLED = re.compile(r'Uncalled bet of (.+) returned to "(.+)"\.?')
_POST = re.compile(r"an? (.+) of (.+)")
_COLLECTED = re.compile(r"(.+?) from pot\b.*", re.DOTALL)
_ALL_IN = " and go all in"
_SUITS = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s", "\ufe0f": "", ",": "", " ": "", ".": ""})
_POSTS = {
    "small blind": Posted.SMALL_BLIND,
    "big blind": Posted.BIG_BLIND,
    "straddle": Posted.STRADDLE,
    "ante": Posted.ANTE,
    "missing small blind": Posted.DEAD,
    "missed small blind": Posted.DEAD,
    "missed big blind": Posted.MISSED,
    "missing big blind": Posted.MISSED,
}
_WHOLE_WAGERS = (Posted.STRADDLE, Posted.MISSED)
_STREETS = ("flop", "turn", "river")
_STACK_CHANGED = re.compile(r'The admin updated the player ".*" stack from .*')
_CHATTER = re.compile(
    r"The (?:player|admin|game)\b.*|WARNING: .*|Undealt cards: .*|Dead (?:Small|Big) Blind|-- ending hand .*"
    r'|".*" (?:chooses to .*|will be playing on table .*|(?:joined|quits|requested|sits?|stands?|stood)\b.*)',
    re.IGNORECASE | re.DOTALL,
)


@dataclass(slots=True)
class Told:
    """A hand as far as it is read. Players are keyed by `Name @ id`, as the log names them.

    `boards` are those of each run, by its name, "" for the first; `streets` tells which board of the happenings is
    which.
    """

    amounts: Amounts
    variant: Variant
    seats: dict[str, int] = field(default_factory=dict)
    stacks: dict[int, int] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list)
    boards: dict[str, tuple[int, ...]] = field(default_factory=dict)
    streets: dict[int, str] = field(default_factory=dict)
    rerun: tuple[str, int] | None = None
    collected: dict[int, int] = field(default_factory=dict)
    uncalled: dict[int, int] = field(default_factory=dict)
    own: str = ""
    notes: list[str] = field(default_factory=list)
    unread: list[int] = field(default_factory=list)

    def amount(self, text: str, line: int) -> int:
        """The amount in units. Raises HandError."""
        try:
            return self.amounts.read(text)
        except AmountError as error:
            raise HandError("bad_amount", line, str(error)) from None

    def note(self, text: str) -> None:
        """Add a note, once."""
        if text not in self.notes:
            self.notes.append(text)


def read_stacks(told: Told, entry: str, line: int) -> None:
    """The row that says who is dealt in. Raises HandError."""
    for seat, name, stack in _STACK.findall(entry):
        if name in told.seats or int(seat) in told.stacks:
            raise HandError("contradiction", line, f'seat {seat} or the name "{name}" comes twice')
        told.seats[name] = int(seat)
        told.stacks[int(seat)] = told.amount(stack, line)
    if len(told.stacks) < 2 or _STACK.sub("", entry.partition(":")[2]).strip(" |"):
        raise HandError("bad_line", line, "the players' stacks cannot be made out")


def read_entry(told: Told, row: Row) -> None:
    """Any other row of a hand. What cannot be made out is counted as unread. Raises HandError."""
    entry = row.entry
    if entry.startswith('"') and (found := _player(told, entry)):
        seat, act = found
        if _read_act(told, seat, act, row.line):
            return
    elif board := _BOARD.fullmatch(entry):
        _read_board(told, board, row.line)
        return
    elif uncalled := _UNCALLED.fullmatch(entry):
        seat = told.seats.get(uncalled[2], 0)
        if not seat:
            raise HandError("contradiction", row.line, f'"{uncalled[2]}" has no seat in this hand')
        told.uncalled[seat] = told.uncalled.get(seat, 0) + told.amount(uncalled[1], row.line)
        return
    elif entry.startswith("Your hand is "):
        told.own = entry.removeprefix("Your hand is ")
        return
    if _STACK_CHANGED.fullmatch(entry) and told.stacks:
        told.note("stack_changed")
    elif "bounty" in entry:
        told.note("bounty")
    elif not _CHATTER.fullmatch(entry):
        told.unread.append(row.line)


def read_late(told: Told, row: Row) -> None:
    """A row after the end of the hand, which matters if it shows cards."""
    found = _player(told, row.entry) if row.entry.startswith('"') else None
    if found and found[1].startswith("shows "):
        _read_act(told, *found, row.line)


def happenings(told: Told) -> tuple[Happening, ...]:
    """What happened in order; what was dealt several times as one, where the first of it was dealt."""
    if told.rerun is None:
        return tuple(told.happenings)
    again, line = told.rerun
    first = _STREETS.index(again)
    places = [at for at, street in told.streets.items() if _STREETS.index(street) >= first]
    if not places:
        raise HandError("contradiction", line, f"the {again} is dealt again, but was not dealt before")
    kept: list[Happening] = [each for at, each in enumerate(told.happenings) if at not in places]
    kept.insert(places[0], RunOut(tuple(told.boards.values()), line))
    return tuple(kept)


def _player(told: Told, entry: str) -> tuple[int, str] | None:
    """The seat an entry is about and what it says; None when it is about nobody in this hand."""
    end = entry.find('" ', 1)
    while end > 0:
        seat = told.seats.get(entry[1:end])
        if seat is not None:
            return seat, entry[end + 2 :]
        end = entry.find('" ', end + 1)
    return None


def _read_act(told: Told, seat: int, act: str, line: int) -> bool:
    word, _, rest = act.partition(" ")
    verb = _VERBS.get(word)
    if verb is None:
        return False
    verb(told, seat, rest.removesuffix(_ALL_IN), line)
    return True


def _folds(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Act(seat, Did.FOLD, at=line))


def _checks(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Act(seat, Did.CHECK, at=line))


def _calls(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Act(seat, Did.CALL, told.amount(rest, line), at=line))


def _bets(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Act(seat, Did.BET, told.amount(rest, line), at=line))


def _raises(told: Told, seat: int, rest: str, line: int) -> None:
    if not rest.startswith("to "):
        raise HandError("unsupported", line, f'"raises {rest}" does not say to what: it is a form of old logs')
    told.happenings.append(Act(seat, Did.RAISE, told.amount(rest[3:], line), at=line))


def _posts(told: Told, seat: int, rest: str, line: int) -> None:
    found = _POST.fullmatch(rest)
    kind = _POSTS.get(found[1]) if found else None
    if found is None or kind is None:
        raise HandError("unsupported", line, f'seat {seat} "posts {rest}", which is no forced payment known here')
    amount = told.amount(found[2], line)
    if kind in _WHOLE_WAGERS:
        amount -= live_before(told.posts, seat)
    if amount < 0:
        raise HandError("contradiction", line, f'seat {seat} "posts {rest}", but has posted more already')
    told.posts.append(Post(seat, kind, amount, line))


def _shows(told: Told, seat: int, rest: str, line: int) -> None:
    cards = _cards(rest.removeprefix("an ").removeprefix("a "), line)
    told.happenings.append(Show(seat, whole(cards, told.variant), line))


def _collected(told: Told, seat: int, rest: str, line: int) -> None:
    found = _COLLECTED.fullmatch(rest)
    if found is None:
        raise HandError("bad_line", line, f'"collected {rest}" does not say how much')
    told.collected[seat] = told.collected.get(seat, 0) + told.amount(found[1], line)


_VERBS: dict[str, Callable[[Told, int, str, int], None]] = {
    "folds": _folds,
    "checks": _checks,
    "calls": _calls,
    "bets": _bets,
    "raises": _raises,
    "posts": _posts,
    "shows": _shows,
    "collected": _collected,
}


def _read_board(told: Told, found: re.Match[str], line: int) -> None:
    street, run = found[1].lower(), (found[2] or "").lower()
    before, new = _cards(found[3], line), _cards(found[4], line)
    if run and run not in told.boards:
        told.rerun = told.rerun or (street, line)
        told.boards[run] = before
    if told.boards.get(run, ()) != before:
        raise HandError("contradiction", line, f"the {street} is dealt on another board than there was")
    told.boards[run] = before + new
    if not run:
        told.streets[len(told.happenings)] = street
        told.happenings.append(Board(new, line))


def _cards(text: str, line: int) -> tuple[int, ...]:
    try:
        return parse_cards(text.translate(_SUITS))
    except CardError as error:
        raise HandError("bad_card", line, str(error)) from None
