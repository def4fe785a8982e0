"""Pots, rake, odd chips and stacks after the hand against what the file says was paid."""

from fractions import Fraction

import pytest

from rulings.engine.betting.game import DEEP
from rulings.histories.replay import Finding, RakePolicy
from tests.histories.replay.playing import (
    all_in,
    bet,
    board,
    call,
    check,
    codes,
    findings,
    fold,
    hand,
    muck,
    review,
    show,
    to,
)

FLOP, TURN, RIVER = board("2h7s9d"), board("Jh"), board("3c")
CALLED = (to(3, 300), fold(1), call(2))
DOWN = (FLOP, check(2), check(3), TURN, check(2), check(3), RIVER, check(2), check(3))
SHOWN = (show(2, "KcKd"), show(3, "AcAd"))
OFFER = (FLOP, bet(2, 500), fold(3))


def won(**told):
    """Seat 3 wins 650 with aces against kings."""
    return hand(*CALLED, *DOWN, *SHOWN, **told)


def split(**told):
    """Seats 2 and 3 share 651."""
    tied = (show(2, "KcQd"), show(3, "KdQc"))
    return hand(to(3, 300), fold(1), call(2), *DOWN, *tied, small_blind=51, **told)


def test_what_the_file_says_agrees():
    assert codes(won(collected={3: 650}, finishing={1: 9_950, 2: 9_700, 3: 10_350}, pot=650, uncalled={})) == []


def test_the_rake_that_the_file_tells_is_rake():
    raked = won(collected={3: 617}, rake=33)
    assert (codes(raked), review(raked).stacks) == ([], {1: 9_950, 2: 9_700, 3: 10_317})


def test_chips_that_are_missing_are_rake_up_to_what_the_house_takes():
    assert findings(won(collected={3: 585})) == [Finding("rake_taken", None, None, 65, 65, ("rake",))]
    assert findings(won(collected={3: 584})) == [Finding("chips_not_conserved", None, None, 650, 584, ("rake",))]
    assert review(won(collected={3: 585})).stacks == {1: 9_950, 2: 9_700, 3: 10_285}
    assert review(won(collected={3: 584})).stacks == {1: 9_950, 2: 9_700, 3: 10_350}


def test_a_house_takes_what_its_policy_says():
    small = RakePolicy(Fraction(5, 100), cap=30)
    assert (small.most(500), small.most(650)) == (25, 30)
    assert findings(won(collected={3: 620}), rake=small) == [Finding("rake_taken", None, None, 30, 30, ("rake",))]
    assert codes(won(collected={3: 619}), rake=small) == ["chips_not_conserved"]


def test_rake_by_the_stacks_after_the_hand():
    given = won(finishing={1: 9_950, 2: 9_700, 3: 10_330})
    assert findings(given) == [Finding("rake_taken", None, None, 65, 20, ("rake",))]
    assert review(given).stacks == {1: 9_950, 2: 9_700, 3: 10_330}


def test_no_rake_without_a_flop_and_none_in_a_tournament():
    folded = (to(3, 300), fold(1), fold(2))
    assert codes(hand(*folded, collected={3: 240})) == ["chips_not_conserved"]
    assert findings(hand(*folded, collected={3: 240}, rake=10)) == [
        Finding("rake_above_house", None, None, 0, 10, ("rake",))
    ]
    assert codes(won(collected={3: 640}, cash=False)) == ["chips_not_conserved"]


def test_a_rake_that_does_not_explain_what_is_missing():
    assert findings(won(collected={3: 630}, rake=10)) == [
        Finding("chips_not_conserved", None, None, 650, 640, ("rake",))
    ]
    assert codes(won(collected={3: 640}, rake=0)) == ["chips_not_conserved"]


def test_the_rake_does_not_excuse_who_gets_the_pot():
    found = findings(won(collected={2: 620}, rake=30))
    assert found == [
        Finding("wrong_award", None, 2, 0, 620, ("kicker",)),
        Finding("wrong_award", None, 3, 650, 0, ("kicker",)),
    ]


def test_a_pot_that_nobody_contested_goes_to_who_is_left():
    found = findings(hand(*CALLED, *OFFER, collected={3: 650}))
    assert found == [
        Finding("wrong_award", None, 2, 650, 0, ("last-live-hand",)),
        Finding("wrong_award", None, 3, 0, 650, ("last-live-hand",)),
    ]


