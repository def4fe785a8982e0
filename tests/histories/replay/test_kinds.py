"""Every kind of finding at least once, and nothing besides it but the word that the replay ends."""

from typing import Any

import pytest

from rulings.engine.betting.game import Post as Due
from rulings.engine.rulebook import rules
from rulings.histories.hand import RULE_ON_RECORD, HistoryHand, Post, Posted
from rulings.histories.replay import KINDS, Finding, Severity
from tests.histories.replay.playing import (
    DRAW,
    LIMIT,
    STUD,
    all_in,
    bet,
    board,
    call,
    check,
    draw,
    fold,
    hand,
    muck,
    review,
    run_out,
    show,
    to,
)

ACES, KINGS = "AcAd", "KcKd"
FLOP, TURN, RIVER = board("2h7s9d"), board("Jh"), board("3c")
# Seat 3 on the button raises before the flop, seat 2 calls, and both check it down: the pot is 650.
CALLED = (to(3, 300), fold(1), call(2))
DOWN = (FLOP, check(2), check(3), TURN, check(2), check(3), RIVER, check(2), check(3))
SHOWN = (show(2, KINGS), show(3, ACES))
TWO = {"hands": ("", KINGS, ACES)}
# Stud: seat 1 shows the two, seat 2 a king, seat 3 an ace.
DOORS = {**STUD, "hands": ("AcAd2c", "KcKd5h", "QcQd9s")}


class Example:
    """A hand and what is found in it: under which settings, and whether the replay ends there."""

    def __init__(self, given: HistoryHand, *found: Finding, rules: Any = "standard", ends: bool = False) -> None:
        self.hand, self.found, self.rules, self.ends = given, list(found), rules, ends


