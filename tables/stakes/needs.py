"""What a game has: the facts of stakes that mean something in it."""

from tables.catalogue import is_stud
from tables.stakes.forced import BLINDS

_LIMIT_BETS = frozenset({"small_bet", "big_bet"})
_STRADDLE_DETAILS = frozenset(
    {
        "straddle_positions",
        "straddle_size",
        "straddle_max",
        "straddle_max_count",
        "straddle_live",
        "straddle_min_raise",
        "button_straddle_first",
        "straddle_mandatory",
    }
)


def needless(variant: str, betting: str, straddle_policy: str, *, cash: bool) -> frozenset[str]:
    """Return the facts that mean nothing in such a game; each has there what StakesFacts has by default."""
    stud, limit = is_stud(variant), betting in ("fixed_limit", "spread_limit")
    without: set[str] = {*BLINDS, "ante_type", "straddle_policy"} if stud else {"bring_in"}
    if not limit:
        without |= {*_LIMIT_BETS, "kill"}
    if betting != "pot_limit":
        without.add("pot_unit")
    if stud or straddle_policy != "own":
        without |= _STRADDLE_DETAILS
    if not cash:
        without |= {"min_buy_in", "max_buy_in", "rake_percent", "rake_cap", "rake_chip"}
    return frozenset(without)
