"""The roles a person can have in a venue."""

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _


class Role(TextChoices):
    """What a person is in a venue; what each may do stands in the permissions of each app."""

    OWNER = "owner", _("Owner")
    MANAGER = "manager", _("Manager")
    SHIFT = "shift", _("Shift manager")
    FLOOR = "floor", _("Floor")
    DEALER = "dealer", _("Dealer")
    REVIEWER = "reviewer", _("Reviewer")
    AUDITOR = "auditor", _("Auditor")


EVERYBODY = frozenset(Role)
MANAGEMENT = frozenset({Role.OWNER, Role.MANAGER})
FLOOR_AND_UP = MANAGEMENT | {Role.SHIFT, Role.FLOOR}
