"""The record of who did what."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AuditConfig(AppConfig):
    name = "cardroom.audit"
    verbose_name = _("Audit")
