"""The lines of a hand that are not a player's act: seats, streets, cards, pots, what the summary says, and chatter."""

import re

from rulings.histories.faults import HandError
from rulings.histories.hand import UNKNOWN, Board, Draw, Hole

from .told import Told, brackets, cards_of

SUMMARY = "*** SUMMARY ***"

_BUTTON = re.compile(r"Seat #(\d+) is the button")
_SEAT = re.compile(r"Seat (\d+): (.+) \(([^()]+?) in chips(?:, [^()]*)?\)(.*)")
_RUN = re.compile(r"\*\*\* (FIRST|SECOND|THIRD) (?:FLOP|TURN|RIVER)\b")
_COLLECTED = re.compile(r"(.+?) collected (.+) from (?:(?:main |side )?pot(?:-\d+)?)")
_UNCALLED = re.compile(r"Uncalled bet \((.+?)\) returned to (.+)")
_CASHED_OUT = re.compile(r"(.+) cashed out the hand for (.+?)(?: \| Cash Out Fee .+)?")
# What a name is followed by where nothing happens in the hand, and lines that say as little.
_CHATTER = re.compile(
    r'.* said, ".*"|.*: (?:is sitting out|sits out)'
    r"|.* (?:joins the table at seat #\d+|leaves the table|has timed out.*|is (?:dis)?connected|has returned|sits out"
    r"|is sitting out|will be allowed to play after the button|was removed from the table.*|finished the tournament.*"
    r"|wins (?:the|an|\$).*|re-buys and receives .*|takes the add-on .*|has \d+ seconds left to act|chooses to .*"
    r"|has requested .*|was moved from another table .*)"
    r"|No low hand qualified|Betting is capped|Pair on board - .*|The deck is reshuffled|Hand was run .*"
    r"|\*{3,} # \d+ \*{3,}",
    re.DOTALL,
)
_STRANGER = re.compile(r".+: (?:posts|folds|checks|calls|bets|raises|brings|discards|stands|shows|mucks)\b")
_TOTAL = re.compile(r"Total pot (.+?)(?: Main pot .*)? \| Rake (.+?)(?: \|.*)?")
_RESULT = re.compile(r"Seat (\d+): ")
_MUCKED = re.compile(r" mucked \[([^\[\]]*)\]$")
_WON = re.compile(r"\b(?:won|collected) \(([^()]+)\)")


def read_table(told: Told, text: str, line: int) -> None:
    """The line that names the table and the seat with the button; stud has no button."""
    button = _BUTTON.search(text)
    if button is not None:
        told.button = int(button[1])


def read_seat(told: Told, text: str, line: int) -> bool:
    """A seat, its name and its stack; False when the line is none. Raises HandError."""
    found = _SEAT.fullmatch(text)
    if found is None:
        return False
    seat, name, more = int(found[1]), found[2], found[4]
    if name in told.seats or seat in told.stacks:
        raise HandError("contradiction", line, f'seat {seat} or the name "{name}" comes twice')
    told.seats[name] = seat
    told.stacks[seat] = told.amount(found[3], line)
    if "sitting out" in more:
        told.resting.add(seat)
    if "out of hand" in more:
        told.absent.add(seat)
    return True


def read_stars(told: Told, text: str, line: int) -> None:
    """A street or another heading, and the board cards that come with it. Raises HandError."""
    run = _RUN.match(text)
    found = brackets(text, line)
    if run is None and not found:
        return
    if told.header.game.variant.board == 0:
        raise HandError("unsupported", line, "a card for all in a game without a board")
    before = told.runs.get(run[1], told.board) if run else told.board
    if not found or sum(found[:-1], ()) != before:
        raise HandError("contradiction", line, "the board is not the one there was before")
    board = before + found[-1]
    if run is None:
        told.board = board
        told.happenings.append(Board(found[-1], line))
        return
    if not told.runs:
        told.run_at = (len(told.happenings), line)
    told.runs[run[1]] = board


