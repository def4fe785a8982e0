"""Reasons: the sentences of a ruling, made from its grounds when somebody asks for them."""

from collections.abc import Callable

from rulings.engine.betting.act import Action

from .ruling import Ruling, Status

Money = Callable[[int], str]

_SENTENCES: dict[str, str] = {
    "brings_in": "The low card brings it in for {amount}.",
    "off_unit": "Wagers are multiples of {unit}: {asked} is corrected to {total}.",
    "brought_up_bet": "The least bet is {least}: {asked} is brought up to it.",
    "brought_up_raise": "The least total of a raise is {least}: {asked} is brought up to it.",
    "cut": "The most it can be made is {most}: {asked} is cut to that.",
    "undercall": "With {paid} in, the call of {call} is not paid in full: the rest is owed.",
    "undercall_said": "{paid} is less than the call of {call}: the call is made in full.",
    "undercall_choice": "With {paid} in, the call of {call} is short: pay the rest, or fold and leave {forfeits}.",
    "complete_or_fold": "{paid} is too little: complete it to {least}, or fold and leave {forfeits}.",
    "half_or_more": "{excess} beyond the bet is at least half the last raise of {base}: a raise, made up to {least}.",
    "any_excess_completes": "Any chips beyond the call are a raise here: completed to {least}.",
    "under_half": "{excess} beyond the bet is less than half of the last raise of {base}: a call of {call}.",
    "excess_returned": "Chips beyond the call that make no full raise come back here: a call of {call}.",
    "check_facing_bet": 'There is a bet: "check" leaves a call of {call} or a fold, and no raise.',
    "nothing_to_call": "There is nothing to call: it is a check.",
    "bar_skipped": "Others acted behind without the action being stopped: only a check, a call or a fold is left.",
    "bar_choice": "The choice is a call of {call} or a fold: it cannot become a raise.",
    "bar_checked_early": "After a check out of turn only a check, a call or a fold is left.",
    "bar_check_raise": "Raising after a check in the same round is barred here.",
    "bar_capped": "No more raises are allowed in this round.",
    "bar_not_reopened": "There was no full raise since the player acted: a call of {call} or a fold is left.",
    "bar_nobody_left": "Nobody is left to raise against: every opponent is all-in.",
    "bar_stack": "The chips reach for a call and no more.",
    "nothing_to_raise": "There is nothing to raise.",
    "small_chips": "{amount} is in chips smaller than {smallest}, which do not play.",
    "one_chip_is_nothing": "One chip without a word is no bet here.",
    "one_chip_calls": "One chip without a word is a call, whatever it is worth: {call} of the {chip} play.",
    "same_chips_call": "Several chips of one value without a word are a call of {call} here.",
    "all_needed": "Without the smallest chip of {chip} only {rest} is in: every chip is needed, so it calls {call}.",
    "bound_by_pull": "Chips were drawn back facing a raise: no fold any more, but a call of {call}.",
    "held": "It is seat {seat}'s turn: the act waits for its own.",
    "held_binds": "Nothing that changes the action came between: the act out of turn counts.",
    "held_off": "The action changed before the turn came: {returned} comes back and every option is open.",
    "held_check_bars": "There is a bet of {bet} now, after a check out of turn: no raise.",
    "held_check_off": "There is a bet of {bet} now: the check out of turn is off, and every option is open.",
    "prompted_may_change": "The dealer had called on the player, nobody behind has acted: {chips} may be taken back.",
    "prompted_passed": "The dealer had called on the player, but the next one has acted: {chips} stays in.",
    "chips_stay": "Chips put in out of turn stay: with {chips} in, call {bet}, raise, or fold leaving them.",
    "skipped": "{count} acts behind without the action being stopped: no bet or raise any more.",
    "add": "Chips from the pocket do not play in this hand: {amount} waits for the next.",
    "time": "Seat {seat} asks for time: the action stops.",
    "calls_on": "The dealer asks seat {seat} to act.",
    "calls_on_wrong": "The dealer asks seat {seat} to act, whose turn it is not.",
    "pulled": "{amount} drawn back; nothing is decided yet.",
    "pulled_binds": "Chips drawn back facing a raise: with {amount} taken back it has to be a call or a raise.",
    "has_folded": "The hand is folded: nothing more counts.",
    "is_all_in": "The player is all-in: nothing more can be wagered.",
    "already_held": "An act of this player waits for its turn already: this one has no effect.",
    "turn_passed": "The player's turn has passed: this has no effect.",
    "string_bet": "Only the first motion counts: the {returned} added in another comes back.",
    "pays": "{paid} of what was owed is paid; {left} is still missing.",
    "mucks_at_showdown": "The hand was thrown away.",
    "folds_leaving": "A fold that leaves {forfeits}.",
    "folds_choice": "A fold.",
    "folds_early": "A fold out of turn stands at once.",
    "choice_taken": "Somebody else has acted: the choice is taken as made.",
    "stands_short": "The next player has acted: the wager stands at {total}.",
    "moved_forward": "{amount} moved forward but not released: nothing is wagered yet.",
    "forward_counts": "The forward motion made seat {seat} act: its owner can be held to it.",
    "bound_by_release": "Chips released in turn stay.",
    "takes_back": "Unaware of the raise, and nobody acted behind: {returned} comes back and the turn is open.",
    "floor": "The floor decides. {why}",
    "dealt": "Cards are dealt.",
    "premature": "The card came before its time: it does not play and is dealt again later.",
    "shows": "The hand is tabled.",
    "no_draw_now": "There is no draw for this player now.",
    "draws": "{count} drawn.",
    "run_it": "The rest is dealt {times} times, each for an equal part of the pot.",
    "run_it_not_now": "It is run several times only when betting is over, somebody is all-in and cards are to come.",
    "run_it_too_often": "This house deals it at most {runs} times.",
    "run_it_two_only": "Here it is run several times only between two players.",
    "run_it_not_agreed": "Everybody in the pot has to agree.",
}
_PLAIN: dict[Action, str] = {
    Action.FOLD: "A fold in turn.",
    Action.CHECK: "A check in turn.",
    Action.CALL: "A call of {to}.",
    Action.BET: "A bet of {to}.",
    Action.RAISE: "A raise to {to}.",
    Action.COMPLETE: "Completed to {to}.",
    Action.POST: "Brought in for {to}.",
}
# Numbers that are no money.
_COUNTS = frozenset(("count", "times", "runs", "seat"))


def reason(ruling: Ruling, money: Money = str) -> str:
    """Why it counts as that, in one or two plain sentences. `money` writes an amount of the smallest unit."""
    sentences = [_sentence(code, numbers, money) for code, numbers in ruling.why]
    sentences = [sentence for sentence in sentences if sentence]
    if not sentences and ruling.action is not None:
        sentences = [_PLAIN[ruling.action].format(to=money(ruling.to or 0))]
    if ruling.status is Status.AMENDED and len(sentences) < 2:
        sentences += _settlement(ruling, money)
    return " ".join(sentences)


def _sentence(code: str, numbers: dict[str, int | str], money: Money) -> str:
    shown = {
        name: money(value) if isinstance(value, int) and name not in _COUNTS else value
        for name, value in numbers.items()
    }
    return _SENTENCES[code].format(**shown).strip()


def _settlement(ruling: Ruling, money: Money) -> list[str]:
    parts = []
    if ruling.returned:
        parts.append(f"{money(ruling.returned)} comes back")
    if ruling.owed:
        parts.append(f"{money(ruling.owed)} is owed")
    return [", ".join(parts) + "."] if parts else []
