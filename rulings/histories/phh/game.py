"""The game of a document: what is played, and who posts what."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rulings.engine.betting.game import AnteType, Betting, Game, Post
from rulings.engine.betting.variants import VARIANTS, Variant
from rulings.histories.units import UnitsError

from .fields import TOURNAMENT, a_list, fail, units

CODES: Mapping[str, tuple[str, Betting]] = {
    "FT": ("holdem", "fixed_limit"),
    "NT": ("holdem", "no_limit"),
    "NS": ("short_deck", "no_limit"),
    "PO": ("omaha", "pot_limit"),
    "FO/8": ("omaha8", "fixed_limit"),
    "F7S": ("stud", "fixed_limit"),
    "F7S/8": ("stud8", "fixed_limit"),
    "FR": ("razz", "fixed_limit"),
    "N2L1D": ("lowball_27", "no_limit"),
    "F2L3D": ("triple_27", "fixed_limit"),
    "FB": ("badugi", "fixed_limit"),
}

_Told = tuple[int | float, ...]
_Amounts = tuple[int, ...]


def game_of(document: Mapping[str, Any], stacks: Sequence[Any], seats: tuple[int, ...], scale: int) -> Game:
    """The game. Raises HandError, "unsupported", for forced bets that the engine cannot express; UnitsError."""
    code = document.get("variant")
    if code is None:
        raise fail("missing_field", "variant must be there")
    if not isinstance(code, str) or code not in CODES:
        raise fail("unsupported", f"variant {code!r} is none of {', '.join(CODES)}")
    size = len(seats)
    antes = tuple(a_list(document, "antes", size))
    posts = tuple(a_list(document, "blinds_or_straddles", size)) if "blinds_or_straddles" in document else (0,) * size
    bets = tuple([document.get(key, 0) for key in ("bring_in", "small_bet", "big_bet", "min_bet")])
    if not {int, float}.issuperset(map(type, (*antes, *posts, *bets))):
        raise UnitsError("antes, blinds_or_straddles and bets must be numbers")
    trimmed = bool(document.get("ante_trimming_status"))
    cash = not (document.get(TOURNAMENT) or "level" in document)
    game = _game(_Key(code, seats, antes, posts, bets, scale, trimmed, cash))
    if game.ante and game.ante_type == "each" and not trimmed and min(stacks) < antes[0]:
        raise fail("unsupported", "a stack is less than the ante and may win the antes whole: no house plays like that")
    return game


class _Key(NamedTuple):
    """All that makes a game, as the document tells it: the hands of a file are of few games."""

    code: str
    seats: tuple[int, ...]
    antes: _Told
    posts: _Told
    bets: _Told
    scale: int
    trimmed: bool
    cash: bool


@lru_cache(maxsize=256)
def _game(key: _Key) -> Game:
    seats, scale = key.seats, key.scale
    name, betting = CODES[key.code]
    variant = VARIANTS[name]
    bring_in, small_bet, big_bet, min_bet = amounts = tuple([units(bet, scale) for bet in key.bets])
    posted = tuple([-units(-post, scale) if post < 0 else units(post, scale) for post in key.posts])
    _check_bets(variant, betting, amounts, posted)
    blinds = _blinds(posted, seats, small_bet or min_bet)
    if betting != "fixed_limit" and blinds and min_bet != blinds["big_blind"]:
        raise fail("unsupported", f"min_bet {min_bet} is not the big blind of {blinds['big_blind']}")
    ante, ante_type = _ante(tuple([units(ante, scale) for ante in key.antes]), seats, blinds, trimmed=key.trimmed)
    return Game(
        variant=variant,
        betting=betting,
        cash=key.cash,
        ante=ante,
        ante_type=ante_type,
        bring_in=bring_in,
        # Without blinds the least bet is told by the small bet, in games without limit too.
        small_bet=small_bet or (0 if blinds else min_bet),
        big_bet=big_bet,
        **blinds,
    )


def _check_bets(variant: Variant, betting: Betting, bets: _Amounts, posts: _Amounts) -> None:
    bring_in, small_bet, big_bet, min_bet = bets
    if betting == "fixed_limit" and not (small_bet and big_bet):
        raise fail("missing_field", "small_bet and big_bet must be there")
    if betting != "fixed_limit" and not min_bet:
        raise fail("missing_field", "min_bet must be there")
    stud = variant.opens_by is not None
    if stud and not bring_in:
        raise fail("missing_field", "bring_in must be there")
    if bring_in and (any(posts) or not stud):
        raise fail("bad_field", "a game has a bring-in or blinds, not both")


def _blinds(posts: _Amounts, seats: tuple[int, ...], least: int) -> dict[str, Any]:
    """What of the Game tells who posts what; empty when nobody does.

    The big blind is the second post when it is the least bet, else the first post that is; what comes before it is the
    small blind, what comes after and is more are straddles.
    """
    order = (seats[1], seats[0]) if len(seats) == 2 else seats
    dues = [Post(seat, amount) for seat, amount in zip(order, posts, strict=True) if amount > 0]
    if not dues:
        return {}
    big = next(
        (at for at in (1, 0, *range(2, len(dues))) if at < len(dues) and dues[at].amount == least), len(dues) > 1
    )
    small, rest = dues[:big], dues[big + 1 :]
    if len(small) > 1 or any(post.amount <= dues[big].amount for post in rest):
        raise fail("unsupported", f"blinds_or_straddles {list(posts)}: which is the big blind cannot be told")
    found: dict[str, Any] = {
        "big_blind": dues[big].amount,
        "straddles": tuple(rest),
        "live": tuple([Post(seat, -amount) for seat, amount in zip(order, posts, strict=True) if amount < 0]),
    }
    if not small:
        by_order = dues[big].seat == order[0]
        return found | {"no_small_blind": True, "big_blind_seat": None if by_order else dues[big].seat}
    found["small_blind"] = small[0].amount
    if (small[0].seat, dues[big].seat) != order[:2]:
        found |= {"small_blind_seat": small[0].seat, "big_blind_seat": dues[big].seat}
    return found


def _ante(antes: _Amounts, seats: tuple[int, ...], blinds: Mapping[str, Any], *, trimmed: bool) -> tuple[int, AnteType]:
    """The ante and who pays it. The standard turns the antes round heads-up."""
    order = seats[::-1] if len(seats) == 2 else seats
    payers = [(seat, ante) for seat, ante in zip(order, antes, strict=True) if ante]
    if not payers:
        return 0, "each"
    if len(payers) == len(seats) and len(set(antes)) == 1:
        return antes[0], "each"
    if len(payers) == 1 and not trimmed:
        seat, ante = payers[0]
        big = blinds.get("big_blind_seat") or order[0 if blinds.get("no_small_blind") else 1]
        if blinds and seat == big:
            return ante, "big_blind"
        if seat == seats[-1]:
            return ante, "button"
    raise fail(
        "unsupported", f"antes {list(antes)}: all pay the same, or the big blind or the button pays for the table"
    )
