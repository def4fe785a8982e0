"""The addresses of house rules, under /v/<slug>/rules/."""

from django.urls import path

from tables.views.rules import reading, writing

urlpatterns = [
    path("", reading.overview, name="rules"),
    path("new/", writing.new, name="rules-new"),
    path("compare/", reading.compare, name="rules-compare"),
    path("<int:rules_id>/edit/", writing.edit, name="rules-edit"),
    path("<int:rules_id>/publish/", writing.publish, name="rules-publish"),
    path("<int:rules_id>/<int:number>/", reading.version, name="rules-version"),
    path("<int:rules_id>/<int:number>/placard/", reading.hung_up, name="rules-placard"),
]
