"""The addresses of the venues; each subject has a module of its own."""

from django.urls import URLPattern, URLResolver, include, path

from tables.views import board, joining

app_name = "tables"

of_a_venue: list[URLPattern | URLResolver] = [
    path("", board.board, name="board"),
    path("people/", include("tables.urls.people")),
    path("audit/", include("tables.urls.audit")),
]

urlpatterns = [
    path("v/<slug:slug>/", include(of_a_venue)),
    path("join/<str:token>/", joining.join, name="join"),
]
