"""The demo: a card room to try out, on this machine alone."""

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError, call_command

from cardroom.accounts.models import User
from rulings.management.demo_room import LOG_INS, PASSWORD, furnish, is_empty


class Command(BaseCommand):
    help = "Migrate, fill an empty database with a room and people, and serve on 127.0.0.1."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *, port: int, **_options: Any) -> None:
        if not settings.DEBUG:
            raise CommandError("The demo's password is known to everybody: it runs with CARDROOM_DEBUG=1 only.")
        call_command("migrate", verbosity=0)
        if is_empty():
            venue = furnish()
            self.stdout.write(f"This card room was empty and is now the {venue}.")
        self.stdout.write(f"Open http://127.0.0.1:{port}/")
        for line in log_ins():
            self.stdout.write(line)
        self.stdout.write("Ctrl-C ends it.")
        call_command("runserver", f"127.0.0.1:{port}", use_reloader=False)


def log_ins() -> Iterator[str]:
    """Yield a table of the demo's log-ins, nothing where there are none. A changed password's is not told."""
    users = {user.username: user for user in User.objects.filter(is_active=True)}
    works = [person for person in LOG_INS if (user := users.get(person.username)) and user.check_password(PASSWORD)]
    if not works:
        return
    yield f"Log in with the password {PASSWORD} as"
    for person in works:
        yield f"  {person.username:8}{person.title:15}{person.does}"
