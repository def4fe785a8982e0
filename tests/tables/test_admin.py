"""The admin of the room's facts: by the services, with their checks and entries."""

import pytest
from django.contrib.messages import get_messages

from cardroom.accounts.models import Membership
from cardroom.audit.chain import faults
from cardroom.audit.models import Entry
from tables.models import Stakes, Venue
from tests.tables.forms.test_stakes_form import TYPED
from tests.tables.forms.test_venue_form import TYPED as TYPED_VENUE

STAKES = "/admin/tables/stakes/"
INLINE = {"versions-TOTAL_FORMS": "0", "versions-INITIAL_FORMS": "0"}


@pytest.fixture
def admin(client, superuser):
    client.force_login(superuser)
    return client


@pytest.fixture
def typed(venue, chip_set):
    return TYPED | INLINE | {"venue": venue.pk, "chip_set": chip_set.pk}


def told(response):
    return [str(message) for message in get_messages(response.wsgi_request)]


def test_stakes_are_made_by_the_service(admin, superuser, typed, facts):
    response = admin.post(f"{STAKES}add/", typed)
    assert response.status_code == 302, response.context["errors"]
    stakes = Stakes.objects.get()
    assert (stakes.status, stakes.version.facts(), stakes.version.created_by) == ("draft", facts, superuser)
    assert (Entry.objects.first().action, Entry.objects.first().actor) == ("stakes.created", superuser)


def test_what_is_wrong_is_said_at_the_field(admin, typed):
    response = admin.post(f"{STAKES}add/", typed | {"small_blind": "5", "straddle_positions": []})
    assert response.context["adminform"].form.errors == {
        "big_blind": ["The big blind must be at least the small blind of 5."],
        "straddle_positions": ["Say who may straddle, or choose that nobody may."],
    }
    assert not Stakes.objects.exists()


def test_without_a_venue_nothing_is_made(admin, typed):
    response = admin.post(f"{STAKES}add/", typed | {"venue": ""})
    assert set(response.context["adminform"].form.errors) == {"venue"}


def test_a_change_is_a_version(admin, stakes, typed):
    response = admin.post(f"{STAKES}{stakes.pk}/change/", typed | {"max_buy_in": "500", "betting": "no_limit"})
    assert response.status_code == 302
    assert [version.max_buy_in for version in stakes.versions.all()] == [500, 300]
    assert Entry.objects.first().action == "stakes.changed"


def test_what_is_unusual_is_told(admin, stakes, typed):
    response = admin.post(f"{STAKES}{stakes.pk}/change/", typed | {"kill": "half"})
    assert "A kill is usual in limit games only." in told(response)


def test_the_line_and_the_versions_are_shown_and_cannot_be_typed_in(admin, stakes):
    assert "1/2 NLH, 100-300, UTG straddle 4" in admin.get(STAKES).text
    page = admin.get(f"{STAKES}{stakes.pk}/change/").text
    assert "1/2 NLH, 100-300, UTG straddle 4" in page
    assert 'name="versions-0-number"' not in page
    assert 'name="status"' not in page


@pytest.mark.parametrize(("action", "status"), [("activate", "active"), ("retire", "retired")])
def test_stakes_are_activated_and_retired_in_the_list(admin, stakes, action, status):
    admin.post(STAKES, {"action": action, "_selected_action": [stakes.pk]})
    stakes.refresh_from_db()
    assert stakes.status == status


def test_what_cannot_be_done_is_told(admin, active_stakes):
    response = admin.post(STAKES, {"action": "activate", "_selected_action": [active_stakes.pk]})
    assert told(response) == ["1/2 no-limit: These stakes are active already."]


def test_retired_stakes_are_not_changed(admin, stakes, typed):
    admin.post(STAKES, {"action": "retire", "_selected_action": [stakes.pk]})
    response = admin.post(f"{STAKES}{stakes.pk}/change/", typed | {"max_buy_in": "500"})
    assert "Retired stakes are not changed: activate them first." in told(response)
    assert stakes.versions.count() == 1


def test_nothing_is_deleted(admin, stakes, venue):
    for address in (f"{STAKES}{stakes.pk}/delete/", f"/admin/tables/venue/{venue.pk}/delete/"):
        assert admin.post(address, {"post": "yes"}).status_code == 403


def test_a_venue_is_opened_by_the_service(admin, superuser):
    response = admin.post("/admin/tables/venue/add/", TYPED_VENUE)
    assert response.status_code == 302, response.context["errors"]
    venue = Venue.objects.get()
    assert (venue.appeal_threshold, Membership.objects.get().user, venue.house_rules.count()) == (5050, superuser, 1)
    assert list(faults()) == []


def test_a_venue_is_changed_by_the_service(admin, venue, chip_set):
    fields = TYPED_VENUE | {"name": "River", "slug": "river", "case_prefix": "RIV", "appeal_threshold": "5"}
    response = admin.post(f"/admin/tables/venue/{venue.pk}/change/", fields | {"decimals": "0", "currency": "USD"})
    assert "The venue has chips already: what amounts mean cannot be changed." in told(response)
    admin.post(f"/admin/tables/venue/{venue.pk}/change/", fields | {"decimals": "0", "currency": "EUR"})
    assert Entry.objects.first().after == {"time_zone": "America/New_York", "appeal_threshold": 5}


def test_staff_without_a_role_may_nothing(client, stakes, anna):
    anna.is_staff = True
    anna.save()
    client.force_login(anna)
    assert client.get(STAKES).status_code == 403


@pytest.mark.parametrize("thing", ["chipset", "houserules", "table"])
def test_the_rest_is_to_look_at(admin, table, venue, thing):
    assert admin.get(f"/admin/tables/{thing}/").status_code == 200
    pk = {"chipset": table.stakes.version.chip_set_id, "houserules": venue.house_rules.get().pk, "table": table.pk}
    page = admin.get(f"/admin/tables/{thing}/{pk[thing]}/change/")
    assert (page.status_code, 'name="_save"' in page.text) == (200, False)
    assert admin.get(f"/admin/tables/{thing}/add/").status_code == 403


@pytest.mark.parametrize("count", [1, 30])
def test_the_list_of_stakes_is_flat(admin, owner, venue, chip_set, facts, count, django_assert_max_num_queries):
    from tables.services import create_stakes  # noqa: PLC0415 - stays beside its one use

    for number in range(count):
        create_stakes(actor=owner, venue=venue, name=f"Game {number}", chip_set=chip_set, facts=facts)
    with django_assert_max_num_queries(7):
        admin.get(STAKES)