def test_the_odd_chip_goes_to_the_first_left_of_the_button():
    assert codes(split(collected={2: 326, 3: 325})) == []
    assert findings(split(collected={2: 325, 3: 326})) == [
        Finding("wrong_odd_chip", None, 2, 326, 325, ("odd-chip",)),
        Finding("wrong_odd_chip", None, 3, 325, 326, ("odd-chip",)),
    ]


def test_more_than_an_odd_chip_is_a_wrong_award():
    assert codes(split(collected={2: 328, 3: 323})) == ["wrong_award", "wrong_award"]


def test_parts_of_a_chip_are_within_one():
    inexact = {"inexact": True, "finishing": {1: 9_949, 2: 10_025, 3: 10_025}}
    assert codes(split(**inexact)) == []
    assert codes(split(inexact=True, finishing={1: 9_949, 2: 10_028, 3: 10_022})) == ["wrong_award", "wrong_award"]


SIDE = (all_in(3), all_in(1), call(2), FLOP, TURN, RIVER)
SIDE_STACKS = (1_000, 3_000, 2_000)
SIDE_SHOWN = (show(3, "KcKd"), show(1, "AcAd"), show(2, "QcQd"))


def test_side_pots_are_won_one_by_one():
    given = hand(*SIDE, *SIDE_SHOWN, stacks=SIDE_STACKS)
    assert review(given).stacks == {1: 3_000, 2: 1_000, 3: 2_000}
    assert codes(given) == []


def test_a_side_pot_to_the_wrong_player():
    given = hand(*SIDE, *SIDE_SHOWN, stacks=SIDE_STACKS, collected={1: 5_000})
    assert [finding for finding in findings(given) if finding.code == "wrong_award"] == [
        Finding("wrong_award", None, 1, 3_000, 5_000, ("kicker", "side-pots")),
        Finding("wrong_award", None, 3, 2_000, 0, ("kicker", "side-pots")),
    ]


def test_uncalled_chips_that_the_file_forgets_or_makes_up():
    folded = (to(3, 300), fold(1), fold(2))
    assert findings(hand(*folded, uncalled={})) == [Finding("wrong_uncalled", None, 3, 200, 0, ("uncalled-returned",))]
    assert codes(hand(*folded, uncalled={3: 200})) == []
    assert codes(hand(*folded, uncalled={2: 200})) == ["wrong_uncalled", "wrong_uncalled"]


def test_a_stack_that_is_not_known_stays_unknown_and_the_others_are_checked():
    folded = (to(3, 300), fold(1), fold(2))
    deep = {"stacks": (10_000, DEEP, 10_000)}
    assert review(hand(*folded, **deep)).stacks == {1: 9_950, 2: None, 3: 10_150}
    assert codes(hand(*folded, **deep, finishing={1: 9_950, 3: 10_150})) == []
    assert codes(hand(*folded, **deep, finishing={1: 9_951, 3: 10_150})) == ["wrong_award"]
    assert codes(hand(*folded, finishing={3: 10_150})) == []


def test_who_mucked_wins_nothing():
    given = hand(*CALLED, *DOWN, show(2, "KcKd"), muck(3), collected={2: 650}, hands=("", "KcKd", "AcAd"))
    assert (codes(given), review(given).stacks) == (["mucked"], {1: 9_950, 2: 10_350, 3: 9_700})


def test_cashing_out_leaves_the_stacks_to_the_file():
    told = {1: 9_950, 2: 9_900, 3: 10_000}
    given = won(notes=("cashed_out",), finishing=told)
    assert (codes(given), review(given).stacks) == (["cashed_out"], told)


@pytest.mark.parametrize("setting", ["all_at_once", "in_order"])
def test_after_an_all_in_the_order_is_for_the_house_to_say(setting):
    given = hand(*CALLED, FLOP, all_in(2), call(3), show(3, "AcAd"), show(2, "KcKd"), TURN, RIVER)
    expected = [] if setting == "all_at_once" else ["all_in_show_order"]
    assert codes(given, {"all_in_tabling": setting}) == expected


def test_after_a_bet_on_the_last_round_the_bettor_shows_first():
    river = (FLOP, check(2), check(3), TURN, check(2), check(3), RIVER, check(2), bet(3, 300), call(2))
    given = hand(*CALLED, *river, *SHOWN)
    assert findings(given) == [Finding("wrong_show_order", 13, 3, 3, 2, ("show-last-aggressor",))]
