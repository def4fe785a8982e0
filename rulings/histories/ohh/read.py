"""From a JSON document to its hand."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from rulings.engine.betting.game import Betting, Game, Player
from rulings.engine.betting.variants import VARIANTS, Variant
from rulings.engine.cards import CardError
from rulings.engine.record.fields import MOST_SEATS
from rulings.histories.faults import HandError
from rulings.histories.forced import with_posts
from rulings.histories.hand import HistoryHand, Posted, Problem, comes_to_an_end
from rulings.histories.objects import Document, documents
from rulings.histories.source import Source
from rulings.histories.units import UnitsError, common_scale

from .fields import FORMAT, a_number, a_text, amount, an_object, fail, objects
from .rounds import Rounds

VARIANT_NAMES = {"Holdem": "holdem", "Omaha": "omaha", "OmahaHiLo": "omaha8"}
BETTING: Mapping[str, Betting] = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed_limit"}

_FIVE_CARDS = 5
# What becomes part of the hand itself; every other field is kept beside it.
_READ = frozenset(
    (
        *("game_number", "game_type", "bet_limit", "dealer_seat", "small_blind_amount", "big_blind_amount"),
        *("ante_amount", "tournament", "players", "rounds", "pots"),
    )
)


def recognises(head: str) -> bool:
    """Whether a file that begins like this is in the format."""
    return head.lstrip().startswith("{") and '"ohh"' in head


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each hand of the file, or what is wrong with it."""
    for document in documents(source):
        yield document if isinstance(document, Problem) else _read(document)


def _read(document: Document) -> HistoryHand | Problem:
    at = f"line {document.line}"
    ohh = document.value.get("ohh")
    if not isinstance(ohh, dict):
        return Problem("missing_field", at, 'has no object under "ohh"')
    try:
        return _hand(ohh, at)
    except HandError as error:
        return Problem(error.code, at, str(error), _id(ohh))
    except UnitsError as error:
        return Problem("bad_amount", at, str(error), _id(ohh))
    except CardError as error:
        return Problem("bad_card", at, str(error), _id(ohh))


def _id(ohh: Mapping[str, Any]) -> str:
    return str(ohh.get("game_number") or "")


def _hand(ohh: Mapping[str, Any], at: str) -> HistoryHand:
    scale = common_scale(_amounts(ohh))
    seats = _seats(ohh)
    variant = _variant(ohh)
    rounds = Rounds(variant, {player: seat.number for player, seat in seats.items()}, scale)
    rounds.run(objects(ohh, "rounds"))
    pots = _pots(ohh, seats, scale)
    dealt_in = _dealt_in(seats, rounds, told_to_its_end=pots.collected is not None)
    players = {
        seat.number: Player(seat.number, amount(seat.told, "starting_stack", scale), rounds.hands.get(seat.number, ()))
        for seat in dealt_in
    }
    if len(players) < 2:
        raise fail("contradiction", "fewer than two players take part")
    button = a_number(ohh, "dealer_seat")
    if any(len(player.cards) == _FIVE_CARDS for player in players.values()) and variant.name == "omaha":
        variant = VARIANTS["omaha5"]
    _check_cards(players, variant)
    game = with_posts(_game(ohh, variant, rounds, scale), button, players, rounds.posts)
    return HistoryHand(
        format=FORMAT,
        id=_id(ohh),
        at=at,
        game=game,
        button=button,
        players=players,
        happenings=tuple(rounds.happenings),
        scale=scale,
        names={seat.number: a_text(seat.told, "name") for seat in dealt_in if seat.told.get("name")},
        posts=tuple(rounds.posts),
        collected=pots.collected,
        rake=pots.rake,
        pot=pots.amount,
        ended=pots.collected is not None or comes_to_an_end(rounds.happenings, len(players)),
        notes=tuple(sorted({*rounds.notes, *(("cashed_out",) if pots.cashed_out else ())})),
        # What players who cashed out got instead stands in the pots alone.
        extra={key: value for key, value in ohh.items() if key not in _READ or (key == "pots" and pots.cashed_out)},
    )


def _amounts(ohh: Mapping[str, Any]) -> Iterator[Decimal]:
    """Every decimal that is an amount."""
    pots = objects(ohh, "pots")
    told = [ohh.get(key) for key in ("small_blind_amount", "big_blind_amount", "ante_amount")]
    told += [player.get("starting_stack") for player in objects(ohh, "players")]
    told += [action.get("amount") for round_ in objects(ohh, "rounds") for action in objects(round_, "actions")]
    told += [pot.get(key) for pot in pots for key in ("amount", "rake", "jackpot")]
    told += [win.get("win_amount") for pot in pots for win in objects(pot, "player_wins")]
    return (amount for amount in told if isinstance(amount, Decimal))


