"""The rows of one hand made into the hand."""

import re

from rulings.engine.betting.game import Betting, Game, Player
from rulings.engine.betting.variants import VARIANTS
from rulings.histories.faults import HandError
from rulings.histories.forced import with_posts
from rulings.histories.hand import HistoryHand, Posted
from rulings.histories.money import CENTS, Amounts

from .entries import Told, happenings, read_entry, read_late, read_stacks
from .rows import HandRows

_START = re.compile(
    r"-- starting hand #(?P<number>\d+)\s+(?:\(id: (?P<id>[^()]*)\)\s*)?"
    r"\(?(?P<limit>No|Pot|Fixed)? ?Limit (?P<game>[^\"()]*?)\)?"
    r"\s*\((?:dealer: \"(?P<dealer>.*)\"|dead button)\) --"
)
_LIMITS: dict[str, Betting] = {"No": "no_limit", "Pot": "pot_limit"}
_VARIANTS = {"Texas Hold'em": "holdem", "Omaha Hi": "omaha", "Omaha Hi/Lo 8 or Better": "omaha8"}
_STACKS = "Player stacks:"
_CENTS = re.compile(r"\d[.,]\d{1,2}\)")
_SEATS = 10  # of a table


def read_hand(hand: HandRows) -> HistoryHand:
    """The hand of these rows. Raises HandError."""
    start = hand.rows[0]
    found = _START.fullmatch(start.entry)
    if found is None:
        raise HandError("bad_line", start.line, "the row that starts the hand cannot be made out")
    game = _game(found, start.line)
    stacks = next((row for row in hand.rows if row.entry.startswith(_STACKS)), None)
    if stacks is None:
        raise HandError("truncated", start.line, "the row with the players' stacks is missing")
    told = Told(Amounts(CENTS if _CENTS.search(stacks.entry) else 1), game.variant)
    read_stacks(told, stacks.entry, stacks.line)
    for row in hand.rows[1:]:
        if row is not stacks:
            read_entry(told, row)
    for row in hand.late:
        read_late(told, row)
    return _made(told, game, found, hand)


def _game(found: re.Match[str], line: int) -> Game:
    variant, betting = _VARIANTS.get(found["game"]), _LIMITS.get(found["limit"])
    if variant is None or betting is None:
        raise HandError(
            "unsupported", line, f'the game is "{found["limit"]} Limit {found["game"]}", which is not read here'
        )
    return Game(VARIANTS[variant], betting)


def _made(told: Told, game: Game, found: re.Match[str], hand: HandRows) -> HistoryHand:
    players = {seat: Player(seat, stack) for seat, stack in sorted(told.stacks.items())}
    button = _button(told, found["dealer"], hand.rows[0].line)
    game = with_posts(game, button, players, told.posts)
    if any(post.kind is Posted.BIG_BLIND and post.amount == told.stacks[post.seat] for post in told.posts):
        told.note("big_blind_assumed")
    if told.unread:
        told.note("unread_lines")
    return HistoryHand(
        format="pokernow",
        id=found["id"] or found["number"],
        at=f"line {hand.rows[0].line}",
        game=game,
        button=button,
        players=players,
        happenings=happenings(told),
        scale=told.amounts.scale,
        names={seat: name.rpartition(" @ ")[0] or name for name, seat in told.seats.items()},
        posts=tuple(told.posts),
        collected=told.collected or None,
        uncalled=told.uncalled,
        ended=hand.ended,
        notes=tuple(told.notes),
        extra=_extra(told, found["number"]),
    )


def _button(told: Told, dealer: str | None, line: int) -> int:
    """The seat with the button; a dead one is on the empty seat before the blinds, as nobody else is between."""
    if dealer is not None:
        if dealer not in told.seats:
            raise HandError("contradiction", line, f'the dealer "{dealer}" has no seat in this hand')
        return told.seats[dealer]
    blinds = [post.seat for post in told.posts if post.kind in (Posted.SMALL_BLIND, Posted.BIG_BLIND)]
    if not blinds:
        raise HandError("contradiction", line, "the button is dead and nobody posts a blind: nothing says where it is")
    return (blinds[0] - 2) % _SEATS + 1


def _extra(told: Told, number: str) -> dict[str, object]:
    extra: dict[str, object] = {
        "number": number,
        "ids": {seat: name.rpartition(" @ ")[2] for name, seat in told.seats.items()},
    }
    if told.own:
        extra["own_cards"] = told.own
    if told.unread:
        extra["unread"] = tuple(told.unread)
    return extra
