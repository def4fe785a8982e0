"""The chips a venue plays with."""

from typing import ClassVar

from django.core.validators import MinValueValidator, RegexValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from tables.models.amounts import AmountField
from tables.models.venue import Venue

validate_colour = RegexValidator(r"^#[0-9a-f]{6}\Z", _("A colour such as #c0392b."))


class ChipSet(models.Model):
    """Chips that are on a table together."""

    venue = models.ForeignKey(Venue, models.PROTECT, related_name="chip_sets", verbose_name=_("venue"))
    name = models.CharField(_("name"), max_length=60)

    class Meta:
        verbose_name = _("chip set")
        verbose_name_plural = _("chip sets")
        ordering: ClassVar = ["name"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["venue", "name"],
                name="tables_chip_set_name",
                violation_error_message=_("This venue has a chip set of that name."),
            )
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def denominations(self) -> list[int]:
        """The denominations, the smallest first; from prefetched chips without a query."""
        return sorted(chip.denomination for chip in self.chips.all())


class Chip(models.Model):
    """One denomination of a chip set, with the colour it is drawn in."""

    chip_set = models.ForeignKey(ChipSet, models.CASCADE, related_name="chips", verbose_name=_("chip set"))
    denomination = AmountField(_("denomination"), validators=[MinValueValidator(1)])
    colour = models.CharField(_("colour"), max_length=7, validators=[validate_colour])

    class Meta:
        verbose_name = _("chip")
        verbose_name_plural = _("chips")
        ordering: ClassVar = ["denomination"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["chip_set", "denomination"],
                name="tables_chip_denomination",
                violation_error_message=_("This chip set has that denomination twice."),
            )
        ]

    def __str__(self) -> str:
        return f"{self.denomination} {self.colour}"
