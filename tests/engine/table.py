"""Short words for tests: a table, what happens at it, and what it counts as."""

from dataclasses import dataclass
from typing import Any

from rulings.engine import RecordError, rule_record

JSON = dict[str, Any]


@dataclass(frozen=True)
class Told:
    """The engine's answer to a record."""

    rulings: list[JSON]
    state: JSON
    showdown: JSON | None

    @property
    def last(self) -> JSON:
        """The ruling on the last event."""
        return self.rulings[-1]

    @property
    def also(self) -> JSON:
        """The one ruling that the last event brings about for another seat."""
        (ruling,) = self.last["also"]
        return ruling

    @property
    def legal(self) -> JSON:
        return self.state["legal"]

    @property
    def raises_to(self) -> tuple[int, int | None] | None:
        """The least and the greatest raise of the player to act."""
        sizes = self.legal["raise"]
        return (sizes["min"], sizes["max"]) if sizes else None

    @property
    def bets(self) -> tuple[int, int | None] | None:
        """The least and the greatest bet of the player to act."""
        sizes = self.legal["bet"]
        return (sizes["min"], sizes["max"]) if sizes else None

    @property
    def pots(self) -> list[tuple[int, list[int]]]:
        return [(pot["amount"], pot["seats"]) for pot in self.state["pots"]]

    @property
    def awards(self) -> dict[int, int]:
        """What each seat wins."""
        won: dict[int, int] = {}
        for award in self.showdown["awards"]:
            won[award["seat"]] = won.get(award["seat"], 0) + award["amount"]
        return won

    def stack(self, seat: int) -> int | None:
        return self.state["seats"][str(seat)]["stack"]

    def wager(self, seat: int) -> int:
        return self.state["seats"][str(seat)]["wager"]

    def status(self, seat: int) -> str:
        return self.state["seats"][str(seat)]["status"]


def table(
    seats: int | dict[int, Any],
    *,
    button: int | None = None,
    street: str | None = None,
    pots: int | list[tuple[int, list[int]]] | None = None,
    board: str | None = None,
    first: int | None = None,
    chips: list[int] | None = None,
    house: str | JSON | None = None,
    **game: Any,
) -> JSON:
    """A record without events: no-limit hold'em with blinds of 5 and 10 unless the game says otherwise.

    `seats`: how many, from seat 1, with unknown stacks; or what is in each (a stack, None, cards, the object itself).
    The button is the last seat unless named. `pots`: one pot of everybody's, or each with its seats. `house`: a preset,
    or settings changed in `standard`.
    """
    players = dict.fromkeys(range(1, seats + 1)) if isinstance(seats, int) else seats
    stakes = {} if "bring_in" in game or "small_blind" in game else {"small_blind": 5, "big_blind": 10}
    record: JSON = {
        "game": {"variant": "holdem", "betting": "no_limit"} | stakes | game,
        "button": button or max(players),
        "seats": {str(seat): _player(player) for seat, player in players.items()},
    }
    start = {"street": street, "board": board, "first_to_act": first, "pots": _pots(pots, list(players))}
    if street:
        record["start"] = {key: value for key, value in start.items() if value is not None}
    if chips:
        record["chips"] = chips
    if house is not None:
        record["house"] = house if isinstance(house, str) or "preset" in house else {"settings": house}
    return record


def _player(player: Any) -> JSON:
    if isinstance(player, dict):
        return player
    if isinstance(player, str):
        return {"cards": player}
    return {} if player is None else {"stack": player}


def _pots(pots: int | list[tuple[int, list[int]]] | None, seats: list[int]) -> list[JSON] | None:
    if isinstance(pots, int):
        pots = [(pots, seats)]
    return pots and [{"amount": amount, "seats": who} for amount, who in pots]


def limit(small_bet: int = 10, **game: Any) -> JSON:
    """The game of a fixed-limit table: blinds of half a small bet and one, the big bet twice the small one."""
    blinds = {} if "bring_in" in game else {"small_blind": small_bet // 2, "big_blind": small_bet}
    return {"betting": "fixed_limit", "small_bet": small_bet, "big_bet": 2 * small_bet} | blinds | game


def play(record: JSON, *events: JSON) -> Told:
    """The answer once these events have happened. Raises RecordError."""
    answer = rule_record({**record, "events": list(events)})
    return Told(answer["rulings"], answer["state"], answer["showdown"])


def refusal(record: JSON, *events: JSON) -> tuple[str, str] | None:
    """The code and the place of the error the record has, or None when it has none."""
    try:
        play(record, *events)
    except RecordError as error:
        return error.code, error.at
    return None


def say(seat: int, word: str | int, amount: int | None = None, **more: Any) -> JSON:
    """Words, with the number said with them, and what else the event holds."""
    number = {} if amount is None else {"amount": amount}
    return {"seat": seat, "say": word} | number | more


def push(seat: int, *chips: int, **more: Any) -> JSON:
    """These chips in one motion."""
    return {"seat": seat, "push": list(chips)} | more


def pile(seat: int, amount: int, **more: Any) -> JSON:
    """So much in several small chips in one motion."""
    return {"seat": seat, "push": amount} | more


def folds(*seats: int) -> list[JSON]:
    return [say(seat, "fold") for seat in seats]


def checks(*seats: int) -> list[JSON]:
    return [say(seat, "check") for seat in seats]


def calls(*seats: int) -> list[JSON]:
    return [say(seat, "call") for seat in seats]


def deals(cards: str) -> JSON:
    return {"dealer": "deals", "board": cards}


def calls_on(seat: int) -> JSON:
    return {"dealer": "calls_on", "seat": seat}


def floor(seat: int, action: str | None, to: int | None = None) -> JSON:
    return {"floor": "rules", "seat": seat, "action": action} | ({} if to is None else {"to": to})


def counts(ruling: JSON) -> tuple[str, str | None, int | None]:
    """What a ruling says the act is: its status, the action, and the total it makes."""
    return ruling["status"], ruling["action"], ruling["to"]


def chips_of(ruling: JSON) -> tuple[int, int, int]:
    """What stays of the chips of a ruling, what comes back, what is owed."""
    return ruling["added"], ruling["returned"], ruling["owed"]


def choices(ruling: JSON) -> list[tuple[Any, ...]]:
    """What may be chosen, as (action, what it comes to): a total, a range, or what a fold leaves."""
    return sorted(
        (choice["action"], *(value for key, value in sorted(choice.items()) if key != "action"))
        for choice in ruling["choices"]
    )
