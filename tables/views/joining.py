"""The page at the end of an invitation's link."""

from functools import partial

from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.decorators import login_not_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from cardroom.accounts import services
from cardroom.accounts.forms import JoinForm
from cardroom.accounts.models import Invitation, Membership
from cardroom.accounts.permissions import actor_of
from cardroom.forms import attempt

# Of those in the settings the one that knows passwords, and is not asked for one here.
BACKEND = "django.contrib.auth.backends.ModelBackend"


@login_not_required
@never_cache
@sensitive_post_parameters()
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, token: str) -> HttpResponse:
    """Let whoever has the link join: with the log-in they are in, or with a new one."""
    try:
        invitation = services.find_invitation(token)
    except ValidationError as error:
        status = 404 if error.code == "unknown" else 410
        return render(request, "tables/join/closed.html", {"reason": error.messages[0]}, status=status)
    with timezone.override(invitation.venue.zone):
        enter = join_as_user if request.user.is_authenticated else join_as_new
        return enter(request, invitation, token)


def join_as_user(request: HttpRequest, invitation: Invitation, token: str) -> HttpResponse:
    """Join as the person who is logged in. The link is not used up by somebody who has a role in the venue."""
    user, refusal = actor_of(request), ""
    membership = Membership.objects.filter(user=user, venue=invitation.venue).first()
    if request.method == "POST" and membership is None:
        try:
            return joined(request, services.accept(user=user, token=token))
        except ValidationError as error:
            refusal = error.messages[0]
    shown = {"invitation": invitation, "membership": membership, "refusal": refusal}
    return render(request, "tables/join/user.html", shown)


def join_as_new(request: HttpRequest, invitation: Invitation, token: str) -> HttpResponse:
    """Join with a log-in that is made here, and is logged in at once."""
    form = JoinForm(request.POST if request.method == "POST" else None, email=invitation.email)
    if form.is_valid():
        typed = form.cleaned_data
        membership = attempt(
            form,
            partial(
                services.accept_as_new,
                token=token,
                username=typed["username"],
                display_name=typed["display_name"],
                password=typed["password1"],
            ),
        )
        if membership:
            login(request, membership.user, backend=BACKEND)
            return joined(request, membership)
    return render(request, "tables/join/new.html", {"invitation": invitation, "form": form})


def joined(request: HttpRequest, membership: Membership) -> HttpResponse:
    told = {"venue": membership.venue, "role": membership.get_role_display()}
    messages.success(request, _("Welcome to %(venue)s. You are here as: %(role)s.") % told)
    return redirect("tables:board", slug=membership.venue.slug)
