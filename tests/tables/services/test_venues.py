"""Opening and changing venues."""

import pytest
from django.core.exceptions import ValidationError
from django.utils import timezone

from cardroom.accounts.models import Membership
from cardroom.accounts.permissions import may
from cardroom.accounts.roles import EVERYBODY, Role
from cardroom.audit.chain import faults
from cardroom.audit.models import Entry
from rulings.engine.rulebook import house, setting_values
from tables.models import Venue
from tables.permissions import RoomRight
from tables.services import change_venue, open_venue
from tests.people import person
from tests.roles import FLOOR_AND_UP, MANAGEMENT, who_may

pytestmark = pytest.mark.django_db

BAY = {
    "name": "Bay",
    "slug": "bay",
    "case_prefix": "BAY",
    "time_zone": "America/New_York",
    "currency": "USD",
    "decimals": 2,
    "language": "es",
}


def open_bay(actor, **fields):
    return open_venue(actor=actor, preset="tda-2024", **BAY | fields)


def test_the_first_to_come_opens_the_first_venue_and_owns_it(anna):
    venue = open_bay(anna)
    rules = venue.house_rules.get()
    version = rules.version_now()
    assert Membership.objects.get(venue=venue).role == Role.OWNER
    assert (rules.is_venue_default, version.preset, version.changes) == (True, "tda-2024", {})
    assert version.settings == setting_values(house("tda-2024"))
    assert [entry.action for entry in Entry.objects.filter(venue=venue)] == [
        "house_rules.created",
        "member.joined",
        "venue.opened",
    ]
    assert list(faults()) == []


def test_who_may_open_another_venue(people, superuser):
    # The stranger owns the Lake.
    assert who_may(people, open_bay) == {Role.OWNER, "stranger"}
    assert open_bay(superuser).memberships.get().user == superuser


def test_somebody_without_a_role_opens_no_second_venue(venue, anna):
    assert who_may(dict.fromkeys([*Role, "stranger"], anna), open_bay) == set()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("slug", "the bay"),
        ("case_prefix", "bay"),
        ("case_prefix", "BAYSIDE"),
        ("time_zone", "Mars/Olympus"),
        ("currency", "dollar"),
        ("decimals", 4),
        ("language", "de"),
        ("table_hold_minutes", 0),
        ("appeal_threshold", 10**12 + 1),
        ("escalation_threshold", -1),
    ],
)
def test_what_is_no_venue_is_refused_at_its_field(anna, field, value):
    with pytest.raises(ValidationError) as caught:
        open_bay(anna, **{field: value})
    assert set(caught.value.error_dict) == {field}
    assert (Venue.objects.count(), Entry.objects.count()) == (0, 0)


def test_an_unknown_preset_is_refused(anna):
    with pytest.raises(ValidationError) as caught:
        open_venue(actor=anna, preset="my-own", **BAY)
    assert set(caught.value.error_dict) == {"preset"}


def test_who_may_change_a_venue(people, venue):
    assert who_may(people, lambda actor: change_venue(actor=actor, venue=venue, case_hours=48)) == MANAGEMENT


def test_a_change_is_on_record_with_what_changed(venue, owner):
    change_venue(actor=owner, venue=venue, case_hours=48, name="River")
    entry = Entry.objects.first()
    assert (entry.action, entry.before, entry.after) == ("venue.changed", {"case_hours": 72}, {"case_hours": 48})


def test_no_change_leaves_no_entry(venue, owner):
    before = Entry.objects.count()
    change_venue(actor=owner, venue=venue, case_hours=72)
    assert Entry.objects.count() == before


def test_the_money_is_settled_once_there_are_chips(venue, owner, chip_set):
    with pytest.raises(ValidationError) as caught:
        change_venue(actor=owner, venue=venue, decimals=2, currency="HUF")
    assert set(caught.value.error_dict) == {"decimals", "currency"}


def test_before_there_are_chips_the_money_can_change(venue, owner):
    assert change_venue(actor=owner, venue=venue, decimals=2).format(250) == "2.50"


def test_times_are_shown_in_the_venues_zone(venue):
    assert timezone.now().astimezone(venue.zone).tzname() in {"CET", "CEST"}


def test_a_stranger_sees_only_the_own_venue(people, venue, other_venue):
    assert list(Venue.objects.visible_to(people["stranger"])) == [other_venue]
    assert list(Venue.objects.visible_to(people["dealer"])) == [venue]
    assert list(Venue.objects.visible_to(person("nobody"))) == []


@pytest.mark.parametrize(
    ("right", "roles"),
    [
        (RoomRight.SEE_ROOM, set(EVERYBODY)),
        (RoomRight.CHANGE_VENUE, MANAGEMENT),
        (RoomRight.EDIT_STAKES, MANAGEMENT),
        (RoomRight.ACTIVATE_STAKES, FLOOR_AND_UP),
        (RoomRight.PUBLISH_HOUSE_RULES, MANAGEMENT),
        (RoomRight.EDIT_TABLES, MANAGEMENT),
        (RoomRight.RUN_TABLES, FLOOR_AND_UP),
    ],
)
def test_each_right_belongs_to_its_roles(people, venue, right, roles):
    assert {role for role in people if may(people[role], right, venue)} == roles
