"""How long each page of a venue takes, with 200 tables and 5,000 entries of the record. Reports; asserts nothing.

    python -m benchmarks.pages [TABLES [ENTRIES]]

A database is made for it and thrown away: SQLite, or another by DATABASE_URL. The pages are asked for in this process
by their owner, so that a figure is Django's work and the database's, without a network; logging is off. The time on
the processor is what is left where other programs make this one wait.
"""

# ruff: noqa: E402, S106 - Django is set up before its models are imported; nobody logs in with these passwords

import logging
import os
import statistics
import sys
import time
from collections.abc import Iterator
from http import HTTPStatus

os.environ.setdefault("CARDROOM_DEBUG", "1")
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardroom.settings")

import django

django.setup()

from django.conf import settings
from django.db import transaction
from django.test import Client
from django.test.runner import DiscoverRunner
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role
from cardroom.accounts.services import create_user, invite
from cardroom.audit.models import Entry
from tables.models import HouseRules, Stakes, Table, Venue
from tables.services import (
    activate_stakes,
    change_table,
    close_table,
    create_chip_set,
    create_stakes,
    create_table,
    open_table,
    open_venue,
)
from tables.stakes import StakesFacts

TABLES, ENTRIES, PEOPLE, REPEATS = 200, 5_000, 50, 15
GOAL = 100


def main() -> None:
    tables, entries = [int(argument) for argument in sys.argv[1:]] or (TABLES, ENTRIES)
    settings.DEBUG = False  # which would keep every query
    logging.disable(logging.CRITICAL)
    runner = DiscoverRunner(verbosity=0, interactive=False)
    made = runner.setup_databases()
    try:
        owner, venue = fill(tables, entries)
        report(owner, venue)
    finally:
        runner.teardown_databases(made)


def fill(tables: int, entries: int) -> tuple[User, Venue]:
    """Make a venue with so many tables, half of them open, people and entries; return its owner and it."""
    owner = create_user(actor=None, username="olga", display_name="Olga", password="seat four to act")
    venue = open_venue(
        actor=owner,
        preset="wsop-live-2024",
        name="River",
        slug="river",
        case_prefix="RIV",
        time_zone="Europe/Budapest",
        currency="EUR",
        decimals=0,
        language="en",
    )
    with transaction.atomic():
        set_up(owner, venue, tables)
        hire(owner, venue)
    with transaction.atomic():
        number = 0
        while Entry.objects.filter(venue=venue).count() < entries:
            number = busy(owner, venue, number, 100)
    return owner, venue


def set_up(owner: User, venue: Venue, tables: int) -> None:
    chips = create_chip_set(actor=owner, venue=venue, name="Cash", chips={1: "#ffffff", 5: "#c0392b", 25: "#27ae60"})
    facts = StakesFacts(variant="holdem", betting="no_limit", small_blind=1, big_blind=2, min_buy_in=100)
    made = [
        activate_stakes(
            actor=owner,
            stakes=create_stakes(actor=owner, venue=venue, name=f"Game {number}", chip_set=chips, facts=facts),
        )
        for number in range(1, 51)
    ]
    for number in range(1, tables + 1):
        stakes = made[number % len(made)]
        table = create_table(actor=owner, venue=venue, number=number, seats=9, stakes=stakes)
        if number % 2:
            open_table(actor=owner, table=table)


def hire(owner: User, venue: Venue) -> None:
    for number in range(PEOPLE):
        person = User.objects.create(username=f"dealer{number}", display_name=f"Dealer {number}", password="!")
        Membership.objects.create(user=person, venue=venue, role=Role.DEALER)
        invite(actor=owner, venue=venue, role=Role.DEALER, link=lambda token: token)


def busy(owner: User, venue: Venue, number: int, times: int) -> int:
    """Leave entries: tables are closed and opened, seats put in and taken away. Return the number to go on with."""
    tables = list(venue.tables.all())
    for number in range(number, number + times):  # noqa: B020, PLR1704 - it goes on where it ended
        table = tables[number % len(tables)]
        if number % 3:
            change_table(actor=owner, table=table, number=table.number, seats=8 + number % 2, house_rules=None)
        elif table.session:
            close_table(actor=owner, table=table)
        else:
            open_table(actor=owner, table=table)
        table.refresh_from_db()
    return number + 1


def report(owner: User, venue: Venue) -> None:
    """Time every address that answers GET and print its median, the slowest first."""
    client = Client(SERVER_NAME="localhost")
    client.force_login(owner)
    counted = f"{venue.tables.count()} tables, {Entry.objects.filter(venue=venue).count()} entries"
    print(f"{counted}; medians of {REPEATS}, in ms: by the clock, on the processor; goal: under {GOAL:.0f}")
    timed = {at: spent for at in addresses(venue) if (spent := times(client, at))}
    for at, (clock, processor) in sorted(timed.items(), key=lambda item: -item[1][1]):
        print(f"  {clock:7.1f} {processor:7.1f}  {at}{'' if clock < GOAL or at.endswith('.csv') else '   SLOW'}")


def addresses(venue: Venue) -> Iterator[str]:
    """Yield every address under /v/<slug>/ that shows a page, and some of the record's."""
    keys = {
        "stakes": Stakes.objects.filter(venue=venue).first(),
        "table": Table.objects.filter(venue=venue).first(),
        "rules": HouseRules.objects.filter(venue=venue).first(),
        "chip": venue.chip_sets.first(),
        "member": Membership.objects.filter(venue=venue).last(),
    }
    for name, arguments in sorted(set(named(get_resolver()))):
        if "slug" in arguments:
            kwargs = {argument: argument_of(argument, name, venue, keys) for argument in arguments}
            yield reverse(name, kwargs=kwargs)
    audit = reverse("tables:audit", args=[venue.slug])
    newest = Entry.objects.filter(venue=venue).first()
    yield from (f"{audit}?thing=table", f"{audit}?action=venue.opened", f"{audit}?before={newest.number // 2}")
    yield "/venues/"


def named(resolver: URLResolver, namespace: str = "", before: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple]]:
    """Yield (name, arguments) of every named pattern of the tables' pages."""
    for pattern in resolver.url_patterns:
        arguments = (*before, *pattern.pattern.regex.groupindex)
        if isinstance(pattern, URLResolver):
            yield from named(pattern, f"{namespace}{pattern.namespace}:" if pattern.namespace else namespace, arguments)
        elif isinstance(pattern, URLPattern) and namespace == "tables:":
            yield f"{namespace}{pattern.name}", arguments


def argument_of(argument: str, name: str, venue: Venue, keys: dict) -> object:
    """Return what an address of NAME has for ARGUMENT."""
    if argument == "slug":
        return venue.slug
    if argument in ("number", "version"):
        return 1
    return next((row.pk for word, row in keys.items() if word in name and row), 1)


def times(client: Client, at: str) -> tuple[float, float] | None:
    """What an address takes by the clock and on the processor; None where it answers no GET.

    Raises ValueError where it fails.
    """
    spent: list[tuple[float, float]] = []
    while len(spent) < REPEATS:
        began = time.perf_counter(), time.process_time()
        response = client.get(at)
        b"".join(response)
        spent.append((time.perf_counter() - began[0], time.process_time() - began[1]))
        if response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            return None
        if response.status_code >= HTTPStatus.BAD_REQUEST:
            raise ValueError(f"{at} answers {response.status_code}")
    clock, processor = zip(*spent, strict=True)
    return statistics.median(clock) * 1000, statistics.median(processor) * 1000


if __name__ == "__main__":
    main()
