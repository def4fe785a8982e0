"""Versions in their time."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tables.house_rules.standing import standing
from tables.services import publish_house_rules

pytestmark = pytest.mark.django_db


def publish(rules, actor, *, days=None):
    effective_from = timezone.now() + timedelta(days=days) if days else None
    return publish_house_rules(
        actor=actor, house_rules=rules, preset="standard", settings={}, effective_from=effective_from
    )


def numbers(versions):
    return [version.number for version in versions]


def test_the_first_is_in_force(rules):
    stands = standing(rules)
    assert (stands.in_force.number, stands.to_come, stands.earlier) == (1, [], [])
    assert stands.newest == stands.in_force
    assert stands.end_of(stands.in_force) is None


def test_each_is_in_force_to_come_or_earlier(rules, owner):
    publish(rules, owner)
    late, soon = publish(rules, owner, days=9), publish(rules, owner, days=2)
    now = publish(rules, owner)
    stands = standing(rules)
    assert (stands.in_force.number, numbers(stands.to_come), numbers(stands.earlier)) == (5, [4, 3], [2, 1])
    assert stands.newest == now
    assert [stands.state_of(version) for version in (now, soon, late, stands.earlier[0])] == [
        "in_force",
        "to_come",
        "to_come",
        "earlier",
    ]
    assert stands.in_force == rules.version_now()


def test_an_earlier_one_held_until_the_next(rules, owner):
    for _each in range(2):
        publish(rules, owner)
    stands = standing(rules)
    second, first = stands.earlier
    assert stands.end_of(second) == stands.in_force.effective_from
    assert stands.end_of(first) == second.effective_from


def test_only_the_last_few_are_recent(rules, owner):
    for _each in range(5):
        publish(rules, owner)
    stands = standing(rules)
    assert (numbers(stands.recent), numbers(stands.older)) == ([5, 4, 3], [2, 1])
