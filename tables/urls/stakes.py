"""Stakes and their straddles."""

from django.urls import path

from tables.views import stakes

urlpatterns = [
    path("", stakes.listed, name="stakes-list"),
    path("new/", stakes.new, name="stakes-new"),
    path("<int:pk>/", stakes.versions, name="stakes"),
    path("<int:pk>/change/", stakes.change, name="stakes-change"),
    path("<int:pk>/activate/", stakes.activate, name="stakes-activate"),
    path("<int:pk>/retire/", stakes.retire, name="stakes-retire"),
]
