"""The admin of stakes and their straddles: the form, the checks, the line and the audit entries of the pages."""

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db import models
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.permissions import actor_of, visible_to
from cardroom.service_admin import ServiceAdmin, become
from tables.forms import StakesForm
from tables.forms.stakes import FACTS
from tables.models import Stakes, StakesVersion
from tables.services import activate_stakes, change_stakes, create_stakes, retire_stakes

STRADDLES = tuple(name for name in FACTS if "straddle" in name)
GAME = tuple(name for name in FACTS if name not in STRADDLES)


class VersionsInline(admin.TabularInline):
    """Every version there was, to read."""

    model = StakesVersion
    fields = readonly_fields = ("number", "line", "created_by", "created_at")
    ordering = ("-number",)
    can_delete = False
    extra = 0

    @admin.display(description=_("Stakes"))
    def line(self, version: StakesVersion) -> str:
        return version.preview

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[StakesVersion]:
        return super().get_queryset(request).select_related("stakes__venue", "created_by")

    def has_add_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False

    def has_change_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False


class StakesAdminForm(StakesForm):
    """The form with the venue, which is chosen once."""

    class Meta(StakesForm.Meta):
        fields = ["venue", "name"]  # noqa: RUF012 - as the base class has it


@admin.register(Stakes)
class StakesAdmin(ServiceAdmin):
    form = StakesAdminForm
    inlines = (VersionsInline,)
    actions = ("activate", "retire")
    list_display = ("name", "venue", "status", "line")
    list_filter = ("venue", "status")
    search_fields = ("name",)
    readonly_fields = ("status", "line")
    fieldsets = (
        (None, {"fields": ("venue", "name", "status", "line")}),
        (_("Game"), {"fields": ("chip_set", *GAME)}),
        (_("Straddles"), {"fields": STRADDLES}),
    )

    @admin.display(description=_("Stakes"))
    def line(self, stakes: Stakes) -> str:
        return stakes.preview if stakes.pk else ""

    @admin.action(description=_("Activate"), permissions=["change"])
    def activate(self, request: HttpRequest, chosen: models.QuerySet[Stakes]) -> None:
        self._each(request, chosen, activate_stakes)

    @admin.action(description=_("Retire"), permissions=["change"])
    def retire(self, request: HttpRequest, chosen: models.QuerySet[Stakes]) -> None:
        self._each(request, chosen, retire_stakes)

    def _each(self, request: HttpRequest, chosen: models.QuerySet[Stakes], service: Callable[..., Stakes]) -> None:
        for stakes in chosen:
            try:
                service(actor=actor_of(request), stakes=stakes)
            except ValidationError as error:
                self.message_user(request, f"{stakes}: {' '.join(error.messages)}", messages.ERROR)

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[Stakes]:
        return visible_to(request.user, Stakes.objects.with_version())

    def get_readonly_fields(self, request: HttpRequest, obj: Stakes | None = None) -> tuple[str, ...]:
        return (*self.readonly_fields, "venue") if obj else self.readonly_fields

    def save_model(self, request: HttpRequest, obj: Stakes, form: StakesForm, change: bool) -> None:
        actor, name, chip_set = actor_of(request), form.cleaned_data["name"], form.cleaned_data["chip_set"]
        if change:
            made = change_stakes(actor=actor, stakes=obj, name=name, chip_set=chip_set, facts=form.facts)
        else:
            made = create_stakes(actor=actor, venue=obj.venue, name=name, chip_set=chip_set, facts=form.facts)
        become(obj, made)
        for _field, warning in form.warnings:
            self.message_user(request, warning, messages.WARNING)
