"""The form of the log-in page."""

from typing import ClassVar

from django.contrib.auth.forms import AuthenticationForm
from django.utils.translation import gettext_lazy as _


class LogInForm(AuthenticationForm):
    error_messages: ClassVar = {
        **AuthenticationForm.error_messages,
        "invalid_login": _("This name and this password do not go together. Capitals matter in the password."),
    }
