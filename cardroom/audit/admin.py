"""The audit record, to read."""

from django.contrib import admin

from cardroom.audit.models import Entry, Verification
from cardroom.service_admin import ReadOnlyAdmin


@admin.register(Entry)
class EntryAdmin(ReadOnlyAdmin):
    list_display = ("number", "at", "actor_text", "action", "target_text", "venue")
    list_filter = ("venue", "action")
    list_select_related = ("venue",)
    search_fields = ("actor_text", "target_text", "request_id")


@admin.register(Verification)
class VerificationAdmin(ReadOnlyAdmin):
    list_display = ("at", "entries", "faults")
