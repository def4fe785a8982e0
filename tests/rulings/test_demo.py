"""The demo's room and its log-ins."""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import pytest
from django.core.management import CommandError, call_command

from cardroom.accounts.models import Membership, User
from cardroom.accounts.roles import Role
from cardroom.audit.chain import faults
from cardroom.audit.models import Entry
from rulings.management.commands import demo
from rulings.management.demo_room import LOG_INS, PASSWORD, furnish, is_empty
from tables.models import Stakes, Table, TableSession

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def room():
    return furnish()


def test_an_empty_card_room_becomes_a_room_with_everything(room):
    assert list(Membership.objects.order_by("pk").values_list("user__username", "role")) == [
        ("olga", "owner"),
        ("mario", "manager"),
        ("sofia", "shift"),
        ("flora", "floor"),
        ("david", "dealer"),
        ("rita", "reviewer"),
        ("arpad", "auditor"),
    ]
    open_tables = TableSession.objects.filter(closed_at=None).values_list("table__number", flat=True)
    assert (room.tables.count(), sorted(open_tables), TableSession.objects.count()) == (6, [1, 4], 4)
    assert sorted(room.stakes.values_list("status", flat=True)) == [*["active"] * 5, "draft", "retired"]
    rules = room.house_rules.get(is_venue_default=True)
    assert (rules.version_now().number, "under_raise" in rules.version_now().changes) == (2, True)
    assert Table.objects.get(number=4).rules.name == "Omaha table"


def test_what_is_played_reads_as_it_is_spoken(room):
    active = Stakes.objects.with_version().filter(status="active")
    assert {stakes.name: stakes.preview for stakes in active} == {
        "1/2 no-limit": "1/2 NLH, 100-300, UTG straddle 4",
        "2/5 no-limit": "2/5 NLH, 200-1,000",
        "5/5 Omaha": "5/5 PLO, 500-2,000",
        "4/8 limit": "4/8 LH, from 80, half kill",
        "5/10 stud": "5/10 L Stud, ante 1, bring-in 2, from 100",
    }


def test_everything_is_on_record_and_the_record_is_sound(room):
    actors = set(Entry.objects.values_list("actor__username", flat=True))
    assert {"olga", "mario", "sofia", "flora", "david"} <= actors
    assert Entry.objects.count() > 40
    assert list(faults()) == []


def test_every_role_has_a_log_in_that_is_told(room):
    told = list(demo.log_ins())
    assert told[0] == f"Log in with the password {PASSWORD} as"
    assert [line.split()[0] for line in told[1:]] == [log_in.username for log_in in LOG_INS]
    assert [log_in.title for log_in in LOG_INS] == [*Role.labels, "Admin"]


def test_a_changed_password_is_not_told(room):
    olga = User.objects.get(username="olga")
    olga.set_password("of my own choice")
    olga.save()
    assert not any(line.split()[0] == "olga" for line in demo.log_ins())


def test_a_card_room_with_anybody_in_it_is_left_alone(anna):
    assert not is_empty()
    assert list(demo.log_ins()) == []


def test_production_refuses(settings):
    settings.DEBUG = False
    with pytest.raises(CommandError, match="CARDROOM_DEBUG=1 only"):
        call_command("demo")


# --- In a process of its own, as ./dev demo runs it ---


@pytest.fixture
def start(tmp_path):
    """A function that starts the demo in an empty folder and returns its lines up to the last and its address."""
    processes = []
    environment = {**os.environ, "CARDROOM_DEBUG": "1", "CARDROOM_DATA": str(tmp_path)}
    environment.pop("DATABASE_URL", None)

    def start():
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-u", "manage.py", "demo", "--port", str(port)]
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        processes.append(process)
        lines = list(iter(process.stdout.readline, "Ctrl-C ends it.\n"))
        return lines, f"http://127.0.0.1:{port}"

    yield start
    for process in processes:
        process.terminate()
        process.communicate()


def log_in(address, username):
    """Log in by the page, as a browser does; return the page that one lands on."""
    visitor = build_opener(HTTPCookieProcessor())
    for _try in range(100):
        try:
            page = visitor.open(f"{address}/log-in/").read().decode()
            break
        except URLError:
            time.sleep(0.1)
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)[1]
    form = {"csrfmiddlewaretoken": token, "username": username, "password": PASSWORD}
    return visitor.open(f"{address}/log-in/", urlencode(form).encode())


@pytest.mark.slow
def test_it_serves_the_room_to_everybody_and_keeps_it(start):
    lines, address = start()
    assert lines[0] == "This card room was empty and is now the Riverside Card Room.\n"
    assert lines[1] == f"Open {address}/\n"
    assert [line.split()[0] for line in lines[3:]] == [log_in.username for log_in in LOG_INS]
    landed = {who.username: log_in(address, who.username).url.removeprefix(address) for who in LOG_INS}
    assert set(landed.values()) == {"/v/riverside/"}
    again, _address = start()
    assert again[0].startswith("Open http://127.0.0.1:")
    assert again[1:] == lines[2:]
