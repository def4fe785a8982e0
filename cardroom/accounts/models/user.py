"""The user: whoever logs in, in every venue the same person."""

from typing import ClassVar

from django.contrib.auth.models import AbstractUser, UserManager
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _


class CaselessUserManager(UserManager["User"]):
    """Finds a user by the name as typed: a tablet's keyboard begins it with a capital."""

    use_in_migrations = False

    def get_by_natural_key(self, username: str | None) -> "User":
        return super().get_by_natural_key(username and self.model.normalize_username(username))


class User(AbstractUser):
    """A person with a log-in. The e-mail address may be left out: not every dealer has one at work.

    What the person may do in a venue is no part of this model; `is_staff` and `is_superuser` are for the admin alone.
    """

    first_name = None  # type: ignore[assignment]  # one name, written as the person writes it
    last_name = None  # type: ignore[assignment]
    display_name = models.CharField(
        _("name"), max_length=100, help_text=_("As it stands on rulings and in the record, such as “Anna K.”")
    )

    objects: ClassVar[CaselessUserManager] = CaselessUserManager()

    REQUIRED_FIELDS: ClassVar[list[str]] = ["display_name"]

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        constraints: ClassVar = [
            models.CheckConstraint(
                condition=models.Q(username=Lower("username")),
                name="accounts_user_username_lower_case",
                violation_error_message=_("A username is written in lower case."),
            )
        ]

    def __str__(self) -> str:
        return self.display_name

    @classmethod
    def normalize_username(cls, username: str) -> str:
        """Return USERNAME as it is stored: `Anna` and `anna` are one person."""
        return super().normalize_username(username).lower()

    def get_full_name(self) -> str:
        return self.display_name

    def get_short_name(self) -> str:
        return self.display_name
