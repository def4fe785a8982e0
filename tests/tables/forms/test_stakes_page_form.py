"""The form of stakes as the pages have it."""

from dataclasses import replace

import pytest

from tables.forms import StakesPageForm
from tables.services import create_stakes

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "A game",
    "variant": "holdem",
    "betting": "no_limit",
    "cash": "on",
    "small_blind": "1",
    "big_blind": "2",
}
TYPED |= {"min_buy_in": "100", "straddle_policy": "house"}


def form_of(venue, chip_set, **typed):
    form = StakesPageForm(TYPED | {"chip_set": str(chip_set.pk)} | typed, venue=venue)
    form.is_valid()
    return form


def shown(form):
    return {group.name: [field.name for field in group.fields] for group in form.groups}


def test_no_limit_with_the_houses_straddles(venue, chip_set):
    assert shown(form_of(venue, chip_set)) == {
        "game": ["name", "variant", "betting", "chip_set", "cash"],
        "money": ["small_blind", "big_blind", "third_blind", "ante", "ante_type"],
        "buy-in": ["min_buy_in", "max_buy_in"],
        "straddles": ["straddle_policy"],
        "house": ["rake_percent", "rake_cap", "rake_chip", "check_raise", "note"],
    }


def test_stud_has_a_bring_in_and_neither_blinds_nor_straddles(venue, chip_set):
    groups = shown(form_of(venue, chip_set, variant="stud", betting="fixed_limit"))
    assert groups["money"] == ["bring_in", "small_bet", "big_bet", "ante"]
    assert "straddles" not in groups


def test_a_field_that_was_not_on_the_page_has_its_default(venue, chip_set):
    form = form_of(venue, chip_set, straddle_policy="own", straddle_positions=["utg"])
    assert form.errors == {}
    assert (form.facts.straddle_size, form.facts.straddle_max_count, form.facts.kill) == ("double", 1, "none")


def test_what_the_game_does_not_have_is_not_kept(venue, chip_set):
    form = form_of(venue, chip_set, variant="stud", betting="fixed_limit", small_bet="4", big_bet="8", bring_in="1")
    assert (form.errors, form.facts.small_blind, form.facts.big_blind) == ({}, 0, 0)


def test_without_a_script_it_is_said_what_the_other_game_needs(venue, chip_set):
    assert form_of(venue, chip_set, betting="fixed_limit").errors == {
        "small_bet": ["Limit games need the sizes of their bets."]
    }


def test_what_is_wrong_with_a_field_the_game_has_not_stands_above_the_form(venue, chip_set):
    form = form_of(venue, chip_set, variant="stud")
    assert form.non_field_errors() == ["A game needs blinds, an ante or a bring-in."]


def test_what_is_missing_is_asked_for(venue):
    form = StakesPageForm(TYPED | {"name": ""}, venue=venue)
    assert form.errors == {
        "name": ["Give the stakes a name, such as 1/2 no-limit."],
        "chip_set": ["Choose the chips they are played with."],
    }


def test_words_that_are_none_are_refused(venue, chip_set):
    form = form_of(venue, chip_set, variant="snap", betting="wild")
    assert set(form.errors) == {"variant", "betting"}


def test_looking_at_another_game_keeps_what_was_typed_and_judges_nothing(venue, chip_set):
    judged = form_of(venue, chip_set, betting="fixed_limit", small_blind="x", straddle_positions=["utg"])
    form = StakesPageForm(venue=venue, initial=judged.typed())
    assert (form["small_blind"].value(), form["big_blind"].value(), form["betting"].value()) == (
        "x",
        "2",
        "fixed_limit",
    )
    assert (form.is_bound, shown(form)) == (False, shown(judged))


def test_an_amount_there_is_none_of_begins_empty(venue, stakes):
    form = StakesPageForm(venue=venue, instance=stakes)
    assert (form["third_blind"].value(), form["big_blind"].value()) == (None, "2")
    assert form.preview == "1/2 NLH, 100-300, UTG straddle 4"


def test_a_tournament_begins_as_one(venue, owner, chip_set, facts):
    stakes = create_stakes(
        actor=owner, venue=venue, name="Sunday", chip_set=chip_set, facts=replace(facts, cash=False, max_buy_in=None)
    )
    assert "buy-in" not in shown(StakesPageForm(venue=venue, instance=stakes))
