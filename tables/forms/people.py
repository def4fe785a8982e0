"""The forms about who works in a venue."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import Invitation, Membership, User
from cardroom.accounts.permissions import PeopleRight, may
from cardroom.accounts.roles import Role
from tables.models import Venue


def roles_to_give(actor: User, venue: Venue) -> list[tuple[str, Any]]:
    """Return the roles that ACTOR may give in VENUE, as a form's choices."""
    owners = may(actor, PeopleRight.MANAGE_OWNERS, venue)
    return [(role.value, role.label) for role in Role if owners or role != Role.OWNER]


class InvitationForm(forms.ModelForm):
    """Whom to invite, and as what. Saves nothing: `cleaned_data` goes to the service."""

    class Meta:
        model = Invitation
        fields = ("role", "email")
        help_texts = {"email": _("Left out, you get a link to hand over yourself.")}  # noqa: RUF012

    def __init__(self, *args: Any, roles: list[tuple[str, Any]], **options: Any) -> None:
        super().__init__(*args, **options)
        choose_from(self, roles)


class RoleForm(forms.ModelForm):
    """What a person is in a venue. Saves nothing: `cleaned_data` goes to the service."""

    class Meta:
        model = Membership
        fields = ("role",)

    def __init__(self, *args: Any, roles: list[tuple[str, Any]], **options: Any) -> None:
        super().__init__(*args, **options)
        choose_from(self, roles)


def choose_from(form: forms.BaseForm, roles: list[tuple[str, Any]]) -> None:
    """Let the field `role` of FORM take ROLES alone."""
    form.fields["role"] = forms.ChoiceField(label=_("Role"), choices=roles)
