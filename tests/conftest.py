"""What tests everywhere start from."""

import os

import hypothesis
import pytest
from django.db import connection
from django.test import TransactionTestCase

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role
from cardroom.accounts.services import invite
from tables.services import activate_stakes, create_chip_set, create_stakes, create_table, open_table
from tables.stakes import StakesFacts
from tests.entries import without_triggers
from tests.people import member, new_venue, person

PASSWORD = "seat four to act"

# The same examples each time, so that a change is judged by itself; CARDROOM_EXPLORE=1 looks for new ones.
EXPLORES = os.environ.get("CARDROOM_EXPLORE") == "1"
hypothesis.settings.register_profile("steady", derandomize=not EXPLORES, deadline=None, database=None)
hypothesis.settings.load_profile("steady")


def pytest_collection_modifyitems(items):
    """Skip what only PostgreSQL does, where the tests run on another database."""
    if connection.vendor == "postgresql":
        return
    for item in items:
        if item.get_closest_marker("postgresql"):
            item.add_marker(pytest.mark.skip(reason="only on PostgreSQL: ./dev test --postgresql"))


@pytest.fixture(scope="session", autouse=True)
def _tables_can_be_emptied():
    """Tests that commit empty all tables afterwards, also that of the audit entries, which refuses."""
    empty = TransactionTestCase._fixture_teardown

    def empty_without_triggers(self):
        with without_triggers():
            empty(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", empty_without_triggers)
        yield


@pytest.fixture
def anna(db):
    """Anna, who has a log-in and nothing more."""
    return User.objects.create_user(username="anna", password=PASSWORD, display_name="Anna K.")


@pytest.fixture
def password():
    return PASSWORD


# --- The people of the River, one of each role, and a stranger ---


@pytest.fixture
def owner(db):
    return person("olga")


@pytest.fixture
def venue(owner):
    """The River, whose amounts are whole euros."""
    return new_venue(owner, name="River", slug="river", case_prefix="RIV")


@pytest.fixture
def stranger(db):
    return person("stefan")


@pytest.fixture
def other_venue(stranger):
    """The Lake, which the stranger owns; its amounts have cents."""
    return new_venue(stranger, name="Lake", slug="lake", case_prefix="LAK", decimals=2)


@pytest.fixture
def manager(venue):
    return member(venue, "mario", Role.MANAGER)


@pytest.fixture
def shift(venue):
    return member(venue, "sofia", Role.SHIFT)


@pytest.fixture
def floor(venue):
    return member(venue, "flora", Role.FLOOR)


@pytest.fixture
def dealer(venue):
    return member(venue, "david", Role.DEALER)


@pytest.fixture
def reviewer(venue):
    return member(venue, "rita", Role.REVIEWER)


@pytest.fixture
def auditor(venue):
    return member(venue, "arpad", Role.AUDITOR)


@pytest.fixture
def superuser(db):
    user = person("sam")
    user.is_staff = user.is_superuser = True
    user.save()
    return user


@pytest.fixture
def people(owner, manager, shift, floor, dealer, reviewer, auditor, stranger, other_venue):
    """Everybody by role; the stranger, who has none at the River, as "stranger"."""
    members = (owner, manager, shift, floor, dealer, reviewer, auditor)
    return dict(zip(Role, members, strict=True)) | {"stranger": stranger}


@pytest.fixture
def membership(venue, dealer):
    """What David is at the River."""
    return Membership.objects.get(venue=venue, user=dealer)


@pytest.fixture
def invitation(venue, owner):
    """An open invitation to the River, by link."""
    return invite(actor=owner, venue=venue, role=Role.FLOOR, link=lambda token: token)[0]


# --- What the River plays with ---


@pytest.fixture
def rules(venue):
    """The River's house rules: WSOP Live Action as it is, in one version."""
    return venue.house_rules.get()


@pytest.fixture
def chip_set(venue, owner):
    chips = {1: "#ffffff", 5: "#c0392b", 25: "#27ae60", 100: "#2c3e50"}
    return create_chip_set(actor=owner, venue=venue, name="Cash", chips=chips)


@pytest.fixture
def facts():
    """The room's 1/2 no-limit hold'em with an under-the-gun straddle."""
    return StakesFacts(
        variant="holdem",
        betting="no_limit",
        small_blind=1,
        big_blind=2,
        min_buy_in=100,
        max_buy_in=300,
        straddle_policy="own",
        straddle_positions=("utg",),
    )


@pytest.fixture
def stakes(venue, owner, chip_set, facts):
    """1/2 no-limit, a draft."""
    return create_stakes(actor=owner, venue=venue, name="1/2 no-limit", chip_set=chip_set, facts=facts)


@pytest.fixture
def active_stakes(stakes, owner):
    return activate_stakes(actor=owner, stakes=stakes)


@pytest.fixture
def table(venue, owner, active_stakes):
    """Table 6, closed."""
    return create_table(actor=owner, venue=venue, number=6, seats=9, stakes=active_stakes)


@pytest.fixture
def session(table, floor):
    """Table 6, opened by the floor."""
    return open_table(actor=floor, table=table)
