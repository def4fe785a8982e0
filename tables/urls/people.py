"""Who works in a venue."""

from django.urls import path

from tables.views import people

urlpatterns = [
    path("", people.people, name="people"),
    path("invite/", people.invite, name="invite"),
    path("invitations/<int:pk>/withdraw/", people.withdraw, name="withdraw-invitation"),
    path("<int:pk>/", people.member, name="member"),
    path("<int:pk>/remove/", people.remove, name="remove-member"),
]
