"""Chip sets."""

from django.urls import path

from tables.views import chips

urlpatterns = [
    path("", chips.chip_sets, name="chip-sets"),
    path("new/", chips.new, name="chip-set-new"),
    path("<int:pk>/", chips.change, name="chip-set-change"),
]
