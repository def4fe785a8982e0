"""The pages of chip sets."""

import pytest

from tables.models import ChipSet
from tables.services import create_chip_set
from tests.tables.forms.test_chip_set_form import typed

pytestmark = pytest.mark.django_db


@pytest.fixture
def as_manager(client, manager):
    client.force_login(manager)
    return client


def test_chips_are_drawn_in_their_colours(as_manager, chip_set):
    page = as_manager.get("/v/river/chips/")
    [(shown, discs)] = page.context["rows"]
    assert (shown, [disc.text for disc in discs]) == (chip_set, ["1", "5", "25", "100"])
    assert 'fill="#c0392b"' in page.text


def test_no_chip_set_yet(as_manager, client, dealer):
    assert "/v/river/chips/new/" in as_manager.get("/v/river/chips/").text
    client.force_login(dealer)
    assert "/v/river/chips/new/" not in client.get("/v/river/chips/").text


def test_a_chip_set_is_made(as_manager, venue):
    response = as_manager.post("/v/river/chips/new/", typed(("5", "#c0392b"), ("1", "#ffffff"), ("", "")).dict())
    assert response.headers["Location"] == "/v/river/chips/"
    assert [(str(made), made.denominations) for made in venue.chip_sets.all()] == [("Cash", [1, 5])]


def test_a_chip_set_is_changed(as_manager, chip_set):
    sent = typed(("1", "#ffffff"), ("5", "#c0392b"), ("1000", "#f1c40f"), name="Chips").dict()
    as_manager.post(f"/v/river/chips/{chip_set.pk}/", sent)
    chip_set.refresh_from_db()
    assert (chip_set.name, chip_set.denominations) == ("Chips", [1, 5, 1000])


def test_more_rows_save_nothing(as_manager, venue):
    response = as_manager.post("/v/river/chips/new/", typed(("5", "#c0392b"), more="yes").dict())
    assert [row["denomination"].value() for row in response.context["form"].chips] == ["5", None, None, None]
    assert not ChipSet.objects.exists()


def test_a_name_there_is_already(as_manager, chip_set):
    response = as_manager.post("/v/river/chips/new/", typed(("5", "#c0392b")).dict())
    assert response.context["form"].errors == {"name": ["This venue has a chip set of that name."]}


def test_a_set_without_chips(as_manager, venue):
    response = as_manager.post("/v/river/chips/new/", typed(("", "#c0392b")).dict())
    assert response.context["form"].non_field_errors() == ["A chip set has from 1 to 30 denominations."]


def test_chips_that_stakes_need_stay(as_manager, chip_set, stakes):
    response = as_manager.post(f"/v/river/chips/{chip_set.pk}/", typed(("25", "#27ae60")).dict())
    assert response.context["form"].non_field_errors() == [
        "These stakes could not be played with these chips: 1/2 no-limit"
    ]


def test_many_chip_sets_take_no_more_queries(as_manager, venue, owner, django_assert_num_queries):
    def look(sets):
        with django_assert_num_queries(7):  # session, user, venue, role twice, chip sets, chips
            assert len(as_manager.get("/v/river/chips/").context["rows"]) == sets

    for number in range(50):
        create_chip_set(actor=owner, venue=venue, name=f"Set {number}", chips={1: "#ffffff"})
        if number == 0:
            look(1)
    look(50)
