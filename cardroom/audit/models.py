"""The record of who did what: entries that are only ever added, each sealed with the one before it."""

import hashlib
import json
from datetime import UTC
from typing import Any, ClassVar

from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from cardroom.audit.actions import Action
from cardroom.immutable import WriteOnce

# What the first entry takes for the hash of the entry before it.
BEGINNING = "0" * 64

SEALED = (
    "number", "action", "actor_id", "actor_text", "venue_id", "target_type", "target_id", "target_text",
    "before", "after", "request_id", "previous",
)  # fmt: skip


class Entry(WriteOnce):
    """One thing that was done, and by whom.

    Actor and target are kept as text too, as they were called then. `before` and `after` hold what the action changed.
    Numbers have no gaps: a missing one is a missing entry. The database refuses UPDATE and DELETE by triggers.
    """

    number = models.PositiveBigIntegerField(_("number"), primary_key=True)
    at = models.DateTimeField(_("when"), default=timezone.now)
    action = models.CharField(_("action"), max_length=60)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, related_name="+", verbose_name=_("who")
    )
    actor_text = models.CharField(_("who, as called then"), max_length=255)
    venue = models.ForeignKey("tables.Venue", models.PROTECT, null=True, related_name="+", verbose_name=_("venue"))
    target_type = models.CharField(_("kind of thing"), max_length=100)
    target_id = models.CharField(_("id of the thing"), max_length=64)
    target_text = models.CharField(_("thing, as called then"), max_length=255)
    before = models.JSONField(_("before"), null=True, encoder=DjangoJSONEncoder)
    after = models.JSONField(_("after"), null=True, encoder=DjangoJSONEncoder)
    request_id = models.CharField(_("request"), max_length=64, blank=True)
    previous = models.CharField(_("hash of the entry before"), max_length=64, unique=True)
    hash = models.CharField(_("hash"), max_length=64, unique=True)

    class Meta:
        verbose_name = _("audit entry")
        verbose_name_plural = _("audit entries")
        ordering: ClassVar = ["-number"]
        indexes: ClassVar = [
            models.Index(fields=["venue", "-number"], name="audit_entry_by_venue"),
            models.Index(fields=["venue", "action", "-number"], name="audit_entry_by_action"),
            models.Index(fields=["venue", "actor", "-number"], name="audit_entry_by_actor"),
            models.Index(fields=["venue", "at"], name="audit_entry_by_time"),
            models.Index(fields=["target_type", "target_id", "-number"], name="audit_entry_by_target"),
        ]

    def __str__(self) -> str:
        return f"{self.number}: {self.actor_text}, {self.action}, {self.target_text}"

    @property
    def action_label(self) -> str:
        """The action in words."""
        return str(Action(self.action).label)

    def sealed(self) -> str:
        """The hash over all that the entry says, the hash of the entry before it included."""
        content: dict[str, Any] = {name: getattr(self, name) for name in SEALED}
        content["at"] = self.at.astimezone(UTC).isoformat(timespec="microseconds")
        text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(text.encode()).hexdigest()


class Chain(models.Model):
    """The end of the chain: one row, locked while an entry is added, so that two writers never follow one entry.

    It is also how entries missing at the end are noticed.
    """

    THE_ONE = 1

    id = models.PositiveSmallIntegerField(primary_key=True, default=THE_ONE)
    length = models.PositiveBigIntegerField(default=0)
    last_hash = models.CharField(max_length=64, default=BEGINNING)

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(condition=models.Q(id=1), name="audit_chain_is_one"),
        ]

    def __str__(self) -> str:
        return f"{self.length} entries"


class Verification(WriteOnce):
    """One check of the whole chain, so that a page can say when that was without checking it again."""

    at = models.DateTimeField(_("when"), default=timezone.now)
    entries = models.PositiveBigIntegerField(_("entries"))
    faults = models.PositiveBigIntegerField(_("faults"))

    class Meta:
        verbose_name = _("check of the record")
        verbose_name_plural = _("checks of the record")
        ordering: ClassVar = ["-at"]
        get_latest_by = "at"

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M}: {self.faults} faults in {self.entries} entries"
