"""What can be paid in a chip set."""

from collections.abc import Iterable, Iterator
from math import gcd

from tables.stakes.facts import StakesFacts
from tables.stakes.problem import Problem

PAID = (
    "small_blind", "big_blind", "third_blind", "ante", "bring_in", "small_bet", "big_bet", "pot_unit", "min_buy_in",
    "max_buy_in",
)  # fmt: skip

# No real chip set needs as many steps; beyond them divisibility decides.
_MOST_STEPS = 100_000


def chip_problems(facts: StakesFacts, chips: Iterable[int]) -> Iterator[Problem]:
    """Yield the amounts that cannot be paid in chips of the denominations CHIPS."""
    chips = frozenset(chips)
    for name in PAID:
        amount = getattr(facts, name)
        if amount and not payable(amount, chips):
            yield Problem(name, "not_payable", ("chip_set",), {"amount": amount})
    if facts.rake_chip and facts.rake_chip not in chips:
        yield Problem("rake_chip", "no_such_chip", ("chip_set",), {"amount": facts.rake_chip})
    if facts.straddle_policy == "own" and facts.top_blind and not payable(2 * facts.top_blind, chips):
        yield Problem("straddle_size", "not_payable", ("chip_set", "big_blind"), {"amount": 2 * facts.top_blind})


def payable(amount: int, chips: frozenset[int]) -> bool:
    """Say whether some chips, any number of each, make AMOUNT exactly."""
    unit = gcd(*chips)
    if not unit or amount % unit:
        return False
    steps, sizes = amount // unit, {chip // unit for chip in chips}
    # Every amount past the product of the least and the greatest can be made.
    if steps > min(min(sizes) * max(sizes), _MOST_STEPS):
        return True
    reachable = 1  # bit n: n units can be made
    within = (1 << (steps + 1)) - 1
    for size in sizes:
        reach = size
        while reach <= steps:
            reachable |= (reachable << reach) & within
            reach *= 2
    return bool(reachable >> steps & 1)
