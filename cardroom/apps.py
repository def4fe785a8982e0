"""The project itself, as the place of its system checks."""

from django.apps import AppConfig
from django.core.checks import register
from django.utils.translation import gettext_lazy as _

from cardroom.checks import misspelt_variables


class CardroomConfig(AppConfig):
    name = "cardroom"
    verbose_name = _("Card room")

    def ready(self) -> None:
        register(misspelt_variables)
