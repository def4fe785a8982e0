"""What a replay can find: the closed list of codes, how bad each is, and the rules it may rest on."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.histories.units import as_number

Value = int | str | None


class Severity(StrEnum):
    """How bad it is: an ERROR is something the rules would not allow, a NOTE a convention other than live play's."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of finding: its severity, and its sentence with places for the numbers.

    `rules`: those it rests on; of several, `grounds` chooses those that apply to the game. `chips`: what is expected
    and found are amounts.
    """

    severity: Severity
    sentence: str
    rules: tuple[str, ...] = ()
    chips: bool = False


def _error(sentence: str, *rules: str, chips: bool = False) -> Kind:
    return Kind(Severity.ERROR, sentence, rules, chips)


def _warning(sentence: str, *rules: str, chips: bool = False) -> Kind:
    return Kind(Severity.WARNING, sentence, rules, chips)


def _note(sentence: str, *rules: str, chips: bool = False) -> Kind:
    return Kind(Severity.NOTE, sentence, rules, chips)


KINDS: dict[str, Kind] = {
    # Forced bets.
    "wrong_post": _error(
        "Seat {seat} posts {found}; due is {expected}.",
        *("blind-is-live", "short-big-blind", "big-blind-ante-order", "ante-all-in", "missed-blinds", "straddle"),
        chips=True,
    ),
    "straddle_not_allowed": _error("The house does not allow the straddle of seat {seat}: {found}.", "straddle"),
    # Whose turn it is.
    "out_of_turn": _error(
        "Seat {found} acts; it is seat {expected}'s turn.",
        *("oot-bet", "oot-check", "oot-fold"),
        *("action-order-preflop", "action-order-postflop", "heads-up-button", "button-straddle-order", "stud-order"),
    ),
    "cannot_act": _error("Seat {seat} acts, but has no hand or no chips to act with.", "hand-released", "after-turn"),
    "after_the_end": _error("Seat {seat} acts after the betting is over.", "after-turn"),
    "unknown_seat": _error("Seat {seat} acts, but nobody sits there."),
    # Acts that do not fit.
    "wrong_call": _error(
        "Seat {seat} calls {found}; the call is {expected}.", "undercall", "accepted-action", chips=True
    ),
    "checks_facing_bet": _error(
        "Seat {seat} checks where {expected} is due.", "invalid-declarations", "bring-in", chips=True
    ),
    "nothing_to_call": _error("Seat {seat} calls where there is nothing to call.", "invalid-declarations"),
    "cannot_fold": _error("Seat {seat} folds where the bring-in is due.", "bring-in", "stud-all-in-low-card"),
    "folds_for_free": _note("Seat {seat} folds where a check is free.", "fold-not-facing"),
    # Sizes, and the right to raise.
    "wager_too_small": _error(
        "Seat {seat} makes it {found}; the least is {expected}.",
        *("min-bet", "min-raise", "short-allin-min-raise", "straddle-min-raise"),
        *("limit-raise-size", "limit-short-response", "spread-limit-size", "bring-in"),
        chips=True,
    ),
    "wager_too_large": _error(
        "Seat {seat} makes it {found}; the most is {expected}.",
        *("pot-limit-max", "pl-preflop-basis", "pl-rounding", "limit-raise-size", "spread-limit-size"),
        chips=True,
    ),
    "wager_off_size": _error(
        "Seat {seat} makes it {found}, which is no size that plays.",
        *("bet-unit", "open-pair-fourth-street", "bring-in", "short-bring-in"),
        chips=True,
    ),
    "chips_do_not_play": _error(
        "Seat {seat} makes it {found}, with chips that do not play.", "smallest-chip", "allin-small-chips", chips=True
    ),
    "not_enough_chips": _error(
        "Seat {seat} makes it {found}; the whole stack makes {expected}.", "table-stakes", chips=True
    ),
    "not_all_in": _error(
        "Seat {seat} is all-in for {found}; the whole stack makes {expected}.", "all-in-right", chips=True
    ),
    "raise_not_reopened": _error(
        "Seat {seat} raises, but has acted and there was no full raise since.",
        *("reopen-big-bet", "reopen-cumulative", "reopen-limit"),
    ),
    "raise_over_cap": _error(
        "Seat {seat} raises over the cap of the round.",
        *("limit-cap-multiway", "limit-cap-headsup", "straddle-and-cap", "no-cap-big-bet"),
    ),
    "raise_after_check": _error("Seat {seat} raises after a check, which is barred here.", "check-raise-barred"),
    "raise_against_nobody": _note("Seat {seat} raises where every opponent is all-in.", "no-raise-left"),
    # Cards.
    "card_twice": _error("The {found} comes up twice.", "fouled-deck"),
    "card_not_in_deck": _error("The {found} is not in the deck of this game.", "fouled-deck"),
    "card_not_held": _error("Seat {seat} has the {found}, which it was not dealt.", "fouled-deck"),
    "premature_card": _error("A card is dealt before seat {expected} has acted.", "premature-card"),
    "too_many_cards": _error("{found} cards are dealt where there are {expected}.", "fouled-deck"),
    "cards_missing": _warning("The betting went on with {found} board cards dealt; {expected} should have been."),
    "draw_out_of_place": _error("Seat {seat} draws where it has no draw.", "draw-count"),
    "boards_differ": _error("A board that was run does not begin with the cards that were out.", "run-it"),
    "run_too_often": _warning("The rest was run {found} times; this house allows {expected}.", "run-it"),
    # The showdown.
    "wrong_show_order": _warning(
        "Seat {found} shows first; it is seat {expected}'s duty.",
        *("show-last-aggressor", "show-no-bet", "show-side-first"),
    ),
    "all_in_show_order": _note(
        "Seat {found} shows first after the all-in; here it is seat {expected}'s.", "allin-face-up"
    ),
    "mucked": _note("Seat {seat} gives up the hand without showing it.", "table-all-cards"),
    "mucks_too_early": _error("Seat {seat} mucks its hand before the betting is over.", "hand-released"),
    # Pots and payments.
    "wrong_pot": _error("The file's pot is {found}; the chips put in make {expected}.", "side-pots", chips=True),
    "wrong_uncalled": _error(
        "{found} goes back to seat {seat} uncalled; due is {expected}.", "uncalled-returned", chips=True
    ),
    "wrong_award": _error(
        "Seat {seat} gets {found}; due is {expected}.", "kicker", "last-live-hand", "side-pots", chips=True
    ),
    "wrong_odd_chip": _warning(
        "Seat {seat} gets {found}; with the odd chips it is {expected}.",
        *("odd-chip", "pots-split-separately"),
        chips=True,
    ),
    "wrong_stack": _error(
        "Seat {seat} ends with {found}; with what it got it is {expected}.", "table-stakes", chips=True
    ),
    "chips_not_conserved": _error(
        "The payments make {found}, rake included; the pot is {expected}.", "rake", chips=True
    ),
    "rake_taken": _note(
        "{found} is missing from the pot; the rake of this house is at most {expected}.", "rake", chips=True
    ),
    "rake_above_house": _warning("The rake is {found}; this house takes at most {expected}.", "rake", chips=True),
    "awards_unchecked": _note("Not all cards are known: who wins what was not checked."),
    "cashed_out": _note("Somebody cashed out: the payments are not those of the cards."),
    # The hand as a whole.
    "breaks_off": _warning("The hand breaks off: it is seat {expected}'s turn."),
    "unfinished": _note("The file does not tell the hand to its end: it is seat {expected}'s turn."),
    "needs_rulings": _note("What was done here needs rulings: the record was not replayed."),
    "duplicate_hand": _warning("The hand {found} came before in the file."),
    "untrusted": _note("From here on the replay cannot be trusted: what follows was not checked."),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a hand that the rules would not allow, or that a reader should know.

    `event`: the index of the happening in the hand, None where it is about the whole hand; `expected` and `found`:
    amounts, seats or texts, None where there is nothing to compare; `rules`: the ids of those it rests on.
    """

    code: str
    event: int | None = None
    seat: int | None = None
    expected: Value = None
    found: Value = None
    rules: tuple[str, ...] = ()

    @property
    def severity(self) -> Severity:
        return KINDS[self.code].severity

    def text(self, scale: int = 1) -> str:
        """The finding in one sentence; amounts in the money of a file of that scale."""
        kind = KINDS[self.code]
        expected, found = self.expected, self.found
        if kind.chips:
            expected, found = _money(expected, scale), _money(found, scale)
        return kind.sentence.format(seat=self.seat, expected=expected, found=found)

    def as_json(self, scale: int = 1) -> dict[str, object]:
        """The finding as the command line and the API print it: amounts in units, the sentence in the file's money."""
        return {
            "code": self.code,
            "severity": self.severity.value,
            "event": self.event,
            "seat": self.seat,
            "rules": list(self.rules),
            "expected": self.expected,
            "found": self.found,
            "text": self.text(scale),
        }


def _money(value: Value, scale: int) -> Value:
    return as_number(value, scale) if isinstance(value, int) else value
