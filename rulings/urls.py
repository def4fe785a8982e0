"""The ruling desk and the rulebook."""

from django.urls import path

from rulings.views import desk, rulebook

app_name = "rulings"

urlpatterns = [
    path("", desk.desk, name="desk"),
    path("rulebook/<slug:rule_id>/", rulebook.rule, name="rule"),
]
