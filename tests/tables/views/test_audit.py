"""The page of the audit record."""

import csv
from datetime import datetime, timedelta
from io import StringIO

import pytest
import time_machine
from django.core.management import call_command
from django.db import connection

from cardroom.audit.actions import Action
from cardroom.audit.models import Entry
from cardroom.audit.writer import record
from tests.entries import without_triggers

pytestmark = pytest.mark.django_db

AUDIT = "/v/river/audit/"
CSV = f"{AUDIT}entries.csv"


@pytest.fixture
def as_auditor(client, auditor):
    client.force_login(auditor)
    return client


def numbers(response):
    return [shown.entry.number for shown in response.context["shown"]]


def note(venue, table, actor, times=1):
    return [
        record(Action.TABLE_OPENED, table, actor=actor, venue=venue, after={"opened_at": "x"}) for _ in range(times)
    ]


def table_of(response):
    """The rows of a CSV answer as dicts."""
    text = b"".join(response.streaming_content).decode().removeprefix("\ufeff")
    return list(csv.DictReader(StringIO(text, newline="")))


# --- The page ---


def test_the_newest_comes_first_with_who_when_and_from_what_to_what(as_auditor, table):
    page = as_auditor.get(AUDIT)
    assert numbers(page) == sorted(numbers(page), reverse=True)
    text = page.text
    for said in ("Table created:", "Table 6", "Olga", "stakes in use", "1/2 no-limit", "No. "):
        assert said in text


def test_the_id_of_the_request_is_shown(client, manager, table, as_auditor, auditor, membership):
    client.force_login(manager)
    client.post(f"/v/river/people/{membership.pk}/", {"role": "floor"}, headers={"X-Request-ID": "r-4711"})
    client.force_login(auditor)
    assert "request r-4711" in client.get(AUDIT).text


def test_another_venues_entries_are_not_there(as_auditor, other_venue, stranger):
    shown = as_auditor.get(AUDIT).context["shown"]
    assert {entry.venue.slug for entry, _lines, _sound in shown} == {"river"}


def test_a_venue_without_entries_that_are_asked_for(as_auditor, table):
    assert "No entry is like that." in as_auditor.get(AUDIT, {"action": "table.closed"}).text


# --- Filters ---


def test_what_is_asked_for(as_auditor, venue, table, manager, owner):
    by_mario = [entry.number for entry in note(venue, table, manager, times=2)][::-1]
    by_nobody = [entry.number for entry in note(venue, table, None)]
    assert numbers(as_auditor.get(AUDIT, {"person": manager.pk})) == by_mario
    assert numbers(as_auditor.get(AUDIT, {"person": 0})) == by_nobody
    assert numbers(as_auditor.get(AUDIT, {"action": "table.opened"})) == by_nobody + by_mario
    of_tables = numbers(as_auditor.get(AUDIT, {"thing": "table"}))
    assert of_tables == numbers(as_auditor.get(AUDIT, {"target": f"tables.table:{table.pk}"}))
    assert of_tables[:3] == by_nobody + by_mario


def test_days_are_those_of_the_venue(as_auditor, auditor, venue, table, owner):
    # Half past eleven on the last evening of June, in Budapest.
    with time_machine.travel(datetime.fromisoformat("2026-06-30T21:30:00+00:00"), tick=False):
        (evening,) = note(venue, table, owner)
    with time_machine.travel(datetime.fromisoformat("2026-06-30T22:30:00+00:00"), tick=False):
        (night,) = note(venue, table, owner)
    as_auditor.force_login(auditor)
    for asked, found in (
        ({"since": "2026-06-30", "until": "2026-06-30"}, [evening.number]),
        ({"since": "2026-07-01", "until": "2026-07-01"}, [night.number]),
        ({"until": "2026-07-01"}, [night.number, evening.number]),
    ):
        assert numbers(as_auditor.get(AUDIT, asked)) == found


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"since": "yesterday"}, "since"),
        ({"until": "9999-12-31"}, "until"),
        ({"action": "table.painted"}, "action"),
        ({"thing": "chair"}, "thing"),
        ({"person": "999999"}, "person"),
        ({"target": "tables.table"}, "target"),
        ({"before": "-1"}, "before"),
        ({"after": str(2**63)}, "after"),
    ],
)
def test_what_cannot_be_asked_is_said_and_nothing_shown(as_auditor, table, asked, field):
    page = as_auditor.get(AUDIT, asked)
    assert (page.status_code, list(page.context["form"].errors), page.context["shown"]) == (400, [field], [])
    assert 'role="alert"' in page.text
    assert as_auditor.get(CSV, asked).status_code == 400


