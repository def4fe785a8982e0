"""Everything that is put on record: the closed list of actions."""

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _


class Action(TextChoices):
    """What was done, as "thing.done"; the label is how a person reads it."""

    USER_CREATED = "user.created", _("User created")
    USER_CHANGED = "user.changed", _("User changed")
    USER_PASSWORD_CHANGED = "user.password_changed", _("Password changed")
    MEMBER_INVITED = "member.invited", _("Person invited")
    MEMBER_INVITATION_WITHDRAWN = "member.invitation_withdrawn", _("Invitation withdrawn")
    MEMBER_JOINED = "member.joined", _("Person joined")
    MEMBER_ROLE_CHANGED = "member.role_changed", _("Role changed")
    MEMBER_REMOVED = "member.removed", _("Person removed")

    VENUE_OPENED = "venue.opened", _("Venue opened")
    VENUE_CHANGED = "venue.changed", _("Venue changed")
    CHIP_SET_CREATED = "chip_set.created", _("Chip set created")
    CHIP_SET_CHANGED = "chip_set.changed", _("Chip set changed")
    STAKES_CREATED = "stakes.created", _("Stakes created")
    STAKES_CHANGED = "stakes.changed", _("Stakes changed")
    STAKES_ACTIVATED = "stakes.activated", _("Stakes activated")
    STAKES_RETIRED = "stakes.retired", _("Stakes retired")
    HOUSE_RULES_CREATED = "house_rules.created", _("House rules created")
    HOUSE_RULES_PUBLISHED = "house_rules.published", _("House rules published")
    TABLE_CREATED = "table.created", _("Table created")
    TABLE_CHANGED = "table.changed", _("Table changed")
    TABLE_OPENED = "table.opened", _("Table opened")
    TABLE_CLOSED = "table.closed", _("Table closed")

    @property
    def thing(self) -> str:
        """What kind of thing it was done to: what the action's name begins with."""
        return self.value.partition(".")[0]


# The kinds of things, as a person reads them.
THINGS = {
    "user": _("Log-ins"),
    "member": _("People"),
    "venue": _("Venue"),
    "chip_set": _("Chip sets"),
    "stakes": _("Stakes"),
    "house_rules": _("House rules"),
    "table": _("Tables"),
}
