"""Reading the record: the entries asked for, page by page."""

from datetime import timedelta

import pytest
from django.utils import timezone

from cardroom.audit.actions import THINGS, Action
from cardroom.audit.reading import NOBODY, Wanted, entries_of, page_of
from cardroom.audit.writer import record

pytestmark = pytest.mark.django_db


def numbers(entries):
    return [entry.number for entry in entries]


@pytest.fixture
def entries(venue, manager, table):
    """Five more entries at the River, by Mario and by nobody."""
    made = [record(Action.TABLE_OPENED, table, actor=manager, venue=venue) for _ in range(3)]
    return [*made, *(record(Action.TABLE_CLOSED, table, actor=None, venue=venue) for _ in range(2))]


def test_every_action_is_done_to_a_kind_of_thing_with_a_name():
    assert {action.thing for action in Action} == set(THINGS)


def test_another_venues_entries_are_not_there(venue, other_venue):
    assert set(entries_of(venue, Wanted()).values_list("venue__slug", flat=True)) == {"river"}


def test_what_is_asked_for(venue, manager, table, entries):
    for wanted, found in (
        (Wanted(action="table.opened"), entries[2::-1]),
        (Wanted(person=manager.pk), entries[2::-1]),
        (Wanted(person=NOBODY), entries[:2:-1]),
        (Wanted(person=manager.pk, action="table.closed"), []),
        (Wanted(since=entries[3].at), entries[:2:-1]),
        (Wanted(since=entries[1].at, until=entries[3].at), entries[2:0:-1]),
        (Wanted(until=timezone.now() - timedelta(days=1)), []),
        (Wanted(target=("tables.table", "999")), []),
    ):
        assert list(entries_of(venue, wanted)) == found, wanted


def test_one_thing_and_a_kind_of_things(venue, table, entries):
    of_the_table = entries_of(venue, Wanted(target=("tables.table", str(table.pk))))
    assert [entry.action for entry in of_the_table] == [*["table.closed"] * 2, *["table.opened"] * 3, "table.created"]
    assert list(of_the_table) == list(entries_of(venue, Wanted(thing="table")))


def test_the_pages_of_the_record(venue, entries):
    all_of_them = entries_of(venue, Wanted())
    first = page_of(all_of_them, size=2)
    assert (numbers(first.entries), first.newer_than) == (numbers(entries[:2:-1]), None)
    second = page_of(all_of_them, older_than=first.older_than, size=2)
    assert numbers(second.entries) == numbers(entries[2:0:-1])
    back = page_of(all_of_them, newer_than=second.newer_than, size=2)
    assert (numbers(back.entries), back.newer_than, back.older_than) == (
        numbers(first.entries),
        None,
        first.older_than,
    )


def test_the_last_page_and_an_empty_one(venue, entries):
    all_of_them = entries_of(venue, Wanted())
    last = page_of(all_of_them, older_than=entries[0].number, size=50)
    assert (last.older_than, last.newer_than) == (None, last.entries[0].number)
    assert page_of(all_of_them, older_than=1, size=50).entries == []
