"""The demo's room: who works in it, what is played at which table and by which rules, all made by the services.

What a person would enter stands here as data. Nothing is dated back: the record of the demo begins when it was made.
"""

from decimal import Decimal
from typing import Any, NamedTuple

from django.db import transaction

from cardroom.accounts.models import User
from cardroom.accounts.roles import Role
from cardroom.accounts.services import accept_as_new, create_user, invite
from cardroom.audit.models import Entry
from tables.catalogue import JSONValue
from tables.models import ChipSet, Stakes, Table, Venue
from tables.services import (
    activate_stakes,
    close_table,
    create_chip_set,
    create_house_rules,
    create_stakes,
    create_table,
    open_table,
    open_venue,
    publish_house_rules,
    retire_stakes,
)
from tables.stakes import StakesFacts

PASSWORD = "demo-cardroom"  # noqa: S105 - printed for everybody to read; made in debugging alone


class Person(NamedTuple):
    username: str
    name: str
    role: Role
    does: str


class LogIn(NamedTuple):
    username: str
    title: str
    does: str


OLGA = Person("olga", "Olga Farkas", Role.OWNER, "owns the room, makes other owners")
MARIO = Person("mario", "Mario Conti", Role.MANAGER, "sets up stakes, tables and house rules, invites people")
SOFIA = Person("sofia", "Sofia Lind", Role.SHIFT, "runs the shift")
FLORA = Person("flora", "Flora Kiss", Role.FLOOR, "opens and closes tables, rules on disputes")
DAVID = Person("david", "David Okoye", Role.DEALER, "deals")
RITA = Person("rita", "Rita Novak", Role.REVIEWER, "reviews hands")
ARPAD = Person("arpad", "Árpád Szabó", Role.AUDITOR, "reads everything, changes nothing")
PEOPLE = (OLGA, MARIO, SOFIA, FLORA, DAVID, RITA, ARPAD)
ADMIN = LogIn("admin", "Admin", "does everything, also in the Django admin")
LOG_INS = (*(LogIn(person.username, str(person.role.label), person.does) for person in PEOPLE), ADMIN)

VENUE: dict[str, Any] = {
    "name": "Riverside Card Room",
    "slug": "riverside",
    "case_prefix": "RIV",
    "time_zone": "Europe/Budapest",
    "currency": "EUR",
    "decimals": 0,
    "language": "en",
    "appeal_threshold": 50,
    "escalation_threshold": 2000,
}
PRESET = "wsop-live-2024"
CHANGED: dict[str, JSONValue] = {"under_raise": "complete", "forward_motion": "may_complete", "straddle_max_count": 2}
NOTES = "A short raise is made up to a full one. Two straddles a deal, now that the Thursday game asks for it."
OMAHA_RULES: dict[str, JSONValue] = {
    "straddle_positions": ["utg", "button"],
    "pot_limit_rounding": "up",
    "run_it_max": 2,
}

CHIPS = {1: "#e8e6df", 5: "#b83227", 25: "#1f7a4d", 100: "#22262b", 500: "#6b3fa0"}

NO_LIMIT: dict[str, Any] = {"variant": "holdem", "betting": "no_limit"}
RAKE: dict[str, Any] = {"rake_percent": Decimal(5), "rake_chip": 1}
STAKES = {
    "1/2 no-limit": StakesFacts(
        **NO_LIMIT, **RAKE, small_blind=1, big_blind=2, min_buy_in=100, max_buy_in=300, rake_cap=6,
        straddle_policy="own", straddle_positions=("utg",),
    ),
    "2/5 no-limit": StakesFacts(
        **NO_LIMIT, **RAKE, small_blind=2, big_blind=5, min_buy_in=200, max_buy_in=1000, rake_cap=8
    ),
    "5/5 Omaha": StakesFacts(
        **RAKE, variant="omaha", betting="pot_limit", small_blind=5, big_blind=5, min_buy_in=500, max_buy_in=2000,
        pot_unit=5, rake_cap=10,
    ),
    "4/8 limit": StakesFacts(
        **RAKE, variant="holdem", betting="fixed_limit", small_blind=2, big_blind=4, small_bet=4, big_bet=8,
        min_buy_in=80, kill="half", rake_cap=4, straddle_policy="none",
    ),
    "5/10 stud": StakesFacts(
        **RAKE, variant="stud", betting="fixed_limit", ante=1, bring_in=2, small_bet=5, big_bet=10, min_buy_in=100,
        rake_cap=5, straddle_policy="none",
    ),
}  # fmt: skip
DRAFT = "10/25 no-limit"
DRAFT_FACTS = StakesFacts(
    **NO_LIMIT, small_blind=10, big_blind=25, rake_chip=5, min_buy_in=1000, note="For the weekend of the festival."
)
RETIRED = "1/1 no-limit"
RETIRED_FACTS = StakesFacts(**NO_LIMIT, small_blind=1, big_blind=1, rake_chip=1, min_buy_in=50, max_buy_in=100)


