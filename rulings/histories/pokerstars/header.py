"""The first line of a hand: its number, the game, the stakes, cash or tournament, when it was played."""

import re
from functools import lru_cache
from typing import NamedTuple

from rulings.engine.betting.game import Betting, Game
from rulings.engine.betting.variants import VARIANTS
from rulings.histories.faults import HandError
from rulings.histories.money import CENTS, AmountError, Amounts

# A hand begins with such a line, after a byte order mark where files were put together.
START = re.compile(r"^\ufeff?PokerStars\b[^\n\r#:]{0,30}#\d+:", re.MULTILINE | re.IGNORECASE)

_HEADER = re.compile(
    r"\ufeff?PokerStars(?P<kind>[^#]*)#(?P<id>\d+):\s*(?P<what>.*?)\s+-\s+(?P<when>\d{4}/\d{1,2}/\d{1,2}\b.*)",
    re.IGNORECASE,
)
_TOURNAMENT = re.compile(r"Tournament #(\d+)")
_GAME = re.compile(r"(?P<game>[^\s(,{}][^(,{}]*?) (?P<limit>No Limit|Pot Limit|Fixed Limit|Limit)(?P<more> Pre-Flop)?")
_CODE = r"[\s-]*(?P<code>[A-Z]{2,4})?\s*\)"
_STAKES = re.compile(
    r"\((?:[^()]*, )?(?P<small>[^()/]*\d[^()/]*)/(?P<big>[^()/A-Z]*\d[^()/A-Z]*?)"
    r"(?:\s-\s(?P<cap>[^()/A-Z]*\d[^()/A-Z]*?)\sCap)?" + _CODE
)
_BUTTON_BLIND = re.compile(
    r"\((?:Button Blind )(?P<big>[^()A-Z]*\d[^()A-Z]*?)(?: - Ante (?P<ante>[^()A-Z]*?))?" + _CODE
)
_LIMITS: dict[str, Betting] = {
    "No Limit": "no_limit",
    "Pot Limit": "pot_limit",
    "Limit": "fixed_limit",
    "Fixed Limit": "fixed_limit",
}
# What a game is called, "" for those the engine does not have; other words may come before.
_VARIANTS = {
    "6+ Hold'em": "short_deck",
    "Hold'em": "holdem",
    "5 Card Omaha": "omaha5",
    "5 Card Omaha Hi/Lo": "",
    "6 Card Omaha": "",
    "6 Card Omaha Hi/Lo": "",
    "Deep Water Hold'em": "",
    "Show Hold'em": "",
    "Split Hold'em": "",
    "Swap Hold'em": "",
    "Tempest Hold'em": "",
    "Unfold Hold'em": "",
    "Omaha Hi/Lo": "omaha8",
    "Omaha": "omaha",
    "7 Card Stud": "stud",
    "7 Card Stud Hi/Lo": "stud8",
    "Razz": "razz",
    "5 Card Draw": "five_card_draw",
    "Single Draw 2-7 Lowball": "lowball_27",
    "2-7 Single Draw": "lowball_27",
    "Triple Draw 2-7 Lowball": "triple_27",
    "2-7 Triple Draw": "triple_27",
    "Badugi": "badugi",
}


class Header(NamedTuple):
    """What the first line tells; in fixed limit `game` lacks the small blind. `cap`: the most a seat may lose, or 0."""

    id: str
    game: Game
    amounts: Amounts
    cap: int
    facts: dict[str, str]


def hand_id(line: str) -> str:
    """The number of the hand whose first line begins like this; "" where there is none."""
    return line.partition("#")[2].partition(":")[0]


def read_header(line: str, number: int) -> Header:
    """The header in that line. Raises HandError where it is none, or the game is none the engine has."""
    found = _HEADER.match(line)
    if found is None:
        raise HandError("bad_line", number, "the first line of the hand breaks off")
    what = found["what"]
    tournament = _TOURNAMENT.search(what)
    variant, betting = _game(what, number)
    stakes = _STAKES.search(what) or _BUTTON_BLIND.search(what)
    signs = "" if stakes is None else f"{stakes['big']}{stakes['code'] or ''}"
    cents = tournament is None and re.search(r"[^\d.,'\s]", signs) is not None
    amounts = Amounts(CENTS if cents else 1)
    facts = _facts(found, tournament, stakes)
    base = Game(VARIANTS[variant], betting, cash=tournament is None)
    try:
        return Header(found["id"], _with_stakes(base, stakes, amounts), amounts, _cap(stakes, amounts), facts)
    except AmountError as error:
        raise HandError("bad_amount", number, f"the stakes: {error}") from None


@lru_cache(maxsize=256)
def _named(game: str) -> str | None:
    """The engine's variant of a game by that name, which may follow other words; "" for one it does not have."""
    name = max((name for name in _VARIANTS if game.endswith(name)), key=len, default="")
    return _VARIANTS.get(name)


def _game(what: str, number: int) -> tuple[str, Betting]:
    games = list(_GAME.finditer(what))
    for found in games:
        variant = _named(found["game"])
        if variant and not found["more"]:
            return variant, _LIMITS[found["limit"]]
    name = games[0][0] if games else what
    raise HandError("unsupported", number, f'the game is "{name}", which has no rules here')


def _with_stakes(game: Game, stakes: re.Match[str] | None, amounts: Amounts) -> Game:
    if stakes is None:
        return game
    named = stakes.groupdict()
    big = amounts.read(named["big"])
    if "small" not in named:
        return Game(game.variant, game.betting, game.cash, big_blind=big)
    small = amounts.read(named["small"])
    if game.betting != "fixed_limit":
        return Game(game.variant, game.betting, game.cash, small_blind=small, big_blind=big)
    blind = small if game.variant.opens_by is None else 0
    return Game(game.variant, game.betting, game.cash, big_blind=blind, small_bet=small, big_bet=big)


def _cap(stakes: re.Match[str] | None, amounts: Amounts) -> int:
    cap = None if stakes is None else stakes.groupdict().get("cap")
    return amounts.read(cap) if cap else 0


def _facts(found: re.Match[str], tournament: re.Match[str] | None, stakes: re.Match[str] | None) -> dict[str, str]:
    """What else the line tells, by name, as it stands there."""
    facts = {"played": found["when"].strip()}
    kind = found["kind"].lower()
    for name in ("zoom", "home game"):
        if name in kind:
            facts["kind"] = name
    if tournament is not None:
        facts["tournament"] = tournament[1]
    if stakes is not None and stakes["code"]:
        facts["currency"] = stakes["code"]
    return facts
