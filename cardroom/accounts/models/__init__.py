"""People: who logs in, what they are in a venue, and who is asked to join one."""

from cardroom.accounts.models.invitation import Invitation
from cardroom.accounts.models.membership import Membership
from cardroom.accounts.models.user import User

__all__ = ["Invitation", "Membership", "User"]
