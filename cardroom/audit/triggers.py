"""The database's own refusal to change or take away an audit entry.

A migration that alters the table of entries has to install the triggers anew: SQLite makes a new table for it.
"""

from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

REFUSAL = "audit entries are only ever added"

REFUSE = f"$$ BEGIN RAISE EXCEPTION '{REFUSAL}'; END $$"
ABORT = f"SELECT RAISE(ABORT, '{REFUSAL}')"
ON_ENTRIES = "ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_entry_refuse()"

SQLITE = {
    "install": [
        f"CREATE TRIGGER audit_entry_no_{event} BEFORE {event} ON audit_entry BEGIN {ABORT}; END"
        for event in ("update", "delete")
    ],
    "remove": [f"DROP TRIGGER audit_entry_no_{event}" for event in ("update", "delete")],
}
POSTGRESQL = {
    "install": [
        f"CREATE FUNCTION audit_entry_refuse() RETURNS trigger LANGUAGE plpgsql AS {REFUSE}",
        f"CREATE TRIGGER audit_entry_no_change BEFORE UPDATE OR DELETE OR TRUNCATE {ON_ENTRIES}",
    ],
    "remove": ["DROP TRIGGER audit_entry_no_change ON audit_entry", "DROP FUNCTION audit_entry_refuse()"],
}
STATEMENTS = {"sqlite": SQLITE, "postgresql": POSTGRESQL}


def install(apps: StateApps | None, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Make the triggers; a migration's function. Raises KeyError on a database that this is not written for."""
    for statement in STATEMENTS[schema_editor.connection.vendor]["install"]:
        schema_editor.execute(statement, params=None)


def remove(apps: StateApps | None, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Drop the triggers again."""
    for statement in STATEMENTS[schema_editor.connection.vendor]["remove"]:
        schema_editor.execute(statement, params=None)
