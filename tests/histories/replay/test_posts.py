"""Forced bets as the file tells them, straddles, and hands that cannot be opened."""

import pytest

from rulings.engine.betting.game import Post as Due
from rulings.engine.rulebook import house
from rulings.histories.hand import Post, Posted, Problem
from rulings.histories.replay import Finding, Reviewer
from tests.histories.replay.playing import codes, findings, fold, hand, review, to

SMALL, BIG = Post(1, Posted.SMALL_BLIND, 50), Post(2, Posted.BIG_BLIND, 100)
FOLDED = (to(3, 300), fold(1), fold(2))
AGREED = {"straddle_positions": ["any"]}


def test_what_was_posted_is_what_was_due():
    assert codes(hand(*FOLDED, posts=(SMALL, BIG))) == []


@pytest.mark.parametrize(
    ("posts", "game", "expected"),
    [
        ((Post(1, Posted.SMALL_BLIND, 51), BIG), {}, (1, 50, 51, ("blind-is-live",))),
        ((BIG,), {}, (1, 50, 0, ("blind-is-live",))),
        ((SMALL, BIG, Post(3, Posted.ANTE, 5)), {}, (3, 0, 5, ("ante-all-in",))),
        (
            (SMALL, BIG, Post(2, Posted.ANTE, 90)),
            {"ante": 100, "ante_type": "big_blind"},
            (2, 200, 190, ("blind-is-live", "big-blind-ante-order")),
        ),
        ((SMALL, BIG, Post(3, Posted.DEAD, 40)), {"dead": (Due(3, 50),)}, (3, 50, 40, ("missed-blinds",))),
        ((SMALL, BIG, Post(3, Posted.MISSED, 90)), {"live": (Due(3, 100),)}, (3, 100, 90, ("missed-blinds",))),
        ((SMALL, BIG, Post(3, Posted.STRADDLE, 190)), {"straddles": (Due(3, 200),)}, (3, 200, 190, ("straddle",))),
    ],
)
def test_a_wrong_post_ends_the_replay(posts, game, expected):
    seat, due, paid, rules = expected
    found = findings(hand(*FOLDED, posts=posts, **game), AGREED)
    assert found == [Finding("wrong_post", None, seat, due, paid, rules), Finding("untrusted")]


def test_a_post_from_an_empty_seat():
    assert codes(hand(*FOLDED, posts=(SMALL, BIG, Post(8, Posted.DEAD, 50)))) == ["unknown_seat", "untrusted"]


def test_short_blinds_and_blinds_that_come_back_are_no_wrong_posts():
    # Seat 1 has 30 of the 100: of the small blind's 50, 20 come back.
    posts = (Post(2, Posted.SMALL_BLIND, 50), Post(1, Posted.BIG_BLIND, 30))
    given = hand(stacks=(30, 1_000), posts=posts)
    assert codes(given) == ["awards_unchecked"]


def test_missed_blinds_and_a_dead_button_change_nothing():
    given = hand(
        to(3, 300), fold(4), fold(1), fold(2), stacks=(1_000,) * 4, live=(Due(4, 100),), dead=(Due(4, 50),), button=9
    )
    assert (codes(given), review(given).stacks) == ([], {1: 950, 2: 900, 3: 1_300, 4: 850})


def test_a_straddle_that_the_house_does_not_allow_is_played_as_it_stands():
    given = hand(fold(1), fold(2), straddles=(Due(3, 300),))
    assert findings(given, AGREED) == [
        Finding("straddle_not_allowed", None, 3, None, "this straddle has to be 200", ("straddle",))
    ]
    assert review(given, AGREED).trusted
    assert codes(hand(fold(1), fold(2), straddles=(Due(3, 200),)), AGREED) == []


@pytest.mark.parametrize(
    ("straddles", "stacks", "why"),
    [
        ((Due(3, 150),), (1_000,) * 3, "this straddle has to be 200 or more"),
        ((Due(3, 200), Due(2, 400)), (1_000,) * 3, "a re-straddle comes from the next seat"),
        ((Due(3, 200),), (1_000, 1_000, 150), "seat 3 has only 150 to straddle"),
    ],
)
def test_a_straddle_that_cannot_be_played_is_not(straddles, stacks, why):
    result = review(hand(fold(1), fold(2), straddles=straddles, stacks=stacks), {**AGREED, "straddle_max_count": 2})
    assert [finding.code for finding in result.findings] == ["straddle_not_allowed", "untrusted"]
    assert result.findings[0].found in (why, why.removesuffix(" or more"))
    assert (result.trusted, result.stacks) == (False, {1: None, 2: None, 3: None})


def test_forced_bets_that_contradict_the_hand_are_a_problem():
    result = Reviewer(house()).review(hand(fold(3), dead=(Due(7, 50),)))
    assert result == Problem("unknown_seat", "line 1", "game.dead[0].seat: nobody sits in seat 7", "1")
