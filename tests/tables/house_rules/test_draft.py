"""A draft in an address, and what is shown of it."""

import pytest
from django.http import QueryDict

from tables.catalogue import settings
from tables.forms.house_rules import DraftForm
from tables.house_rules.draft import Draft, differing, preset_values
from tables.house_rules.shown import in_groups, meaning, shown

WSOP = "wsop-live-2024"


def draft(**changes):
    return Draft(WSOP, preset_values(WSOP) | changes, 3)


def test_an_address_holds_what_is_changed_of_the_preset():
    assert draft().query == "preset=wsop-live-2024&based_on=3"
    changed = draft(limit_raise_cap="none", straddle_positions=[], undercall="complete_or_fold")
    assert changed.query == (
        "preset=wsop-live-2024&based_on=3&limit_raise_cap=&undercall=complete_or_fold&straddle_positions="
    )


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"limit_raise_cap": "none", "straddle_positions": []},
        {"straddle_positions": ["utg", "any"], "run_it_max": 2},
    ],
)
def test_a_draft_comes_back_from_its_address(changes):
    form = DraftForm(QueryDict(draft(**changes).query))
    assert form.is_valid()
    assert form.draft == draft(**changes)


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("run_it_max=", {"run_it_max": ["Write a whole number from 1 to 10."]}),
        (
            "limit_raise_cap=1001",
            {"limit_raise_cap": ["Write a whole number from 0 to 1000, or leave it empty: no limit."]},
        ),
        ("undercall=half", {"undercall": ["Choose one of these."]}),
        ("out_of_turn_call_changes=maybe", {"out_of_turn_call_changes": ["Choose one of these."]}),
        ("straddle_positions=utg&straddle_positions=utg", {"straddle_positions": ["Choose from these, each once."]}),
        ("straddle_positions=cutoff", {"straddle_positions": ["Choose from these, each once."]}),
    ],
)
def test_what_the_catalogue_refuses_is_said_with_what_would_be_right(query, errors):
    form = DraftForm(QueryDict(f"preset={WSOP}&based_on=1&{query}"))
    assert form.errors == errors


def test_an_unknown_preset_is_refused_and_the_rest_read_beside_the_standard():
    form = DraftForm(QueryDict("preset=my-own&based_on=1&undercall=complete_or_fold"))
    assert (set(form.errors), form.of, form.value("undercall")) == ({"preset"}, "standard", "complete_or_fold")


def test_what_differs_is_in_the_order_of_the_catalogue():
    assert differing(draft(odd_chip="high_suit", limit_raise_cap=2).values, preset_values(WSOP)) == [
        "limit_raise_cap",
        "odd_chip",
    ]


def one(name, texts, value, **options):
    return shown(settings()[name], texts, value, **{"preset": "tda-2024", "in_force": preset_values(WSOP), **options})


def test_a_setting_with_its_values_and_who_says_which():
    setting = one("undercall", ["complete_or_fold"], "complete_or_fold")
    assert (setting.kind, setting.label, setting.preset_label, setting.changed) == (
        "one",
        "pay the rest, or fold and leave it",
        "owed against the opening bet or heads-up, else the floor chooses",
        True,
    )
    said = {
        saying.text: (
            [(voice.preset, voice.cite) for voice in saying.voices],
            saying.of_preset,
            saying.in_force,
            saying.chosen,
        )
        for saying in setting.sayings
    }
    assert said == {
        "bring_up": ([("Robert's Rules of Poker", "r16"), ("WSOP Live Action 2024", "177")], False, True, False),
        "complete_or_fold": ([("Russian club rules", "D1")], False, False, True),
        "opener_or_headsup": ([("Poker TDA 2024", "51B")], True, False, False),
    }


def test_a_number_shows_the_values_that_somebody_has():
    setting = one("limit_raise_cap", ["7"], 7, in_force={"limit_raise_cap": 5})
    assert [saying.label for saying in setting.sayings] == ["3 raises", "4 raises", "5 raises"]
    assert (setting.kind, setting.text, setting.label, setting.least, setting.most, setting.nothing) == (
        "number",
        "7",
        "7 raises",
        0,
        1000,
        "no limit",
    )


def test_what_is_no_value_is_kept_as_typed():
    setting = one("run_it_max", ["many"], None, errors=["Write a whole number from 1 to 10."])
    assert (setting.text, setting.label, setting.changed) == ("many", None, True)
    assert setting.errors == ["Write a whole number from 1 to 10."]


def test_a_list_shows_each_of_its_words():
    setting = one("straddle_positions", ["utg"], ["utg"])
    assert [(part.label, part.chosen) for part in setting.parts] == [
        ("left of the big blind", True),
        ("the button", False),
        ("any player", False),
    ]
    assert (setting.preset_text, setting.changed) == ("", True)


def test_the_word_of_a_value_is_shown_where_the_meaning_uses_it():
    words = {name: [saying.word for saying in one(name, [""], None).sayings] for name in ("multi_chip", "rounding")}
    assert words == {
        "multi_chip": ["removal", "same_denomination_call", "threshold_only"],
        "rounding": ["nearest", "", ""],
    }


def test_a_meaning_names_other_settings_by_their_titles():
    assert meaning("limit_raise_cap_two_round").startswith("As “Raises, fixed limit”, for games with two")
    assert "“More than a call, less than a raise”" in meaning("multi_chip")


def test_groups_without_a_setting_are_left_out():
    groups = in_groups(lambda setting: setting.name, {"undercall", "odd_chip"})
    assert [(group.id, group.heading, group.settings) for group in groups] == [
        ("group-short-wagers", "Too few chips", ["undercall"]),
        ("group-showdown", "Showdown", ["odd_chip"]),
    ]
