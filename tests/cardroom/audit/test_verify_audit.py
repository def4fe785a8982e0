"""Tampering with the audit record, by somebody who can write to the database, is found."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection, transaction

from cardroom.audit.actions import Action
from cardroom.audit.models import Chain, Verification
from cardroom.audit.writer import record
from tests.entries import without_triggers

pytestmark = pytest.mark.django_db


@pytest.fixture
def entries(anna):
    """Four entries."""
    return [record(Action.USER_CHANGED, anna, actor=anna, venue=None, after={"number": n}) for n in range(4)]


def tamper(*statements):
    """Run STATEMENTS past the triggers."""
    with without_triggers(), connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def verify():
    """Return what the command says is wrong, None where it finds nothing."""
    faults = StringIO()
    try:
        call_command("verify_audit", stdout=StringIO(), stderr=faults)
    except CommandError as error:
        return faults.getvalue().splitlines(), error.returncode
    return None


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit_entry SET actor_text = 'Boris' WHERE number = 2",
        "DELETE FROM audit_entry WHERE number = 2",
    ],
)
def test_the_database_refuses(entries, statement):
    with pytest.raises(DatabaseError, match="audit entries are only ever added"), transaction.atomic():
        connection.cursor().execute(statement)


def test_a_sound_record(entries):
    out = StringIO()
    call_command("verify_audit", stdout=out)
    assert out.getvalue() == "The audit record is sound: 4 entries.\n"


def test_an_empty_record_is_sound():
    assert verify() is None


@pytest.mark.parametrize(
    "column",
    ["actor_text = 'Boris'", "at = '2020-01-01T00:00:00Z'", "after = '{}'", "request_id = 'r'", "actor_id = NULL"],
)
def test_a_changed_entry_is_named(entries, column):
    tamper(f"UPDATE audit_entry SET {column} WHERE number = 2")
    assert verify() == (["entry 2 was changed"], 1)


def test_an_entry_changed_with_its_hash_no_longer_fits_the_next(entries):
    tamper("UPDATE audit_entry SET actor_text = 'Boris' WHERE number = 2")
    entry = type(entries[1]).objects.get(number=2)
    tamper(f"UPDATE audit_entry SET hash = '{entry.sealed()}' WHERE number = 2")
    assert verify() == (["entry 3 does not follow the entry before it"], 1)


def test_missing_entries_are_named(entries):
    tamper("DELETE FROM audit_entry WHERE number IN (1, 3)")
    assert verify() == (["entry 1 is missing", "entry 3 is missing"], 1)


def test_entries_missing_at_the_end_are_named(entries):
    tamper("DELETE FROM audit_entry WHERE number > 2")
    assert verify() == (["entry 3 is missing", "entry 4 is missing"], 1)


def test_an_end_moved_back_is_noticed(entries):
    tamper("UPDATE audit_chain SET length = 3")
    assert verify() == (["entry 3 is not the end of the chain", "entry 4 is past the end of the chain"], 1)


def test_an_end_taken_away_is_noticed(entries):
    Chain.objects.all().delete()
    assert verify() == ([f"entry {number} is past the end of the chain" for number in (1, 2, 3, 4)], 1)


def test_each_check_is_noted(entries):
    verify()
    tamper("UPDATE audit_entry SET actor_text = 'Boris' WHERE number = 2")
    verify()
    assert list(Verification.objects.order_by("at").values_list("entries", "faults")) == [(4, 0), (4, 1)]
