"""The form of a chip set."""

import pytest
from django.http import QueryDict

from tables.forms import ChipSetForm

pytestmark = pytest.mark.django_db


def typed(*rows, name="Cash", **more):
    """What the page sends: ROWS are (denomination, colour)."""
    data = QueryDict(mutable=True)
    data.update({"name": name, "chips-TOTAL_FORMS": str(len(rows)), "chips-INITIAL_FORMS": "0", **more})
    for place, (denomination, colour) in enumerate(rows):
        data.update({f"chips-{place}-denomination": denomination, f"chips-{place}-colour": colour})
    return data


def rows(form):
    return [(row["denomination"].value(), row["colour"].value()) for row in form.chips]


def test_a_new_one_begins_with_the_usual_chips(venue):
    assert rows(ChipSetForm(venue=venue)) == [
        ("1", "#f4f4f2"),
        ("5", "#c0392b"),
        ("25", "#1e8449"),
        ("100", "#1c1c1e"),
        ("500", "#6c3483"),
        *[(None, "#808080")] * 3,
    ]


def test_the_usual_chips_are_whole_units_of_the_venues_money(other_venue):
    assert [row["denomination"].value() for row in ChipSetForm(venue=other_venue).chips][:3] == ["1", "5", "25"]
    form = ChipSetForm(typed(("1", "#ffffff"), ("0.25", "#000000")), venue=other_venue)
    assert (form.is_valid(), form.colours) == (True, {100: "#ffffff", 25: "#000000"})


def test_what_there_is_can_be_changed(venue, chip_set):
    form = ChipSetForm(venue=venue, chip_set=chip_set)
    assert (form["name"].value(), rows(form)[:4]) == (
        "Cash",
        [("1", "#ffffff"), ("5", "#c0392b"), ("25", "#27ae60"), ("100", "#2c3e50")],
    )


def test_a_row_left_empty_is_no_chip(venue):
    form = ChipSetForm(typed(("5", "#c0392b"), ("", "#808080"), ("1", "")), venue=venue)
    assert (form.is_valid(), form.colours) == (True, {5: "#c0392b", 1: "#808080"})


@pytest.mark.parametrize(
    ("row", "errors"),
    [
        (("0", "#ffffff"), {"denomination": ["A chip is worth more than 0; empty: no chip."]}),
        (("five", "#ffffff"), {"denomination": ["An amount is a number, such as 1500 or 2.50."]}),
        (("1.5", "#ffffff"), {"denomination": ["This venue's money has at most 0 decimals."]}),
        (("5", "red"), {"colour": ["A colour such as #c0392b."]}),
        (("1", "#000000"), {"denomination": ["This denomination is here twice: leave one of them empty."]}),
    ],
)
def test_what_is_wrong_stands_in_its_row(venue, row, errors):
    form = ChipSetForm(typed(("1", "#ffffff"), row), venue=venue)
    assert (form.is_valid(), form.chips.errors) == (False, [{}, errors])


def test_more_rows_keep_what_was_typed(venue):
    form = ChipSetForm(typed(("7", "#123456"), more="yes"), venue=venue)
    assert rows(form) == [("7", "#123456"), *[(None, None)] * 3]


def test_made_up_numbers_of_rows_are_refused(venue):
    for total in ("x", "100000", ""):
        data = typed(("7", "#123456"), more="yes")
        data["chips-TOTAL_FORMS"] = total
        form = ChipSetForm(data, venue=venue)
        assert not form.is_valid()
        assert len(list(form.chips)) <= 60
