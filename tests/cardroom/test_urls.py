"""Every address there is, found by walking the URL configuration, is closed to whoever is not logged in."""

import pytest

from tests.addresses import ADDRESSES

DOORS = {"/log-in/", "/admin/login/"}
PUBLIC = {
    "accounts:log-in": 200,
    "admin:login": 200,
    "healthz": 200,
    "tables:join": 404,
}  # a made-up link lets nobody in
CLOSED = [(name, address) for name, address in ADDRESSES if name not in PUBLIC]


def test_the_walk_finds_what_is_there():
    names = {name for name, _address in ADDRESSES}
    assert {
        *PUBLIC,
        "accounts:log-out",
        "rulings:desk",
        "rulings:rule",
        "admin:index",
        "admin:accounts_user_change",
    } <= names


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_stranger_is_sent_to_the_log_in(client, method, subtests):
    for name, address in CLOSED:
        with subtests.test(name):
            response = getattr(client, method)(address)
            assert response.status_code == 302
            assert response.headers["Location"].partition("?")[0] in DOORS


@pytest.mark.django_db
def test_the_public_addresses_answer_a_stranger(client):
    answers = {name: client.get(address).status_code for name, address in ADDRESSES if name in PUBLIC}
    assert answers == PUBLIC
