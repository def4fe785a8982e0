"""The form of a venue as the pages have it."""

import pytest

from tables.forms import VenuePageForm

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "The Old River",
    "case_prefix": "OLD",
    "language": "en",
    "preset": "standard",
    "time_zone": "Europe/Budapest",
    "currency": "EUR",
    "decimals": "0",
    "table_hold_minutes": "10",
    "case_hours": "72",
    "appeal_hours": "24",
}


def test_the_short_name_follows_from_the_name():
    form = VenuePageForm(TYPED)
    assert (form.errors, form.cleaned_data["slug"]) == ({}, "the-old-river")


def test_the_short_name_can_be_chosen():
    form = VenuePageForm(TYPED | {"slug": "old"})
    assert (form.errors, form.cleaned_data["slug"]) == ({}, "old")


def test_a_name_without_latin_letters_needs_a_short_name():
    assert VenuePageForm(TYPED | {"name": "Река"}).errors == {
        "slug": ["Write a short name, such as river: letters, numbers and hyphens."]
    }


def test_left_out_the_short_name_of_a_venue_stays(venue):
    form = VenuePageForm(TYPED | {"name": "River Two"}, instance=venue)
    assert (form.errors, form.cleaned_data["slug"]) == ({}, "river")


def test_a_small_first_letter_is_no_trouble():
    form = VenuePageForm(TYPED | {"case_prefix": "old", "currency": "eur"})
    assert (form.errors, form.cleaned_data["case_prefix"], form.cleaned_data["currency"]) == ({}, "OLD", "EUR")
