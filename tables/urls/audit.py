"""The record of who did what in a venue."""

from django.urls import path

from tables.views import audit

urlpatterns = [
    path("", audit.audit, name="audit"),
    path("entries.csv", audit.audit_csv, name="audit-csv"),
]
