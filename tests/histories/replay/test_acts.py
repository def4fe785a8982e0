"""Turn, sizes and the right to raise: the rules named are those of the game that is played."""

import pytest

from rulings.engine.betting.game import Post as Due
from tests.histories.replay.playing import (
    LIMIT,
    STUD,
    all_in,
    bet,
    board,
    bring_in,
    call,
    check,
    codes,
    findings,
    fold,
    hand,
    hole,
    review,
    show,
    stay,
    to,
)

FLOP = board("2h7s9d")
# Three-handed stud: seat 1 shows a two, seat 2 a five, seat 3 a nine.
DOORS = {**STUD, "hands": ("AcAd2c", "KcKd5h", "QcQd9s")}
UP = (hole(1, "3c"), hole(2, "8h"), hole(3, "Js"))


def first(given, rules="standard"):
    """The code, the numbers and the rules of what is found first."""
    found = findings(given, rules)[0]
    return found.code, found.expected, found.found, found.rules


def part(*happenings, **fields):
    return hand(*happenings, ended=False, **fields)


def test_a_clean_hand_has_no_findings_and_its_stacks():
    result = review(hand(to(3, 300), fold(1), fold(2)))
    assert (result.findings, result.stacks, result.trusted, result.ok) == (
        (),
        {1: 9_950, 2: 9_900, 3: 10_150},
        True,
        True,
    )


def test_calls_and_checks_that_are_not_told_apart():
    result = review(part(stay(3), stay(1), stay(2), FLOP, stay(1)))
    assert [finding.code for finding in result.findings] == ["unfinished"]


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        (part(check(1)), ("oot-check", "action-order-preflop")),
        (part(call(1)), ("oot-bet", "action-order-preflop")),
        (part(to(1, 300)), ("oot-bet", "action-order-preflop")),
        (part(call(3), call(1), check(2), FLOP, check(3)), ("oot-check", "action-order-postflop")),
        (part(fold(1), stacks=(1_000, 1_000)), ("oot-fold", "heads-up-button")),
        (part(bring_in(2), **DOORS), ("oot-bet", "stud-order")),
        (part(call(3), straddles=(Due(3, 200),)), ("oot-bet", "button-straddle-order")),
    ],
)
def test_out_of_turn(given, rules):
    agreed = {"straddle_positions": ["any"]}
    assert findings(given, agreed)[0].code == "out_of_turn"
    assert findings(given, agreed)[0].rules == rules


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (part(call(3), call(1), check(2), FLOP, bet(1, 99)), (100, 99, ("min-bet",))),
        (part(to(3, 300), to(1, 499)), (500, 499, ("min-raise",))),
        (
            part(to(3, 300), all_in(1), to(2, 549), stacks=(350, 9_000, 9_000)),
            (550, 549, ("min-raise", "short-allin-min-raise")),
        ),
        (part(to(3, 150), **LIMIT), (200, 150, ("limit-raise-size",))),
        (part(bring_in(1), to(2, 90), **DOORS), (100, 90, ("limit-raise-size", "bring-in"))),
        (part(bet(1, 90), **DOORS), (25, 90, ("bring-in",))),
        (
            part(to(3, 200), all_in(1), to(2, 250), stacks=(240, 9_000, 9_000), **LIMIT),
            (300, 250, ("limit-raise-size", "limit-short-response")),
        ),
        (
            part(to(3, 120), betting="spread_limit", small_bet=100, big_bet=500),
            (200, 120, ("spread-limit-size",)),
        ),
    ],
)
def test_a_wager_that_is_too_small(given, found):
    assert first(given) == ("wager_too_small", *found)


def test_a_raise_over_a_straddle_that_is_too_small():
    given = part(to(1, 399), straddles=(Due(3, 200),))
    agreed = {"straddle_positions": ["any"]}
    assert first(given, agreed) == ("wager_too_small", 400, 399, ("min-raise", "straddle-min-raise"))


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (part(to(3, 300), **LIMIT), (200, 300, ("limit-raise-size",))),
        (part(to(3, 351), betting="pot_limit"), (350, 351, ("pot-limit-max", "pl-preflop-basis"))),
        (
            part(call(3), call(1), check(2), FLOP, bet(1, 301), betting="pot_limit"),
            (300, 301, ("pot-limit-max",)),
        ),
        (
            part(to(3, 700), betting="spread_limit", small_bet=100, big_bet=500),
            (600, 700, ("spread-limit-size",)),
        ),
    ],
)
def test_a_wager_that_is_too_large(given, found):
    assert first(given) == ("wager_too_large", *found)


