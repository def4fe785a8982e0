"""What tests everywhere start from."""

import pytest
from django.db import connection
from django.test import TransactionTestCase

from cardroom.accounts.models import User
from cardroom.audit import triggers

PASSWORD = "seat four to act"


@pytest.fixture(scope="session", autouse=True)
def _tables_can_be_emptied():
    """Tests that commit empty all tables afterwards, also that of the audit entries, which refuses."""
    empty = TransactionTestCase._fixture_teardown

    def empty_without_triggers(self):
        with connection.schema_editor() as editor:
            triggers.remove(None, editor)
        empty(self)
        with connection.schema_editor() as editor:
            triggers.install(None, editor)

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