EXAMPLES = {
    "wrong_post": Example(
        hand(*CALLED, posts=(Post(1, Posted.SMALL_BLIND, 50), Post(2, Posted.BIG_BLIND, 99))),
        Finding("wrong_post", None, 2, 100, 99, ("blind-is-live",)),
        ends=True,
    ),
    "straddle_not_allowed": Example(
        hand(call(1), call(2), check(3), ended=False, straddles=(Due(3, 200),)),
        Finding(
            "straddle_not_allowed",
            seat=3,
            found="seat 3 may not straddle in this house",
            rules=("straddle",),
        ),
        rules={"straddle_max_count": 1},
    ),
    "out_of_turn": Example(
        hand(fold(1)), Finding("out_of_turn", 0, 1, 3, 1, ("oot-fold", "action-order-preflop")), ends=True
    ),
    "cannot_act": Example(
        hand(fold(3), call(1), check(2), FLOP, check(3)),
        Finding("cannot_act", 4, 3, rules=("hand-released",)),
        ends=True,
    ),
    "after_the_end": Example(
        hand(fold(3), fold(1), check(2)), Finding("after_the_end", 2, 2, rules=("after-turn",)), ends=True
    ),
    "unknown_seat": Example(hand(fold(7)), Finding("unknown_seat", 0, 7), ends=True),
    "wrong_call": Example(
        hand(call(3, 99), fold(1), check(2), ended=False),
        Finding("wrong_call", 0, 3, 100, 99, ("undercall",)),
    ),
    "checks_facing_bet": Example(
        hand(check(3)), Finding("checks_facing_bet", 0, 3, 100, None, ("invalid-declarations",)), ends=True
    ),
    "nothing_to_call": Example(
        hand(call(3), call(1), call(2), ended=False),
        Finding("nothing_to_call", 2, 2, rules=("invalid-declarations",)),
    ),
    "cannot_fold": Example(
        hand(fold(1), ended=False, **DOORS),
        Finding("cannot_fold", 0, 1, rules=("bring-in",)),
    ),
    "folds_for_free": Example(
        hand(fold(3), call(1), fold(2)),
        Finding("folds_for_free", 2, 2, rules=("fold-not-facing",)),
    ),
    "wager_too_small": Example(
        hand(to(3, 199), fold(1), fold(2)),
        Finding("wager_too_small", 0, 3, 200, 199, ("min-raise",)),
    ),
    "wager_too_large": Example(
        hand(to(3, 351), fold(1), fold(2), betting="pot_limit"),
        Finding("wager_too_large", 0, 3, 350, 351, ("pot-limit-max", "pl-preflop-basis")),
    ),
    "wager_off_size": Example(
        hand(to(3, 350), fold(1), fold(2)),
        Finding("wager_off_size", 0, 3, None, 350, ("bet-unit",)),
        rules={"wager_unit": "big_blind"},
    ),
    "chips_do_not_play": Example(
        hand(to(3, 310), fold(1), fold(2), chips=(5, 25, 100)),
        Finding("chips_do_not_play", 0, 3, None, 310, ("smallest-chip",)),
    ),
    "not_enough_chips": Example(
        hand(to(3, 10_001)), Finding("not_enough_chips", 0, 3, 10_000, 10_001, ("table-stakes",)), ends=True
    ),
    "not_all_in": Example(
        hand(all_in(3, 9_000), fold(1), fold(2)),
        Finding("not_all_in", 0, 3, 10_000, 9_000, ("all-in-right",)),
    ),
    "raise_not_reopened": Example(
        hand(to(3, 500), all_in(1), call(2, 600), to(3, 1_500), stacks=(600, 10_000, 10_000), ended=False),
        Finding("raise_not_reopened", 3, 3, rules=("reopen-big-bet", "reopen-cumulative")),
    ),
    "raise_over_cap": Example(
        hand(to(3, 200), to(1, 300), to(2, 400), to(3, 500), fold(1), fold(2), **LIMIT),
        Finding("raise_over_cap", 3, 3, rules=("limit-cap-multiway",)),
    ),
    "raise_after_check": Example(
        hand(*CALLED, FLOP, check(2), bet(3, 300), to(2, 900), fold(3)),
        Finding("raise_after_check", 6, 2, rules=("check-raise-barred",)),
        rules={"check_raise": "forbidden"},
    ),
    "raise_against_nobody": Example(
        hand(all_in(2), to(1, 2_000), stacks=(5_000, 1_000), ended=False),
        Finding("raise_against_nobody", 1, 1, rules=("no-raise-left",)),
    ),
    "card_twice": Example(
        hand(*CALLED, board("2hKc9d"), **TWO), Finding("card_twice", 3, None, None, "Kc", ("fouled-deck",)), ends=True
    ),
    "card_not_in_deck": Example(
        hand(*CALLED, board("2h7s9d"), **TWO, variant="short_deck"),
        Finding("card_not_in_deck", 3, None, None, "2h", ("fouled-deck",)),
        ends=True,
    ),
    "card_not_held": Example(
        hand(*CALLED, *DOWN, show(2, "KcKh"), **TWO),
        Finding("card_not_held", 12, 2, None, "Kh", ("fouled-deck",)),
        ends=True,
    ),
    "premature_card": Example(
        hand(to(3, 300), fold(1), FLOP), Finding("premature_card", 2, None, 2, None, ("premature-card",)), ends=True
    ),
    "too_many_cards": Example(
        hand(*CALLED, *DOWN, board("4s"), **TWO), Finding("too_many_cards", 12, None, 5, 6, ("fouled-deck",)), ends=True
    ),
    "cards_missing": Example(
        hand(*CALLED, check(2), bet(3, 300), fold(2)),
        Finding("cards_missing", None, None, 3, 0),
    ),
    "draw_out_of_place": Example(
        hand(draw(1, 2), **DRAW), Finding("draw_out_of_place", 0, 1, rules=("draw-count",)), ends=True
    ),
    "boards_differ": Example(
        hand(*CALLED, FLOP, all_in(2), call(3), run_out("2h7s9dJh3c", "2h7s9cJc3d"), **TWO),
        Finding("boards_differ", 6, rules=("run-it",)),
        rules={"run_it_max": 2},
        ends=True,
    ),
    "run_too_often": Example(
        hand(*CALLED, FLOP, all_in(2), call(3), run_out("2h7s9dJh3c", "2h7s9dJc3d"), **TWO),
        Finding("run_too_often", 6, None, 1, 2, ("run-it",)),
    ),
    "wrong_show_order": Example(
        hand(*CALLED, *DOWN, *SHOWN[::-1], **TWO),
        Finding("wrong_show_order", 12, 2, 2, 3, ("show-no-bet",)),
    ),
    "all_in_show_order": Example(
        hand(*CALLED, FLOP, all_in(2), call(3), *SHOWN[::-1], TURN, RIVER, **TWO),
        Finding("all_in_show_order", 6, 2, 2, 3, ("allin-face-up",)),
    ),
    "mucked": Example(
        hand(*CALLED, *DOWN, show(3, ACES), muck(2), **TWO),
        Finding("mucked", 13, 2, rules=("table-all-cards",)),
    ),
    "mucks_too_early": Example(
        hand(*CALLED, FLOP, muck(2)), Finding("mucks_too_early", 4, 2, rules=("hand-released",)), ends=True
    ),
    "wrong_pot": Example(
        hand(fold(3), fold(1), pot=101),
        Finding("wrong_pot", None, None, 100, 101, ("side-pots",)),
    ),
    "wrong_uncalled": Example(
        hand(fold(3), fold(1), uncalled={2: 51}),
        Finding("wrong_uncalled", None, 2, 50, 51, ("uncalled-returned",)),
    ),
    "wrong_award": Example(
        hand(*CALLED, *DOWN, *SHOWN, **TWO, collected={2: 325, 3: 325}),
        Finding("wrong_award", None, 2, 0, 325, ("kicker",)),
        Finding("wrong_award", None, 3, 650, 325, ("kicker",)),
    ),
    "wrong_odd_chip": Example(
        hand(*CALLED, *DOWN, show(2, "KcQd"), show(3, "KdQc"), hands=("", "KcQd", "KdQc"), collected={2: 324, 3: 326}),
        Finding("wrong_odd_chip", None, 2, 325, 324, ("odd-chip",)),
        Finding("wrong_odd_chip", None, 3, 325, 326, ("odd-chip",)),
    ),
    "wrong_stack": Example(
        hand(fold(3), fold(1), collected={2: 100}, finishing={1: 9_950, 2: 10_051, 3: 10_000}),
        Finding("wrong_stack", None, 2, 10_050, 10_051, ("table-stakes",)),
    ),
    "chips_not_conserved": Example(
        hand(*CALLED, *DOWN, *SHOWN, **TWO, collected={3: 651}),
        Finding("chips_not_conserved", None, None, 650, 651, ("rake",)),
    ),
    "rake_taken": Example(
        hand(*CALLED, *DOWN, *SHOWN, **TWO, collected={3: 640}),
        Finding("rake_taken", None, None, 65, 10, ("rake",)),
    ),
    "rake_above_house": Example(
        hand(*CALLED, *DOWN, *SHOWN, **TWO, collected={3: 584}, rake=66),
        Finding("rake_above_house", None, None, 65, 66, ("rake",)),
    ),
    "awards_unchecked": Example(
        hand(*CALLED, *DOWN, show(3, ACES)),
        Finding("awards_unchecked"),
    ),
    "cashed_out": Example(
        hand(fold(3), fold(1), collected={2: 50}, notes=("cashed_out",)),
        Finding("cashed_out"),
    ),
    "breaks_off": Example(
        hand(fold(3)),
        Finding("breaks_off", None, None, 1),
    ),
    "unfinished": Example(
        hand(fold(3), ended=False),
        Finding("unfinished", None, None, 1),
    ),
    "needs_rulings": Example(
        hand(notes=(RULE_ON_RECORD,)),
        Finding("needs_rulings"),
    ),
}
# Found by whoever sees all hands of a file, and the word after whatever ends a replay.
ELSEWHERE = {"duplicate_hand", "untrusted"}


