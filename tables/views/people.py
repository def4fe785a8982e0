"""Who works in a venue and as what, and who is invited to."""

from datetime import timedelta
from functools import partial

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, resolve_url
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from cardroom.accounts import services
from cardroom.accounts.models import Membership
from cardroom.accounts.permissions import PeopleRight, Right, actor_of, may
from cardroom.accounts.roles import Role
from cardroom.accounts.services.members import demand_right_over
from cardroom.forms import attempt
from tables.forms.people import InvitationForm, RoleForm, roles_to_give
from tables.models import Venue
from tables.views.access import action, form_page, page, show

ROLES = list(Role)

# Whoever says that the link has expired can be found for so long.
EXPIRED_SHOWN = timedelta(days=30)


@page(PeopleRight.SEE_PEOPLE)
def people(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show everybody in the venue, the owners first, and the invitations that nobody took up yet."""
    members = sorted(venue.memberships.select_related("user"), key=in_order)
    now = timezone.now()
    waiting = venue.invitations.filter(accepted_at=None, withdrawn_at=None, expires_at__gt=now - EXPIRED_SHOWN)
    shown = {
        "members": members,
        "invitations": waiting.select_related("invited_by"),
        "now": now,
        "roles": ROLES,
        "rights": rights_by_role(),
    }
    return show(request, venue, "tables/people/list.html", shown)


@form_page(PeopleRight.MANAGE_PEOPLE)
def invite(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Ask whom to invite; POST invites and shows the link, which nobody can be shown again."""
    actor = actor_of(request)
    sent = request.POST if request.method == "POST" else None
    form = InvitationForm(sent, roles=roles_to_give(actor, venue), initial={"role": Role.FLOOR})
    if form.is_valid():
        made = attempt(
            form,
            partial(
                services.invite,
                actor=actor,
                venue=venue,
                role=Role(form.cleaned_data["role"]),
                email=form.cleaned_data["email"],
                link=lambda token: request.build_absolute_uri(reverse("tables:join", args=[token])),
            ),
        )
        if made:
            invitation, link = made
            return show(request, venue, "tables/people/invited.html", {"invitation": invitation, "link": link})
    return show(request, venue, "tables/people/invite.html", {"form": form})


@action(PeopleRight.MANAGE_PEOPLE)
def withdraw(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Make the link of an invitation useless."""
    invitation = get_object_or_404(venue.invitations, pk=pk)
    try:
        services.withdraw_invitation(actor=actor_of(request), invitation=invitation)
    except ValidationError as error:
        messages.error(request, error.messages[0])
    else:
        messages.success(request, _("The invitation is withdrawn: its link does nothing any more."))
    return redirect("tables:people", slug=venue.slug)


@form_page(PeopleRight.MANAGE_PEOPLE)
def member(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Show what somebody is in the venue; POST changes it."""
    actor, membership = actor_of(request), member_or_404(venue, pk)
    demand_right_over(actor, membership.role, venue)
    sent = request.POST if request.method == "POST" else None
    form = RoleForm(sent, roles=roles_to_give(actor, venue), initial={"role": membership.role})
    if form.is_valid():
        role = Role(form.cleaned_data["role"])
        changed = attempt(form, partial(services.change_role, actor=actor, membership=membership, role=role))
        if changed:
            told = {"person": membership.user, "role": role.label}
            messages.success(request, _("%(person)s is now: %(role)s.") % told)
            return redirect(after(request, venue))
    return show(request, venue, "tables/people/member.html", {"form": form, "membership": membership})


@action(PeopleRight.MANAGE_PEOPLE)
def remove(request: HttpRequest, venue: Venue, pk: int) -> HttpResponse:
    """Take somebody's role away; the last owner's is not, and the page says why."""
    membership = member_or_404(venue, pk)
    try:
        services.remove_member(actor=actor_of(request), membership=membership)
    except ValidationError as error:
        messages.error(request, error.messages[0])
        return redirect("tables:member", slug=venue.slug, pk=pk)
    told = {"person": membership.user, "venue": venue}
    messages.success(request, _("%(person)s has no role in %(venue)s any more.") % told)
    return redirect(after(request, venue))


def member_or_404(venue: Venue, pk: int) -> Membership:
    found: Membership = get_object_or_404(venue.memberships.select_related("user"), pk=pk)
    return found


def after(request: HttpRequest, venue: Venue) -> str:
    """Return where to go on: the list of people, or home for somebody who just gave up the right to see it."""
    sees = may(request.user, PeopleRight.SEE_PEOPLE, venue)
    return reverse("tables:people", args=[venue.slug]) if sees else resolve_url("/")


def in_order(membership: Membership) -> tuple[int, str]:
    return ROLES.index(Role(membership.role)), membership.user.display_name.casefold()


def rights_by_role() -> list[tuple[str, list[bool]]]:
    """Return what there is to be done, in words, and for each role whether it may."""
    rights = [right for kind in Right.__subclasses__() for right in kind]
    return [(right.means, [role in right.roles for role in ROLES]) for right in rights]
