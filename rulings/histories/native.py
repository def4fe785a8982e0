"""Our own record: a JSON document a file, or one a line.

What players said clearly becomes happenings like those of any other format. A record that needs a ruling to know what
its events count as keeps none of them: it is ruled on as it stands, and has the note `RULE_ON_RECORD`.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from rulings.engine.betting.game import DEEP, Player, Post
from rulings.engine.cards import cards_text
from rulings.engine.errors import RecordError
from rulings.engine.record import Deals, Event, Record, RunIt, SeatEvent, read_record

from .faults import HandError
from .hand import (
    RULE_ON_RECORD,
    UNKNOWN,
    Act,
    Board,
    Did,
    Draw,
    Happening,
    HistoryHand,
    Hole,
    Muck,
    Problem,
    RunOut,
    Show,
    comes_to_an_end,
)
from .ledger import Told, told_acts
from .objects import Document, documents
from .source import Source

_MARKS = ('"events"', '"seats"', '"game"')
_WORDS = {"fold": Did.FOLD, "check": Did.CHECK, "call": Did.CALL, "all-in": Did.ALL_IN}
_WAGERS = {"bet": Did.BET, "raise": Did.RAISE, "complete": Did.COMPLETE}
_AMOUNTS = (
    *("small_blind", "big_blind", "third_blind", "ante", "bring_in", "small_bet", "big_bet", "rake_chip", "pot_unit"),
)


def recognises(head: str) -> bool:
    """Whether a file that begins like this is in the format."""
    return head.lstrip().startswith("{") and '"ohh"' not in head and sum(mark in head for mark in _MARKS) >= 2


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each record of the file as a hand, or what is wrong with it."""
    for document in documents(source):
        yield document if isinstance(document, Problem) else _read(document)


def _read(document: Document) -> HistoryHand | Problem:
    at = f"line {document.line}"
    value = document.value
    id = str(value.get("id", ""))  # noqa: A001 - what it is
    try:
        record = read_record(value)
    except RecordError as error:
        return Problem(error.code, at, str(error), id)
    happenings = _happenings(record)
    return HistoryHand(
        format="native",
        id=id,
        at=at,
        game=record.game,
        button=record.button,
        players=record.players,
        happenings=happenings or (),
        chips=record.chips,
        ended=happenings is not None and comes_to_an_end(happenings, len(record.players)),
        notes=(RULE_ON_RECORD,) if happenings is None else (),
        extra={"record": value},
    )


def _happenings(record: Record) -> tuple[Happening, ...] | None:
    """The events as happenings; None when what one counts as needs a ruling."""
    if record.start is not None:
        return None
    board: tuple[int, ...] = ()
    found: list[Happening] = []
    for event in record.events:
        happening = _happening(event, record, board, first=not found)
        if happening is None:
            return None
        if isinstance(happening, Board):
            board += happening.cards
        found.append(happening)
    kinds = {type(happening) for happening in found}
    # Cards let go where nobody shows are a fold as likely as a muck.
    return None if Muck in kinds and Show not in kinds else tuple(found)


def _happening(event: Event, record: Record, board: tuple[int, ...], *, first: bool) -> Happening | None:
    match event:
        case Deals(seat=None):
            return Board(event.cards)
        case Deals(seat=int(seat)):
            return Hole(seat, event.cards)
        case RunIt() if event.boards is not None:
            return RunOut(tuple([(board + cards)[-record.game.variant.board :] for cards in event.boards]))
        case SeatEvent():
            return _of_seat(event, bring_in=record.game.bring_in if first else 0)
    return None


def _of_seat(event: SeatEvent, *, bring_in: int) -> Happening | None:
    """What a seat did, when it did one thing and said it clearly."""
    seat = event.seat
    bare = SeatEvent(event.index, seat)
    if event == SeatEvent(event.index, seat, muck=True):
        return Muck(seat)
    if event.show is not None and event == SeatEvent(event.index, seat, show=event.show):
        return Show(seat, event.show)
    if event.draw is not None and event == SeatEvent(event.index, seat, draw=event.draw, drawn=event.drawn):
        return Draw(seat, event.draw, event.drawn or ())
    if event == SeatEvent(event.index, seat, say=event.say) and event.say in _WORDS:
        return Act(seat, _WORDS[event.say])
    total = event.to if event.to is not None else event.amount if event.say == "bet" else None
    said = SeatEvent(event.index, seat, say=event.say, to=event.to, amount=event.amount)
    if event == bare or event != said or event.say not in _WAGERS or total is None:
        return None
    return Act(seat, Did.BRING_IN if total <= bring_in else _WAGERS[event.say], total)


