"""Logging in, and the pages of one's own log-in."""

from functools import partial

from django.contrib import messages
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.views import LoginView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from cardroom.accounts.forms import AccountForm, LogInForm, PasswordForm
from cardroom.accounts.models import User
from cardroom.accounts.permissions import actor_of
from cardroom.accounts.services import change_password, change_user
from cardroom.forms import attempt


class LogIn(LoginView):
    """The log-in page."""

    form_class = LogInForm
    template_name = "accounts/log_in.html"
    redirect_authenticated_user = True

    def get_success_url(self) -> str:
        """Return the page asked for. The bare name of the site asks for none: it leads to where a person works."""
        asked = super().get_success_url()
        return self.get_default_redirect_url() if asked == "/" else asked


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """Show who one is and in which venues; POST changes name and e-mail address."""
    user = actor_of(request)
    # A copy, so that the page around the form does not show a name that was refused.
    form = AccountForm(request.POST if request.method == "POST" else None, instance=User.objects.get(pk=user.pk))
    if form.is_valid():
        changed = attempt(form, partial(change_user, actor=user, user=user, **form.cleaned_data))
        if changed:
            messages.success(request, _("Your log-in is changed."))
            return redirect("accounts:account")
    memberships = user.memberships.select_related("venue").order_by("venue__name")
    return render(request, "accounts/account.html", {"form": form, "memberships": memberships})


@never_cache
@sensitive_post_parameters()
@require_http_methods(["GET", "HEAD", "POST"])
def password(request: HttpRequest) -> HttpResponse:
    """Change one's own password. Whoever is logged in under it elsewhere is logged out there."""
    user = actor_of(request)
    form = PasswordForm(user, request.POST if request.method == "POST" else None)
    if form.is_valid():
        changed = attempt(form, partial(change_password, user=user, password=form.cleaned_data["new_password1"]))
        if changed:
            update_session_auth_hash(request, changed)
            messages.success(request, _("Your password is changed. Other devices were logged out."))
            return redirect("accounts:account")
    return render(request, "accounts/password.html", {"form": form})
