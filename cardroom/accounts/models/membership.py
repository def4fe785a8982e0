"""What a person is in a venue."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.roles import Role


class Membership(models.Model):
    """A person's one role in a venue.

    The venue is a fact of the room and lives in `tables`, which is built on this app: here it is only named, and
    nothing of it is imported.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="memberships", verbose_name=_("person")
    )
    venue = models.ForeignKey("tables.Venue", models.PROTECT, related_name="memberships", verbose_name=_("venue"))
    role = models.CharField(_("role"), max_length=20, choices=Role.choices)
    since = models.DateTimeField(_("since"), auto_now_add=True)

    class Meta:
        verbose_name = _("membership")
        verbose_name_plural = _("memberships")
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["user", "venue"],
                name="accounts_membership_one_role_a_venue",
                violation_error_message=_("This person already has a role in this venue."),
            ),
            models.CheckConstraint(condition=models.Q(role__in=Role.values), name="accounts_membership_known_role"),
        ]

    def __str__(self) -> str:
        return f"{self.user} ({self.get_role_display()})"
