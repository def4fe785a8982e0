"""Games, houses and tables in a few words."""

import pytest

from rulings.engine.betting.variants import VARIANTS
from rulings.wording import names

SEATS = {"1": {}, "2": {}}


def test_every_variant_and_street_has_a_name():
    assert names.VARIANTS.keys() == VARIANTS.keys()
    streets = {street.name for variant in VARIANTS.values() for street in variant.streets}
    assert names.STREETS.keys() == streets | {"showdown", "over"}


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ({"variant": "holdem", "betting": "no_limit", "small_blind": 1, "big_blind": 2}, "No-limit Hold'em 1/2"),
        (
            {"variant": "omaha8", "betting": "fixed_limit", "small_bet": 10, "big_bet": 20},
            "Fixed-limit Omaha eight-or-better 10/20",
        ),
        ({"variant": "badugi", "betting": "pot_limit", "ante": 1}, "Pot-limit Badugi"),
    ],
)
def test_the_game(game, said):
    assert names.game({"game": game}) == said


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({}, "Standard"),
        ({"house": "tda-2024"}, "Poker TDA 2024"),
        ({"house": {"preset": "tda-2024"}}, "Poker TDA 2024"),
        ({"house": {"settings": {"undercall": "bring_up"}}}, "Standard, changed"),
    ],
)
def test_the_house(record, said):
    assert names.house(record) == said


def test_the_seating():
    assert names.seating({"seats": SEATS, "button": 2}) == "2 players, button 2"
    assert names.seating({"seats": SEATS}) == "2 players"


def test_a_setting():
    told = "More than a call, less than a raise: complete it, or fold and leave it"
    assert names.setting("under_raise", "complete_or_fold") == told
    assert (
        names.setting("straddle_positions", ["utg", "button"]) == "Who may straddle: left of the big blind, the button"
    )
    assert names.setting("straddle_positions", []) == "Who may straddle: nobody"