def test_the_limit_cap_is_lifted_for_two_players_and_kept_once_reached():
    capped = part(to(3, 200), to(1, 300), fold(2), to(3, 400), to(1, 500), **LIMIT)
    never = {"headsup_uncap": "never", "limit_raise_cap": 3}
    assert codes(capped) == ["unfinished"]
    assert first(capped, never) == ("raise_over_cap", None, None, ("limit-cap-headsup",))


def test_a_short_all_in_does_not_reopen_in_limit_either():
    # The all-in of 220 is less than half a bet over 200.
    given = part(to(3, 200), all_in(1), call(2, 220), to(3, 320), stacks=(220, 9_000, 9_000), **LIMIT)
    assert first(given) == ("raise_not_reopened", None, None, ("reopen-limit",))


def test_an_all_in_for_less_is_a_call_and_a_raise_by_all_chips_may_be_short():
    given = part(to(3, 1_000), all_in(1), all_in(2, 1_200), call(3), stacks=(400, 1_200, 9_000))
    assert codes(given) == ["awards_unchecked"]


@pytest.mark.parametrize("total", [300, 250])
def test_a_raise_that_is_none_ends_the_replay(total):
    assert codes(part(to(3, 300), to(1, total))) == [
        "wager_too_small",
        "untrusted",
    ]


def test_a_wager_without_an_amount_cannot_be_followed():
    assert codes(part(bet(3, None))) == ["wager_off_size", "untrusted"]


def test_a_call_of_more_than_the_bet_or_of_nothing_cannot_be_followed():
    assert first(part(to(3, 300), call(1, 301))) == ("wrong_call", 300, 301, ("accepted-action",))
    assert codes(part(to(3, 300), call(1, 301))) == ["wrong_call", "untrusted"]
    assert codes(part(to(3, 300), call(1, 50))) == ["wrong_call", "untrusted"]
    assert codes(part(to(3, 300), call(1, 300), call(2, 11_000))) == ["not_enough_chips", "untrusted"]


def test_a_call_with_nothing_to_call_is_a_check_unless_chips_go_in():
    assert codes(part(call(3), call(1), call(2))) == ["nothing_to_call", "unfinished"]
    assert codes(part(call(3), call(1), call(2, 200))) == ["nothing_to_call", "untrusted"]


def test_who_brings_it_in_may_not_check():
    assert first(part(check(1), **DOORS)) == ("checks_facing_bet", 25, None, ("bring-in",))
    assert first(part(stay(1), **DOORS)) == ("checks_facing_bet", 25, None, ("bring-in",))


def test_a_bring_in_of_another_size_and_one_that_is_not_due():
    assert first(part(bring_in(1, 20), **DOORS)) == ("wager_off_size", 25, 20, ("bring-in",))
    assert codes(part(bring_in(1), bring_in(2), **DOORS)) == ["wager_off_size", "untrusted"]
    assert codes(part(bring_in(1, 0), **DOORS)) == ["wager_off_size", "untrusted"]


def test_an_open_pair_lets_two_sizes_be_bet_and_none_between():
    paired = {**STUD, "hands": ("AcAd2c", "KcKd5h", "QcQd9s")}
    opened = (bring_in(1), call(2), call(3), hole(1, "3c"), hole(2, "5s"), hole(3, "Js"))
    assert first(part(*opened, bet(2, 150), **paired)) == ("wager_off_size", None, 150, ("open-pair-fourth-street",))
    assert codes(part(*opened, bet(2, 200), **paired)) == ["unfinished"]


def test_in_stud_the_cards_say_who_is_first():
    opened = (bring_in(1), call(2), call(3), *UP)
    assert codes(part(*opened, check(3), check(1), check(2), **DOORS)) == ["unfinished"]
    assert first(part(*opened, check(1), **DOORS)) == ("out_of_turn", 3, 1, ("oot-check", "stud-order"))


def test_in_stud_the_file_says_who_is_first_where_a_card_is_not_known():
    unknown = {**STUD, "hands": ("????2c", "????5h", "????9s")}
    opened = (bring_in(1), call(2), call(3), hole(1, "3c"), hole(2, "??"), hole(3, "Js"))
    assert codes(part(*opened, check(1), check(2), check(3), **unknown)) == ["unfinished"]
    hidden = {**STUD, "hands": ("", "KcKd5h", "????9s")}
    assert codes(part(bring_in(3), call(1), call(2), **hidden)) == ["unfinished"]


def test_all_in_before_anybody_can_act():
    given = hand(board("2h7s9d"), board("Jh"), board("3c"), show(1, "AcAd"), show(2, "KcKd"), stacks=(50, 100))
    result = review(given)
    assert ([finding.code for finding in result.findings], result.stacks) == ([], {1: 100, 2: 50})
