"""Getting past the database's refusal to change audit entries."""

from contextlib import contextmanager

from django.db import connection

from cardroom.audit.triggers import STATEMENTS


@contextmanager
def without_triggers():
    """Drop the triggers for the body."""
    run("remove")
    yield
    run("install")


def run(what):
    with connection.cursor() as cursor:
        for statement in STATEMENTS[connection.vendor][what]:
            cursor.execute(statement)
