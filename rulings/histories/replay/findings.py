"""What a replay can find: the closed list of codes, how bad each is, and the rules it rests on."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad it is: an ERROR is something the rules would not allow, a NOTE a convention other than live play's."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of finding: its severity, the rules it rests on, and its sentence with places for the numbers."""

    severity: Severity
    rules: tuple[str, ...]
    sentence: str


_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

KINDS: dict[str, Kind] = {
    "wager_too_small": Kind(_ERROR, ("min-raise", "min-bet"), "Seat {seat} makes it {found}; the least is {expected}."),
    "wager_too_large": Kind(
        _ERROR, ("pot-limit-max", "limit-raise-size"), "Seat {seat} makes it {found}; the most is {expected}."
    ),
    "wager_off_size": Kind(
        _ERROR, ("bet-unit", "limit-raise-size"), "Seat {seat} makes it {found}, which is no size that plays."
    ),
    "raise_not_reopened": Kind(
        _ERROR,
        ("reopen-big-bet", "reopen-limit"),
        "Seat {seat} raises, but has acted and there was no full raise since.",
    ),
    "raise_over_cap": Kind(_ERROR, ("limit-cap-multiway",), "Seat {seat} raises over the cap of the round."),
    "raise_after_check": Kind(
        _ERROR, ("check-raise-barred",), "Seat {seat} raises after a check, which is barred here."
    ),
    "raise_against_nobody": Kind(_NOTE, ("no-raise-left",), "Seat {seat} raises where every opponent is all-in."),
    "out_of_turn": Kind(_ERROR, ("oot-bet",), "Seat {found} acts; it is seat {expected}'s turn."),
    "wrong_call": Kind(_ERROR, ("undercall",), "Seat {seat} calls {found}; the call is {expected}."),
    "checks_facing_bet": Kind(_ERROR, ("invalid-declarations",), "Seat {seat} checks facing a bet of {expected}."),
    "nothing_to_call": Kind(_ERROR, ("invalid-declarations",), "Seat {seat} calls where there is nothing to call."),
    "cannot_fold": Kind(_ERROR, ("bring-in",), "Seat {seat} folds where the bring-in is due."),
    "folds_for_free": Kind(_NOTE, ("fold-not-facing",), "Seat {seat} folds where a check is free."),
    "wrong_post": Kind(_ERROR, ("blind-is-live",), "Seat {seat} posts {found}; due is {expected}."),
    "straddle_not_allowed": Kind(_ERROR, ("straddle",), "The house does not allow the straddle: {found}."),
    "not_enough_chips": Kind(
        _ERROR, ("table-stakes",), "Seat {seat} puts in {found}; the whole stack makes {expected}."
    ),
    "cannot_act": Kind(_ERROR, ("hand-released",), "Seat {seat} acts, but has no hand or no chips to act with."),
    "after_the_end": Kind(_ERROR, ("after-turn",), "Seat {seat} acts after the betting is over."),
    "unknown_seat": Kind(_ERROR, (), "Seat {seat} acts, but nobody sits there."),
    "premature_card": Kind(_ERROR, ("premature-card",), "A card is dealt before seat {expected} has acted."),
    "too_many_cards": Kind(_ERROR, ("fouled-deck",), "{found} cards are out where there are {expected}."),
    "card_twice": Kind(_ERROR, ("fouled-deck",), "The {found} is dealt twice."),
    "draw_out_of_place": Kind(_ERROR, ("draw-count",), "Seat {seat} draws where there is no draw."),
    "breaks_off": Kind(_WARNING, (), "The hand breaks off: it is seat {expected}'s turn."),
    "wrong_show_order": Kind(
        _WARNING, ("show-last-aggressor", "show-no-bet"), "Seat {found} shows first; it is seat {expected}'s duty."
    ),
    "wrong_pot": Kind(_ERROR, ("side-pots",), "The file's pot is {found}; the chips put in make {expected}."),
    "wrong_uncalled": Kind(
        _ERROR, ("uncalled-returned",), "{found} goes back to seat {seat} uncalled; due is {expected}."
    ),
    "wrong_award": Kind(_ERROR, ("kicker", "side-pots"), "Seat {seat} gets {found}; due is {expected}."),
    "wrong_odd_chip": Kind(_WARNING, ("odd-chip",), "Seat {seat} gets {found}; with the odd chips it is {expected}."),
    "wrong_stack": Kind(_ERROR, ("side-pots",), "Seat {seat} ends with {found}; due is {expected}."),
    "chips_not_conserved": Kind(_ERROR, ("rake",), "{found} of the pot is missing and named as no rake."),
    "rake_taken": Kind(_NOTE, ("rake",), "{found} is missing from the pot, no more than this house's rake."),
    "rake_above_house": Kind(_WARNING, ("rake",), "The rake is {found}; this house takes at most {expected}."),
    "duplicate_hand": Kind(_WARNING, (), "A hand with the number {found} came before in the file."),
    "cashed_out": Kind(_NOTE, (), "Somebody cashed out: the payments are not those of the cards."),
    "mucked": Kind(_NOTE, ("last-live-hand",), "Seat {seat} gives up the hand without showing it."),
    "untrusted": Kind(_NOTE, (), "From here on the replay cannot be trusted: what follows was not checked."),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a hand that the rules would not allow, or that a reader should know.

    `event`: the index of the happening in the hand, None where it is about the whole hand; `expected` and `found`:
    amounts, seats or texts, None where there is nothing to compare.
    """

    code: str
    event: int | None = None
    seat: int | None = None
    expected: int | str | None = None
    found: int | str | None = None

    @property
    def severity(self) -> Severity:
        return KINDS[self.code].severity

    @property
    def rules(self) -> tuple[str, ...]:
        return KINDS[self.code].rules

    @property
    def text(self) -> str:
        """The finding in one sentence."""
        return KINDS[self.code].sentence.format(seat=self.seat, expected=self.expected, found=self.found)

    def as_json(self) -> dict[str, object]:
        """The finding as the command line and the API print it."""
        return {
            "code": self.code,
            "severity": self.severity.value,
            "event": self.event,
            "seat": self.seat,
            "rules": list(self.rules),
            "expected": self.expected,
            "found": self.found,
            "text": self.text,
        }
