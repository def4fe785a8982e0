"""A hand of the export made into the hand."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

from rulings.engine.betting.game import AnteType, Betting, Game, Player
from rulings.engine.betting.variants import VARIANTS
from rulings.histories.forced import with_posts
from rulings.histories.hand import HistoryHand, Post, Posted
from rulings.histories.shown import whole

from .elements import Element
from .events import read_events
from .fields import Fields, scale_of

_VARIANTS = {
    "HOLDEM": "holdem",
    "HOLDEMSIXPLUSSTRAIGHTBEATSTRIPS": "short_deck",
    "OMAHA": "omaha",
    "OMAHAHILO": "omaha8",
    "OMAHA5": "omaha5",
    "DRAW5": "five_card_draw",
    "DEUCE7DRAW": "lowball_27",
    "DEUCE7TRIPLE": "triple_27",
    "BADUGI": "badugi",
}
_BETTING: dict[str, Betting] = {
    "NOLIMIT": "no_limit",
    "POTLIMIT": "pot_limit",
    "LIMIT": "fixed_limit",
    "FIXEDLIMIT": "fixed_limit",
}
_ANTES: dict[str, AnteType] = {
    "STDANTE": "each",
    "BUTTONANTE": "button",
    "BBANTE": "big_blind",
    "BBANTEBB1ST": "big_blind",
}
_BLINDS = {"Small": Posted.SMALL_BLIND, "Big": Posted.BIG_BLIND, "Third": Posted.THIRD_BLIND}
_BIG_BLIND_FIRST = "BBANTEBB1ST"


def read_hand(element: Element, id: str) -> HistoryHand:  # noqa: A002 - what it is
    """The hand of that value. Raises HandError."""
    hand = Fields(element.value, "the hand", element.line)
    blinds = hand.inner("FlopDrawBlinds")
    game = _game(hand, blinds)
    if not hand.list("Events"):
        raise hand.fail("Events", "are none: nothing was played", "cancelled")
    told = _dealt_in(hand, blinds)
    scale = scale_of(_amounts(hand, blinds, told), element.line)
    players = {seat: _player(fields, seat, game, scale) for seat, fields in sorted(told.items())}
    button = blinds.whole("ButtonPlayerNum")
    game = with_posts(replace(game, **_sizes(hand, blinds, scale)), button, players, _posts(blinds, told, scale))
    return HistoryHand(
        format="pokergfx",
        id=id,
        at=element.at,
        game=_with_ante(game, hand, blinds, scale),
        button=button,
        players=players,
        happenings=read_events(hand, game.variant, frozenset(players), scale),
        scale=scale,
        names={seat: fields.text("LongName") or fields.text("Name") for seat, fields in told.items()},
        finishing={seat: fields.amount("EndStackAmt", scale) for seat, fields in told.items()},
        notes=("big_blind_first",) if _code(blinds.text("AnteType")) == _BIG_BLIND_FIRST else (),
        extra={"number": hand.whole("HandNum"), "played": hand.text("StartDateTimeUTC")},
    )


def _code(name: str) -> str:
    return "".join(each for each in name.upper() if each.isalnum())


def _game(hand: Fields, blinds: Fields) -> Game:
    """The game without its amounts. Raises HandError for one that has no rules here or that the export cannot tell."""
    name, structure = hand.text("GameVariant"), hand.text("BetStructure")
    variant, betting = _VARIANTS.get(_code(name)), _BETTING.get(_code(structure))
    if variant is None or betting is None:
        raise hand.fail("GameVariant", f'and BetStructure are "{name}" and "{structure}", not read here', "unsupported")
    if hand.number("BombPotAmt"):
        raise hand.fail("BombPotAmt", "is not 0: bomb pots have no rules here", "unsupported")
    if hand.whole("NumBoards", 1) > 1:
        raise hand.fail("NumBoards", "is more than 1: two boards have no rules here", "unsupported")
    if hand.number("AnteAmt") and _code(blinds.text("AnteType")) not in _ANTES:
        raise blinds.fail("AnteType", f'is "{blinds.text("AnteType")}", which has no rules here', "unsupported")
    return Game(VARIANTS[variant], betting)


def _dealt_in(hand: Fields, blinds: Fields) -> dict[int, Fields]:
    """The players by seat, without those who have no chips or sit out and take no part in the hand."""
    acting = {event.whole("PlayerNum") for event in hand.list("Events")}
    acting |= {blinds.whole(f"{blind}BlindPlayerNum") for blind in _BLINDS}
    told: dict[int, Fields] = {}
    for player in hand.list("Players"):
        seat = player.whole("PlayerNum")
        if seat in told or seat < 1:
            raise player.fail("PlayerNum", f"is {seat}, which is no seat or has come before", "contradiction")
        if player.number("StartStackAmt") > 0 and (seat in acting or not player.flag("SittingOut")):
            told[seat] = player
    if len(told) < 2:
        raise hand.fail("Players", "are fewer than two with chips", "contradiction")
    return told


def _amounts(hand: Fields, blinds: Fields, told: dict[int, Fields]) -> list[int | Decimal]:
    stacks = [fields.number(key) for fields in told.values() for key in ("StartStackAmt", "EndStackAmt")]
    forced = [blinds.number(f"{blind}BlindAmt") for blind in _BLINDS]
    return [*stacks, *forced, hand.number("AnteAmt"), *[event.number("BetAmt") for event in hand.list("Events")]]


def _player(fields: Fields, seat: int, game: Game, scale: int) -> Player:
    cards = fields.cards("HoleCards")
    if len(cards) > game.variant.hole:
        raise fields.fail("HoleCards", f"are {len(cards)}, more than a hand has", "contradiction")
    # What a player holds in a draw game changes, and the export does not say when it was taken.
    known = () if game.variant.draws or not cards else whole(cards, game.variant)
    return Player(seat, fields.amount("StartStackAmt", scale), known)


def _sizes(hand: Fields, blinds: Fields, scale: int) -> dict[str, Any]:
    """The amounts of the game; the bets of fixed limit are the big blind and twice that, unless the limits are told."""
    limits = hand.inner("StudLimits")
    big = blinds.amount("BigBlindAmt", scale)
    low = limits.amount("LowLimitAmt", scale) or big
    sizes: dict[str, Any] = {
        "small_blind": blinds.amount("SmallBlindAmt", scale),
        "big_blind": big,
        "third_blind": blinds.amount("ThirdBlindAmt", scale),
        "cash": not hand.number("AnteAmt"),
    }
    if _BETTING[_code(hand.text("BetStructure"))] == "fixed_limit":
        sizes |= {"small_bet": low, "big_bet": limits.amount("HighLimitAmt", scale) or 2 * low}
    return sizes


def _posts(blinds: Fields, told: dict[int, Fields], scale: int) -> list[Post]:
    """Who posts what; what a player bets blind beyond his blind is a straddle."""
    posts = []
    for blind, kind in _BLINDS.items():
        seat, amount = blinds.whole(f"{blind}BlindPlayerNum"), blinds.amount(f"{blind}BlindAmt", scale)
        if amount and seat in told:
            posts.append(Post(seat, kind, amount))
    straddles = []
    for seat, fields in told.items():
        wager = fields.amount("BlindBetStraddleAmt", scale)
        more = wager - sum(post.amount for post in posts if post.seat == seat)
        if more > 0:
            straddles.append((wager, Post(seat, Posted.STRADDLE, more)))
    return [*posts, *[post for _, post in sorted(straddles)]]


def _with_ante(game: Game, hand: Fields, blinds: Fields, scale: int) -> Game:
    ante = hand.amount("AnteAmt", scale)
    return replace(game, ante=ante, ante_type=_ANTES[_code(blinds.text("AnteType"))]) if ante else game
