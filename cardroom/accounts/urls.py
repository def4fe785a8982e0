"""Logging in and out, and the pages of one's own log-in."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import path

from cardroom.accounts import views
from cardroom.accounts.forms import LogInForm

app_name = "accounts"

urlpatterns = [
    path(
        "log-in/",
        LoginView.as_view(form_class=LogInForm, template_name="accounts/log_in.html", redirect_authenticated_user=True),
        name="log-in",
    ),
    path("log-out/", LogoutView.as_view(), name="log-out"),
    path("account/", views.account, name="account"),
    path("account/password/", views.password, name="password"),
]
