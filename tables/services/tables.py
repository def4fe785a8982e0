"""Setting up tables, opening and closing them."""

from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from cardroom.accounts.models import User
from cardroom.accounts.permissions import demand
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tables.models import HouseRules, Stakes, Table, TableSession, Venue
from tables.permissions import RoomRight
from tables.services.values import changed, values_of

FIELDS = ("number", "seats", "stakes", "house_rules")


@transaction.atomic
def create_table(
    *,
    actor: User,
    venue: Venue,
    number: int,
    seats: int,
    stakes: Stakes | None = None,
    house_rules: HouseRules | None = None,
) -> Table:
    """Set up a table, closed."""
    demand(actor, RoomRight.EDIT_TABLES, venue)
    table = Table(venue=venue, number=number, seats=seats, stakes=stakes, house_rules=house_rules)
    demand_fitting(table)
    table.full_clean()
    table.save()
    record(Action.TABLE_CREATED, table, actor=actor, venue=venue, after=values_of(table, FIELDS))
    return table


@transaction.atomic
def change_table(*, actor: User, table: Table, number: int, seats: int, house_rules: HouseRules | None) -> Table:
    """Change a table's number, its seats and the house rules of its own (None: the venue's), also while it is open."""
    table = locked(table)
    demand(actor, RoomRight.EDIT_TABLES, table.venue)
    return put(actor=actor, table=table, number=number, seats=seats, house_rules=house_rules)


@transaction.atomic
def put_stakes(*, actor: User, table: Table, stakes: Stakes) -> Table:
    """Choose the stakes of a table, also while it is open. Raises ValidationError for stakes that are not active."""
    table = locked(table)
    demand(actor, RoomRight.RUN_TABLES, table.venue)
    return put(actor=actor, table=table, stakes=stakes)


@transaction.atomic
def open_table(*, actor: User, table: Table, stakes: Stakes | None = None) -> TableSession:
    """Open a table, at STAKES or, where they are None, at those it has.

    Raises ValidationError for one that is open, or has no active stakes.
    """
    table = locked(table)
    demand(actor, RoomRight.RUN_TABLES, table.venue)
    if table.session:
        raise ValidationError(_("This table is open already."), code="open")
    if stakes is not None:
        table = put(actor=actor, table=table, stakes=stakes)
    if table.stakes is None:
        raise ValidationError(_("Choose the stakes before you open the table."), code="no_stakes")
    demand_fitting(table)
    session = TableSession.objects.create(table=table, opened_by=actor)
    after = {"opened_at": session.opened_at, **values_of(table, ["stakes"])}
    record(Action.TABLE_OPENED, table, actor=actor, venue=table.venue, after=after)
    return session


@transaction.atomic
def close_table(*, actor: User, table: Table) -> TableSession:
    """Close a table. Raises ValidationError for one that is closed."""
    table = locked(table)
    demand(actor, RoomRight.RUN_TABLES, table.venue)
    session = table.session
    if session is None:
        raise ValidationError(_("This table is closed already."), code="closed")
    session.closed_by, session.closed_at = actor, timezone.now()
    session.save(update_fields=["closed_by", "closed_at"])
    times = {"opened_at": session.opened_at}, {"closed_at": session.closed_at}
    record(Action.TABLE_CLOSED, table, actor=actor, venue=table.venue, before=times[0], after=times[1])
    return session


def locked(table: Table) -> Table:
    """Return TABLE as it is now, locked until the transaction ends."""
    return Table.objects.select_related("venue").select_for_update(of=("self",)).get(pk=table.pk)


def put(*, actor: User, table: Table, **changes: Any) -> Table:
    """Change fields of a locked table and put it on record."""
    before = values_of(table, FIELDS)
    for name, value in changes.items():
        setattr(table, name, value)
    before, after = changed(before, values_of(table, FIELDS))
    if after:
        demand_fitting(table, *after)
        table.full_clean()
        table.save(update_fields=list(after))
        record(Action.TABLE_CHANGED, table, actor=actor, venue=table.venue, before=before, after=after)
    return table


def demand_fitting(table: Table, *names: str) -> None:
    """Raise ValidationError for stakes that are not active, or stakes and house rules of another venue.

    With NAMES only those fields are looked at: a table whose stakes were retired can still get another number.
    """
    if "stakes" in (names or FIELDS) and table.stakes is not None:
        # Locked, so that nobody retires them at the same time.
        stakes = Stakes.objects.select_for_update().get(pk=table.stakes.pk)
        if stakes.venue_id != table.venue_id or stakes.status != Stakes.Status.ACTIVE:
            raise ValidationError({"stakes": _("Choose active stakes of this venue.")})
    if table.house_rules is not None and table.house_rules.venue_id != table.venue_id:
        raise ValidationError({"house_rules": _("Choose house rules of this venue.")})
