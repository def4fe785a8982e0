"""The addresses of the venues; each subject has a module of its own."""

from django.urls import include, path

from tables.views import board

app_name = "tables"

of_a_venue = [
    path("", board.board, name="board"),
]

urlpatterns = [
    path("v/<slug:slug>/", include(of_a_venue)),
]