def read_other(told: Told, text: str, line: int) -> None:
    """Any other line before the summary. What cannot be made out is counted as unread. Raises HandError."""
    if text.startswith("Dealt to "):
        _dealt(told, text, line)
    elif text.startswith("Uncalled bet ") and (found := _UNCALLED.fullmatch(text)):
        told.add(told.uncalled, told.seat(found[2], line), told.amount(found[1], line))
    elif text.startswith("Hand cancelled"):
        raise HandError("cancelled", line, "the hand was cancelled, so there is nothing to review")
    elif not text.endswith('"') and (found := _COLLECTED.fullmatch(text)):
        told.add(told.collected, told.seat(found[1], line), told.amount(found[2], line))
    elif not text.endswith('"') and (found := _CASHED_OUT.fullmatch(text)):
        told.add(told.cashed_out, told.seat(found[1], line), told.amount(found[2], line))
    elif _CHATTER.fullmatch(text) is None:
        if _STRANGER.match(text):
            raise HandError("contradiction", line, f'"{text}": nobody of that name has a seat in this hand')
        told.unread.append(line)


def _dealt(told: Told, text: str, line: int) -> None:
    """Cards dealt to a seat: in the last brackets what is new, before them what it had."""
    name, dealt = _name_and_cards(told, text.removeprefix("Dealt to "))
    if not dealt:
        return
    seat = told.seat(name, line)
    told.active.add(seat)
    found = brackets(dealt, line)
    variant = told.header.game.variant
    if not found or sum(map(len, found)) > variant.hole:
        raise HandError("bad_line", line, "the cards dealt cannot be made out, or are more than a hand has")
    *had, new = found
    kept = sum(had, ())
    if seat not in told.held:
        # In stud those who do not show it all were dealt two more, face down.
        down = (variant.streets[0].hole or variant.hole) - len(kept + new)
        told.cards[seat] = told.held[seat] = (*[UNKNOWN] * down, *kept, *new)
        return
    if variant.draws:
        _threw_away(told, seat, tuple([card for card in told.held[seat] if card not in kept]))
        told.held[seat] = kept + new
    told.happenings.append(Hole(seat, new, line))


def _name_and_cards(told: Told, text: str) -> tuple[str, str]:
    """The name and the brackets after it; a name may end with brackets too."""
    end = text.rfind(" [")
    first = end
    while end > 0 and text[:end] not in told.seats:
        end = text.rfind(" [", 0, end)
        first = end if end > 0 else first
    at = end if end > 0 else first
    return (text[:at], text[at:]) if at > 0 else (text, "")


def _threw_away(told: Told, seat: int, cards: tuple[int, ...]) -> None:
    """The seat's draw just before, with the cards that it does not hold any more, where the draw did not name them."""
    for at in range(len(told.happenings) - 1, -1, -1):
        draw = told.happenings[at]
        if isinstance(draw, Draw) and draw.seat == seat:
            if not draw.cards and len(cards) == draw.number:
                told.happenings[at] = draw._replace(cards=cards)
            return


def read_summary(told: Told, text: str, line: int) -> None:
    """A line after the heading of the summary. Raises HandError."""
    if text.startswith("Total pot ") and (total := _TOTAL.fullmatch(text)):
        told.pot = told.amount(total[1], line)
        told.rake = told.amount(total[2], line)
    elif result := _RESULT.match(text):
        _result(told, int(result[1]), text, line)
    elif "Board [" in text:
        _check_board(told, text, line)
    elif not _CHATTER.fullmatch(text):
        told.unread.append(line)


def _result(told: Told, seat: int, text: str, line: int) -> None:
    if seat not in told.stacks:
        raise HandError("contradiction", line, f"the summary has seat {seat}, which no line of the hand does")
    told.named.add(seat)
    for amount in _WON.findall(text):
        told.add(told.won, seat, told.amount(amount, line))
    mucked = _MUCKED.search(text)
    variant = told.header.game.variant
    if mucked and seat not in told.cards and variant.board:
        told.cards[seat] = cards_of(mucked[1], line)


def _check_board(told: Told, text: str, line: int) -> None:
    name = text.partition(" ")[0]
    board = told.runs.get(name, told.board)
    if brackets(text, line) != [board]:
        raise HandError("contradiction", line, "the summary has another board than the hand")
