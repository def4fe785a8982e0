"""Every address of the card room."""

from django.contrib import admin
from django.urls import include, path

from cardroom import health

urlpatterns = [
    path("", include("rulings.urls")),
    path("", include("tables.urls")),
    path("", include("cardroom.accounts.urls")),
    path("admin/", admin.site.urls),
    path("healthz", health.live, name="healthz"),
]
