"""The sizes of limit bets, and what a player may sit down with."""

from collections.abc import Iterator

from tables.stakes.facts import StakesFacts
from tables.stakes.problem import Level, Problem

# Fewer big blinds than this are no poker to speak of; the room may still want it.
_SHALLOW = 10


def bet_problems(facts: StakesFacts) -> Iterator[Problem]:
    """Yield what is wrong with the bets of limit games."""
    if not facts.limit:
        for name in ("small_bet", "big_bet"):
            if getattr(facts, name):
                yield Problem(name, "only_in_limit", ("betting",))
        return
    if not facts.small_bet:
        yield Problem("small_bet", "limit_needs_its_bets", ("betting",))
    elif facts.big_bet < facts.small_bet:
        yield Problem("big_bet", "below_small_bet", ("betting", "small_bet"), {"small_bet": facts.small_bet})
    elif facts.betting == "fixed_limit" and facts.big_bet != 2 * facts.small_bet:
        amounts = {"double": 2 * facts.small_bet}
        yield Problem("big_bet", "not_double", ("betting", "small_bet"), amounts, Level.WARNING)


def buy_in_problems(facts: StakesFacts) -> Iterator[Problem]:
    """Yield what is wrong with the buy-ins."""
    if facts.max_buy_in is not None and facts.max_buy_in < facts.min_buy_in:
        yield Problem("max_buy_in", "below_min_buy_in", ("min_buy_in",), {"min_buy_in": facts.min_buy_in})
    if not facts.cash:
        return
    least_bet = max(facts.top_blind, facts.small_bet, facts.bring_in, facts.ante)
    about = ("cash", "big_blind", "third_blind", "small_bet", "bring_in", "ante")
    if not facts.min_buy_in:
        yield Problem("min_buy_in", "no_min_buy_in", ("cash",))
    elif facts.min_buy_in < least_bet:
        yield Problem("min_buy_in", "below_one_bet", about, {"bet": least_bet})
    elif facts.min_buy_in < _SHALLOW * least_bet:
        yield Problem("min_buy_in", "shallow", about, {"least": _SHALLOW * least_bet}, Level.WARNING)


def rake_problems(facts: StakesFacts) -> Iterator[Problem]:
    """Yield what is wrong with the rake and the kill."""
    if facts.rake_percent < 0:
        yield Problem("rake_percent", "negative_rake")
    if facts.rake_cap is not None and not facts.rake_percent:
        yield Problem("rake_cap", "cap_without_rake", ("rake_percent",))
    if facts.kill != "none" and not facts.limit:
        yield Problem("kill", "kill_outside_limit", ("betting",), level=Level.WARNING)
