"""Random tables, houses and happenings for the property tests.

A hand is made event by event: what can happen next is drawn with a look at the state, so that legal actions, actions
just outside the law and plain nonsense all come up. An event that contradicts the record (more chips than there are, a
card that is out) is left out again; whatever else goes wrong goes wrong in the test.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from rulings.engine import RecordError, rule_record
from rulings.engine.rulebook import Choice, Number, Subset, YesNo, preset_names, settings

JSON = dict[str, Any]
T = TypeVar("T")

BOARDS = {"holdem": 2, "short_deck": 2, "omaha": 4, "omaha8": 4, "omaha5": 5}
STUDS = {"stud": 7, "stud8": 7, "razz": 7}
ONE_DRAW = {"five_card_draw": 5, "lowball_a5": 5, "lowball_27": 5}
THREE_DRAWS = {"triple_27": 5, "badugi": 4}
HOLE = BOARDS | STUDS | ONE_DRAW | THREE_DRAWS
STREETS = (
    dict.fromkeys(BOARDS, ("preflop", "flop", "turn", "river"))
    | dict.fromkeys(STUDS, ("third", "fourth", "fifth", "sixth", "seventh"))
    | dict.fromkeys(ONE_DRAW, ("first", "last"))
    | dict.fromkeys(THREE_DRAWS, ("first", "second", "third", "last"))
)
BETTING = ("no_limit", "pot_limit", "fixed_limit", "spread_limit")
CHIP_SETS = ([1, 5, 25, 100], [5, 25, 100, 500], [1, 2, 10, 50], [25, 100, 1000], [2, 5, 20])
BLINDS = ((1, 2), (2, 5), (5, 10), (25, 50), (50, 100), (1, 3), (10, 20))
_DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
_SHORT_DECK = [card for card in _DECK if card[0] not in "2345"]
_MOST_EVENTS = 14


@dataclass(frozen=True)
class Played:
    """A record that can be ruled on, and the answers to it as its events come in: `answers[n]` after n events."""

    record: JSON
    answers: tuple[JSON, ...]

    @property
    def answer(self) -> JSON:
        return self.answers[-1]

    @property
    def events(self) -> list[JSON]:
        return self.record["events"]

    def cut(self, count: int) -> JSON:
        """The record with its first events alone."""
        return {**self.record, "events": self.events[:count]}


class Luck:
    """What chance decides. All of it goes through a few plain draws: strategies made anew at each step are slow."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self.draw = draw

    def number(self, least: int, most: int) -> int:
        return self.draw(st.integers(least, most))

    def one_in(self, count: int) -> bool:
        """True about one time in so many."""
        return self.number(1, count) == count

    def pick(self, values: Sequence[T]) -> T:
        return values[self.number(0, len(values) - 1)]

    def some(self, values: Sequence[T], least: int, most: int) -> list[T]:
        """So many different ones, in their order."""
        count = self.number(least, min(most, len(values)))
        at = list(range(len(values)))
        random.Random(self.number(0, 10_000)).shuffle(at)  # noqa: S311 - a choice, not a secret
        return [values[index] for index in sorted(at[:count])]

    def deck(self, variant: str) -> list[str]:
        """The cards of a variant, shuffled."""
        cards = list(_SHORT_DECK if variant == "short_deck" else _DECK)
        random.Random(self.number(0, 10_000)).shuffle(cards)  # noqa: S311 - a deal, not a secret
        return cards


def house(luck: Luck) -> str | JSON:
    """A preset, or one with any settings changed."""
    preset = luck.pick(preset_names())
    if luck.one_in(2):
        return preset
    names = luck.some(sorted(settings()), 0, 12)
    return {"preset": preset, "settings": {name: setting_value(luck, name) for name in names}}


