"""The lines of one hand made into the hand."""

from dataclasses import replace

from rulings.engine.betting.game import Game, Player
from rulings.histories.faults import HandError
from rulings.histories.forced import with_posts
from rulings.histories.hand import Happening, HistoryHand, Posted, RunOut

from .acts import read_act
from .header import read_header
from .lines import SUMMARY, read_other, read_seat, read_stars, read_summary, read_table
from .told import Told

_LONGEST = 4000


def read_hand(lines: list[str], number: int) -> HistoryHand:
    """The hand of these lines, the first of which has that number in the file. Raises HandError."""
    told = Told(read_header(lines[0], number))
    summary = _read_play(told, lines, number)
    if summary is None:
        last = max(at for at, text in enumerate(lines) if text.strip())
        raise HandError("truncated", number + last, "the hand breaks off here, before its summary")
    for at in range(summary + 1, len(lines)):
        text = lines[at].strip()
        if len(text) > _LONGEST:
            told.unread.append(number + at)
        elif text:
            read_summary(told, text, number + at)
    if told.pot is None:
        raise HandError("truncated", number + summary, "the summary breaks off before the total pot")
    return _made(told, number)


def _read_play(told: Told, lines: list[str], number: int) -> int | None:
    """Take in the lines up to the summary; where that begins, None when there is none."""
    seated = False
    for at in range(1, len(lines)):
        text, line = lines[at].rstrip(), number + at
        if not text:
            continue
        if len(text) > _LONGEST:
            raise HandError("bad_line", line, "is longer than any line of a hand")
        if text.startswith("*** "):
            if text.startswith(SUMMARY):
                return at
            read_stars(told, text, line)
            seated = True
        elif not seated and text.startswith("Table "):
            read_table(told, text, line)
        elif not seated and text.startswith("Seat ") and read_seat(told, text, line):
            continue
        elif not read_act(told, text, line):
            read_other(told, text, line)
    return None


def _made(told: Told, number: int) -> HistoryHand:
    players = _players(told, number)
    # Stud is dealt without a button: the lowest seat is taken for the first, as where the last seat had it.
    button = max(players) if told.button is None else told.button
    posts = [post for post in told.posts if post.seat in players]
    collected = {
        seat: told.won.get(seat, 0) if seat in told.cashed_out else won for seat, won in _winners(told).items()
    }
    return HistoryHand(
        format="pokerstars",
        id=told.header.id,
        at=f"line {number}",
        game=_bring_in(with_posts(told.header.game, button, players, posts), told),
        button=button,
        players=players,
        happenings=_happenings(told),
        scale=told.header.amounts.scale,
        names={seat: name for name, seat in told.seats.items() if seat in players},
        posts=tuple(posts),
        collected=collected,
        uncalled=told.uncalled,
        rake=told.rake,
        pot=told.pot,
        notes=_notes(told),
        extra=_extra(told),
    )


def _winners(told: Told) -> dict[int, int]:
    """What each seat collected; who cashed out is among them, though the pot went elsewhere."""
    return {**dict.fromkeys(told.cashed_out, 0), **told.collected}


def _players(told: Told, number: int) -> dict[int, Player]:
    """Who was dealt in: the seats that act, post or show, and those the summary names and no seat line leaves out.

    In a tournament who sits out is dealt in all the same.
    """
    away = told.absent | (told.resting if told.header.game.cash else set())
    dealt = told.active | (told.named - away)
    if len(dealt) < 2:
        raise HandError("contradiction", number, "fewer than two players are dealt in")
    missed = {post.seat for post in told.posts if post.kind is Posted.MISSED}
    return {
        seat: Player(seat, told.stack(seat), told.cards.get(seat, ()), missed=seat in missed)
        for seat in sorted(told.stacks)
        if seat in dealt
    }


def _happenings(told: Told) -> tuple[Happening, ...]:
    if not told.runs:
        return tuple(told.happenings)
    at, line = told.run_at
    return (*told.happenings[:at], RunOut(tuple(told.runs.values()), line), *told.happenings[at:])


def _bring_in(game: Game, told: Told) -> Game:
    """In stud the bring-in that was posted; where nobody posted it, the half of the small bet, and a note of it."""
    if game.variant.opens_by is None:
        return game
    if not told.bring_in:
        told.note("bring_in_assumed")
    return replace(game, bring_in=told.bring_in or game.small_bet // 2)


def _notes(told: Told) -> tuple[str, ...]:
    if told.cashed_out:
        told.note("cashed_out")
    if told.header.cap:
        told.note("capped")
    if told.unread:
        told.note("unread_lines")
    return tuple(told.notes)


def _extra(told: Told) -> dict[str, object]:
    extra: dict[str, object] = dict(told.header.facts)
    if told.cashed_out:
        extra["cashed_out"] = told.cashed_out
    if told.header.cap:
        extra["cap"] = told.header.cap
    if told.unread:
        extra["unread"] = tuple(told.unread)
    return extra
