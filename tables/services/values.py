"""What the audit record says of a row."""

from collections.abc import Iterable
from typing import Any

from django.db import models


def values_of(row: models.Model, names: Iterable[str]) -> dict[str, Any]:
    """Return the fields NAMES of ROW; another row that a field refers to as its id and its text."""
    return {name: _told(getattr(row, name)) for name in names}


def changed(before: dict[str, Any], after: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return of two states only what differs."""
    names = [name for name, value in after.items() if before.get(name) != value]
    return {name: before[name] for name in names if name in before}, {name: after[name] for name in names}


def _told(value: Any) -> Any:
    return {"id": value.pk, "text": str(value)} if isinstance(value, models.Model) else value
