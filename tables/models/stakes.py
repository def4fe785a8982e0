"""The stakes a venue spreads, and every version of them."""

from dataclasses import fields
from typing import ClassVar

from django.core.validators import MaxValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import User
from cardroom.immutable import WriteOnce
from tables.models.amounts import AmountField
from tables.models.chips import ChipSet
from tables.models.venue import Venue
from tables.stakes import StakesFacts, preview, words


class StakesQuerySet(models.QuerySet["Stakes"]):
    def with_version(self) -> "StakesQuerySet":
        """Return them with what `version` and `preview` need, in one query."""
        return self.select_related("venue", "current__chip_set")


class Stakes(models.Model):
    """A game at its stakes, such as the room's 1/2 no-limit hold'em. What it says is its current version."""

    class Status(models.TextChoices):
        DRAFT = "draft", _("Draft")
        ACTIVE = "active", _("Active")
        RETIRED = "retired", _("Retired")

    venue = models.ForeignKey(Venue, models.PROTECT, related_name="stakes", verbose_name=_("venue"))
    name = models.CharField(_("name"), max_length=80)
    status = models.CharField(_("status"), max_length=10, choices=Status.choices, default=Status.DRAFT)
    current = models.OneToOneField(
        "StakesVersion", models.PROTECT, null=True, editable=False, related_name="+", verbose_name=_("current version")
    )

    objects = StakesQuerySet.as_manager()

    class Meta:
        verbose_name = _("stakes")
        verbose_name_plural = _("stakes")
        ordering: ClassVar = ["name"]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["venue", "name"],
                name="tables_stakes_name",
                violation_error_message=_("This venue has stakes of that name."),
            ),
            models.CheckConstraint(
                condition=models.Q(status__in=["draft", "active", "retired"]), name="tables_stakes_known_status"
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def version(self) -> "StakesVersion":
        """The current version; stakes are made with their first."""
        if self.current is None:
            raise StakesVersion.DoesNotExist(f"stakes {self.pk} have no version")
        return self.current

    @property
    def preview(self) -> str:
        """The stakes in one line."""
        return preview(self.version.facts(), self.venue.format)


class StakesVersion(WriteOnce):
    """What stakes said from one change to the next, field by field as in StakesFacts, which says what they mean."""

    stakes = models.ForeignKey(Stakes, models.PROTECT, related_name="versions", verbose_name=_("stakes"))
    number = models.PositiveIntegerField(_("version"))
    created_by = models.ForeignKey(User, models.PROTECT, related_name="+", verbose_name=_("created by"))
    created_at = models.DateTimeField(_("created"), auto_now_add=True)
    chip_set = models.ForeignKey(ChipSet, models.PROTECT, related_name="+", verbose_name=_("chip set"))

    variant = models.CharField(_("game"), max_length=20, choices=words.VARIANTS)
    betting = models.CharField(_("betting"), max_length=20, choices=words.BETTING)
    cash = models.BooleanField(_("cash game"), default=True, help_text=_("No: a tournament."))
    small_blind = AmountField(_("small blind"), default=0)
    big_blind = AmountField(_("big blind"), default=0)
    third_blind = AmountField(_("third blind"), default=0)
    ante = AmountField(_("ante"), default=0)
    ante_type = models.CharField(_("who pays the ante"), max_length=10, choices=words.ANTE_TYPES, default="each")
    bring_in = AmountField(_("bring-in"), default=0)
    small_bet = AmountField(_("small bet"), default=0, help_text=_("In spread limit the lower end."))
    big_bet = AmountField(_("big bet"), default=0, help_text=_("In spread limit the upper end."))
    rake_chip = AmountField(_("smallest chip of the rake"), default=0)
    pot_unit = AmountField(
        _("unit of pot-sized wagers"), default=0, help_text=_("The greatest wager may be rounded up to it.")
    )
    check_raise = models.CharField(_("check-raise"), max_length=10, choices=words.CHECK_RAISE, default="allowed")
    min_buy_in = AmountField(_("smallest buy-in"), default=0)
    max_buy_in = AmountField(_("largest buy-in"), null=True, blank=True, help_text=_("Empty: no limit."))

    straddle_policy = models.CharField(_("straddles"), max_length=10, choices=words.STRADDLE_POLICIES, default="house")
    straddle_positions = models.JSONField(_("who may straddle"), default=list, blank=True)
    straddle_size = models.CharField(_("size"), max_length=20, choices=words.STRADDLE_SIZES, default="double")
    straddle_max = models.PositiveIntegerField(
        _("largest, in big blinds"), null=True, blank=True, help_text=_("Empty: no limit.")
    )
    straddle_max_count = models.PositiveSmallIntegerField(_("how many in one deal"), default=1)
    straddle_live = models.CharField(_("live or dead"), max_length=10, choices=words.STRADDLE_LIVE, default="live")
    straddle_min_raise = models.CharField(
        _("least raise over it"), max_length=20, choices=words.STRADDLE_MIN_RAISES, default="double_straddle"
    )
    button_straddle_first = models.CharField(
        _("first to act after a button straddle"),
        max_length=20,
        choices=words.BUTTON_STRADDLE_FIRST,
        default="small_blind",
    )
    straddle_mandatory = models.BooleanField(_("mandatory"), default=False)

    kill = models.CharField(_("kill"), max_length=10, choices=words.KILLS, default="none")
    rake_percent = models.DecimalField(
        _("rake in percent"), max_digits=5, decimal_places=2, default=0, validators=[MaxValueValidator(100)]
    )
    rake_cap = AmountField(_("cap of the rake"), null=True, blank=True, help_text=_("Empty: no cap."))
    note = models.CharField(_("note"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("version of stakes")
        verbose_name_plural = _("versions of stakes")
        ordering: ClassVar = ["-number"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["stakes", "number"], name="tables_stakes_version")]

    def __str__(self) -> str:
        return f"{self.stakes} v{self.number}"

    def facts(self) -> StakesFacts:
        """What this version says, as a value."""
        values = {field.name: getattr(self, field.name) for field in fields(StakesFacts)}
        return StakesFacts(**values | {"straddle_positions": tuple(self.straddle_positions)})

    @property
    def preview(self) -> str:
        """What it says, in one line."""
        return preview(self.facts(), self.stakes.venue.format)
