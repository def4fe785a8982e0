"""The lines that begin with a name and a colon: what a player posts, does, draws and shows."""

import re
from collections.abc import Callable

from rulings.histories.faults import HandError
from rulings.histories.hand import Act, Did, Draw, Muck, Post, Posted, Show
from rulings.histories.shown import whole

from .told import Told, brackets

# After the act itself: nothing that the amounts do not tell as well.
_TAIL = re.compile(r" and (?:is all-in|has reached the .* cap)$")
_POSTS = (
    ("small & big blinds ", Posted.MISSED),
    ("small blind ", Posted.SMALL_BLIND),
    ("big blind ", Posted.BIG_BLIND),
    ("button blind ", Posted.BIG_BLIND),
    ("the ante ", Posted.ANTE),
    ("ante ", Posted.ANTE),
    ("straddle ", Posted.STRADDLE),
    ("the straddle ", Posted.STRADDLE),
    ("dead ", Posted.DEAD),
)
_COUNT = re.compile(r"(\d+) cards?\b")


def read_act(told: Told, text: str, line: int) -> bool:
    """Take in what a line tells if it is one of a seated player; False when it is another kind of line.

    Names may have colons in them, so the longest name that is somebody's is taken. Raises HandError.
    """
    end = text.rfind(": ")
    while end > 0:
        seat = told.seats.get(text[:end])
        if seat is not None:
            _read(told, seat, text[end + 2 :], line)
            return True
        end = text.rfind(": ", 0, end)
    return False


def _read(told: Told, seat: int, act: str, line: int) -> None:
    word, _, rest = act.partition(" ")
    verb = _VERBS.get(word)
    if verb is None:
        raise HandError("bad_line", line, f'seat {seat}: "{act}" is nothing a player does')
    if rest.endswith(("all-in", "cap")):
        rest = _TAIL.sub("", rest)
    verb(told, seat, rest, line)


def _folds(told: Told, seat: int, rest: str, line: int) -> None:
    _do(told, Act(seat, Did.FOLD, at=line))
    if rest:
        _shows(told, seat, rest, line)


def _checks(told: Told, seat: int, rest: str, line: int) -> None:
    _do(told, Act(seat, Did.CHECK, at=line))


def _calls(told: Told, seat: int, rest: str, line: int) -> None:
    _do(told, Act(seat, Did.CALL, added=told.amount(rest, line), at=line))


def _bets(told: Told, seat: int, rest: str, line: int) -> None:
    _do(told, Act(seat, Did.BET, told.amount(rest, line), at=line))


def _raises(told: Told, seat: int, rest: str, line: int) -> None:
    by, to, total = rest.partition(" to ")
    if not to:
        raise HandError("bad_line", line, f'"raises {by}" does not say to what')
    _do(told, Act(seat, Did.RAISE, told.amount(total, line), at=line))


def _brings_in(told: Told, seat: int, rest: str, line: int) -> None:
    amount = told.amount(rest.rpartition("for ")[2], line)
    told.bring_in = amount
    _do(told, Act(seat, Did.BRING_IN, amount, at=line))


def _do(told: Told, act: Act) -> None:
    told.active.add(act.seat)
    told.happenings.append(act)


def _posts(told: Told, seat: int, rest: str, line: int) -> None:
    for name, kind in _POSTS:
        if rest.startswith(name):
            told.posts.append(Post(seat, kind, told.amount(rest.removeprefix(name), line), line))
            told.active.add(seat)
            return
    raise HandError("unsupported", line, f'seat {seat} "posts {rest}", which is no forced payment known here')


def _discards(told: Told, seat: int, rest: str, line: int) -> None:
    count = _COUNT.match(rest)
    if count is None:
        raise HandError("bad_line", line, f'"discards {rest}" does not say how many')
    thrown = brackets(rest, line)
    told.happenings.append(Draw(seat, int(count[1]), thrown[0] if thrown else (), line))


def _stands_pat(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Draw(seat, 0, (), line))


def _shows(told: Told, seat: int, rest: str, line: int) -> None:
    shown = brackets(rest.partition("]")[0] + "]", line)
    if not shown:
        raise HandError("bad_line", line, f'"{rest}" has no cards to show')
    told.happenings.append(Show(seat, whole(shown[0], told.header.game.variant), line))


def _mucks(told: Told, seat: int, rest: str, line: int) -> None:
    told.happenings.append(Muck(seat, line))


def _nothing(told: Told, seat: int, rest: str, line: int) -> None:
    """Sitting out, not showing: nothing happens in the hand."""


_VERBS: dict[str, Callable[[Told, int, str, int], None]] = {
    "folds": _folds,
    "checks": _checks,
    "calls": _calls,
    "bets": _bets,
    "raises": _raises,
    "brings": _brings_in,
    "posts": _posts,
    "discards": _discards,
    "stands": _stands_pat,
    "shows": _shows,
    "mucks": _mucks,
    "doesn't": _nothing,
    "is": _nothing,
    "sits": _nothing,
    "has": _nothing,
}
