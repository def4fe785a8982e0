"""The addresses of the venues; each subject has a module of its own."""

from django.urls import URLPattern, URLResolver, include, path

from tables.urls import chips, stakes, tables
from tables.views import board, joining, venues

app_name = "tables"

of_a_venue: list[URLPattern | URLResolver] = [
    path("", board.board, name="board"),
    path("settings/", venues.settings, name="settings"),
    path("chips/", include(chips.urlpatterns)),
    path("stakes/", include(stakes.urlpatterns)),
    path("tables/", include(tables.urlpatterns)),
    path("rules/", include("tables.urls.rules")),
    path("people/", include("tables.urls.people")),
    path("audit/", include("tables.urls.audit")),
]

urlpatterns = [
    path("home/", venues.home, name="home"),
    path("venues/", venues.venues, name="venues"),
    path("venues/new/", venues.new, name="venue-new"),
    path("v/<slug:slug>/", include(of_a_venue)),
    path("join/<str:token>/", joining.join, name="join"),
]