def write(hand: HistoryHand) -> str:
    """The hand as a record, in one line.

    Only a record's own facts are kept: no names, no awards of the file. Raises HandError, "unsupported", for what a
    record cannot say.
    """
    document = hand.extra.get("record") if hand.format == "native" else _document(hand)
    return msgspec.json.encode(document).decode() + "\n"


def _document(hand: HistoryHand) -> dict[str, Any]:
    seats = {str(seat): _seat(player) for seat, player in hand.players.items()}
    document = {"format": 1, "id": hand.id, "game": _game(hand), "button": hand.button, "seats": seats}
    document["events"] = [event for happening, told in told_acts(hand) for event in _events(happening, told)]
    try:
        told = read_record(document).game
    except RecordError as error:
        raise HandError("unsupported", 0, f"a record cannot say this: {error}") from None
    if told != hand.game:
        raise HandError("unsupported", 0, "a record cannot say who posts what here")
    return document


def _game(hand: HistoryHand) -> dict[str, Any]:
    game = hand.game
    found: dict[str, Any] = {"variant": game.variant.name, "betting": game.betting, "cash": game.cash}
    found |= {key: getattr(game, key) for key in _AMOUNTS if getattr(game, key)}
    if game.ante_type != "each":
        found["ante_type"] = game.ante_type
    if not game.check_raise:
        found["check_raise"] = "forbidden"
    for key, posts in (("straddles", game.straddles), ("live", game.live), ("dead", game.dead)):
        if posts:
            found[key] = [_post(post) for post in posts]
    if game.no_small_blind or game.small_blind_seat is not None:
        found["small_blind_seat"] = None if game.no_small_blind else game.small_blind_seat
    if game.no_big_blind or game.big_blind_seat is not None:
        found["big_blind_seat"] = None if game.no_big_blind else game.big_blind_seat
    return found


def _post(post: Post) -> dict[str, int]:
    return {"seat": post.seat, "amount": post.amount}


def _seat(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if player.stack < DEEP:
        found["stack"] = player.stack
    if player.cards and UNKNOWN not in player.cards:
        found["cards"] = cards_text(player.cards)
    if player.chips:
        found["chips"] = {str(chip): count for chip, count in player.chips}
    if player.missed:
        found["posts"] = "missed"
    return found


def _events(happening: Happening, told: Told | None) -> Iterator[dict[str, Any]]:
    """The events of a happening: none for cards that are not known."""
    match happening:
        case Act() if told is not None:
            yield {"seat": happening.seat, **_said(told)}
        case Board() if happening.cards:
            yield {"dealer": "deals", "board": cards_text(happening.cards)}
        case Hole() if happening.cards and UNKNOWN not in happening.cards:
            yield {"dealer": "deals", "seat": happening.seat, "cards": cards_text(happening.cards)}
        case Draw():
            known = happening.number and len(happening.cards) == happening.number
            yield {"seat": happening.seat, "draw": cards_text(happening.cards) if known else happening.number}
        case Show() if happening.cards and UNKNOWN not in happening.cards:
            yield {"seat": happening.seat, "show": cards_text(happening.cards)}
        case Muck():
            yield {"seat": happening.seat, "muck": True}
        case RunOut():
            raise HandError("unsupported", happening.at, "a record names who agreed to run it several times")


def _said(told: Told) -> dict[str, Any]:
    if told.did in (Did.BET, Did.BRING_IN):
        return {"say": "bet", "amount": told.total}
    if told.did in (Did.RAISE, Did.COMPLETE):
        return {"say": told.did.value, "to": told.total}
    return {"say": told.did.value}
