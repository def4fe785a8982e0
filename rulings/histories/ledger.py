"""Who has put in how much: for writing the acts of a hand in a format that tells them otherwise than its own does."""

from collections.abc import Iterator
from typing import NamedTuple

from .faults import HandError
from .forced import clockwise
from .hand import Act, Did, Happening, HistoryHand, Muck, Show


class Told(NamedTuple):
    """An act with all that formats tell of it: what it was, the seat's wager of the round after it, the chips added."""

    did: Did
    total: int
    added: int


def told_acts(hand: HistoryHand) -> Iterator[tuple[Happening, Told | None]]:
    """Each happening, an act with what it comes to. A check is never called a call, nor the other way round."""
    ledger = _Ledger(hand)
    for happening in hand.happenings:
        if isinstance(happening, Act):
            yield happening, ledger.take(happening)
        else:
            if not isinstance(happening, Show | Muck):
                ledger.next_round()
            yield happening, None


class Seats(NamedTuple):
    """The seats clockwise from the left of the button, and who posts the blinds; None where nobody does."""

    order: tuple[int, ...]
    small: int | None
    big: int | None
    third: int | None


def blind_seats(hand: HistoryHand) -> Seats:
    """Who posts what, where the game leaves it to the order of the seats too."""
    game = hand.game
    order = tuple(clockwise(hand.players, hand.button))
    turn = len(order) - 1 if len(order) == 2 and hand.button in hand.players else 0
    small = big = third = None
    if game.small_blind and not game.no_small_blind:
        small = game.small_blind_seat or order[turn]
        turn = (order.index(small) + 1) % len(order)
    if game.big_blind and not game.no_big_blind:
        big = game.big_blind_seat or order[turn]
        turn = (order.index(big) + 1) % len(order)
    if game.third_blind:
        third = order[turn]
    return Seats(order, small, big, third)


class _Ledger:
    """The stacks and the wagers of the round, by seat, and the bet to match."""

    def __init__(self, hand: HistoryHand) -> None:
        game = hand.game
        if any(player.missed for player in hand.players.values()):
            raise HandError("unsupported", 0, "missed blinds cannot be told one by one")
        self._bring_in = game.bring_in
        self._stacks = {seat: player.stack for seat, player in hand.players.items()}
        self._wagers = dict.fromkeys(hand.players, 0)
        seats = blind_seats(hand)
        payers = {"each": seats.order, "big_blind": (seats.big,), "button": (hand.button,)}[game.ante_type]
        for seat in payers:
            self._pay(seat, game.ante)
        blinds = ((seats.small, game.small_blind), (seats.big, game.big_blind), (seats.third, game.third_blind))
        for seat, amount in blinds:
            self._wager(seat, amount)
        for post in (*game.live, *game.straddles):
            self._wager(post.seat, post.amount - self._wagers[post.seat])
        for post in game.dead:
            self._pay(post.seat, post.amount)
        due = [amount for seat, amount in blinds if seat is not None] + [post.amount for post in game.straddles]
        self._bet = max([0, *due, *self._wagers.values()])

    def next_round(self) -> None:
        self._wagers = dict.fromkeys(self._wagers, 0)
        self._bet = 0

    def take(self, act: Act) -> Told:
        """What the act comes to. Raises HandError for a seat that is not there."""
        if act.seat not in self._wagers:
            raise HandError("contradiction", act.at, f"seat {act.seat} acts, but nobody sits there")
        did, own = act.did, self._wagers[act.seat]
        total = self._total(act, own)
        if did in (Did.STAY, Did.CALL, Did.CHECK, Did.ALL_IN):
            did = Did.CHECK if total == own else Did.CALL if total <= self._bet else Did.RAISE if self._bet else Did.BET
        self._wager(act.seat, total - own)
        self._bet = max(self._bet, total)
        return Told(did, total, total - own)

    def _total(self, act: Act, own: int) -> int:
        if act.did in (Did.FOLD, Did.CHECK):
            return own
        if act.total is not None:
            return act.total
        if act.added is not None:
            return own + act.added
        most = own + self._stacks[act.seat]
        if act.did is Did.ALL_IN:
            return most
        return min(self._bring_in if act.did is Did.BRING_IN else self._bet, most)

    def _wager(self, seat: int | None, amount: int) -> None:
        if seat is not None:
            self._wagers[seat] += self._pay(seat, amount)

    def _pay(self, seat: int | None, amount: int) -> int:
        if seat is None or seat not in self._stacks:
            return 0
        paid = min(amount, self._stacks[seat])
        self._stacks[seat] -= paid
        return paid
