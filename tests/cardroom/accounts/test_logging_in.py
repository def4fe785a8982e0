"""Logging in and out, and being kept out."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from cardroom.accounts.logins import client_address

pytestmark = pytest.mark.django_db

LOG_IN = "/log-in/"


def is_logged_in(client):
    return "_auth_user_id" in client.session


def try_often(client, count, username="anna", **extra):
    """Try to log in COUNT times with the wrong password; return the statuses."""
    return [client.post(LOG_IN, {"username": username, "password": "wrong"}, **extra).status_code for _ in range(count)]


def test_the_right_password_lets_in(client, anna, password):
    response = client.post(LOG_IN, {"username": "anna", "password": password})
    assert (response.status_code, response.headers["Location"]) == (302, "/home/")
    assert is_logged_in(client)


def test_a_tablet_begins_the_name_with_a_capital(client, anna, password):
    client.post(LOG_IN, {"username": "Anna", "password": password})
    assert is_logged_in(client)


def test_the_log_in_leads_on_to_the_page_asked_for(client, anna, password):
    assert 'name="next" value="/admin/"' in client.get(f"{LOG_IN}?next=/admin/").text
    response = client.post(LOG_IN, {"username": "anna", "password": password, "next": "/admin/"})
    assert response.headers["Location"] == "/admin/"


def test_the_bare_name_of_the_site_asks_for_no_page(client, anna, password):
    response = client.post(LOG_IN, {"username": "anna", "password": password, "next": "/"})
    assert response.headers["Location"] == "/home/"


def test_the_log_in_leads_nowhere_else(client, anna, password):
    response = client.post(LOG_IN, {"username": "anna", "password": password, "next": "https://evil.example/"})
    assert response.headers["Location"] == "/home/"


def test_a_wrong_password_says_so_and_keeps_the_name(client, anna):
    response = client.post(LOG_IN, {"username": "anna", "password": "wrong"})
    assert response.status_code == 200
    assert "This name and this password do not go together." in response.text
    assert 'value="anna"' in response.text
    assert not is_logged_in(client)


def test_someone_logged_in_needs_no_log_in_page(client, anna):
    client.force_login(anna)
    assert client.get(LOG_IN).headers["Location"] == "/home/"


def test_logging_out_is_a_post(client, anna):
    client.force_login(anna)
    assert client.get("/log-out/").status_code == 405
    response = client.post("/log-out/")
    assert response.headers["Location"] == LOG_IN
    assert not is_logged_in(client)


def test_the_fifth_wrong_try_locks_even_the_right_password_out(client, anna, password):
    assert try_often(client, 5) == [200, 200, 200, 200, 429]
    response = client.post(LOG_IN, {"username": "anna", "password": password})
    assert response.status_code == 429
    assert "Too many tries" in response.text
    assert not is_logged_in(client)


def test_spelling_the_name_otherwise_gives_no_more_tries(client, anna):
    try_often(client, 4, "anna")
    assert try_often(client, 1, "aNNa") == [429]


def test_the_lock_opens_after_a_quarter_of_an_hour(client, anna, password):
    try_often(client, 5)
    with time_machine.travel(timezone.now() + timedelta(minutes=16)):
        client.post(LOG_IN, {"username": "anna", "password": password})
        assert is_logged_in(client)


def test_the_room_beside_is_not_locked_with_it(client, anna, password):
    try_often(client, 5, "boris")
    client.post(LOG_IN, {"username": "anna", "password": password})
    assert is_logged_in(client)


def test_the_admin_is_throttled_too(client, anna):
    statuses = [client.post("/admin/login/", {"username": "anna", "password": "wrong"}).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 200, 429]


def test_the_address_is_the_connection_s(rf):
    request = rf.get("/", REMOTE_ADDR="10.0.0.7", HTTP_X_FORWARDED_FOR="1.2.3.4")
    assert client_address(request) == "10.0.0.7"


def test_behind_a_proxy_the_address_is_the_one_it_saw(rf, settings):
    settings.BEHIND_PROXY = True
    request = rf.get("/", REMOTE_ADDR="10.0.0.7", HTTP_X_FORWARDED_FOR="1.2.3.4, 203.0.113.9")
    assert client_address(request) == "203.0.113.9"
