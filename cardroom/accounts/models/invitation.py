"""An invitation to join a venue."""

import hashlib
from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.roles import Role


def hashed(token: str) -> str:
    """Return what is stored of a token: whoever reads the database cannot join with it."""
    return hashlib.sha256(token.encode()).hexdigest()


class InvitationQuerySet(models.QuerySet["Invitation"]):
    def open(self) -> "InvitationQuerySet":
        """Return those that can still be accepted."""
        return self.filter(accepted_at=None, withdrawn_at=None, expires_at__gt=timezone.now())


class Invitation(models.Model):
    """A link that lets one person into a venue, once. The token in the link is known to its receiver alone."""

    venue = models.ForeignKey("tables.Venue", models.PROTECT, related_name="invitations", verbose_name=_("venue"))
    role = models.CharField(_("role"), max_length=20, choices=Role.choices)
    email = models.EmailField(
        _("e-mail address"), blank=True, help_text=_("Left out, the link is handed over in person.")
    )
    token_hash = models.CharField(max_length=64, unique=True, editable=False)
    invited_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, related_name="+", verbose_name=_("invited by")
    )
    invited_at = models.DateTimeField(_("invited"), auto_now_add=True)
    expires_at = models.DateTimeField(_("expires"))
    accepted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, related_name="+", verbose_name=_("accepted by")
    )
    accepted_at = models.DateTimeField(_("accepted"), null=True)
    withdrawn_at = models.DateTimeField(_("withdrawn"), null=True)

    objects = InvitationQuerySet.as_manager()

    class Meta:
        verbose_name = _("invitation")
        verbose_name_plural = _("invitations")
        ordering: ClassVar = ["-invited_at"]
        constraints: ClassVar = [
            models.CheckConstraint(condition=models.Q(role__in=Role.values), name="accounts_invitation_known_role")
        ]

    def __str__(self) -> str:
        who = self.email or gettext("link %(number)s") % {"number": self.pk}
        return f"{who} ({self.get_role_display()})"
