"""The admin of venues."""

from typing import Any

from django.contrib import admin
from django.db import models
from django.http import HttpRequest

from cardroom.accounts.permissions import actor_of
from cardroom.service_admin import ServiceAdmin, become
from tables.forms import VenueForm
from tables.forms.amounts import amount_inputs
from tables.models import Venue
from tables.models.amounts import AmountField
from tables.services import change_venue, open_venue
from tables.services.venues import FIELDS


@admin.register(Venue)
class VenueAdmin(ServiceAdmin):
    form = VenueForm
    list_display = ("name", "case_prefix", "time_zone", "currency")
    search_fields = ("name", "case_prefix")
    prepopulated_fields = {"slug": ("name",)}  # noqa: RUF012 - as the base class has it

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[Venue]:
        return Venue.objects.visible_to(request.user)

    def formfield_for_dbfield(self, db_field: models.Field, request: HttpRequest, **options: Any) -> Any:
        if isinstance(db_field, AmountField):
            return amount_inputs(db_field)
        return super().formfield_for_dbfield(db_field, request, **options)

    def get_fields(self, request: HttpRequest, obj: Venue | None = None) -> tuple[str, ...]:
        return FIELDS if obj else (*FIELDS, "preset")

    def save_model(self, request: HttpRequest, obj: Venue, form: VenueForm, change: bool) -> None:
        fields: dict[str, Any] = {name: form.cleaned_data[name] for name in FIELDS}
        if change:
            become(obj, change_venue(actor=actor_of(request), venue=obj, **fields))
        else:
            preset = form.cleaned_data["preset"]
            become(obj, open_venue(actor=actor_of(request), preset=preset, **fields))
