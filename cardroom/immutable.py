"""Rows that are written once: the ORM refuses to change or delete them."""

from typing import Any, NoReturn, TypeVar

from django.db import models

M = TypeVar("M", bound=models.Model)


class ImmutableError(TypeError):
    """A change to a row that is never changed: a mistake in the program, not in what a person entered."""


class WriteOnceQuerySet(models.QuerySet[M]):
    """Reads and inserts; everything else raises ImmutableError."""

    def _refuse(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise ImmutableError(f"{self.model._meta.label} is written once")

    update = bulk_update = update_or_create = delete = _refuse


class WriteOnce(models.Model):
    """A model whose rows are inserted and never changed."""

    objects = WriteOnceQuerySet.as_manager()

    class Meta:
        abstract = True

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Insert the row. Raises ImmutableError for one that is in the database."""
        if not self._state.adding:
            raise ImmutableError(f"{self._meta.label} is written once")
        super().save(*args, **kwargs | {"force_insert": True})

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise ImmutableError(f"{self._meta.label} is written once")
