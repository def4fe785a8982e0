"""What an entry of the audit record says, in words."""

from dataclasses import replace

import pytest

from cardroom.accounts.roles import Role
from cardroom.accounts.services import change_role, invite
from cardroom.audit.actions import Action
from cardroom.audit.models import Entry
from cardroom.audit.writer import record
from tables.entries import lines
from tables.services import (
    change_chip_set,
    change_stakes,
    change_table,
    change_venue,
    close_table,
    create_chip_set,
    open_table,
    publish_house_rules,
)

pytestmark = pytest.mark.django_db


def last(venue):
    """The lines of the last entry, as (what, before, after)."""
    return [tuple(line) for line in lines(Entry.objects.first(), venue)]


def test_a_role(venue, owner, membership):
    change_role(actor=owner, membership=membership, role=Role.FLOOR)
    assert last(venue) == [("role", "Dealer", "Floor")]


def test_an_amount_is_written_in_the_venues_money(other_venue, stranger):
    change_venue(actor=stranger, venue=other_venue, appeal_threshold=250, escalation_threshold=100000)
    assert last(other_venue) == [
        ("least amount for an appeal", "0", "2.50"),
        ("amount that calls the shift manager", "–", "1,000"),
    ]


def test_chips_stand_each_by_itself(other_venue, stranger):
    chips = {50: "#ffffff", 500: "#c0392b"}
    chip_set = create_chip_set(actor=stranger, venue=other_venue, name="Cash", chips=chips)
    assert last(other_venue) == [("name", "", "Cash"), ("chip 0.50", "", "#ffffff"), ("chip 5", "", "#c0392b")]
    change_chip_set(actor=stranger, chip_set=chip_set, name="Cash", chips={50: "#ffffff"})
    assert last(other_venue) == [("chip 5", "#c0392b", "–")]


def test_changed_stakes(venue, owner, stakes, facts):
    changed = replace(facts, max_buy_in=None, straddle_positions=("utg", "button"), betting="pot_limit")
    change_stakes(actor=owner, stakes=stakes, name=stakes.name, chip_set=stakes.version.chip_set, facts=changed)
    assert last(venue) == [
        ("version", "1", "2"),
        ("betting", "No limit", "Pot limit"),
        ("largest buy-in", "300", "–"),
        ("who may straddle", "utg", "utg, button"),
    ]


def test_a_setting_of_the_house_rules(venue, owner):
    rules = venue.house_rules.get()
    publish_house_rules(
        actor=owner, house_rules=rules, preset="wsop-live-2024", settings={"straddle_max_count": 3}, notes="More of it"
    )
    assert ("straddle max count", "1", "3") in last(venue)
    assert ("notes", "", "More of it") in last(venue)


def test_a_thing_that_another_refers_to_and_the_venues_clock(venue, owner, table):
    session = open_table(actor=owner, table=table)
    here = session.opened_at.astimezone(venue.zone)
    assert last(venue) == [
        ("stakes in use", "", "1/2 no-limit"),
        ("opened", "", f"{here.day} {here:%b %Y, %H:%M}"),
    ]
    close_table(actor=owner, table=table)
    assert [what for what, _before, _after in last(venue)] == ["opened", "closed"]


def test_what_is_empty_is_not_told_of_something_new(venue, owner, table):
    assert last(venue) == [("number", "", "6"), ("seats", "", "9"), ("stakes in use", "", "1/2 no-limit")]
    change_table(actor=owner, table=table, number=6, seats=8, house_rules=None)
    assert last(venue) == [("seats", "9", "8")]


def test_an_invitation(venue, owner):
    invite(actor=owner, venue=venue, role=Role.FLOOR, link=lambda token: token)
    assert last(venue)[0] == ("role", "", "Floor")


def test_a_field_and_a_kind_of_thing_that_were_given_up(venue, owner, table):
    record(Action.TABLE_CHANGED, table, actor=owner, venue=venue, before={"old_name": "a"}, after={"old_name": "b"})
    assert last(venue) == [("old name", "a", "b")]
    entry = Entry.objects.first()
    entry.target_type = "poker.table"
    assert [tuple(line) for line in lines(entry, venue)] == [("old name", "a", "b")]
