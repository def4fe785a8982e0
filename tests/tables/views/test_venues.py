"""My venues, opening one, and its facts."""

import pytest

from cardroom.accounts.models import Membership
from cardroom.accounts.roles import Role
from tables.models import Venue
from tests.people import new_venue, person
from tests.tables.forms.test_venue_page_form import TYPED

pytestmark = pytest.mark.django_db


def test_the_only_venue_is_home(client, floor):
    client.force_login(floor)
    assert client.get("/home/").headers["Location"] == "/v/river/"


def test_whoever_has_several_chooses(client, owner, venue):
    new_venue(owner, name="Delta", slug="delta", case_prefix="DEL")
    client.force_login(owner)
    assert client.get("/home/").headers["Location"] == "/venues/"
    rows = client.get("/venues/").context["rows"]
    assert [(str(shown), str(role)) for shown, role in rows] == [("Delta", "Owner"), ("River", "Owner")]


def test_a_venue_is_listed_with_its_tables_and_the_role(client, floor, session):
    client.force_login(floor)
    [(venue, role)] = client.get("/venues/").context["rows"]
    assert (str(venue), role, venue.table_count, venue.open_count) == ("River", "Floor", 1, 1)


def test_a_superuser_sees_every_venue(client, superuser, venue, other_venue):
    client.force_login(superuser)
    assert [str(shown) for shown, _role in client.get("/venues/").context["rows"]] == ["Lake", "River"]


def test_the_first_in_a_new_installation_makes_a_venue_and_owns_it(client):
    olga = person("olga")
    client.force_login(olga)
    assert client.get("/home/").headers["Location"] == "/venues/"
    assert "Make a venue" in client.get("/venues/").text
    response = client.post("/venues/new/", TYPED)
    assert (response.status_code, response.headers["Location"]) == (302, "/v/the-old-river/")
    assert [(str(member.venue), member.role) for member in Membership.objects.filter(user=olga)] == [
        ("The Old River", Role.OWNER)
    ]
    assert "No tables yet" in client.get("/v/the-old-river/").text


def test_whoever_is_in_no_venue_is_told_how_to_get_into_one(client, venue):
    client.force_login(person("nora"))
    page = client.get("/venues/").text
    assert "You are in no venue" in page
    assert "/venues/new/" not in page
    assert client.post("/venues/new/", TYPED).status_code == 403
    assert Venue.objects.count() == 1


def test_what_is_wrong_with_a_venue_stands_at_its_field(client, owner, venue):
    client.force_login(owner)
    typed = TYPED | {
        "name": "River",
        "time_zone": "Budapest",
        "case_prefix": "R",
        "decimals": "4",
        "appeal_threshold": "x",
    }
    response = client.post("/venues/new/", typed)
    assert response.context["form"].errors == {
        "name": ["Venue with this Name already exists."],
        "slug": ["Venue with this Short name in addresses already exists."],
        "time_zone": ["There is no such time zone; one is Europe/Budapest."],
        "case_prefix": ["Two to five capital letters."],
        "decimals": ["Ensure this value is less than or equal to 3."],
        "appeal_threshold": ["An amount is a number, such as 1500 or 2.50."],
    }
    assert 'aria-invalid="true"' in response.text


def test_the_facts_of_a_venue_are_changed(client, manager, venue):
    client.force_login(manager)
    form = client.get("/v/river/settings/").context["form"]
    sent = {bound.html_name: "" if bound.value() is None else bound.value() for bound in form}
    response = client.post("/v/river/settings/", sent | {"name": "River Room", "escalation_threshold": "5000"})
    assert response.status_code == 302
    venue.refresh_from_db()
    assert (venue.name, venue.slug, venue.escalation_threshold) == ("River Room", "river", 5000)


def test_money_is_settled_once_there_are_chips(client, manager, venue, chip_set):
    client.force_login(manager)
    form = client.get("/v/river/settings/").context["form"]
    sent = {bound.html_name: "" if bound.value() is None else bound.value() for bound in form}
    response = client.post("/v/river/settings/", sent | {"currency": "HUF"})
    assert response.context["form"].errors == {
        "currency": ["The venue has chips already: what amounts mean cannot be changed."]
    }
    assert "River" in response.text


def test_many_venues_take_no_more_queries(client, superuser, venue, django_assert_num_queries):
    client.force_login(superuser)

    def look(venues):
        with django_assert_num_queries(4):  # session, user, roles, venues
            assert len(client.get("/venues/").context["rows"]) == venues

    look(1)
    for number in range(49):
        new_venue(
            superuser,
            name=f"V{number}",
            slug=f"v{number}",
            case_prefix="V" + chr(65 + number // 26) + chr(65 + number % 26),
        )
        superuser.refresh_from_db()
    superuser.is_superuser = True
    superuser.save()
    look(50)
