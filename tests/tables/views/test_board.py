"""The board: all tables of a venue, opened and closed there."""

from datetime import UTC, datetime

import pytest
import time_machine

from tables.models import TableSession
from tables.services import create_house_rules, create_table, open_table, retire_stakes

pytestmark = pytest.mark.django_db

EVENING = datetime(2026, 11, 30, 19, 5, tzinfo=UTC)
HTMX = {"HX-Request": "true"}


@pytest.fixture
def as_floor(client, floor):
    client.force_login(floor)
    return client


@pytest.fixture
def as_dealer(client, dealer):
    client.force_login(dealer)
    return client


def numbers(response):
    return [table.number for table, _line in response.context["tables"]]


def test_a_table_with_what_is_played_since_when_by_whom_and_by_which_rules(as_floor, floor, table):
    with time_machine.travel(EVENING, tick=False):
        open_table(actor=floor, table=table)
    page = as_floor.get("/v/river/").text
    for words in [
        "Table 6",
        "1/2 no-limit",
        "1/2 NLH, 100-300, UTG straddle 4",
        "20:05",
        "30 Nov",
        "Flora",
        "venue’s",
    ]:
        assert words in page


def test_rules_of_its_own_are_named(as_floor, venue, owner):
    rules = create_house_rules(actor=owner, venue=venue, name="Russian tables", preset="russian-club", settings={})
    create_table(actor=owner, venue=venue, number=1, seats=9, house_rules=rules)
    page = as_floor.get("/v/river/").text
    assert "Russian tables" in page
    assert "its own" in page


def test_filters_are_links(as_floor, venue, owner, session):
    create_table(actor=owner, venue=venue, number=2, seats=9)
    everything = as_floor.get("/v/river/")
    assert [tuple(link) for link in everything.context["filters"]] == [
        ("All", "/v/river/", 2, True),
        ("Open", "/v/river/?tables=open", 1, False),
        ("Closed", "/v/river/?tables=closed", 1, False),
    ]
    assert numbers(everything) == [2, 6]
    assert numbers(as_floor.get("/v/river/?tables=open")) == [6]
    assert numbers(as_floor.get("/v/river/?tables=closed")) == [2]
    assert numbers(as_floor.get("/v/river/?tables=sideways")) == [2, 6]


def test_an_empty_board_says_how_to_begin(client, manager):
    client.force_login(manager)
    page = client.get("/v/river/").text
    assert "No tables yet" in page
    assert "/v/river/chips/new/" in page


def test_an_empty_board_sends_nobody_who_may_not_to_a_form(as_dealer, venue):
    page = as_dealer.get("/v/river/").text
    assert "No tables yet" in page
    assert "/new/" not in page


def test_a_dealer_looks_and_touches_nothing(as_dealer, session):
    page = as_dealer.get("/v/river/").text
    assert "Table 6" in page
    assert "/close/" not in page
    assert "Settings" not in page


def test_opening_and_closing_without_a_script(as_floor, table):
    opened = as_floor.post(f"/v/river/tables/{table.pk}/open/", follow=True)
    assert opened.redirect_chain == [(f"/v/river/#table-{table.pk}", 302)]
    assert "Table 6 is open." in opened.text
    closed = as_floor.post(f"/v/river/tables/{table.pk}/close/", follow=True)
    assert "Table 6 is closed." in closed.text
    assert TableSession.objects.filter(closed_at=None).count() == 0


def test_htmx_gets_the_row_and_what_happened(as_floor, table):
    response = as_floor.post(f"/v/river/tables/{table.pk}/open/", headers=HTMX)
    assert response.status_code == 200
    assert "<!doctype" not in response.text
    assert f'hx-target="#table-{table.pk}"' in response.text
    assert f"/v/river/tables/{table.pk}/close/" in response.text
    assert "Table 6 is open." in response.text


def test_the_counts_follow_a_tap(as_floor, table):
    headers = HTMX | {"HX-Current-URL": "http://testserver/v/river/?tables=closed"}
    response = as_floor.post(f"/v/river/tables/{table.pk}/open/", headers=headers)
    links = [(link.title, link.address, link.number, link.here) for link in response.context["filters"]]
    assert links == [
        ("All", "/v/river/", 1, False),
        ("Open", "/v/river/?tables=open", 1, False),
        ("Closed", "/v/river/?tables=closed", 0, True),
    ]


def test_two_people_who_open_it_at_once_are_both_told(as_floor, table, owner):
    open_table(actor=owner, table=table)
    response = as_floor.post(f"/v/river/tables/{table.pk}/open/", headers=HTMX)
    assert "This table is open already." in response.text
    assert f"/v/river/tables/{table.pk}/close/" in response.text


def test_stakes_out_of_use_are_not_opened_with_one_tap(as_floor, table, owner, active_stakes):
    retire_stakes(actor=owner, stakes=active_stakes)
    page = as_floor.get("/v/river/").text
    assert "Choose stakes" in page
    assert f"/v/river/tables/{table.pk}/open/" not in page
    as_floor.post(f"/v/river/tables/{table.pk}/open/")
    assert not TableSession.objects.exists()


def test_many_tables_take_no_more_queries(as_floor, venue, owner, active_stakes, django_assert_num_queries):
    def look(tables):
        with django_assert_num_queries(6):  # session, user, venue, role twice, tables
            assert len(numbers(as_floor.get("/v/river/"))) == tables

    for number in range(1, 51):
        table = create_table(actor=owner, venue=venue, number=number, seats=9, stakes=active_stakes)
        open_table(actor=owner, table=table)
        if number == 1:
            look(1)
    look(50)
