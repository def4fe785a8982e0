"""What is done to people: keyword-only functions, each in one transaction with its audit entry.

They raise PermissionDenied where the actor has not the right, ValidationError where it cannot be done.
"""

from cardroom.accounts.services.invitations import accept, accept_as_new, find_invitation, invite, withdraw_invitation
from cardroom.accounts.services.members import add_member, change_role, remove_member
from cardroom.accounts.services.users import change_password, change_user, create_user

__all__ = [
    "accept",
    "accept_as_new",
    "add_member",
    "change_password",
    "change_role",
    "change_user",
    "create_user",
    "find_invitation",
    "invite",
    "remove_member",
    "withdraw_invitation",
]
