"""Making, changing, activating and retiring stakes."""

from dataclasses import replace

import pytest
from django.core.exceptions import ValidationError

from cardroom.audit.models import Entry
from cardroom.immutable import ImmutableError
from tables.models import Stakes, StakesVersion
from tables.services import (
    activate_stakes,
    change_stakes,
    create_chip_set,
    create_stakes,
    open_table,
    retire_stakes,
)
from tests.roles import FLOOR_AND_UP, MANAGEMENT, who_may

pytestmark = pytest.mark.django_db


def change(stakes, actor, facts, **content):
    version = stakes.version
    content = {"name": stakes.name, "chip_set": version.chip_set, **content}
    return change_stakes(actor=actor, stakes=stakes, facts=facts, **content)


def test_who_may_make_them(people, venue, chip_set, facts):
    def make(actor):
        return create_stakes(actor=actor, venue=venue, name="2/5", chip_set=chip_set, facts=facts)

    assert who_may(people, make) == MANAGEMENT


def test_who_may_change_them(people, stakes, facts):
    assert who_may(people, lambda actor: change(stakes, actor, replace(facts, ante=1))) == MANAGEMENT


def test_who_may_activate_a_draft(people, stakes):
    assert who_may(people, lambda actor: activate_stakes(actor=actor, stakes=stakes)) == FLOOR_AND_UP


def test_who_may_bring_retired_ones_back(people, stakes, owner):
    retire_stakes(actor=owner, stakes=stakes)
    assert who_may(people, lambda actor: activate_stakes(actor=actor, stakes=stakes)) == MANAGEMENT


def test_who_may_retire_them(people, active_stakes):
    assert who_may(people, lambda actor: retire_stakes(actor=actor, stakes=active_stakes)) == MANAGEMENT


def test_new_stakes_are_a_draft_that_says_what_it_was_made_of(stakes, facts, owner):
    assert (stakes.status, stakes.version.number, stakes.version.facts()) == ("draft", 1, facts)
    assert (stakes.version.created_by, stakes.preview) == (owner, "1/2 NLH, 100-300, UTG straddle 4")
    after = Entry.objects.first().after
    assert (after["straddle_positions"], after["big_blind"], after["number"]) == (["utg"], 2, 1)


def test_what_is_wrong_is_told_by_field(venue, owner, chip_set, facts):
    wrong = replace(facts, small_blind=5, max_buy_in=50)
    with pytest.raises(ValidationError) as caught:
        create_stakes(actor=owner, venue=venue, name="5/2", chip_set=chip_set, facts=wrong)
    assert caught.value.message_dict == {
        "big_blind": ["The big blind must be at least the small blind of 5."],
        "max_buy_in": ["The largest buy-in must be at least the smallest, 100."],
    }
    assert not Stakes.objects.exists()


@pytest.mark.parametrize(
    ("field", "value"), [("variant", "gin"), ("big_blind", -2), ("big_blind", 10**13), ("kill", "double")]
)
def test_values_that_are_none_are_refused(venue, owner, chip_set, facts, field, value):
    with pytest.raises(ValidationError) as caught:
        create_stakes(actor=owner, venue=venue, name="x", chip_set=chip_set, facts=replace(facts, **{field: value}))
    assert set(caught.value.error_dict) == {field}


def test_chips_of_another_venue_are_refused(venue, owner, facts, other_venue, stranger):
    chips = create_chip_set(actor=stranger, venue=other_venue, name="Lake", chips={1: "#ffffff"})
    with pytest.raises(ValidationError, match="chip set of this venue"):
        create_stakes(actor=owner, venue=venue, name="x", chip_set=chips, facts=facts)


def test_a_change_makes_a_version_and_the_old_one_stays(stakes, owner, facts):
    changed = change(stakes, owner, replace(facts, max_buy_in=500))
    assert (changed.version.number, changed.version.max_buy_in) == (2, 500)
    assert stakes.versions.get(number=1).facts() == facts
    entry = Entry.objects.first()
    assert (entry.before, entry.after) == ({"number": 1, "max_buy_in": 300}, {"number": 2, "max_buy_in": 500})


def test_another_name_is_no_version(stakes, owner, facts):
    assert change(stakes, owner, facts, name="Small game").version.number == 1
    entry = Entry.objects.first()
    assert (entry.before, entry.after) == ({"name": "1/2 no-limit"}, {"name": "Small game"})


def test_no_change_leaves_no_entry(stakes, owner, facts):
    before = Entry.objects.count()
    change(stakes, owner, facts)
    assert (Entry.objects.count(), stakes.versions.count()) == (before, 1)


def test_a_version_is_never_changed(stakes):
    version = stakes.version
    for attempt in (version.save, version.delete, StakesVersion.objects.all().delete):
        with pytest.raises(ImmutableError):
            attempt()


def test_a_status_is_reached_once(stakes, owner, facts):
    assert activate_stakes(actor=owner, stakes=stakes).status == "active"
    with pytest.raises(ValidationError, match="active already"):
        activate_stakes(actor=owner, stakes=stakes)
    assert retire_stakes(actor=owner, stakes=stakes).status == "retired"
    with pytest.raises(ValidationError, match="retired already"):
        retire_stakes(actor=owner, stakes=stakes)
    with pytest.raises(ValidationError, match="activate them first"):
        change(stakes, owner, replace(facts, ante=1))
    assert [(entry.action, entry.after) for entry in Entry.objects.all()[:2]] == [
        ("stakes.retired", {"status": "retired"}),
        ("stakes.activated", {"status": "active"}),
    ]


def test_stakes_being_played_are_not_retired(table, active_stakes, owner):
    open_table(actor=owner, table=table)
    with pytest.raises(ValidationError, match="being played: Table 6"):
        retire_stakes(actor=owner, stakes=active_stakes)


@pytest.mark.parametrize("count", [1, 50])
def test_a_list_of_stakes_is_one_query(venue, owner, chip_set, facts, count, django_assert_num_queries):
    for number in range(count):
        create_stakes(actor=owner, venue=venue, name=f"Game {number}", chip_set=chip_set, facts=facts)
    with django_assert_num_queries(1):
        lines = [(stakes.name, stakes.preview, stakes.version.chip_set.name) for stakes in venue.stakes.with_version()]
    assert len(lines) == count
