"""The admin of log-ins and of roles in venues."""

from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.db import models
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import Membership, User
from cardroom.accounts.permissions import actor_of, visible_to
from cardroom.accounts.roles import Role
from cardroom.accounts.services import add_member, change_role, change_user, remove_member
from cardroom.accounts.services.users import ON_RECORD, user_values
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from cardroom.service_admin import ServiceAdmin, become


@admin.register(User)
class UserAdmin(ServiceAdmin, DjangoUserAdmin):
    """What a person may do is a role in a venue, so that there are no groups and permissions here."""

    list_display = ("username", "display_name", "email", "is_active", "is_staff")
    list_filter = ("is_active", "is_staff", "is_superuser")
    search_fields = ("username", "display_name", "email")
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        (_("Person"), {"fields": ("display_name", "email")}),
        (_("Access"), {"fields": ("is_active", "is_staff", "is_superuser")}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
    filter_horizontal = ()
    readonly_fields = ("last_login", "date_joined")
    add_fieldsets = (
        (
            None,
            {
                "classes": ("wide",),
                "fields": ("username", "display_name", "email", "usable_password", "password1", "password2"),
            },
        ),
    )

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        if change:
            changes = {name: form.cleaned_data[name] for name in form.changed_data if name in ON_RECORD}
            become(obj, change_user(actor=actor_of(request), user=obj, **changes))
        else:
            obj.save()
            record(Action.USER_CREATED, obj, actor=actor_of(request), venue=None, after=user_values(obj))


@admin.register(Membership)
class MembershipAdmin(ServiceAdmin):
    list_display = ("user", "venue", "role", "since")
    list_filter = ("venue", "role")
    list_select_related = ("user", "venue")
    search_fields = ("user__username", "user__display_name")
    autocomplete_fields = ("user",)

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[Membership]:
        return visible_to(request.user, super().get_queryset(request))

    def get_readonly_fields(self, request: HttpRequest, obj: Membership | None = None) -> tuple[str, ...]:
        return ("user", "venue") if obj else ()

    def has_delete_permission(self, request: HttpRequest, obj: Membership | None = None) -> bool:
        return admin.ModelAdmin.has_delete_permission(self, request, obj)

    def save_model(self, request: HttpRequest, obj: Membership, form: Any, change: bool) -> None:
        role = Role(form.cleaned_data["role"])
        if not change:
            become(obj, add_member(actor=actor_of(request), user=obj.user, venue=obj.venue, role=role))
        elif form.has_changed():
            become(obj, change_role(actor=actor_of(request), membership=obj, role=role))

    def delete_model(self, request: HttpRequest, obj: Membership) -> None:
        remove_member(actor=actor_of(request), membership=obj)
