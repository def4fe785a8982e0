"""Hand after hand under one house, and where a replay can be trusted."""

from rulings.engine.rulebook import house
from rulings.histories.replay import Finding, Reviewer
from tests.histories.replay.playing import check, codes, findings, fold, hand, review, to

FOLDED = (to(3, 300), fold(1), fold(2))


def test_nothing_is_checked_after_the_first_impossible_event():
    given = hand(to(3, 300), to(1, 99_999), to(9, 1), collected={3: 7}, pot=1)
    assert findings(given) == [
        Finding("not_enough_chips", 1, 1, 10_000, 99_999, ("table-stakes",)),
        Finding("untrusted", 1, 1),
    ]
    assert not review(given).trusted


def test_the_stacks_of_a_replay_that_ended_are_those_of_the_file():
    told = {1: 1, 2: 2, 3: 3}
    assert review(hand(check(3), finishing=told)).stacks == told
    assert review(hand(check(3))).stacks == {1: None, 2: None, 3: None}


def test_a_wrong_wager_stands_and_the_replay_goes_on():
    given = hand(to(3, 150), fold(1), fold(2))
    assert (codes(given), review(given).trusted, review(given).stacks[3]) == (["wager_too_small"], True, 10_150)


def test_findings_of_a_hand_come_in_the_order_of_its_events():
    given = hand(to(3, 150), to(1, 160), fold(2), fold(3), pot=1)
    assert [(finding.code, finding.event) for finding in findings(given)] == [
        ("wager_too_small", 0),
        ("wager_too_small", 1),
        ("wrong_pot", None),
    ]


def test_one_reviewer_for_many_tables():
    reviewer = Reviewer(house())
    same = [hand(*FOLDED, stacks=(stack, 10_000, 10_000)) for stack in (40, 50, 51, 10_000)]
    reviews = [reviewer.review(each) for each in same]
    # Whose small blind is the whole stack has nothing left to fold with.
    assert [each.findings[0].code for each in reviews[:2]] == ["cannot_act", "cannot_act"]
    assert [each.stacks[1] for each in reviews[2:]] == [1, 9_950]
    assert reviewer.review(hand(*FOLDED, small_blind=40)).stacks[1] == 9_960
    chips = [hand(*FOLDED, stacks=(stack, 1_000, 1_000), chips=(25, 100)) for stack in (110, 160)]
    assert [reviewer.review(each).stacks[1] for each in chips] == [60, 110]


def test_a_house_makes_the_difference():
    given = hand(to(3, 250), fold(1), fold(2))
    assert codes(given) == []
    assert codes(given, "hungarian-nl") == ["wager_off_size"]
