"""Who gets what at every address, as tests/access.py says."""

import pytest
from django.db import transaction

from cardroom.accounts.roles import Role
from tests.access import ELSEWHERE, NOBODY, OF_A_VENUE, ROWS, STRANGER, address
from tests.addresses import ADDRESSES

METHODS = ["get", "post"]
OF_THE_ADMIN = [(name, at) for name, at in ADDRESSES if name.startswith("admin:") and name != "admin:login"]


def enter(client, who):
    """Let WHO, a user or None, use CLIENT from now on."""
    client.logout()
    if who is not None:
        client.force_login(who)


def status(client, method, at, data=None):
    """Return what the client gets; whatever it did is undone, so that the next one asks in the same room."""
    with transaction.atomic():
        answer = getattr(client, method)(at, data or {}).status_code
        transaction.set_rollback(True)
    return answer


def test_there_is_a_row_for_every_address():
    assert {name for name, _address in ADDRESSES if not name.startswith("admin:")} == ROWS.keys()


def test_the_pages_of_a_venue_are_told_from_the_others():
    assert {name for name, at in ADDRESSES if at.startswith("/v/")} == OF_A_VENUE.keys()


@pytest.mark.parametrize("name", ROWS)
def test_everybody_gets_what_the_row_says(name, client, people, request, subtests):
    row, at = ROWS[name], address(name, request.getfixturevalue)
    for who in (NOBODY, STRANGER, *Role):
        enter(client, people.get(who))
        for method in METHODS:
            with subtests.test(who=who, method=method):
                assert status(client, method, at, row.data) == row.expected(who, method)


@pytest.mark.parametrize("name", [name for name, row in OF_A_VENUE.items() if row.at])
def test_what_belongs_to_another_venue_is_not_there(name, client, people, request, subtests):
    row, at = ROWS[name], address(name, request.getfixturevalue, slug="lake")
    enter(client, people[STRANGER])
    for method in METHODS:
        if getattr(row, method) != 405:
            with subtests.test(method=method):
                assert status(client, method, at, row.data) == 404


@pytest.mark.parametrize("name", [name for name, row in OF_A_VENUE.items() if not row.at])
def test_a_venue_that_is_not_there_looks_like_another_s(name, client, owner, venue):
    enter(client, owner)
    assert status(client, "get", address(name, None, slug="nowhere")) == 404


def test_nobody_is_let_into_the_admin_by_a_role(client, people, subtests):
    enter(client, people[Role.OWNER])
    for name, at in OF_THE_ADMIN:
        with subtests.test(name):
            assert status(client, "get", at) == 302


def test_pages_elsewhere_take_no_venue():
    assert {name for name in ELSEWHERE if ROWS[name].at} == set()
