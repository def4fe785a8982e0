"""A record, read: the house, the game, the players, where it starts, and what happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from rulings.engine.betting.game import AnteType, Betting, Game, Player, Post, Start, StartPot
from rulings.engine.betting.variants import VARIANTS, Variant
from rulings.engine.errors import RecordError
from rulings.engine.rulebook import House, HouseError, house

from . import fields as read
from .events import Event, read_event

_KEYS = ("format", "id", "note", "house", "game", "chips", "button", "seats", "start", "events")
_SEAT_KEYS = ("stack", "cards", "chips", "posts")
_BETTING = ("no_limit", "pot_limit", "fixed_limit", "spread_limit")
_ANTE_TYPES = ("each", "big_blind", "button")
_AMOUNTS = (
    "small_blind",
    "big_blind",
    "third_blind",
    "ante",
    "bring_in",
    "small_bet",
    "big_bet",
    "rake_chip",
    "pot_unit",
)
_GAME_KEYS = (
    *_AMOUNTS,
    "variant",
    "betting",
    "cash",
    "ante_type",
    "straddles",
    "check_raise",
    "dead",
    "small_blind_seat",
    "big_blind_seat",
)
_MOST_EVENTS = 5000


@dataclass(frozen=True, slots=True)
class Record:
    """What a record says, checked for itself; whether the events fit the hand is seen when they are ruled on."""

    house: House
    game: Game
    chips: tuple[int, ...]
    button: int
    players: Mapping[int, Player]
    start: Start | None
    events: tuple[Event, ...]


def read_record(value: object) -> Record:
    """The record in a parsed JSON document. Raises RecordError with the place."""
    source = read.an_object(value, "", _KEYS)
    read.optional(source, "format", "", lambda found, at: read.whole(found, at, 1, 1), 1)
    for key in ("id", "note"):
        read.optional(source, key, "", read.a_text, "")
    game = read.required(source, "game", "", _game)
    chips = tuple(sorted(set(read.optional(source, "chips", "", _chip_set, ()))))
    players = read.required(source, "seats", "", lambda found, at: _players(found, at, game.variant))
    start = _start(source["start"], game.variant, players) if "start" in source else None
    _check_stacks(players, start, chips)
    events = read.a_list(source.get("events", []), "events", _MOST_EVENTS)
    return Record(
        house=_house(source.get("house")),
        game=game,
        chips=chips,
        button=_button(source, game.variant),
        players=players,
        start=start,
        events=tuple([read_event(event, index) for index, event in enumerate(events)]),
    )


def _house(value: object) -> House:
    try:
        return house(value)
    except HouseError as error:
        raise RecordError(error.code, f"house.{error.at}" if error.at else "house", error.message) from None


def _chip_set(value: object, at: str) -> tuple[int, ...]:
    found = read.many(value, at, read.some_amount, 100)
    if not found:
        raise read.fail("bad_value", at, "must name the chips on the table, or be left out")
    return found


def _button(source: Mapping[str, Any], variant: Variant) -> int:
    if "button" not in source and variant.opens_by is not None:
        return read.MOST_SEATS
    return read.required(source, "button", "", read.seat_number)


def _game(value: object, at: str) -> Game:
    source = read.an_object(value, at, _GAME_KEYS)
    variant = VARIANTS[read.required(source, "variant", at, lambda found, place: read.one_of(found, place, VARIANTS))]
    betting = read.required(source, "betting", at, lambda found, place: read.one_of(found, place, _BETTING))
    check_raise = read.optional(
        source, "check_raise", at, lambda found, place: read.one_of(found, place, ("allowed", "forbidden")), "allowed"
    )
    ante_type = read.optional(
        source, "ante_type", at, lambda found, place: read.one_of(found, place, _ANTE_TYPES), "each"
    )
    amounts: dict[str, Any] = {key: read.optional(source, key, at, read.amount, 0) for key in _AMOUNTS}
    game = Game(
        variant=variant,
        betting=cast("Betting", betting),
        cash=read.optional(source, "cash", at, read.a_flag, default=True),
        ante_type=cast("AnteType", ante_type),
        straddles=read.optional(source, "straddles", at, _posts, ()),
        check_raise=check_raise == "allowed",
        dead=read.optional(source, "dead", at, _posts, ()),
        small_blind_seat=_blind_seat(source, "small_blind_seat", at),
        big_blind_seat=_blind_seat(source, "big_blind_seat", at),
        no_small_blind="small_blind_seat" in source and source["small_blind_seat"] is None,
        no_big_blind="big_blind_seat" in source and source["big_blind_seat"] is None,
        **amounts,
    )
    _check_game(game, at)
    return game


def _blind_seat(source: Mapping[str, Any], key: str, at: str) -> int | None:
    return read.seat_number(source[key], f"{at}.{key}") if source.get(key) is not None else None


def _posts(value: object, at: str) -> tuple[Post, ...]:
    return read.many(value, at, _one_post, read.MOST_SEATS)


def _one_post(value: object, at: str) -> Post:
    source = read.an_object(value, at, ("seat", "amount"))
    return Post(
        read.required(source, "seat", at, read.seat_number), read.required(source, "amount", at, read.some_amount)
    )


def _check_game(game: Game, at: str) -> None:
    blinds = game.small_blind or game.big_blind or game.third_blind
    stud = game.variant.opens_by is not None
    if game.betting in ("fixed_limit", "spread_limit"):
        if not game.small_bet:
            raise read.fail("missing_key", f"{at}.small_bet", "limit games need their bets")
        if game.big_bet < game.small_bet:
            raise read.fail("bad_value", f"{at}.big_bet", f"must be at least the small bet of {game.small_bet}")
    elif not (blinds or game.ante or game.bring_in):
        raise read.fail("missing_key", f"{at}.big_blind", "a game needs blinds, an ante or a bring-in")
    if game.bring_in and not stud:
        raise read.fail("bad_value", f"{at}.bring_in", "only stud games have a bring-in")
    if blinds and stud:
        raise read.fail("bad_value", f"{at}.big_blind", "stud games have no blinds")
    if game.bring_in and game.betting == "fixed_limit" and game.bring_in >= game.small_bet:
        raise read.fail("bad_value", f"{at}.bring_in", f"must be less than the small bet of {game.small_bet}")
    if game.third_blind and not game.big_blind:
        raise read.fail("missing_key", f"{at}.big_blind", "a third blind needs a big blind")


def _players(value: object, at: str, variant: Variant) -> dict[int, Player]:
    if not isinstance(value, Mapping):
        raise read.fail("bad_type", at, "must be an object of seats")
    players: dict[int, Player] = {}
    for key, seat in value.items():
        number = _seat_key(key, at)
        players[number] = _player(seat, f"{at}.{number}", number, variant)
    if len(players) < 2:
        raise read.fail("bad_value", at, "must have at least two players")
    held = [card for player in players.values() for card in player.cards]
    if len(set(held)) < len(held):
        raise read.fail("same_card_twice", at, "two players cannot hold the same card")
    return dict(sorted(players.items()))


def _seat_key(key: object, at: str) -> int:
    numbers = {str(number): number for number in range(1, read.MOST_SEATS + 1)}
    if not isinstance(key, str) or key not in numbers:
        raise read.fail("bad_seat", at, f"seats are numbered 1 to {read.MOST_SEATS}, not {str(key)[:20]!r}")
    return numbers[key]


def _player(value: object, at: str, seat: int, variant: Variant) -> Player:
    source = read.an_object(value, at, _SEAT_KEYS)
    cards = read.optional(source, "cards", at, read.cards, ())
    _check_hand(cards, f"{at}.cards", variant)
    read.optional(source, "posts", at, lambda found, place: read.one_of(found, place, ("missed",)), "")
    player = Player(
        seat=seat,
        cards=cards,
        chips=read.optional(source, "chips", at, _stack_chips, ()),
        missed="posts" in source,
    )
    if "stack" not in source:
        if player.chips:
            raise read.fail("missing_key", f"{at}.stack", "chips split a stack: it must be there")
        return player
    stack = read.amount(source["stack"], f"{at}.stack")
    total = sum(chip * count for chip, count in player.chips)
    if player.chips and total != stack:
        raise read.fail("bad_value", f"{at}.chips", f"make {total}, not the stack of {stack}")
    return Player(seat, stack, cards, player.chips, player.missed)


def _stack_chips(value: object, at: str) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, Mapping):
        raise read.fail("bad_type", at, "must be an object of denominations and how many there are of each")
    found = []
    for key, count in value.items():
        if not isinstance(key, str) or not key.isascii() or not key.isdigit() or len(key) > 12 or not int(key):
            raise read.fail("bad_value", at, f"a denomination is a whole number, not {str(key)[:20]!r}")
        found.append((int(key), read.amount(count, f"{at}.{key}")))
    return tuple(found)


def _check_hand(cards: tuple[int, ...], at: str, variant: Variant) -> None:
    most = variant.hole
    dealt_one_by_one = variant.opens_by is not None
    if cards and (len(cards) > most or (len(cards) < most and not dealt_one_by_one)):
        raise read.fail("bad_cards", at, f"a hand of {variant.name} has {most} cards")
    check_deck(cards, at, variant)


def check_deck(cards: tuple[int, ...], at: str, variant: Variant) -> None:
    """Raise RecordError for a card that is not in the deck of the variant."""
    if any(card >> 2 < variant.lowest_rank for card in cards):
        raise read.fail("bad_cards", at, f"the deck of {variant.name} has no such card")


def _start(value: object, variant: Variant, players: Mapping[int, Player]) -> Start:
    source = read.an_object(value, "start", ("street", "pots", "board", "first_to_act"))
    name = read.required(source, "street", "start", lambda found, at: read.one_of(found, at, variant.street_index))
    street = variant.street_index[name]
    pots = read.optional(source, "pots", "start", lambda found, at: read.many(found, at, _start_pot), ())
    for number, pot in enumerate(pots):
        for seat in pot.seats:
            if seat not in players:
                raise read.fail("unknown_seat", f"start.pots[{number}].seats", f"nobody sits in seat {seat}")
    board = read.cards(source["board"], "start.board") if "board" in source else None
    if board is not None:
        _check_board(board, variant, street, players)
    first = read.seat_number(source["first_to_act"], "start.first_to_act") if "first_to_act" in source else None
    if first is not None and first not in players:
        raise read.fail("unknown_seat", "start.first_to_act", f"nobody sits in seat {first}")
    return Start(street, pots, board, first)


def _start_pot(value: object, at: str) -> StartPot:
    source = read.an_object(value, at, ("amount", "seats"))
    seats = read.required(source, "seats", at, lambda found, place: read.many(found, place, read.seat_number))
    if not seats or len(set(seats)) < len(seats):
        raise read.fail("bad_value", f"{at}.seats", "must name each seat that can win it once")
    return StartPot(read.required(source, "amount", at, read.amount), seats)


def _check_board(board: tuple[int, ...], variant: Variant, street: int, players: Mapping[int, Player]) -> None:
    due = variant.streets[street].board
    if len(board) != due:
        raise read.fail("bad_cards", "start.board", f"has {due} cards on the {variant.streets[street].name}")
    check_deck(board, "start.board", variant)
    if set(board) & {card for player in players.values() for card in player.cards}:
        raise read.fail("same_card_twice", "start.board", "a card of the board is in a player's hand")


def _check_stacks(players: Mapping[int, Player], start: Start | None, chips: tuple[int, ...]) -> None:
    in_pots = {seat for pot in start.pots for seat in pot.seats} if start else set()
    for seat, player in players.items():
        if not player.stack and seat not in in_pots:
            raise read.fail("bad_value", f"seats.{seat}.stack", "a player without chips must be in a pot")
        for chip, _ in player.chips:
            if chips and chip not in chips:
                raise read.fail("unknown_chip", f"seats.{seat}.chips.{chip}", f"there is no {chip} chip on the table")
