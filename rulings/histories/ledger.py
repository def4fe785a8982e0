"""Who has put in how much: for writing the acts of a hand in a format that tells them otherwise than its own does."""

from collections.abc import Iterator
from typing import NamedTuple

from .faults import HandError
from .forced import clockwise
from .hand import Act, Did, Happening, HistoryHand, Muck, Post, Posted, Show


class Told(NamedTuple):
    """An act with all that formats tell of it.

    What it was, the seat's wager of the round after it, the chips it adds, and whether they are the seat's last.
    """

    did: Did
    total: int
    added: int
    all_in: bool


def told_acts(hand: HistoryHand) -> Iterator[tuple[Happening, Told | None]]:
    """Each happening, an act with what it comes to: whether it checks or calls too, where the hand leaves that open."""
    ledger = _Ledger(hand)
    for happening in hand.happenings:
        if isinstance(happening, Act):
            yield happening, ledger.take(happening)
        else:
            if not isinstance(happening, Show | Muck):
                ledger.next_round()
            yield happening, None


def posts_of(hand: HistoryHand) -> tuple[Post, ...]:
    """The forced payments: as the file tells them, or as the game makes them due."""
    return hand.posts or tuple(_Ledger(hand).posts)


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
        self.posts: list[Post] = []
        seats = blind_seats(hand)
        payers = {"each": seats.order, "big_blind": (seats.big,), "button": (hand.button,)}[game.ante_type]
        for seat in payers:
            self._post(Posted.ANTE, seat, game.ante)
        blinds = (
            (Posted.SMALL_BLIND, seats.small, game.small_blind),
            (Posted.BIG_BLIND, seats.big, game.big_blind),
            (Posted.THIRD_BLIND, seats.third, game.third_blind),
        )
        for kind, seat, amount in blinds:
            self._post(kind, seat, amount)
        for kind, posts in ((Posted.MISSED, game.live), (Posted.STRADDLE, game.straddles)):
            for post in posts:
                self._post(kind, post.seat, post.amount - self._wagers[post.seat])
        for post in game.dead:
            self._post(Posted.DEAD, post.seat, post.amount)
        due = [amount for _, seat, amount in blinds if seat is not None] + [post.amount for post in game.straddles]
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
        if did in (Did.STAY, Did.ALL_IN):
            did = Did.CHECK if total == own else Did.CALL if total <= self._bet else Did.RAISE if self._bet else Did.BET
        self._wager(act.seat, total - own)
        self._bet = max(self._bet, total)
        return Told(did, total, total - own, all_in=total > own and not self._stacks[act.seat])

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

    def _post(self, kind: Posted, seat: int | None, amount: int) -> None:
        """A forced payment, as far as the stack goes; antes and dead money are part of no wager."""
        if seat is None or seat not in self._stacks or amount <= 0:
            return
        before = self._wagers[seat]
        self.posts.append(Post(seat, kind, self._wager(seat, amount)))
        if kind in (Posted.ANTE, Posted.DEAD):
            self._wagers[seat] = before

    def _wager(self, seat: int, amount: int) -> int:
        """Move chips from the stack to the wager, and say how many."""
        paid = min(amount, self._stacks[seat])
        self._stacks[seat] -= paid
        self._wagers[seat] += paid
        return paid