class Seating(NamedTuple):
    number: int
    seats: int
    stakes: str


OMAHA_TABLE = 4
TABLES = (
    Seating(1, 9, "1/2 no-limit"),
    Seating(2, 9, "1/2 no-limit"),
    Seating(3, 8, "2/5 no-limit"),
    Seating(OMAHA_TABLE, 6, "5/5 Omaha"),
    Seating(5, 10, "4/8 limit"),
    Seating(6, 8, "5/10 stud"),
)
# Who opened and closed which table, one after the other; what is open at the end stays open.
OPENED = ((SOFIA, 1), (FLORA, 2), (FLORA, 5))
CLOSED = ((SOFIA, 5), (FLORA, 2))
OPENED_LATER = ((FLORA, OMAHA_TABLE),)


def is_empty() -> bool:
    """Say whether nobody has ever been here."""
    return not (User.objects.exists() or Venue.objects.exists() or Entry.objects.exists())


@transaction.atomic
def furnish() -> Venue:
    """Make the whole room, in an empty database."""
    User.objects.create_superuser(username=ADMIN.username, password=PASSWORD, display_name="Demo admin")
    olga = create_user(actor=None, username=OLGA.username, display_name=OLGA.name, password=PASSWORD)
    venue = open_venue(actor=olga, preset=PRESET, **VENUE)
    team = {OLGA: olga} | {person: hire(olga, venue, person) for person in PEOPLE if person is not OLGA}
    invite(actor=team[MARIO], venue=venue, role=Role.DEALER, link=lambda token: token)
    publish_house_rules(
        actor=team[MARIO], house_rules=venue.house_rules.get(), preset=PRESET, settings=CHANGED, notes=NOTES
    )
    tables = set_up(team, venue)
    for person, number in OPENED:
        open_table(actor=team[person], table=tables[number])
    for person, number in CLOSED:
        close_table(actor=team[person], table=tables[number])
    for person, number in OPENED_LATER:
        open_table(actor=team[person], table=tables[number])
    return venue


def hire(owner: User, venue: Venue, person: Person) -> User:
    """Invite a person by link, and let the person join with it."""
    _invitation, token = invite(actor=owner, venue=venue, role=person.role, link=lambda token: token)
    return accept_as_new(token=token, username=person.username, display_name=person.name, password=PASSWORD).user


def set_up(team: dict[Person, User], venue: Venue) -> dict[int, Table]:
    """Make chips, stakes, the Omaha table's own house rules and the tables; return these by their numbers."""
    manager = team[MARIO]
    chips = create_chip_set(actor=manager, venue=venue, name="Cash", chips=CHIPS)
    played = {name: spread(team, venue, chips, name, facts) for name, facts in STAKES.items()}
    create_stakes(actor=manager, venue=venue, name=DRAFT, chip_set=chips, facts=DRAFT_FACTS)
    retire_stakes(actor=manager, stakes=spread(team, venue, chips, RETIRED, RETIRED_FACTS))
    omaha = create_house_rules(
        actor=manager, venue=venue, name="Omaha table", preset=PRESET, settings={**CHANGED, **OMAHA_RULES}
    )
    return {
        number: create_table(
            actor=manager,
            venue=venue,
            number=number,
            seats=seats,
            stakes=played[stakes],
            house_rules=omaha if number == OMAHA_TABLE else None,
        )
        for number, seats, stakes in TABLES
    }


def spread(team: dict[Person, User], venue: Venue, chips: ChipSet, name: str, facts: StakesFacts) -> Stakes:
    """Let the manager make stakes and the floor put them into use."""
    stakes = create_stakes(actor=team[MARIO], venue=venue, name=name, chip_set=chips, facts=facts)
    return activate_stakes(actor=team[FLORA], stakes=stakes)
