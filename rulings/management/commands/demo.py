"""The demo: a card room to try out, on this machine alone."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError, call_command

from cardroom.accounts.models import User

USERNAME = "demo"
PASSWORD = "demo"  # noqa: S105 - printed for everybody to read; made in debugging alone


class Command(BaseCommand):
    help = "Migrate, make a demo log-in where there are no users, and serve on 127.0.0.1."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *, port: int, **_options: Any) -> None:
        if not settings.DEBUG:
            raise CommandError("The demo's password is known to everybody: it runs with CARDROOM_DEBUG=1 only.")
        call_command("migrate", verbosity=0)
        if create_login():
            self.stdout.write("This card room was empty and now has the log-in below.")
        self.stdout.write(f"Open http://127.0.0.1:{port}/")
        if demo_login_works():
            self.stdout.write(f"Log in as {USERNAME} with the password {PASSWORD}. Ctrl-C ends it.")
        call_command("runserver", f"127.0.0.1:{port}", use_reloader=False)


def create_login() -> bool:
    """Create the demo log-in if the database has no user; say whether it did."""
    if User.objects.exists():
        return False
    User.objects.create_superuser(username=USERNAME, password=PASSWORD, display_name="Demo floor")
    return True


def demo_login_works() -> bool:
    """Say whether the demo's name and password still let somebody in."""
    user = User.objects.filter(username=USERNAME, is_active=True).first()
    return user is not None and user.check_password(PASSWORD)
