"""The forms of people's log-ins."""

from typing import Any

from django.contrib.auth.forms import AuthenticationForm, BaseUserCreationForm, PasswordChangeForm, UsernameField
from django.contrib.auth.password_validation import password_validators_help_texts
from django.forms import BaseForm, ModelForm
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import User


class LogInForm(AuthenticationForm):
    error_messages = {  # noqa: RUF012 - the base class declares it per instance
        **AuthenticationForm.error_messages,
        "invalid_login": _("This name and this password do not go together. Capitals matter in the password."),
    }


class JoinForm(BaseUserCreationForm):
    """A new log-in, of somebody who was invited by e-mail to EMAIL or by a link. Saves nothing."""

    class Meta:
        model = User
        fields = ("username", "display_name")
        field_classes = {"username": UsernameField}  # noqa: RUF012 - as the base class has it

    def __init__(self, *args: Any, email: str = "", **options: Any) -> None:
        super().__init__(*args, **options)
        # The password may not be like it.
        self.instance.email = email
        self.fields["username"].help_text = _("What you log in with, such as “anna”. Capitals make no difference.")
        self.fields["username"].error_messages["unique"] = _("Somebody has this username already: choose another.")
        name_passwords(self, "password1", gettext("Password"), "password2", gettext("The same password again"))


class AccountForm(ModelForm):
    """What people change of their own log-in. Saves nothing."""

    class Meta:
        model = User
        fields = ("display_name", "email")


class PasswordForm(PasswordChangeForm):
    """The old password and a new one. Saves nothing."""

    error_messages = {  # noqa: RUF012 - as the base class has it
        **PasswordChangeForm.error_messages,
        "password_incorrect": _("This is not your password now. Capitals matter."),
    }

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.fields["old_password"].label = _("Your password now")
        name_passwords(
            self, "new_password1", gettext("New password"), "new_password2", gettext("The new password again")
        )


def name_passwords(form: BaseForm, first: str, label: str, second: str, label_again: str) -> None:
    """Label the two fields of a new password; the rules for it stand once, as a sentence that fits our fields."""
    form.fields[first].label, form.fields[first].help_text = label, " ".join(password_validators_help_texts())
    form.fields[second].label, form.fields[second].help_text = label_again, ""
