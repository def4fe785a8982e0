"""The poker room."""

from typing import ClassVar
from zoneinfo import ZoneInfo, available_timezones

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.permissions import Person, visible_to
from tables.models.amounts import AmountField
from tables.money import written

LANGUAGES = [("en", "English"), ("es", "Español"), ("hu", "Magyar"), ("ru", "Русский")]


def validate_time_zone(name: str) -> None:
    """Raise ValidationError unless NAME is a time zone, such as Europe/Budapest."""
    if name not in available_timezones():
        raise ValidationError(_("There is no such time zone; one is Europe/Budapest."), code="time_zone")


class VenueQuerySet(models.QuerySet["Venue"]):
    def visible_to(self, user: Person) -> models.QuerySet["Venue"]:
        """Return the venues in which USER has a role."""
        return visible_to(user, self, venue="pk")


class Venue(models.Model):
    """A poker room, under its own name, in its own money, time and language."""

    name = models.CharField(_("name"), max_length=100, unique=True)
    slug = models.SlugField(_("short name in addresses"), max_length=40, unique=True)
    case_prefix = models.CharField(
        _("prefix of case numbers"),
        max_length=5,
        unique=True,
        validators=[RegexValidator(r"^[A-Z]{2,5}\Z", _("Two to five capital letters."))],
        help_text=_("Two to five capital letters, such as RIV."),
    )
    time_zone = models.CharField(_("time zone"), max_length=60, validators=[validate_time_zone])
    currency = models.CharField(
        _("currency"),
        max_length=3,
        validators=[RegexValidator(r"^[A-Z]{3}\Z", _("Three capital letters."))],
        help_text=_("Three letters, such as EUR."),
    )
    decimals = models.PositiveSmallIntegerField(
        _("decimals"),
        validators=[MaxValueValidator(3)],
        help_text=_("Digits after the point in amounts; it cannot be changed once there are chips."),
    )
    language = models.CharField(_("language of printed pages"), max_length=2, choices=LANGUAGES)

    table_hold_minutes = models.PositiveSmallIntegerField(
        _("minutes a table may be held"),
        default=10,
        validators=[MinValueValidator(1), MaxValueValidator(24 * 60)],
        help_text=_("How long the game may stop for a dispute."),
    )
    case_hours = models.PositiveSmallIntegerField(
        _("hours a case may take"), default=72, validators=[MinValueValidator(1), MaxValueValidator(366 * 24)]
    )
    appeal_hours = models.PositiveSmallIntegerField(
        _("hours to appeal"), default=24, validators=[MinValueValidator(1), MaxValueValidator(366 * 24)]
    )
    appeal_threshold = AmountField(
        _("least amount for an appeal"),
        default=0,
        help_text=_("A ruling over less cannot be appealed; 0: every ruling can."),
    )
    escalation_threshold = AmountField(
        _("amount that calls the shift manager"),
        null=True,
        blank=True,
        help_text=_("From this amount on the shift manager decides; empty: never for the amount alone."),
    )
    created_at = models.DateTimeField(auto_now_add=True)

    objects = VenueQuerySet.as_manager()

    class Meta:
        verbose_name = _("venue")
        verbose_name_plural = _("venues")
        ordering: ClassVar = ["name"]

    def __str__(self) -> str:
        return self.name

    @property
    def zone(self) -> ZoneInfo:
        """The zone in which times are shown."""
        return ZoneInfo(self.time_zone)

    def format(self, amount: int) -> str:
        """Return AMOUNT as it is written in this venue, without the currency."""
        return written(amount, self.decimals)
