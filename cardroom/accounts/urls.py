"""Logging in and out."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import path

from cardroom.accounts.forms import LogInForm

app_name = "accounts"

urlpatterns = [
    path(
        "log-in/",
        LoginView.as_view(form_class=LogInForm, template_name="accounts/log_in.html", redirect_authenticated_user=True),
        name="log-in",
    ),
    path("log-out/", LogoutView.as_view(), name="log-out"),
]