def test_a_person_of_another_venue_is_no_choice(as_auditor, table, other_venue, stranger):
    people = dict(as_auditor.get(AUDIT).context["form"].fields["person"].choices)
    assert list(people.values()) == ["Olga"]
    assert as_auditor.get(AUDIT, {"person": stranger.pk}).status_code == 400


def test_the_filters_are_links_that_keep_the_others(as_auditor, venue, table):
    kinds, actions, _people = as_auditor.get(AUDIT, {"thing": "table", "since": "2026-01-01"}).context["menus"]
    assert kinds.chosen == "Tables"
    assert [choice.label for choice in actions.choices] == [
        "All",
        "Table created",
        "Table changed",
        "Table opened",
        "Table closed",
    ]
    assert actions.choices[1].address == "?thing=table&since=2026-01-01&action=table.created"


# --- Pages ---


def test_the_pages_go_down_and_up_again(as_auditor, venue, table, owner):
    note(venue, table, owner, times=110)
    seen, page = [], as_auditor.get(AUDIT)
    assert page.context["newer"] is None
    while True:
        seen.append(numbers(page))
        if not page.context["older"]:
            break
        page = as_auditor.get(AUDIT + page.context["older"])
    assert [len(numbers) for numbers in seen[:2]] == [50, 50]
    everything = list(Entry.objects.filter(venue=venue).values_list("number", flat=True))
    assert [number for numbers in seen for number in numbers] == everything
    assert numbers(as_auditor.get(AUDIT + page.context["newer"])) == seen[-2]


def test_a_page_keeps_the_filters(as_auditor, venue, table, owner):
    note(venue, table, owner, times=60)
    older = as_auditor.get(AUDIT, {"action": "table.opened"}).context["older"]
    assert older.startswith("?action=table.opened&before=")


@pytest.mark.parametrize("count", [1, 50])
def test_the_page_costs_the_same_however_long_it_is(
    as_auditor, venue, table, manager, count, django_assert_num_queries
):
    note(venue, table, manager, times=count)
    with django_assert_num_queries(9):
        as_auditor.get(AUDIT)


# --- The chain ---


def test_when_the_chain_was_checked(as_auditor, table):
    assert "was not checked yet" in as_auditor.get(AUDIT).text
    call_command("verify_audit", stdout=StringIO())
    page = as_auditor.get(AUDIT).text
    assert "Sound" in page
    assert "was last checked on" in page


def test_an_entry_that_was_tampered_with_is_marked_at_once(as_auditor, venue, table):
    entry = Entry.objects.filter(venue=venue).first()
    with without_triggers(), connection.cursor() as cursor:
        cursor.execute("UPDATE audit_entry SET actor_text = 'Boris' WHERE number = %s", [entry.number])
    page = as_auditor.get(AUDIT)
    assert [shown.entry.number for shown in page.context["shown"] if not shown.sound] == [entry.number]
    assert page.text.count("Changed since it was written") == 1


# --- CSV ---


def test_everything_is_in_the_download(as_auditor, venue, table, owner):
    note(venue, table, owner, times=60)
    response = as_auditor.get(CSV)
    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert response.headers["Content-Disposition"].startswith('attachment; filename="audit-river-')
    rows = table_of(response)
    entries = list(Entry.objects.filter(venue=venue))
    assert [(row["number"], row["hash"]) for row in rows] == [(str(entry.number), entry.hash) for entry in entries]
    at = datetime.fromisoformat(rows[0]["at"])
    assert (at, at.utcoffset()) == (entries[0].at, entries[0].at.astimezone(venue.zone).utcoffset())
    assert (rows[0]["actor"], rows[0]["before"], rows[0]["after"]) == ("Olga", "", '{"opened_at": "x"}')


def test_the_download_has_the_filters(as_auditor, venue, table, owner):
    note(venue, table, owner, times=2)
    page = as_auditor.get(AUDIT, {"action": "table.created"})
    rows = table_of(as_auditor.get(page.context["csv"]))
    assert [row["action"] for row in rows] == ["table.created"]


def test_a_name_that_is_a_formula_is_only_text(as_auditor, venue, table, owner):
    owner.display_name = '=HYPERLINK("http://evil.example")'
    owner.save()
    note(venue, table, owner)
    assert table_of(as_auditor.get(CSV))[0]["actor"] == "'" + owner.display_name


def test_old_entries_are_found_by_their_days(as_auditor, venue, table, owner):
    assert numbers(as_auditor.get(AUDIT, {"until": str(table.venue.created_at.date() - timedelta(days=2))})) == []
