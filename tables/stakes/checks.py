"""Everything that can be wrong with stakes: the one place that pages, the admin and the services ask."""

from collections.abc import Iterable

from tables.stakes.bets import bet_problems, buy_in_problems, rake_problems
from tables.stakes.chips import chip_problems
from tables.stakes.facts import StakesFacts
from tables.stakes.forced import forced_problems
from tables.stakes.problem import Level, Problem
from tables.stakes.straddles import straddle_problems

__all__ = ["Level", "Problem", "problems"]


def problems(facts: StakesFacts, chips: Iterable[int]) -> list[Problem]:
    """Return what is wrong with FACTS in a room that plays with the denominations CHIPS; errors and warnings.

    The words in FACTS (variant, betting and so on) are taken to be known ones: the fields of the model see to that.
    """
    return [
        *forced_problems(facts),
        *bet_problems(facts),
        *buy_in_problems(facts),
        *straddle_problems(facts),
        *rake_problems(facts),
        *chip_problems(facts, chips),
    ]
