"""Hands played by the rules have nothing wrong in them, in whatever format they are written; a change is noticed."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulings.engine.betting.legal import options, plainly_good
from rulings.histories import native, ohh, phh
from rulings.histories.hand import Act
from rulings.histories.replay import Severity
from tests.histories.reading import read_one
from tests.histories.replay.dealing import GAMES, Dealer
from tests.histories.replay.playing import review

SEEDS = st.integers(0, 2**32)
BOARD_GAMES = (("holdem", "no_limit"), ("holdem", "fixed_limit"), ("omaha", "pot_limit"), ("omaha8", "fixed_limit"))
NO_LIMIT = (("holdem", "no_limit"),)


def dealt(seed, games=GAMES):
    """A hand with the stacks after it, as the first review has them."""
    hand = Dealer(seed, games).hand
    return replace(hand, finishing=review(hand).stacks)


def errors(hand):
    return [finding for finding in review(hand).findings if finding.severity is Severity.ERROR]


@given(SEEDS)
@settings(deadline=None)
def test_a_hand_played_by_the_rules_has_nothing_wrong_in_it(seed):
    hand = dealt(seed)
    result = review(hand)
    assert [finding.code for finding in result.findings] == []
    assert result.trusted
    assert sum(result.stacks.values()) == sum(player.stack for player in hand.players.values())


@pytest.mark.parametrize(
    ("write", "games"),
    [(phh.write, GAMES), (native.write, GAMES), (ohh.write, BOARD_GAMES)],
    ids=("phh", "native", "ohh"),
)
@given(seed=SEEDS)
@settings(deadline=None, max_examples=40)
def test_it_is_the_same_when_it_was_written_and_read(write, games, seed):
    hand = dealt(seed, games)
    result = review(read_one(write(hand)))
    assert [finding for finding in result.findings if finding.severity is Severity.ERROR] == []
    assert result.stacks == hand.finishing


@given(SEEDS, st.sampled_from((-1, 1)))
@settings(deadline=None)
def test_a_chip_more_or_less_at_the_end_is_one_error(seed, chip):
    hand = dealt(seed)
    finishing = {**hand.finishing, 1: hand.finishing[1] + chip}
    # A chip that is missing from the pot of a winner may be rake; here nothing is told of any, and none is due.
    found = errors(replace(hand, finishing=finishing, rake=0))
    assert [finding.code for finding in found] == ["chips_not_conserved"]


@given(SEEDS, st.data())
@settings(deadline=None)
def test_an_act_of_somebody_else_is_one_error_where_it_stands(seed, data):
    hand = dealt(seed)
    acts = [at for at, happening in enumerate(hand.happenings) if isinstance(happening, Act)]
    at = data.draw(st.sampled_from(acts))
    other = data.draw(st.sampled_from([seat for seat in hand.players if seat != hand.happenings[at].seat]))
    changed = hand.happenings[at]._replace(seat=other)
    found = errors(replace(hand, happenings=(*hand.happenings[:at], changed, *hand.happenings[at + 1 :])))
    assert [(finding.code in ("out_of_turn", "cannot_act"), finding.event) for finding in found] == [(True, at)]


@given(SEEDS, st.data())
@settings(deadline=None)
def test_a_chip_less_than_the_least_raise_is_the_first_error(seed, data):
    dealer = Dealer(seed, NO_LIMIT)
    assume(dealer.least)
    at, least = data.draw(st.sampled_from(sorted(dealer.least.items())))
    hand = dealer.hand
    lower = hand.happenings[at]._replace(total=least - 1)
    found = errors(replace(hand, happenings=(*hand.happenings[:at], lower, *hand.happenings[at + 1 :])))[0]
    assert (found.code, found.event, found.expected, found.found) == ("wager_too_small", at, least, least - 1)


@given(SEEDS, st.data())
@settings(deadline=None)
def test_what_is_good_at_first_sight_is_good(seed, data):
    state = data.draw(st.sampled_from(Dealer(seed).turns))
    player = state.to_act
    can = options(state, player)
    total = data.draw(st.integers(state.bet + 1, max(can.all_in_to, state.bet) + 2))
    if plainly_good(state, player, total):
        assert can.bar is None
        assert can.wager.least <= total <= can.wager.most
