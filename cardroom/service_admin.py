"""Admin pages that change things by the services alone: the same rights, checks and audit entries as everywhere."""

from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db import models
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect


class ServiceAdmin(admin.ModelAdmin):
    """An admin whose `save_model` and `delete_model` call a service; what it refuses is told on the page.

    Nothing is deleted unless a subclass says how.
    """

    actions: Any = None  # none for many rows at once

    def has_delete_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False

    def changeform_view(
        self, request: HttpRequest, object_id: str | None = None, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        return self._or_tell(request, super().changeform_view, request, object_id, form_url, extra_context)

    def delete_view(self, request: HttpRequest, object_id: str, extra_context: Any = None) -> HttpResponse:
        return self._or_tell(request, super().delete_view, request, object_id, extra_context)

    def _or_tell(self, request: HttpRequest, view: Any, *arguments: Any) -> HttpResponse:
        # The view is one transaction, which the error has undone.
        try:
            response: HttpResponse = view(*arguments)
        except ValidationError as error:
            for message in error.messages:
                self.message_user(request, message, messages.ERROR)
            return HttpResponseRedirect(request.get_full_path())
        return response


class ReadOnlyAdmin(admin.ModelAdmin):
    """An admin to look at things, which are changed elsewhere."""

    actions: Any = None  # none for many rows at once

    def has_add_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False

    def has_change_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False

    def has_delete_permission(self, *_args: Any, **_kwargs: Any) -> bool:
        return False


def become(row: models.Model, made: models.Model) -> None:
    """Let ROW, which the admin holds, be the row that a service made."""
    row.__dict__.update(made.__dict__)
