"""The demo's log-in."""

import pytest
from django.core.management import CommandError, call_command

from cardroom.accounts.models import User
from rulings.management.commands import demo

pytestmark = pytest.mark.django_db


def test_an_empty_card_room_gets_a_log_in_that_works():
    assert demo.create_login()
    assert demo.demo_login_works()


def test_a_card_room_with_users_gets_none(anna):
    assert not demo.create_login()
    assert list(User.objects.all()) == [anna]


def test_a_changed_password_is_not_announced():
    demo.create_login()
    user = User.objects.get()
    user.set_password("of my own choice")
    user.save()
    assert not demo.demo_login_works()


def test_production_refuses(settings):
    settings.DEBUG = False
    with pytest.raises(CommandError, match="CARDROOM_DEBUG=1 only"):
        call_command("demo")
