"""What is paid before anybody acts: blinds, antes, the bring-in."""

from collections.abc import Iterator

from tables.catalogue import is_stud
from tables.stakes.facts import StakesFacts
from tables.stakes.problem import Level, Problem

BLINDS = ("small_blind", "big_blind", "third_blind")


def forced_problems(facts: StakesFacts) -> Iterator[Problem]:
    """Yield what is wrong with the forced payments."""
    yield from _stud_problems(facts) if is_stud(facts.variant) else _blind_problems(facts)
    if not (facts.limit or any(getattr(facts, blind) for blind in BLINDS) or facts.ante or facts.bring_in):
        yield Problem("big_blind", "nothing_forced", ("betting", "ante", "bring_in"))


def _stud_problems(facts: StakesFacts) -> Iterator[Problem]:
    for blind in BLINDS:
        if getattr(facts, blind):
            yield Problem(blind, "stud_has_no_blinds", ("variant",))
    if facts.ante and facts.ante_type != "each":
        yield Problem("ante_type", "stud_antes_are_from_everybody", ("variant", "ante"))
    if not facts.bring_in:
        yield Problem("bring_in", "stud_without_bring_in", ("variant",), level=Level.WARNING)
    if facts.bring_in and facts.betting == "fixed_limit" and facts.bring_in >= facts.small_bet:
        amounts = {"small_bet": facts.small_bet}
        yield Problem("bring_in", "bring_in_too_great", ("betting", "small_bet"), amounts)


def _blind_problems(facts: StakesFacts) -> Iterator[Problem]:
    if facts.bring_in:
        yield Problem("bring_in", "bring_in_outside_stud", ("variant",))
    if facts.big_blind < facts.small_blind:
        yield Problem("big_blind", "below_small_blind", ("small_blind",), {"small_blind": facts.small_blind})
    if facts.third_blind and not facts.big_blind:
        yield Problem("third_blind", "third_without_big_blind", ("big_blind",))
    elif facts.third_blind and facts.third_blind < facts.big_blind:
        amounts = {"big_blind": facts.big_blind}
        yield Problem("third_blind", "third_below_big_blind", ("big_blind",), amounts, Level.WARNING)
    if facts.ante and facts.ante_type == "big_blind" and not facts.big_blind:
        yield Problem("ante_type", "no_big_blind_to_pay_the_ante", ("ante", "big_blind"))
    if facts.limit and facts.small_bet and facts.top_blind > facts.small_bet:
        amounts = {"small_bet": facts.small_bet}
        yield Problem("big_blind", "above_small_bet", ("betting", "small_bet", "third_blind"), amounts, Level.WARNING)
