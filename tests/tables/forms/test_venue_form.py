"""The form of a venue."""

import pytest

from tables.forms import VenueForm

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "Bay",
    "slug": "bay",
    "case_prefix": "BAY",
    "time_zone": "America/New_York",
    "currency": "USD",
    "decimals": "2",
    "language": "en",
    "table_hold_minutes": "10",
    "case_hours": "72",
    "appeal_hours": "24",
    "appeal_threshold": "50.50",
    "escalation_threshold": "",
    "preset": "standard",
}


def test_amounts_have_the_decimals_typed_with_them():
    form = VenueForm(TYPED)
    assert form.is_valid(), form.errors
    assert (form.cleaned_data["appeal_threshold"], form.cleaned_data["escalation_threshold"]) == (5050, None)


def test_what_is_wrong_is_said_at_its_field():
    form = VenueForm(TYPED | {"time_zone": "Mars/Olympus", "decimals": "x", "preset": "mine"})
    assert set(form.errors) == {"time_zone", "decimals", "preset", "appeal_threshold"}


def test_a_name_that_is_taken(venue):
    assert set(VenueForm(TYPED | {"slug": "river", "case_prefix": "RIV"}).errors) == {"slug", "case_prefix"}


def test_a_venue_there_is_has_house_rules_already(other_venue):
    other_venue.appeal_threshold = 5050
    form = VenueForm(instance=other_venue)
    assert "preset" not in form.fields
    assert form["appeal_threshold"].value() == "50.50"