def setting_value(luck: Luck, name: str) -> Any:
    """A value the setting may have in a record; numbers stay small, where they make a difference."""
    match settings()[name].values:
        case Choice(words):
            return luck.pick(words)
        case YesNo():
            return luck.pick(("yes", "no"))
        case Number(or_none=True):
            return luck.pick((2, 4, "none") if name == "straddle_max" else (0, 1, 2, 3, 4, "none"))
        case Number():
            return luck.number(1, 3)
        case Subset(words):
            return luck.some(words, 0, len(words))


def table(luck: Luck, *, known: bool) -> JSON:
    """A record without events. `known`: every stack is known; else any mixture."""
    variant = luck.pick(sorted(HOLE))
    most = 6 if HOLE[variant] > 5 else 8 if HOLE[variant] > 2 else 10
    seats = luck.some(range(1, 11), 2, most)
    game = stakes(luck, variant, luck.pick(BETTING), seats)
    unit = game.get("big_blind") or game.get("small_bet") or game["ante"]
    chips = None if luck.one_in(2) else luck.pick(chip_sets(game))
    record = {
        "house": house(luck),
        "game": game,
        "button": luck.number(1, 10),
        "seats": {str(seat): player(luck, unit, chips, known=known) for seat in seats},
        "events": [],
    }
    if chips:
        record["chips"] = chips
    if luck.one_in(2):
        record["start"] = start(luck, variant, seats, unit)
    if luck.one_in(2):
        _deal(record, luck.deck(variant))
    elif variant in STUDS:
        record.setdefault("start", {"street": "third"})["first_to_act"] = luck.pick(seats)
    return record


def chip_sets(game: JSON) -> list[list[int]]:
    """The chips that can pay what this game asks for."""
    asked = [game[key] for key in ("ante", "bring_in", "small_blind", "big_blind", "small_bet") if key in game]
    return [chips for chips in CHIP_SETS if not any(amount % chips[0] for amount in asked)] or [[1, 5, 25, 100]]


def stakes(luck: Luck, variant: str, betting: str, seats: list[int]) -> JSON:
    """The game of a table: its stakes, and who posts what."""
    small, big = luck.pick(BLINDS)
    game: JSON = {"variant": variant, "betting": betting}
    if betting in ("fixed_limit", "spread_limit"):
        game |= {"small_bet": big, "big_bet": big * luck.pick((1, 2, 5))}
    if variant in STUDS:
        game["ante"] = luck.pick((1, small))
        if not luck.one_in(4):
            game["bring_in"] = small
    else:
        game |= {"small_blind": small, "big_blind": big} | _extras(luck, small, big, seats)
    odd = {
        "cash": False,
        "rake_chip": luck.pick((1, 5)),
        "pot_unit": luck.pick((big, 5 * big)),
        "check_raise": "forbidden",
    }
    return game | {key: value for key, value in odd.items() if luck.one_in(4)}


def _extras(luck: Luck, small: int, big: int, seats: list[int]) -> JSON:
    """Now and then one thing that most games don't have."""
    seat = luck.pick(seats)
    return luck.pick(
        (
            *[{}] * 7,
            {"third_blind": 2 * big},
            {"small_blind_seat": None},
            {"big_blind_seat": seat},
            {"dead": [{"seat": seat, "amount": small}]},
            *[{"straddles": [{"seat": seat, "amount": 2 * big}]}] * 2,
            *[{"ante": ante, "ante_type": kind} for ante, kind in ((1, "each"), (big, "big_blind"), (small, "button"))],
        )
    )


def player(luck: Luck, unit: int, chips: list[int] | None, *, known: bool) -> JSON:
    """A seat: its stack short, middling or deep, known or not."""
    kind = luck.number(0, 5)
    if kind == 0 and not known:
        return {}
    if chips and kind == 1:
        counts = {str(chip): luck.number(0, 9) for chip in chips}
        stack = sum(int(chip) * count for chip, count in counts.items())
        if stack >= unit and any(counts[str(chip)] for chip in chips[1:]):
            return {"stack": stack, "chips": counts}
    least = unit if chips else 1  # a stack without a single chip that plays is no player
    return {"stack": luck.number(least, (2, 4, 12, 40, 200)[kind % 5] * unit)}


