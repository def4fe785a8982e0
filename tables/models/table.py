"""The tables of a venue, and when they were open."""

from typing import ClassVar

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import User
from tables.models.house_rules import HouseRules
from tables.models.stakes import Stakes
from tables.models.venue import Venue

MOST_TABLES = 999


class TableQuerySet(models.QuerySet["Table"]):
    def with_session(self) -> "TableQuerySet":
        """Return them with all that a board shows, in one query.

        `opened_at` and `opened_by_name` are those of the open session, None at a closed table; `stakes.preview` and
        `house_rules` need no more queries.
        """
        session = TableSession.objects.filter(table=models.OuterRef("pk"), closed_at=None)
        return self.select_related("venue", "stakes__venue", "stakes__current", "house_rules").annotate(
            opened_at=models.Subquery(session.values("opened_at")),
            opened_by_name=models.Subquery(session.values("opened_by__display_name")),
        )


class Table(models.Model):
    """A table, what is played at it and by which rules."""

    venue = models.ForeignKey(Venue, models.PROTECT, related_name="tables", verbose_name=_("venue"))
    number = models.PositiveSmallIntegerField(_("number"), validators=[MinValueValidator(1)])
    seats = models.PositiveSmallIntegerField(
        _("seats"), default=9, validators=[MinValueValidator(2), MaxValueValidator(23)]
    )
    stakes = models.ForeignKey(
        Stakes, models.PROTECT, null=True, blank=True, related_name="tables", verbose_name=_("stakes in use")
    )
    house_rules = models.ForeignKey(
        HouseRules,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="tables",
        verbose_name=_("house rules of its own"),
        help_text=_("Empty: those of the venue."),
    )

    objects = TableQuerySet.as_manager()

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["venue", "number"],
                name="tables_table_number",
                violation_error_message=_("This venue has a table of that number."),
            )
        ]

    def __str__(self) -> str:
        return gettext("Table %(number)s") % {"number": self.number}

    def clean(self) -> None:
        if (self.number or 0) > MOST_TABLES:
            message = gettext("Tables are numbered from 1 to %(most)s.") % {"most": MOST_TABLES}
            raise ValidationError({"number": message}, code="too_large")

    @property
    def rules(self) -> HouseRules:
        """The house rules that hold at this table: its own or the venue's."""
        return self.house_rules or HouseRules.objects.get(venue=self.venue_id, is_venue_default=True)

    @property
    def session(self) -> "TableSession | None":
        """The session that is on, None at a closed table."""
        return self.sessions.filter(closed_at=None).first()


class TableSession(models.Model):
    """From a table's opening to its closing."""

    table = models.ForeignKey(Table, models.PROTECT, related_name="sessions", verbose_name=_("table"))
    opened_by = models.ForeignKey(User, models.PROTECT, related_name="+", verbose_name=_("opened by"))
    opened_at = models.DateTimeField(_("opened"), auto_now_add=True)
    closed_by = models.ForeignKey(User, models.PROTECT, null=True, related_name="+", verbose_name=_("closed by"))
    closed_at = models.DateTimeField(_("closed"), null=True)

    class Meta:
        verbose_name = _("session of a table")
        verbose_name_plural = _("sessions of a table")
        ordering: ClassVar = ["-opened_at"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["table"], condition=models.Q(closed_at=None), name="tables_session_one_open"
            ),
            models.CheckConstraint(
                condition=models.Q(closed_at=None, closed_by=None)
                | models.Q(closed_at__isnull=False, closed_by__isnull=False),
                name="tables_session_closed_by_somebody",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table}, {self.opened_at:%Y-%m-%d %H:%M}"
