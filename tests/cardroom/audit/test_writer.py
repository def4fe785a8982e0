"""The writer of the audit record."""

import threading
from decimal import Decimal

import pytest
import structlog
from django.db import connection, transaction
from django.db.transaction import TransactionManagementError

from cardroom.audit.actions import Action
from cardroom.audit.chain import faults
from cardroom.audit.models import BEGINNING, Chain, Entry
from cardroom.audit.writer import SYSTEM, record
from cardroom.immutable import ImmutableError


def note(anna, **values):
    return record(Action.USER_CHANGED, anna, actor=anna, venue=None, **values)


def test_an_entry_says_who_did_what_to_what(anna):
    with structlog.contextvars.bound_contextvars(request_id="r-1"):
        note(anna, before={"email": ""}, after={"email": "anna@example.org"})
    entry = Entry.objects.get()
    told = {
        "number": 1,
        "action": "user.changed",
        "actor_id": anna.pk,
        "actor_text": "Anna K.",
        "venue_id": None,
        "target_type": "accounts.user",
        "target_id": str(anna.pk),
        "target_text": "Anna K.",
        "before": {"email": ""},
        "after": {"email": "anna@example.org"},
        "request_id": "r-1",
        "previous": BEGINNING,
    }
    assert {name: getattr(entry, name) for name in told} == told
    assert entry.action_label == "User changed"


def test_each_entry_is_sealed_with_the_one_before(anna):
    first, second = note(anna), note(anna)
    assert (second.previous, second.number) == (first.hash, 2)
    assert list(faults()) == []


def test_the_hash_is_the_same_from_the_database(anna):
    note(anna, after={"rake": Decimal("2.50"), "at": anna.date_joined, "chips": {"5": 1, "25": 2}, "name": "Ő\x7f"})
    entry = Entry.objects.get()
    assert entry.hash == entry.sealed()


def test_an_entry_by_nobody_is_the_systems(anna):
    assert record(Action.USER_CHANGED, anna, actor=None, venue=None).actor_text == SYSTEM


def test_an_unknown_action_is_refused(anna):
    with pytest.raises(ValueError, match=r"'user\.painted' is not a valid Action"):
        record("user.painted", anna, actor=anna, venue=None)


def test_a_float_is_refused(anna):
    with pytest.raises(TypeError, match=r"1\.5 is not kept"):
        note(anna, after={"amount": 1.5})


def test_what_is_undone_leaves_no_entry(anna):
    with transaction.atomic():
        note(anna)
        transaction.set_rollback(True)
    assert (Entry.objects.count(), Chain.objects.count()) == (0, 0)


@pytest.mark.django_db(transaction=True)
def test_outside_a_transaction_it_refuses(anna):
    with pytest.raises(TransactionManagementError):
        note(anna)


def test_the_orm_neither_changes_nor_deletes(anna):
    entry = note(anna)
    for change in (
        entry.save,
        entry.delete,
        lambda: Entry.objects.update(actor_text="Boris"),
        lambda: Entry.objects.filter(number=1).delete(),
        lambda: Entry.objects.bulk_update([entry], ["actor_text"]),
    ):
        with pytest.raises(ImmutableError, match=r"audit\.Entry is written once"):
            change()


def test_an_entry_costs_few_queries(anna, django_assert_num_queries):
    note(anna)
    with django_assert_num_queries(3):
        note(anna)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_writers_at_once_make_one_chain(anna):
    gate = threading.Barrier(8)

    def write():
        gate.wait()
        with transaction.atomic():
            note(anna)
        connection.close()

    threads = [threading.Thread(target=write) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(Entry.objects.order_by("number").values_list("number", flat=True)) == list(range(1, 9))
    assert list(faults()) == []