def start(luck: Luck, variant: str, seats: list[int], unit: int) -> JSON:
    """A later street with its pots, or the first one without any."""
    street = luck.pick(STREETS[variant])
    if street == STREETS[variant][0] or luck.one_in(4):
        return {"street": street}
    pots = [{"amount": luck.number(1, 30 * unit), "seats": seats}]
    if len(seats) > 2 and luck.one_in(2):
        pots.append({"amount": luck.number(1, 9 * unit), "seats": seats[1:]})
    return {"street": street, "pots": pots}


def _deal(record: JSON, deck: list[str]) -> None:
    """Give every seat its cards as far as they are dealt, and the board its own."""
    variant = record["game"]["variant"]
    street = STREETS[variant].index(record["start"]["street"]) if "start" in record else 0
    count = min(7, 3 + street) if variant in STUDS else HOLE[variant]
    for seat in record["seats"].values():
        seat["cards"] = "".join(deck.pop() for _ in range(count))
    if variant in BOARDS and "start" in record:
        record["start"]["board"] = "".join(deck.pop() for _ in range((0, 3, 4, 5)[street]))


@st.composite
def hands(draw, *, known: bool = False) -> Played:
    """A table and what happened at it."""
    luck = Luck(draw)
    record = table(luck, known=known)
    told = _answer(record)
    assume(told is not None)  # the straddle is not for this house, or one seat would post two blinds
    answers = [told]
    for _ in range(luck.number(0, _MOST_EVENTS)):
        longer = {**record, "events": [*record["events"], happening(luck, record, answers[-1]["state"])]}
        told = _answer(longer)
        if told is not None:
            record = longer
            answers.append(told)
    return Played(record, tuple(answers))


def _answer(record: JSON) -> JSON | None:
    try:
        return rule_record(record)
    except RecordError:
        return None


def happening(luck: Luck, record: JSON, state: JSON) -> JSON:
    """What happens next: half of it is a clean action in turn, so that hands get somewhere."""
    if state["to_act"] is None:
        return luck.pick((act, deal, deal, run_it, floor_rules))(luck, record, state)
    kind = luck.number(0, 9)
    if kind < 5:
        return luck.pick(clean_actions(state))
    if kind < 7:
        return act(luck, record, state, state["to_act"])
    if kind < 8:
        return act(luck, record, state)
    if kind < 9:
        return luck.pick(clean_actions(state)) | {"seat": seat_of(luck, record)}
    return luck.pick((deal, floor_rules, call_on))(luck, record, state)


def clean_actions(state: JSON) -> list[JSON]:
    """Every action `legal` lists for the player to act, in words, with the least and the greatest size of each."""
    legal, seat = state["legal"], state["to_act"]
    actions: list[JSON] = [{"seat": seat, "say": word} for word in ("fold", "check", "call") if legal[word]]
    for word in ("bet", "raise"):
        sizes = legal[word]
        if sizes:
            totals = {sizes["min"], sizes["min"] * 3 if sizes["max"] is None else sizes["max"]}
            actions += [{"seat": seat, "say": word, "to": total} for total in sorted(totals)]
    if legal["complete"]:
        actions.append({"seat": seat, "say": "complete"})
    return actions


def act(luck: Luck, record: JSON, state: JSON, seat: int | None = None) -> JSON:
    """Anything a player may say or do, sensible or not."""
    seat = seat or seat_of(luck, record)
    event: JSON = {"seat": seat}
    kind = luck.pick(("words", "words", "chips", "chips", "more chips", "both", "pull", "other"))
    if kind == "other":
        return event | _other(luck, record, state, seat)
    if kind in ("words", "both"):
        event |= _words(luck, record, state, seat)
    if kind != "words":
        event["push"] = _chips(luck, record, state, seat)
    if kind == "more chips":
        event["continues"] = True
    if kind == "pull":
        event["pull"] = _chips(luck, record, state, seat)
    return event


