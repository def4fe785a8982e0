"""The actions of a document, one after the other: "d dh p1 AcKd", "p3 cbr 300", "p1 sm AcKd # a word about it"."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache

from rulings.engine.betting.game import Game
from rulings.engine.cards import parse_cards
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, Happening, Hole, Muck, Show
from rulings.histories.units import UnitsError, in_units

from .fields import fail

_HIDDEN = "??"
_DEAL = len("d dh p1 ")
_PLAIN = {"f": Did.FOLD, "cc": Did.STAY, "pb": Did.BRING_IN}
_RECENT = 1 << 14


class Walk:
    """A hand's actions on their way to happenings, which are in `happenings` when they have run."""

    def __init__(self, seats: tuple[int, ...], game: Game, scale: int) -> None:
        self.happenings: list[Happening] = []
        self._seats = seats
        self._game = game
        self._scale = scale
        self._hands: dict[int, str] = dict.fromkeys(seats, "")
        self._stud = game.variant.opens_by is not None
        self._board = 0
        self._begun = False  # the first cards are dealt: what comes from now on is a later street or a replacement
        self._wagered = game.big_blind > 0 or game.bring_in > 0

    def run(self, actions: Sequence[str]) -> None:
        """Take every action. Raises HandError, CardError or UnitsError for one that cannot be read."""
        add = self.happenings.append
        plain, deals = _plain_acts(self._seats), _first_deals(self._seats)
        for action in actions:
            act = plain.get(action)
            if act is not None:
                self._begun = True
                add(act)
            elif not self._begun and action[:_DEAL] in deals and " " not in action[_DEAL:]:
                self._hands[deals[action[:_DEAL]]] += action[_DEAL:]
            else:
                self._take(action)

    def _take(self, action: str) -> None:
        words = (action.partition("#")[0] if "#" in action else action).split()
        if not words:
            return
        seat_of = _players(self._seats)
        try:
            if words[0] == "d":
                self._deal(words, seat_of)
                return
            happening = self._happening(seat_of[words[0]], words[1], words[2:])
        except (KeyError, IndexError):
            raise fail("bad_action", f'"{action[:60]}" is no action of a player of this hand') from None
        self._begun = True
        self.happenings.append(happening)

    def _happening(self, seat: int, verb: str, rest: list[str]) -> Happening:
        match verb:
            case "cbr":
                return self._wager(seat, rest[0])
            case "sm":
                return self._show(seat, rest)
            case "sd":
                return self._draw(seat, cards_of(rest[0]) if rest else ())
        return Act(seat, _PLAIN[verb])

    def hole_cards(self) -> list[tuple[int, ...]]:
        """What each player was dealt before anybody acted; () where none of it is known. Raises HandError."""
        due = self._game.variant.streets[0].hole or self._game.variant.hole
        for seat, text in self._hands.items():
            if text and len(text) != 2 * due:
                raise fail("bad_card", f"seat {seat} is dealt {text}, where a hand has {due} cards")
        return [cards_of(text) if text.strip("?") else () for text in self._hands.values()]

    def _deal(self, words: list[str], seat_of: Mapping[str, int]) -> None:
        if words[1] == "dh":
            self._deal_hole(seat_of[words[2]], words[3])
        elif words[1] == "db":
            self._deal_board(words[2])
        else:
            raise KeyError(words[1])

    def _deal_board(self, text: str) -> None:
        hidden = not text.strip("?")
        if not hidden and "?" in text:
            raise fail("unsupported", f"the board cards {text} are known in part only")
        self._board += len(text) // 2
        if self._board > self._game.variant.board:
            raise fail("unsupported", f"{self._board} board cards are dealt where there are {self._game.variant.board}")
        self.happenings.append(Board(() if hidden else cards_of(text)))
        self._wagered = False

    def _deal_hole(self, seat: int, text: str) -> None:
        if not self._begun:
            self._hands[seat] += text
            return
        self.happenings.append(Hole(seat, cards_of(text)))
        self._wagered = False

    def _wager(self, seat: int, amount: str) -> Act:
        did = Did.RAISE if self._wagered else Did.BET
        if self._stud and self._wagered and self._completes():
            did = Did.COMPLETE
        self._wagered = True
        return Act(seat, did, _amount(amount, self._scale))

    def _completes(self) -> bool:
        """Whether nobody has completed the bring-in yet, which only plays on the first street."""
        return not any(
            type(past) is Hole or (type(past) is Act and past.did is Did.COMPLETE) for past in self.happenings
        )

    def _draw(self, seat: int, cards: tuple[int, ...]) -> Draw:
        self._wagered = False
        return Draw(seat, len(cards), tuple([card for card in cards if card != UNKNOWN]))

    def _show(self, seat: int, cards: list[str]) -> Show | Muck:
        if not cards:
            return Muck(seat)
        return Show(seat, self._held(seat) if cards[0] == "-" else cards_of(cards[0]))

    def _held(self, seat: int) -> tuple[int, ...]:
        """What the player holds by now."""
        cards = list(cards_of(self._hands[seat]))
        for past in self.happenings:
            if isinstance(past, Hole) and past.seat == seat:
                cards += past.cards
            elif isinstance(past, Draw) and past.seat == seat:
                for card in (*past.cards, *[UNKNOWN] * (past.number - len(past.cards))):
                    _throw_away(cards, card)
        return tuple(cards)


def _throw_away(cards: list[int], card: int) -> None:
    if card not in cards:
        raise fail("contradiction", "a card is thrown away that the player does not hold")
    cards.remove(card)


@lru_cache(maxsize=_RECENT)
def cards_of(text: str) -> tuple[int, ...]:
    """The cards of a text like "Ac??", unknown ones as UNKNOWN. Raises CardError."""
    if "?" not in text:
        return parse_cards(text)
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    return tuple([UNKNOWN if pair == _HIDDEN else parse_cards(pair)[0] for pair in pairs])


@lru_cache(maxsize=64)
def _players(seats: tuple[int, ...]) -> Mapping[str, int]:
    """The seats by the names the actions give their players."""
    return {f"p{number}": seat for number, seat in enumerate(seats, 1)}


@lru_cache(maxsize=_RECENT)
def _amount(text: str, scale: int) -> int:
    if text.isdecimal() and text.isascii():
        return in_units(int(text), scale)
    whole, _, part = text.partition(".")
    if not (whole + part).isdecimal() or not text.isascii():
        raise UnitsError(f'"{text}" is no amount: it must be figures with a point at most, such as 1250.5')
    return in_units(Decimal(text), scale)


@lru_cache(maxsize=64)
def _first_deals(seats: tuple[int, ...]) -> Mapping[str, int]:
    """How the first deals begin, which with the plain acts are nearly all of a hand; from p10 on they are longer."""
    return {f"d dh {name} ": seat for name, seat in _players(seats).items() if len(name) == len("p1")}


@lru_cache(maxsize=64)
def _plain_acts(seats: tuple[int, ...]) -> Mapping[str, Act]:
    """The acts that need no more than their text."""
    told = _players(seats).items()
    return {
        f"{name} {verb}": Act(seat, did) for name, seat in told for verb, did in (("f", Did.FOLD), ("cc", Did.STAY))
    }
