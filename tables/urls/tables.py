"""Tables: set up, opened and closed."""

from django.urls import path

from tables.views import tables

urlpatterns = [
    path("new/", tables.new, name="table-new"),
    path("<int:pk>/", tables.table, name="table"),
    path("<int:pk>/change/", tables.change, name="table-change"),
    path("<int:pk>/stakes/", tables.stakes, name="table-stakes"),
    path("<int:pk>/open/", tables.open_, name="table-open"),
    path("<int:pk>/close/", tables.close, name="table-close"),
]