def _words(luck: Luck, record: JSON, state: JSON, seat: int) -> JSON:
    word = luck.pick(("fold", "check", "call", "bet", "raise", "complete", "all-in", "pot", "time", None))
    if word is None:
        return {"say": amount(luck, state, seat)}
    key = luck.pick((None, "amount", "to", "by"))
    if key is None or word in ("fold", "check", "time"):
        return {"say": word}
    return {"say": word, key: amount(luck, state, seat)}


def _other(luck: Luck, record: JSON, state: JSON, seat: int) -> JSON:
    key = luck.pick(("tap", "muck", "take_back", "unaware", "forward", "pull", "add", "draw"))
    if key in ("forward", "pull", "add"):
        return {key: _chips(luck, record, state, seat)}
    if key == "draw":
        return {"draw": luck.number(0, 5)}
    return {"take_back": True, "unaware": True} if key == "unaware" else {key: True}


def _chips(luck: Luck, record: JSON, state: JSON, seat: int) -> int | list[int]:
    """A number of small chips, or a few denominations of those on the table."""
    if luck.one_in(3):
        return amount(luck, state, seat)
    count = luck.number(1, 4)
    if "chips" in record:
        return [luck.pick(record["chips"]) for _ in range(count)]
    return [amount(luck, state, seat) for _ in range(min(count, 2))]


def amount(luck: Luck, state: JSON, seat: int) -> int:
    """An amount where something changes (the bet, the least and greatest wager, the stack, the pot), or beside one."""
    if luck.one_in(4):
        return luck.number(1, 400)
    own, legal = state["seats"][str(seat)], state["legal"] or {}
    turning = [state["bet"], state["bet"] - own["wager"], state["pot"], own["stack"], own["wager"], legal.get("call")]
    for sizes in (legal.get("bet"), legal.get("raise")):
        if sizes:
            turning += [sizes["min"], sizes["max"], sizes["min"] - own["wager"], (sizes["min"] + state["bet"]) // 2]
    known = sorted({found for found in turning if found}) or [1]
    return max(1, luck.pick(known) + luck.number(-1, 1))


def seat_of(luck: Luck, record: JSON) -> int:
    return int(luck.pick(list(record["seats"])))


def call_on(luck: Luck, record: JSON, state: JSON) -> JSON:
    return {"dealer": "calls_on", "seat": seat_of(luck, record)}


def deal(luck: Luck, record: JSON, state: JSON) -> JSON:
    """Cards for the board or a seat, in time or not."""
    variant = record["game"]["variant"]
    cards = "".join(luck.deck(variant)[: luck.number(1, 3)])
    if variant in BOARDS:
        return {"dealer": "deals", "board": cards}
    return {"dealer": "deals", "seat": seat_of(luck, record), "cards": cards}


def floor_rules(luck: Luck, record: JSON, state: JSON) -> JSON:
    """A floor ruling on some seat."""
    seat = seat_of(luck, record)
    action = luck.pick(("fold", "check", "call", "bet", "raise", "complete", None))
    event: JSON = {"floor": "rules", "seat": seat, "action": action, "why": "he said so"}
    if action in ("bet", "raise", "complete") or luck.one_in(2):
        event["to"] = amount(luck, state, seat)
    return event


def run_it(luck: Luck, record: JSON, state: JSON) -> JSON:
    """The players agree to run it several times, with the cards or without."""
    live = [int(seat) for seat, player in state["seats"].items() if player["status"] != "folded"]
    times = luck.number(2, 3)
    event: JSON = {"table": "run_it", "times": times, "agreed": live[1:] if luck.one_in(4) else live}
    if luck.one_in(2):
        deck, count = luck.deck(record["game"]["variant"]), luck.pick((5, 2, 1))
        event["boards"] = ["".join(deck.pop() for _ in range(count)) for _ in range(times)]
    return event
