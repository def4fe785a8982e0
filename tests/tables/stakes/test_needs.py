"""Which facts a game has."""

from dataclasses import asdict, fields

import pytest

from tables.stakes import StakesFacts
from tables.stakes.needs import needless
from tables.stakes.words import BETTING, STRADDLE_POLICIES, VARIANTS

NO_LIMIT = {"bring_in", "small_bet", "big_bet", "kill", "pot_unit"}
STRADDLES = {name for name in asdict(StakesFacts(variant="", betting="")) if "straddle" in name} - {"straddle_policy"}


@pytest.mark.parametrize(
    ("game", "without"),
    [
        (("holdem", "no_limit", "own"), NO_LIMIT),
        (("holdem", "no_limit", "house"), NO_LIMIT | STRADDLES),
        (("omaha", "pot_limit", "own"), NO_LIMIT - {"pot_unit"}),
        (("holdem", "fixed_limit", "own"), {"bring_in", "pot_unit"}),
        (("holdem", "spread_limit", "none"), {"bring_in", "pot_unit"} | STRADDLES),
        (
            ("stud", "fixed_limit", "own"),
            {"small_blind", "big_blind", "third_blind", "ante_type", "pot_unit", "straddle_policy"} | STRADDLES,
        ),
    ],
)
def test_a_cash_game(game, without):
    assert needless(*game, cash=True) == without


def test_a_tournament_has_neither_buy_in_nor_rake():
    cash, tournament = (needless("holdem", "no_limit", "own", cash=cash) for cash in (True, False))
    assert tournament - cash == {"min_buy_in", "max_buy_in", "rake_percent", "rake_cap", "rake_chip"}


def test_they_are_facts_with_a_default(subtests):
    names = {field.name for field in fields(StakesFacts)} - {"variant", "betting", "cash"}
    for variant, _title in VARIANTS:
        for betting, _title in BETTING:
            for policy, _title in STRADDLE_POLICIES:
                with subtests.test(variant, betting=betting, policy=policy):
                    assert needless(variant, betting, policy, cash=False) <= names
