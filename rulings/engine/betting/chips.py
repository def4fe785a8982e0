"""Which chips play: the smallest chip of a game, and what cannot be wagered with the chips there are."""

from collections.abc import Iterable
from functools import lru_cache
from math import gcd

from rulings.engine.rulebook import House

from .game import DEEP, Game, Player

# Past this many steps a payment is judged by divisibility alone; no real chip set comes near it.
_MOST_STEPS = 100_000


def basis_payments(game: Game, house: House) -> tuple[int, ...]:
    """The forced payments that name the smallest chip that plays (setting smallest_chip_basis; S0 r7, WLA 130)."""
    blinds = (game.small_blind, game.big_blind, game.third_blind)
    payments = {
        "ante_blind_rake": (*blinds, game.ante, game.bring_in, game.rake_chip),
        "ante_blind": (*blinds, game.ante, game.bring_in),
        "big_blind": (max(blinds),),
    }[house.smallest_chip_basis]
    return tuple(payment for payment in payments if payment)


def smallest_needed(chips: tuple[int, ...], payments: Iterable[int]) -> int:
    """The smallest chip needed to make one of the payments; 1 where the chips on the table are not known.

    A payment is made with chips as large as can be; one that the chips cannot make at all needs the smallest there is.
    """
    if not chips:
        return 1
    return min((_least_used(chips, payment) for payment in payments), default=min(chips))


@lru_cache(maxsize=4096)
def _least_used(chips: tuple[int, ...], amount: int) -> int:
    for least in sorted(set(chips), reverse=True):
        if _can_pay(tuple(chip for chip in chips if chip >= least), amount):
            return least
    return min(chips)


def _can_pay(chips: tuple[int, ...], amount: int) -> bool:
    unit = gcd(*chips)
    if amount % unit:
        return False
    steps = amount // unit
    if steps > _MOST_STEPS:
        return True
    reachable = 1  # bit n: n units can be paid
    full = (1 << (steps + 1)) - 1
    for chip in {chip // unit for chip in chips}:
        reach = chip
        while reach <= steps:
            reachable |= (reachable << reach) & full
            reach *= 2
    return bool(reachable >> steps & 1)


def chips_that_stay(player: Player, smallest: int) -> int:
    """What of a stack is in chips too small to play: they stay with the player on an all-in (S0 r7)."""
    if player.chips:
        return sum(chip * count for chip, count in player.chips if chip < smallest)
    return 0 if player.stack == DEEP else player.stack % smallest
