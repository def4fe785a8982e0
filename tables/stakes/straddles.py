"""A straddle policy of the stakes' own."""

from collections.abc import Iterator

from tables.catalogue import setting_problem
from tables.stakes.facts import StakesFacts, straddle_settings
from tables.stakes.problem import Level, Problem


def straddle_problems(facts: StakesFacts) -> Iterator[Problem]:
    """Yield what is wrong with the straddle policy. The values themselves are judged by the catalogue of the rules."""
    if facts.straddle_policy != "own":
        if facts.straddle_mandatory:
            yield Problem("straddle_mandatory", "mandatory_without_own_policy", ("straddle_policy",))
        return
    unreadable = [name for name, value in straddle_settings(facts, {}).items() if setting_problem(name, value)]
    for name in unreadable:
        yield Problem(name, "no_such_value")
    if not unreadable:
        yield from _policy_problems(facts)


def _policy_problems(facts: StakesFacts) -> Iterator[Problem]:
    if not facts.straddle_positions:
        yield Problem("straddle_positions", "nobody_may_straddle", ("straddle_policy",))
    if not facts.top_blind:
        yield Problem("straddle_policy", "straddle_without_blinds", ("big_blind", "third_blind"))
    if not facts.straddle_max_count:
        yield Problem("straddle_max_count", "no_straddle_at_all", ("straddle_policy",))
    elif facts.straddle_max is not None and facts.straddle_max < 2**facts.straddle_max_count:
        # Each straddle is at least twice what went before it.
        yield Problem("straddle_max", "last_straddle_never_fits", ("straddle_max_count",), level=Level.WARNING)
