"""Setting up tables, opening and closing them."""

import threading

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, connection

from cardroom.audit.models import Entry
from tables.models import Table, TableSession
from tables.services import (
    activate_stakes,
    change_table,
    close_table,
    create_house_rules,
    create_stakes,
    create_table,
    open_table,
    put_stakes,
    retire_stakes,
)
from tests.roles import FLOOR_AND_UP, MANAGEMENT, who_may

pytestmark = pytest.mark.django_db


@pytest.fixture
def others(venue, owner, chip_set, facts):
    """Another active game."""
    made = create_stakes(actor=owner, venue=venue, name="Other", chip_set=chip_set, facts=facts)
    return activate_stakes(actor=owner, stakes=made)


def renumber(table, actor, number=7, house_rules=None):
    return change_table(actor=actor, table=table, number=number, seats=table.seats, house_rules=house_rules)


def test_who_may_set_one_up(people, venue):
    assert who_may(people, lambda actor: create_table(actor=actor, venue=venue, number=1, seats=9)) == MANAGEMENT


def test_who_may_change_one(people, table):
    assert who_may(people, lambda actor: renumber(table, actor)) == MANAGEMENT


def test_who_may_choose_its_stakes(people, table, others):
    assert who_may(people, lambda actor: put_stakes(actor=actor, table=table, stakes=others)) == FLOOR_AND_UP


def test_who_may_open_it(people, table):
    assert who_may(people, lambda actor: open_table(actor=actor, table=table)) == FLOOR_AND_UP


def test_who_may_close_it(people, table, owner):
    open_table(actor=owner, table=table)
    assert who_may(people, lambda actor: close_table(actor=actor, table=table)) == FLOOR_AND_UP


def test_a_table_opens_and_closes_and_both_are_on_record(table, floor, shift):
    session = open_table(actor=floor, table=table)
    assert (session.opened_by, table.session) == (floor, session)
    closed = close_table(actor=shift, table=table)
    assert (closed.closed_by, closed.closed_at >= closed.opened_at, table.session) == (shift, True, None)
    assert [(entry.action, entry.actor) for entry in Entry.objects.all()[:2]] == [
        ("table.closed", shift),
        ("table.opened", floor),
    ]


def test_an_open_table_is_not_opened(table, owner):
    open_table(actor=owner, table=table)
    with pytest.raises(ValidationError, match="open already"):
        open_table(actor=owner, table=table)
    with pytest.raises(IntegrityError):
        TableSession.objects.create(table=table, opened_by=owner)


def test_a_closed_table_is_not_closed(table, owner):
    with pytest.raises(ValidationError, match="closed already"):
        close_table(actor=owner, table=table)


def test_tables_are_numbered_up_to_999(venue, owner):
    assert create_table(actor=owner, venue=venue, number=999, seats=9).number == 999
    with pytest.raises(ValidationError, match="numbered from 1 to 999"):
        create_table(actor=owner, venue=venue, number=1000, seats=9)


def test_without_stakes_a_table_stays_closed(venue, owner):
    table = create_table(actor=owner, venue=venue, number=1, seats=9)
    with pytest.raises(ValidationError, match="Choose the stakes"):
        open_table(actor=owner, table=table)


def test_stakes_that_were_retired_open_no_table_and_it_can_still_be_renumbered(table, owner, active_stakes):
    retire_stakes(actor=owner, stakes=active_stakes)
    with pytest.raises(ValidationError, match="Choose active stakes"):
        open_table(actor=owner, table=table)
    assert renumber(table, owner).number == 7


def test_a_draft_is_not_put_on_a_table(venue, owner, table, chip_set, facts):
    draft = create_stakes(actor=owner, venue=venue, name="Draft", chip_set=chip_set, facts=facts)
    with pytest.raises(ValidationError, match="Choose active stakes"):
        put_stakes(actor=owner, table=table, stakes=draft)


def test_other_stakes_are_on_record(table, floor, others, active_stakes):
    put_stakes(actor=floor, table=table, stakes=others)
    entry = Entry.objects.first()
    assert (entry.before, entry.after) == (
        {"stakes": {"id": active_stakes.pk, "text": "1/2 no-limit"}},
        {"stakes": {"id": others.pk, "text": "Other"}},
    )


def test_nothing_comes_from_another_venue(table, owner, other_venue, stranger):
    rules = other_venue.house_rules.get()
    with pytest.raises(ValidationError, match="house rules of this venue"):
        renumber(table, owner, house_rules=rules)
    with pytest.raises(ValidationError, match="active stakes of this venue"):
        create_table(actor=stranger, venue=other_venue, number=1, seats=9, stakes=table.stakes)


@pytest.mark.parametrize(("field", "value"), [("number", 0), ("seats", 1), ("seats", 24)])
def test_what_is_no_table_is_refused(venue, owner, field, value):
    with pytest.raises(ValidationError) as caught:
        create_table(actor=owner, venue=venue, **{"number": 1, "seats": 9, field: value})
    assert set(caught.value.error_dict) == {field}


def test_a_number_is_used_once(venue, owner, table):
    with pytest.raises(ValidationError, match="has a table of that number"):
        create_table(actor=owner, venue=venue, number=6, seats=9)


def test_a_table_plays_by_the_venues_rules_or_its_own(venue, owner, table):
    assert table.rules == venue.house_rules.get()
    own = create_house_rules(actor=owner, venue=venue, name="Omaha", preset="standard", settings={})
    assert renumber(table, owner, house_rules=own).rules == own


@pytest.mark.parametrize("count", [1, 50])
def test_the_board_is_one_query(venue, owner, active_stakes, count, django_assert_num_queries):
    for number in range(1, count + 1):
        table = create_table(actor=owner, venue=venue, number=number, seats=9, stakes=active_stakes)
    open_table(actor=owner, table=table)
    with django_assert_num_queries(1):
        board = [
            (table.number, table.stakes.preview, table.opened_at is not None, table.opened_by_name)
            for table in venue.tables.with_session()
        ]
    assert len(board) == count
    assert board[-1] == (count, "1/2 NLH, 100-300, UTG straddle 4", True, "Olga")


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_of_two_who_open_a_table_at_once_one_does(table, floor, shift):
    gate, refused = threading.Barrier(2), []

    def attempt(actor):
        gate.wait()
        try:
            open_table(actor=actor, table=Table.objects.get(pk=table.pk))
        except ValidationError as error:
            refused.append(error.code)
        finally:
            connection.close()

    threads = [threading.Thread(target=attempt, args=[actor]) for actor in (floor, shift)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (refused, TableSession.objects.count()) == (["open"], 1)
