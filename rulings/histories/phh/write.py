"""From a hand to the text of a document."""

import json
from collections.abc import Iterator, Mapping
from datetime import date, time
from decimal import Decimal
from typing import Any

from rulings.engine.betting.game import DEEP
from rulings.engine.cards import card_text
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, Happening, HistoryHand, Hole, Muck, Show
from rulings.histories.ledger import Seats, Told, blind_seats, told_acts
from rulings.histories.units import as_number

from .fields import FORMAT, TOURNAMENT, fail
from .game import CODES, game_of

_HIDDEN = "??"


def write(hand: HistoryHand, table: str = "") -> str:
    """The hand as a document, or as a table of that name of a file of many.

    What the format does not hold is left out: rake, pot and uncalled chips, lines and notes, and what another format
    kept beside the hand. Raises HandError, "unsupported", for a game, forced bets or a run-out that it cannot express.
    """
    fields = dict(_fields(hand))
    lines = [f"{_key(key)} = {value}" for key, value in fields.items()]
    lines += [f"{_key(key)} = {_value(value)}" for key, value in _others(hand).items() if key not in fields]
    return "\n".join([f"[{_key(table)}]", *lines] if table else lines) + "\n"


def _others(hand: HistoryHand) -> Mapping[str, object]:
    """The other fields of a document; those of another format mean nothing here."""
    return hand.extra if hand.format == FORMAT else {}


def _fields(hand: HistoryHand) -> Iterator[tuple[str, str]]:
    seats = blind_seats(hand)
    code = next((code for code, game in CODES.items() if game == (hand.game.variant.name, hand.game.betting)), None)
    if code is None:
        raise fail("unsupported", f"{hand.game.variant.name} {hand.game.betting} has no variant code")
    if hand.button not in hand.players:
        raise fail("unsupported", "the button is at an empty seat, which the order of the players cannot say")
    yield "variant", _text(code)
    yield from _game(hand, seats, code)
    yield "starting_stacks", _amounts([hand.players[seat].stack for seat in seats.order], hand.scale)
    yield "actions", f"[{', '.join(map(_text, _actions(hand, seats.order)))}]"
    if hand.id:
        yield "hand", hand.id if str(_whole(hand.id)) == hand.id else _text(hand.id)
    if hand.names:
        yield "players", f"[{', '.join(_text(hand.names.get(seat, '')) for seat in seats.order)}]"
    if seats.order != tuple(range(1, len(seats.order) + 1)):
        yield "seats", str(list(seats.order))
    if hand.finishing is not None and "finishing_stacks" not in _others(hand):
        yield "finishing_stacks", _amounts([hand.finishing.get(seat, DEEP) for seat in seats.order], hand.scale)
    if hand.collected is not None and "winnings" not in _others(hand):
        yield "winnings", _amounts([hand.collected.get(seat, 0) for seat in seats.order], hand.scale)


def _game(hand: HistoryHand, seats: Seats, code: str) -> Iterator[tuple[str, str]]:
    """The fields of the game. They are read again, to be sure that they tell this one and no other."""
    game, order, scale = hand.game, seats.order, hand.scale
    payers = {"each": order, "big_blind": (seats.big,), "button": (hand.button,)}[game.ante_type] if game.ante else ()
    antes = [game.ante if seat in payers else 0 for seat in order]
    posts = dict.fromkeys(order, 0)
    for seat, amount in ((seats.small, game.small_blind), (seats.big, game.big_blind)):
        if seat is not None:
            posts[seat] = amount
    posts |= {post.seat: post.amount for post in game.straddles} | {post.seat: -post.amount for post in game.live}
    told = {"antes": antes} if game.bring_in else {"antes": antes, "blinds_or_straddles": list(posts.values())}
    if len(order) == 2:
        told = {key: amounts[::-1] for key, amounts in told.items()}
    fixed = game.betting == "fixed_limit"
    bets = {"bring_in": game.bring_in, "small_bet": game.small_bet if fixed else 0, "big_bet": game.big_bet}
    bets |= {"min_bet": 0 if fixed else game.big_blind or game.small_bet}
    document: dict[str, Any] = {"variant": code, "ante_trimming_status": game.ante_type == "each", **told, **bets}
    stacks = [player.stack for player in hand.players.values()]
    if not game.cash and "level" not in _others(hand):
        document[TOURNAMENT] = True
    if game_of({**_others(hand), **document}, stacks, order, 1) != game:
        raise fail("unsupported", "the format cannot tell these forced bets")
    for key, value in document.items():
        if isinstance(value, list):
            yield key, _amounts(value, scale)
        elif isinstance(value, bool):
            yield key, _value(value)
        elif isinstance(value, int) and value:
            yield key, as_number(value, scale)


def _actions(hand: HistoryHand, order: tuple[int, ...]) -> Iterator[str]:
    names = {seat: f"p{number}" for number, seat in enumerate(order, 1)}
    first = hand.game.variant.streets[0].hole or hand.game.variant.hole
    for seat in order:
        cards = hand.players[seat].cards or (UNKNOWN,) * first
        if len(cards) != first:
            raise fail("unsupported", f"seat {seat} begins with {len(cards)} cards where {first} are dealt")
        yield f"d dh {names[seat]} {_cards(cards)}"
    dealt = 0
    for happening, told in told_acts(hand):
        if isinstance(happening, Board):
            cards = happening.cards or (UNKNOWN,) * (1 if dealt else 3)
            dealt += len(cards)
            yield f"d db {_cards(cards)}"
        elif isinstance(happening, Act):
            yield f"{names[happening.seat]} {_act(told, hand.scale)}"
        else:
            yield _other(happening, names)


def _act(told: Told | None, scale: int) -> str:
    if told is None or told.did in (Did.CHECK, Did.CALL):
        return "cc"
    if told.did is Did.FOLD:
        return "f"
    return "pb" if told.did is Did.BRING_IN else f"cbr {as_number(told.total, scale)}"


def _other(happening: Happening, names: Mapping[int, str]) -> str:
    match happening:
        case Hole():
            return f"d dh {names[happening.seat]} {_cards(happening.cards)}"
        case Draw():
            thrown = _cards((*happening.cards, *[UNKNOWN] * (happening.number - len(happening.cards))))
            return f"{names[happening.seat]} sd {thrown}".rstrip()
        case Show():
            return f"{names[happening.seat]} sm {_cards(happening.cards) or _HIDDEN}"
        case Muck():
            return f"{names[happening.seat]} sm"
    raise fail("unsupported", "a hand that is run out several times has no notation")


def _cards(cards: tuple[int, ...]) -> str:
    return "".join([_HIDDEN if card == UNKNOWN else card_text(card) for card in cards])


def _amounts(amounts: list[int], scale: int) -> str:
    return f"[{', '.join('inf' if amount >= DEEP else as_number(amount, scale) for amount in amounts)}]"


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 18 else None


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else _text(key)


def _value(value: object) -> str:
    """A value in TOML's notation."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _text(value)
        case int() | float() | Decimal():
            return str(value)
        case date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case Mapping():
            return "{" + ", ".join(f"{_key(str(key))} = {_value(part)}" for key, part in value.items()) + "}"
    raise fail("unsupported", f"{type(value).__name__} has no notation")


def _text(text: str) -> str:
    """A text in quotes: TOML has JSON's escapes, and forbids the delete character bare."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
