"""The form of a table's set-up."""

import pytest
from django.http import QueryDict

from rulings.desk import records
from rulings.forms import SetupForm


def posted(**changes):
    """What the browser sends of an untouched form for a new record, but for CHANGES."""
    form = SetupForm(records.new())
    data = QueryDict(mutable=True)
    for name, field in form.fields.items():
        value = field.prepare_value(form.get_initial_for_field(field, name))
        data.setlist(name, [str(part) for part in (value if isinstance(value, list) else [value]) if part is not None])
    for name, value in changes.items():
        data.setlist(name, value if isinstance(value, list) else [value])
    return data


def test_an_untouched_form_changes_nothing():
    assert SetupForm(records.new(), posted()).changed_record() == records.new()


def test_what_the_game_needs_is_asked_for():
    holdem, stud = SetupForm(records.new()), SetupForm(records.new(), posted(variant="stud", betting="fixed_limit"))
    assert [field.name for field in holdem.amounts] == ["small_blind", "big_blind", "ante"]
    assert [field.name for field in stud.amounts] == ["small_bet", "big_bet", "ante", "bring_in"]
    assert "button" in holdem.fields
    assert "first_to_act" not in holdem.fields
    assert "button" not in stud.fields
    assert "first_to_act" in stud.fields


def test_another_game_begins_at_its_own_start():
    record = SetupForm(records.new(), posted(variant="stud")).changed_record()
    assert record["start"] == {"street": "third", "first_to_act": 1}


@pytest.mark.parametrize(
    ("changes", "field", "said"),
    [
        ({"big_blind": "two"}, "big_blind", "Enter a whole number."),
        ({"chips": "1 five"}, "chips", "Write the values of the chips with spaces, such as 1 5 25 100."),
        ({"chips": "9" * 5000}, "chips", "Write the values of the chips with spaces, such as 1 5 25 100."),
        ({"dealt_in": []}, "dealt_in", "Choose at least two seats."),
        ({"dealt_in": ["1"]}, "dealt_in", "This must have at least two players."),
        ({"stack_2": "0"}, "stack_2", "A player without chips must be in a pot."),
        (
            {"street": "preflop", "straddle_seat": "6", "straddle": "4"},
            "straddle",
            "Seat 6 may not straddle in this house.",
        ),
    ],
)
def test_what_is_wrong_is_said_at_its_field(changes, field, said):
    form = SetupForm(records.new(), posted(**changes))
    assert form.changed_record() is None
    assert form.errors == {field: [said]}
