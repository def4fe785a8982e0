"""Cards that are known, cards that are not, draws, shows and boards that are run several times."""

import pytest

from tests.histories.replay.playing import (
    DRAW,
    STUD,
    all_in,
    board,
    bring_in,
    call,
    check,
    codes,
    draw,
    findings,
    fold,
    hand,
    hole,
    muck,
    review,
    run_out,
    show,
    to,
)

FLOP, TURN, RIVER = board("2h7s9d"), board("Jh"), board("3c")
CALLED = (to(3, 300), fold(1), call(2))
DOWN = (FLOP, check(2), check(3), TURN, check(2), check(3), RIVER, check(2), check(3))
BOTH = ("", "KcKd", "AcAd")
PATS = ("AcAdAhKcKd", "2c3c4c5d7h")  # five-card draw, heads-up: seat 2 on the button
DRAWN = {**DRAW, "stacks": (1_000, 1_000), "hands": PATS}
BLIND = (call(2), check(1))


def found(given):
    """The code, the place and the card of what is found first."""
    finding = findings(given)[0]
    return finding.code, finding.event, finding.seat, finding.found


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (hand(fold(3), hands=("AcAd", "AcKd")), ("card_twice", None, None, "Ac")),
        (hand(fold(3), hands=("AcAc", "")), ("card_twice", None, None, "Ac")),
        (hand(*CALLED, FLOP, check(2), check(3), board("2h")), ("card_twice", 6, None, "2h")),
        (hand(*CALLED, *DOWN, show(2, "KcJh"), show(3, "AcAd")), ("card_twice", 12, 2, "Jh")),
        (hand(*CALLED, *DOWN, show(2, "KcKd"), show(3, "AcKd")), ("card_twice", 13, 3, "Kd")),
        (hand(*CALLED, *DOWN, show(2, "KcKc")), ("card_twice", 12, 2, "Kc")),
        (hand(fold(3), hands=("AcAd2c",)), ("too_many_cards", None, None, 3)),
        (hand(fold(3), hole(1, "2c"), hands=("AcAd",)), ("too_many_cards", 1, 1, 3)),
        (hand(fold(3), hands=("2cKd",), variant="short_deck"), ("card_not_in_deck", None, None, "2c")),
        (hand(*CALLED, *DOWN, show(2, "KcQd"), hands=("", "Kc??")), ("awards_unchecked", None, None, None)),
        (hand(*CALLED, *DOWN, show(2, "QcQd"), hands=("", "Kc??")), ("card_not_held", 12, 2, "Qc")),
    ],
)
def test_a_card_that_cannot_be_there(given, expected):
    assert found(given) == expected


def test_what_is_shown_is_known_and_what_is_kept_is_not():
    shown = hand(*CALLED, *DOWN, show(2, "KcKd"), show(3, "AcAd"))
    assert (codes(shown), review(shown).stacks) == ([], {1: 9_950, 2: 9_700, 3: 10_350})
    one_card = hand(*CALLED, *DOWN, show(2, "Kc??"), show(3, "AcAd"))
    assert codes(one_card) == ["awards_unchecked"]


def test_one_card_shown_of_a_known_hand_takes_nothing_away():
    given = hand(*CALLED, *DOWN, show(2, "Kc??"), show(3, "AcAd"), hands=BOTH)
    assert (codes(given), review(given).stacks) == ([], {1: 9_950, 2: 9_700, 3: 10_350})


def test_a_hand_shown_card_by_card_becomes_known():
    given = hand(*CALLED, *DOWN, show(2, "Kc??"), show(2, "Kd??"), show(3, "AcAd"))
    assert (codes(given), review(given).stacks) == ([], {1: 9_950, 2: 9_700, 3: 10_350})


def test_a_hidden_board_leaves_the_awards_unchecked():
    hidden = (board(), check(2), check(3), board(), check(2), check(3), board(), check(2), check(3))
    given = hand(*CALLED, *hidden, show(2, "KcKd"), show(3, "AcAd"), collected={2: 650})
    assert codes(given) == ["awards_unchecked"]
    assert codes(hand(*CALLED, *hidden, show(2, "KcKd"), show(3, "AcAd"), collected={2: 651})) == [
        "awards_unchecked",
        "chips_not_conserved",
    ]


def test_a_hand_shown_before_the_end_is_no_showdown():
    assert codes(hand(to(3, 300), show(3, "AcAd"), fold(1), fold(2))) == []


