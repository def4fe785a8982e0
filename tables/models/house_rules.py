"""The house rules of a venue or a table, and every version published of them."""

from datetime import datetime
from typing import ClassVar

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import User
from cardroom.immutable import WriteOnce
from tables.catalogue import JSONValue, changed_settings, presets
from tables.models.venue import Venue


class HouseRules(models.Model):
    """House rules under a name: the venue's own, or others that some of its tables play by."""

    venue = models.ForeignKey(Venue, models.PROTECT, related_name="house_rules", verbose_name=_("venue"))
    name = models.CharField(_("name"), max_length=80)
    is_venue_default = models.BooleanField(
        _("of the whole venue"), default=False, help_text=_("They hold at every table without house rules of its own.")
    )

    class Meta:
        verbose_name = _("house rules")
        verbose_name_plural = _("house rules")
        ordering: ClassVar = ["-is_venue_default", "name"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["venue", "name"],
                name="tables_house_rules_name",
                violation_error_message=_("This venue has house rules of that name."),
            ),
            models.UniqueConstraint(
                fields=["venue"],
                condition=models.Q(is_venue_default=True),
                name="tables_house_rules_one_default",
                violation_error_message=_("This venue has house rules for the whole venue already."),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    def version_at(self, moment: datetime) -> "HouseRulesVersion":
        """The version in force at MOMENT. Raises HouseRulesVersion.DoesNotExist before the first took effect."""
        version = self.versions.filter(effective_from__lte=moment).order_by("-effective_from", "-number").first()
        if version is None:
            raise HouseRulesVersion.DoesNotExist(f"no version of {self} was in force at {moment}")
        return version

    def version_now(self) -> "HouseRulesVersion":
        """The version in force."""
        return self.version_at(timezone.now())


class HouseRulesVersion(WriteOnce):
    """House rules as they were published.

    `settings` holds every setting of the catalogue in JSON form, also those that are the preset's: should the preset be
    corrected one day, what was published here stays what it was.
    """

    house_rules = models.ForeignKey(HouseRules, models.PROTECT, related_name="versions", verbose_name=_("house rules"))
    number = models.PositiveIntegerField(_("version"))
    preset = models.CharField(_("made from"), max_length=60)
    settings = models.JSONField(_("settings"))
    notes = models.TextField(_("notes"), blank=True)
    effective_from = models.DateTimeField(_("in force from"))
    published_by = models.ForeignKey(User, models.PROTECT, related_name="+", verbose_name=_("published by"))
    published_at = models.DateTimeField(_("published"), auto_now_add=True)

    class Meta:
        verbose_name = _("version of house rules")
        verbose_name_plural = _("versions of house rules")
        ordering: ClassVar = ["-number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["house_rules", "number"], name="tables_house_rules_version")
        ]
        indexes: ClassVar = [
            models.Index(fields=["house_rules", "-effective_from", "-number"], name="tables_house_rules_in_force")
        ]

    def __str__(self) -> str:
        return f"{self.house_rules} v{self.number}"

    @property
    def made_from(self) -> str:
        """The title of the preset."""
        return presets()[self.preset].title

    @property
    def changes(self) -> dict[str, JSONValue]:
        """The settings that differ from the preset's, as the catalogue has it today."""
        return changed_settings(self.preset, self.settings)