def test_every_kind_has_an_example():
    assert set(EXAMPLES) | ELSEWHERE == set(KINDS)


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_kind_is_found_with_its_place_its_numbers_and_its_rules(code):
    example = EXAMPLES[code]
    result = review(example.hand, example.rules)
    assert [finding for finding in result.findings if finding.code == code] == example.found
    errors = {finding.code for finding in result.findings if finding.severity is Severity.ERROR}
    assert errors <= {code}
    assert result.ok == (not errors)
    replayed = code != "needs_rulings"
    assert result.trusted == (replayed and not example.ends)
    assert [finding.event for finding in result.findings if finding.code == "untrusted"] == (
        [example.found[0].event] if example.ends else []
    )


@pytest.mark.parametrize("code", KINDS)
def test_a_kind_rests_on_rules_of_the_book(code):
    assert [rule for rule in KINDS[code].rules if rule not in rules()] == []


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_finding_rests_on_rules_of_its_kind_and_has_a_sentence(code):
    for finding in EXAMPLES[code].found:
        assert set(finding.rules) <= set(KINDS[code].rules)
        assert "{" not in finding.text()
        assert "None" not in finding.text()


def test_amounts_are_units_and_the_sentence_has_the_money_of_the_file():
    finding = Finding("wager_too_small", 4, 3, 200, 1_050, ("min-raise",))
    assert finding.as_json(scale=100) == {
        "code": "wager_too_small",
        "severity": "error",
        "event": 4,
        "seat": 3,
        "rules": ["min-raise"],
        "expected": 200,
        "found": 1_050,
        "text": "Seat 3 makes it 10.50; the least is 2.00.",
    }
