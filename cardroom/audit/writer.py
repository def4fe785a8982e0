"""The one writer of the audit record."""

import json
from collections.abc import Mapping
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection, models
from django.db.transaction import TransactionManagementError
from structlog.contextvars import get_contextvars

from cardroom.audit.actions import Action
from cardroom.audit.models import Chain, Entry

# Who acted where no person did: a command or a worker.
SYSTEM = "system"

_LONGEST = 255

Values = Mapping[str, Any]


def record(
    action: Action,
    target: models.Model,
    *,
    actor: models.Model | None,
    venue: models.Model | None,
    before: Values | None = None,
    after: Values | None = None,
) -> Entry:
    """Add the entry of an action, in the caller's transaction: both are kept or neither.

    `actor` is the user who acted (None: a command or a worker did), `target` the saved object acted upon, `venue` the
    venue it belongs to (None: to none). `before` and `after` are values JSON can hold; a float is refused, as databases
    do not keep it to the letter.
    Call it last: until the transaction ends, everybody else who adds an entry waits.
    Raises ValueError for an unknown action, TransactionManagementError outside a transaction, TypeError for a value
    that cannot be kept.
    """
    action = Action(action)
    if not connection.in_atomic_block:
        raise TransactionManagementError("an audit entry is written in the transaction of what it records")
    # Two writers on an empty database meet in the insert: one waits for the other and finds its row.
    chain, _made = Chain.objects.select_for_update().get_or_create(id=Chain.THE_ONE)
    entry = Entry(
        number=chain.length + 1,
        action=action.value,
        actor_id=actor.pk if actor else None,
        actor_text=str(actor)[:_LONGEST] if actor else SYSTEM,
        venue_id=venue.pk if venue else None,
        target_type=target._meta.label_lower,
        target_id=str(target.pk),
        target_text=str(target)[:_LONGEST],
        before=as_kept(before),
        after=as_kept(after),
        request_id=str(get_contextvars().get("request_id", "")),
        previous=chain.last_hash,
    )
    entry.hash = entry.sealed()
    entry.save()
    chain.length, chain.last_hash = entry.number, entry.hash
    chain.save(update_fields=["length", "last_hash"])
    return entry


def as_kept(values: Values | None) -> Any:
    """Return VALUES as the database gives them back. Raises TypeError for a float or what is no JSON."""
    return None if values is None else json.loads(json.dumps(values, cls=DjangoJSONEncoder), parse_float=_refuse)


def _refuse(text: str) -> None:
    raise TypeError(f"{text} is not kept: amounts are whole numbers")