class _Seat(NamedTuple):
    number: int
    told: Mapping[str, Any]


def _seats(ohh: Mapping[str, Any]) -> dict[int, _Seat]:
    """The players by their ids, in order of their seats."""
    found: dict[int, _Seat] = {}
    for player in sorted(objects(ohh, "players"), key=lambda player: a_number(player, "seat")):
        number = a_number(player, "seat")
        if not 1 <= number <= MOST_SEATS:
            raise fail("unsupported", f"seat {number}: seats are numbered 1 to {MOST_SEATS}")
        found[a_number(player, "id")] = _Seat(number, player)
    if len({seat.number for seat in found.values()}) < len(objects(ohh, "players")):
        raise fail("contradiction", "two players have the same seat or the same id")
    if len(found) < 2:
        raise fail("missing_field", "players must have at least two entries")
    return found


def _variant(ohh: Mapping[str, Any]) -> Variant:
    name = a_text(ohh, "game_type")
    if name not in VARIANT_NAMES:
        raise fail("unsupported", f'game_type "{name}": the format tells only {", ".join(VARIANT_NAMES)} whole')
    return VARIANTS[VARIANT_NAMES[name]]


def _game(ohh: Mapping[str, Any], variant: Variant, rounds: Rounds, scale: int) -> Game:
    """The game without who posts what."""
    limit = an_object(ohh.get("bet_limit"), "bet_limit")
    bet_type = a_text(limit, "bet_type")
    if bet_type not in BETTING:
        raise fail("unsupported", f'bet_type "{bet_type}" is none of {", ".join(BETTING)}')
    if amount(limit, "bet_cap", scale):
        raise fail("unsupported", "a cap on what a player may lose in a hand is no rule of ours")
    betting = BETTING[bet_type]
    big_blind = amount(ohh, "big_blind_amount", scale)
    fixed = betting == "fixed_limit"
    ante = amount(ohh, "ante_amount", scale)
    return Game(
        variant=variant,
        betting=betting,
        cash=ohh.get("tournament") is not True,
        small_blind=amount(ohh, "small_blind_amount", scale),
        big_blind=big_blind,
        ante=ante if any(post.kind is Posted.ANTE for post in rounds.posts) else 0,
        small_bet=big_blind if fixed else 0,
        big_bet=2 * big_blind if fixed else 0,
    )


def _dealt_in(seats: Mapping[int, _Seat], rounds: Rounds, *, told_to_its_end: bool) -> list[_Seat]:
    """Who plays: in a hand that is told to its end, those who did something; before that, whoever does not sit out."""
    if told_to_its_end:
        return [seat for seat in seats.values() if seat.number in rounds.seen]
    return [seat for seat in seats.values() if seat.number in rounds.seen or not seat.told.get("is_sitting_out")]


def _check_cards(players: Mapping[int, Player], variant: Variant) -> None:
    for player in players.values():
        if player.cards and len(player.cards) != variant.hole:
            raise fail("bad_card", f"seat {player.seat} has {len(player.cards)} cards; a hand has {variant.hole}")


class _Pots(NamedTuple):
    collected: dict[int, int] | None
    rake: int | None
    amount: int | None
    cashed_out: bool = False


def _pots(ohh: Mapping[str, Any], seats: Mapping[int, _Seat], scale: int) -> _Pots:
    """What the pots came to, and who got it."""
    pots = objects(ohh, "pots")
    if not pots:
        return _Pots(None, None, None)
    wins = [win for pot in pots for win in objects(pot, "player_wins")]
    collected: dict[int, int] = {}
    for win in wins:
        seat = seats.get(a_number(win, "player_id"))
        if seat is None:
            raise fail("contradiction", "a pot is won by a player who is not there")
        collected[seat.number] = collected.get(seat.number, 0) + amount(win, "win_amount", scale)
    return _Pots(
        collected=collected if any("player_wins" in pot for pot in pots) else None,
        rake=_sum(pots, ("rake", "jackpot"), scale),
        amount=_sum(pots, ("amount",), scale),
        cashed_out=bool(any(win.get("cashout_amount") for win in wins)),
    )


def _sum(sources: Sequence[Mapping[str, Any]], keys: Sequence[str], scale: int) -> int | None:
    """The sum of the amounts of these names, None where none is told."""
    told = [amount(source, key, scale) for source in sources for key in keys if source.get(key) is not None]
    return sum(told) if told else None
