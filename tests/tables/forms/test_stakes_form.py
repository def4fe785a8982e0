"""The form of stakes."""

from dataclasses import replace

import pytest

from tables.forms import StakesForm
from tables.services import create_chip_set, create_stakes

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "1/2 no-limit",
    "variant": "holdem",
    "betting": "no_limit",
    "cash": "on",
    "ante_type": "each",
    "check_raise": "allowed",
    "small_blind": "1",
    "big_blind": "2",
    "min_buy_in": "100",
    "max_buy_in": "300",
    "straddle_policy": "own",
    "straddle_positions": ["utg"],
    "straddle_size": "double",
    "straddle_max_count": "1",
    "straddle_live": "live",
    "straddle_min_raise": "double_straddle",
    "button_straddle_first": "small_blind",
    "kill": "none",
    "rake_percent": "0",
}


def filled(venue, chips, **typed):
    form = StakesForm(TYPED | {"chip_set": str(chips.pk)} | typed, venue=venue)
    form.is_valid()
    return form


def test_what_is_typed_are_facts(venue, chip_set, facts):
    form = filled(venue, chip_set)
    assert (form.errors, form.facts, form.warnings) == ({}, facts, [])
    assert form.preview == "1/2 NLH, 100-300, UTG straddle 4"


def test_amounts_are_typed_in_the_venues_money(other_venue, stranger):
    chips = create_chip_set(actor=stranger, venue=other_venue, name="Cash", chips={25: "#ffffff", 100: "#c0392b"})
    form = filled(other_venue, chips, small_blind="0.25", big_blind="0,50", min_buy_in="20", max_buy_in="")
    assert (form.errors, form.facts.small_blind, form.facts.big_blind, form.facts.max_buy_in) == ({}, 25, 50, None)
    assert form.preview == "0.25/0.50 NLH, from 20, UTG straddle 1"


@pytest.mark.parametrize(
    ("typed", "errors"),
    [
        ({"small_blind": "5"}, {"big_blind": ["The big blind must be at least the small blind of 5."]}),
        ({"max_buy_in": "50"}, {"max_buy_in": ["The largest buy-in must be at least the smallest, 100."]}),
        ({"bring_in": "1"}, {"bring_in": ["Only stud games have a bring-in: leave this empty."]}),
        ({"straddle_positions": []}, {"straddle_positions": ["Say who may straddle, or choose that nobody may."]}),
        ({"small_blind": "one"}, {"small_blind": ["An amount is a number, such as 1500 or 2.50."]}),
        ({"small_blind": "1.5"}, {"small_blind": ["This venue's money has at most 0 decimals."]}),
        ({"ante": "10000000000000"}, {"ante": ["This amount is too great."]}),
    ],
)
def test_what_is_wrong_is_said_at_its_field_alone(venue, chip_set, typed, errors):
    assert filled(venue, chip_set, **typed).errors == errors


def test_what_is_unusual_is_a_warning(venue, chip_set):
    form = filled(venue, chip_set, betting="fixed_limit", small_bet="4", big_bet="10", small_blind="2", big_blind="4")
    assert form.errors == {}
    assert form.warnings == [("big_bet", "The big bet is usually twice the small bet: 8.")]


def test_stakes_half_typed_have_a_preview_and_no_errors_that_only_follow(venue, chip_set):
    form = filled(venue, chip_set, big_blind="x", chip_set="")
    assert set(form.errors) == {"big_blind", "chip_set"}
    assert form.preview == "NLH, 100-300"


def test_without_a_game_there_is_no_preview(venue, chip_set):
    form = filled(venue, chip_set, variant="")
    assert (set(form.errors), form.preview) == ({"variant"}, "")
    with pytest.raises(ValueError, match="not valid"):
        assert form.facts


def test_a_form_of_stakes_shows_what_they_say(other_venue, stranger, facts):
    chips = create_chip_set(actor=stranger, venue=other_venue, name="Cash", chips={25: "#ffffff"})
    cents = replace(facts, small_blind=25, big_blind=50, min_buy_in=2000, max_buy_in=None)
    stakes = create_stakes(actor=stranger, venue=other_venue, name="Small", chip_set=chips, facts=cents)
    form = StakesForm(instance=stakes)
    shown = {name: form[name].value() for name in ("name", "small_blind", "max_buy_in", "straddle_positions")}
    assert shown == {"name": "Small", "small_blind": "0.25", "max_buy_in": None, "straddle_positions": ["utg"]}
    assert form["chip_set"].value() == chips.pk


def test_only_the_venues_chip_sets_are_offered(venue, chip_set, other_venue, stranger):
    create_chip_set(actor=stranger, venue=other_venue, name="Lake", chips={1: "#ffffff"})
    assert list(StakesForm(venue=venue).fields["chip_set"].queryset) == [chip_set]