def test_a_folded_hand_may_be_shown_and_nobody_shows_from_an_empty_seat():
    assert codes(hand(fold(3), show(3, "AcAd"), fold(1))) == []
    assert codes(hand(fold(3), show(9, "AcAd"))) == ["unknown_seat", "untrusted"]


def test_the_last_hand_cannot_be_mucked_away():
    assert codes(hand(fold(3), fold(1), muck(2))) == []
    both = hand(*CALLED, *DOWN, muck(2), muck(3), hands=BOTH)
    assert (codes(both), review(both).stacks) == (["mucked"], {1: 9_950, 2: 9_700, 3: 10_350})


def test_draws_replace_cards():
    given = hand(
        *BLIND, draw(1, 2, "KcKd"), hole(1, "QcQd"), draw(2, 1, "7h"), hole(2, "6d"), check(1), check(2), **DRAWN
    )
    result = review(given)
    # Aces full against a straight to the six.
    assert ([finding.code for finding in result.findings], result.stacks) == ([], {1: 1_100, 2: 900})


def test_a_draw_of_unknown_cards_leaves_the_hand_unknown_until_it_is_shown():
    drawn = (*BLIND, draw(1, 2), hole(1, "????"), draw(2, 0), check(1), check(2))
    assert codes(hand(*drawn, **DRAWN)) == ["awards_unchecked"]
    shown = hand(*drawn, show(1, "AcAdAhQcQd"), show(2, PATS[1]), **DRAWN)
    assert (codes(shown), review(shown).stacks) == ([], {1: 1_100, 2: 900})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (hand(*BLIND, draw(1, 1, "2c"), **DRAWN), ("card_not_held", 2, 1, "2c")),
        (hand(*BLIND, draw(1, 6), **DRAWN), ("draw_out_of_place", 2, 1, None)),
        (hand(*BLIND, draw(1, 1, "Ac"), draw(1, 1, "Ad"), **DRAWN), ("draw_out_of_place", 3, 1, None)),
        (hand(*BLIND, draw(1, 0), draw(2, 0), check(1), draw(2, 1, "7h"), **DRAWN), ("draw_out_of_place", 5, 2, None)),
        (hand(*BLIND, draw(5, 0), **DRAWN), ("unknown_seat", 2, 5, None)),
        (hand(*BLIND, hole(1, "QcQd"), **DRAWN), ("too_many_cards", 2, 1, 7)),
    ],
)
def test_a_draw_that_cannot_be(given, expected):
    assert found(given) == expected


def test_stud_cards_come_street_by_street():
    doors = {**STUD, "hands": ("AcAd2c", "KcKd5h", "QcQd9s")}
    assert found(hand(bring_in(1), hole(2, "3c"), **doors)) == ("premature_card", 1, 2, None)


def test_unknown_cards_of_stud_are_never_ranked():
    unknown = {**STUD, "stacks": (100, 100), "hands": ("????2c", "????5h")}
    rest = [hole(seat, text) for seat, text in ((1, "3c"), (2, "8h"), (1, "4c"), (2, "9h"), (1, "6c"), (2, "Th"))]
    given = hand(bring_in(1), all_in(2), call(1), *rest, hole(1, "??"), hole(2, "??"), **unknown)
    assert codes(given) == ["awards_unchecked"]
    shown = hand(*given.happenings, show(2, "5h8h9hTh7h2d3d"), show(1, "2c3c4c6cAcKdQd"), **unknown)
    # An ace-high flush in clubs beats one to the ten in hearts.
    assert (codes(shown), review(shown).stacks) == ([], {1: 200, 2: 0})


def test_each_board_wins_its_part():
    run = run_out("2h7s9dJh3c", "2h7s9dKsKh")
    given = hand(*CALLED, FLOP, all_in(2), call(3), run, show(2, "KcKd"), show(3, "AcAd"), hands=BOTH)
    assert review(given, {"run_it_max": 2}).stacks == {1: 9_950, 2: 10_025, 3: 10_025}
    assert codes(given, {"run_it_max": 2}) == []


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        (("2h7s9dJh3c", "2h7s9dJh4c"), "card_twice"),
        (("2h7s9dJh3c", "2h7s9dKc4c"), "card_twice"),
        (("2h7s9dJh3c", "2h7s9dJd"), "boards_differ"),
        (("2h7s8dJh3c", "2h7s9dJd4c"), "boards_differ"),
    ],
)
def test_boards_that_cannot_be(boards, code):
    given = hand(*CALLED, FLOP, all_in(2), call(3), run_out(*boards), hands=BOTH)
    assert codes(given, {"run_it_max": 2}) == [code, "untrusted"]
