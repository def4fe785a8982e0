"""What is wrong with stakes, in sentences."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from tables.stakes.problem import Problem

SENTENCES = {
    "nothing_forced": _("A game needs blinds, an ante or a bring-in."),
    "stud_has_no_blinds": _("Stud has no blinds: leave this empty."),
    "stud_antes_are_from_everybody": _("In stud everybody pays the ante."),
    "stud_without_bring_in": _("Stud is usually played with a bring-in."),
    "bring_in_too_great": _("The bring-in must be less than the small bet of %(small_bet)s."),
    "bring_in_outside_stud": _("Only stud games have a bring-in: leave this empty."),
    "below_small_blind": _("The big blind must be at least the small blind of %(small_blind)s."),
    "third_without_big_blind": _("A third blind needs a big blind."),
    "third_below_big_blind": _("The third blind is usually at least the big blind of %(big_blind)s."),
    "no_big_blind_to_pay_the_ante": _("There is no big blind to pay the ante for the table."),
    "above_small_bet": _("The blind is usually no more than the small bet of %(small_bet)s."),
    "only_in_limit": _("Only limit games have bets of a set size: leave this empty."),
    "limit_needs_its_bets": _("Limit games need the sizes of their bets."),
    "below_small_bet": _("Must be at least the small bet of %(small_bet)s."),
    "not_double": _("The big bet is usually twice the small bet: %(double)s."),
    "below_min_buy_in": _("The largest buy-in must be at least the smallest, %(min_buy_in)s."),
    "no_min_buy_in": _("Say what a player must at least buy in for."),
    "below_one_bet": _("Must be enough for one bet of %(bet)s."),
    "shallow": _("Ten bets are usual as the least buy-in: %(least)s."),
    "negative_rake": _("A rake is 0 or more."),
    "cap_without_rake": _("A cap needs a rake in percent."),
    "kill_outside_limit": _("A kill is usual in limit games only."),
    "mandatory_without_own_policy": _("A mandatory straddle needs a straddle policy set here."),
    "no_such_value": _("The house rules know no such value."),
    "nobody_may_straddle": _("Say who may straddle, or choose that nobody may."),
    "straddle_without_blinds": _("A game without blinds has no straddle."),
    "no_straddle_at_all": _("Must be at least one, or choose that nobody may straddle."),
    "last_straddle_never_fits": _("Each straddle doubles the one before: the last of them will not fit under this."),
    "not_payable": _("%(amount)s cannot be paid in this chip set."),
    "no_such_chip": _("There is no chip of %(amount)s in this chip set."),
}


def sentence(problem: Problem, write: Callable[[int], str]) -> str:
    """Return PROBLEM as a person reads it, its amounts written by WRITE."""
    amounts = {name: write(amount) for name, amount in problem.amounts.items()}
    return str(SENTENCES[problem.code]) % amounts
