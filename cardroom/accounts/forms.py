"""The form of the log-in page."""

from django.contrib.auth.forms import AuthenticationForm
from django.utils.translation import gettext_lazy as _


class LogInForm(AuthenticationForm):
    error_messages = {  # noqa: RUF012 - the base class declares it per instance
        **AuthenticationForm.error_messages,
        "invalid_login": _("This name and this password do not go together. Capitals matter in the password."),
    }
