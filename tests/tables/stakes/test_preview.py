"""Stakes in one line."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine.rulebook import house, setting_values
from tables.stakes import StakesFacts, preview, words

NO_LIMIT = StakesFacts(variant="holdem", betting="no_limit", small_blind=1, big_blind=2, min_buy_in=100, max_buy_in=300)
STRADDLE = replace(NO_LIMIT, straddle_policy="own", straddle_positions=("utg",))
LIMIT = replace(NO_LIMIT, betting="fixed_limit", small_blind=2, big_blind=4, small_bet=4, big_bet=8, max_buy_in=None)


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        (NO_LIMIT, "1/2 NLH, 100-300"),
        (STRADDLE, "1/2 NLH, 100-300, UTG straddle 4"),
        (
            replace(STRADDLE, straddle_positions=("utg", "button"), straddle_size="double_or_more", straddle_max=10),
            "1/2 NLH, 100-300, UTG/button straddle 4-20",
        ),
        (
            replace(
                STRADDLE,
                straddle_positions=("utg", "any"),
                straddle_size="double_or_more",
                straddle_max_count=3,
                straddle_live="dead",
                straddle_mandatory=True,
            ),
            "1/2 NLH, 100-300, mandatory any straddle 4+ (dead, up to 3)",
        ),
        (replace(NO_LIMIT, straddle_policy="none"), "1/2 NLH, 100-300"),
        (LIMIT, "4/8 LH, from 100"),
        (replace(LIMIT, small_blind=1, big_blind=4, kill="half"), "4/8 LH, blinds 1/4, from 100, half kill"),
        (replace(LIMIT, betting="spread_limit", small_bet=2, big_bet=6), "2-6 SLH, blinds 2/4, from 100"),
        (
            replace(NO_LIMIT, variant="omaha", betting="pot_limit", small_blind=5, big_blind=5, third_blind=10),
            "5/5/10 PLO, 100-300",
        ),
        (
            replace(LIMIT, variant="stud8", small_blind=0, big_blind=0, ante=1, bring_in=2),
            "4/8 L Stud 8, ante 1, bring-in 2, from 100",
        ),
        (
            replace(NO_LIMIT, cash=False, ante=2, ante_type="big_blind", max_buy_in=100),
            "1/2 NLH, big blind ante 2, 100, tournament",
        ),
        (
            replace(NO_LIMIT, variant="short_deck", small_blind=0, big_blind=0, ante=5, ante_type="button"),
            "NL Short-Deck, button ante 5, 100-300",
        ),
    ],
)
def test_the_line(facts, line):
    assert preview(facts, str) == line


def test_amounts_are_written_as_the_venue_writes_them():
    assert preview(STRADDLE, lambda amount: f"€{amount}") == "€1/€2 NLH, €100-€300, UTG straddle €4"


def test_straddles_left_to_the_house_are_told_from_it():
    houses = setting_values(house("wsop-live-2024"))
    assert preview(NO_LIMIT, str, houses) == "1/2 NLH, 100-300, UTG/button straddle 4"


@given(
    st.builds(
        StakesFacts,
        variant=st.sampled_from([name for name, _label in words.VARIANTS]),
        betting=st.sampled_from([name for name, _label in words.BETTING]),
        ante_type=st.sampled_from([name for name, _label in words.ANTE_TYPES]),
        straddle_policy=st.sampled_from([name for name, _label in words.STRADDLE_POLICIES]),
        straddle_positions=st.lists(st.sampled_from(["utg", "button", "any"])).map(tuple),
        kill=st.sampled_from([name for name, _label in words.KILLS]),
        small_blind=st.integers(0, 10),
        big_blind=st.integers(0, 10),
        straddle_max=st.none() | st.integers(0, 5),
    )
)
def test_stakes_half_typed_have_a_line_too(facts):
    assert preview(facts, str)
