"""The events of a hand made into what happened."""

from rulings.engine.betting.variants import Variant
from rulings.histories.hand import Act, Board, Did, Draw, Happening, RunOut

from .fields import Fields

_ACTS = {
    "FOLD": Did.FOLD,
    "CHECK": Did.CHECK,
    "CALL": Did.CALL,
    "BET": Did.BET,
    "RAISE": Did.RAISE,
    "ALLIN": Did.ALL_IN,
    "BRINGIN": Did.BRING_IN,
}
_BOARD = "BOARDCARD"
_DRAWS = ("DRAW", "DISCARD", "STANDPAT")


def read_events(hand: Fields, variant: Variant, seats: frozenset[int], scale: int) -> tuple[Happening, ...]:
    """What happened, in order. Raises HandError for an event that is none."""
    told = _Events(variant, seats, scale)
    for event in hand.list("Events"):
        told.take(event)
    told.deal()
    return told.finish(hand)


class _Events:
    """The happenings so far. `boards` are the cards of each board by its number, of which the first is dealt."""

    def __init__(self, variant: Variant, seats: frozenset[int], scale: int) -> None:
        self._variant = variant
        self._seats = seats
        self._scale = scale
        self._happenings: list[Happening] = []
        self._wagered = True  # the blinds are there to be raised
        self._boards: dict[int, tuple[int, ...]] = {}
        self._dealt = 0  # cards of the first board that are among the happenings

    def take(self, event: Fields) -> None:
        """An event."""
        kind = "".join(event.text("EventType").upper().split()).replace("_", "")
        if kind == _BOARD:
            number = event.whole("BoardNum")
            self._boards[number] = self._boards.get(number, ()) + event.cards("BoardCards")
            self._deal_streets()
            self._wagered = False
            return
        self.deal()
        if kind in _DRAWS or event.whole("NumCardsDrawn"):
            self._happenings.append(Draw(self._seat(event), event.whole("NumCardsDrawn")))
            self._wagered = False
            return
        did = _ACTS.get(kind)
        if did is None:
            raise event.fail("EventType", f'"{event.text("EventType")}" is no event known here', "unsupported")
        self._act(event, did)

    def _act(self, event: Fields, did: Did) -> None:
        if did is Did.BET and self._wagered:
            did = Did.RAISE
        wagers = did not in (Did.FOLD, Did.CHECK)
        total = event.amount("BetAmt", self._scale) if wagers else 0
        if not total and did in (Did.BET, Did.RAISE):
            raise event.fail("BetAmt", "is nothing, but the event is a bet")
        self._wagered = self._wagered or did in (Did.BET, Did.ALL_IN)
        self._happenings.append(Act(self._seat(event), did, total or None))

    def _seat(self, event: Fields) -> int:
        seat = event.whole("PlayerNum")
        if seat not in self._seats:
            raise event.fail("PlayerNum", f"is {seat}, which nobody in this hand has", "contradiction")
        return seat

    def _first(self) -> tuple[int, ...]:
        return next(iter(self._boards.values()), ())[: self._variant.board]

    def _deal_streets(self) -> None:
        """The first board's cards, as soon as a street of them is whole."""
        sizes = [street.board for street in self._variant.streets]
        if len(self._first()) in sizes:
            self.deal()

    def deal(self) -> None:
        """Those of the first board's cards that are not among the happenings yet, whole street or not."""
        cards = self._first()[self._dealt :]
        if cards:
            self._happenings.append(Board(cards))
            self._dealt += len(cards)

    def finish(self, hand: Fields) -> tuple[Happening, ...]:
        """The happenings, with several boards as one run-out in place of the first one's last cards."""
        runs = hand.whole("RunItNumTimes", 1)
        cards = [*self._boards.values()]
        size = self._variant.board
        if runs <= 1:
            if any(len(board) > size for board in cards) or len(cards) > 1:
                raise hand.fail("Events", "deal more than one board, but it is run once", "contradiction")
            return tuple(self._happenings)
        again = cards[1:] if len(cards) > 1 else _parts(cards[0][size:], runs - 1) if cards else []
        if len(again) != runs - 1 or len({len(board) for board in again}) != 1 or not again[0]:
            raise hand.fail("Events", f"do not deal the {runs} boards that it is run for", "contradiction")
        return self._run_out(size - len(again[0]), again)

    def _run_out(self, common: int, again: list[tuple[int, ...]]) -> tuple[Happening, ...]:
        kept: list[Happening] = []
        out, at = 0, -1
        for happening in self._happenings:
            if isinstance(happening, Board) and out >= common:
                at = len(kept) if at < 0 else at
                continue
            out += len(happening.cards) if isinstance(happening, Board) else 0
            kept.append(happening)
        first = self._first()
        kept.insert(at if at >= 0 else len(kept), RunOut((first, *[first[:common] + board for board in again])))
        return tuple(kept)


def _parts(cards: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """The cards in so many parts of the same length, if they can be."""
    size = len(cards) // number
    return [cards[at : at + size] for at in range(0, size * number, size)] if size and not len(cards) % number else []
