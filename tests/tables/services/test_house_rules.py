"""Publishing house rules."""

from datetime import timedelta

import pytest
import time_machine
from django.core.exceptions import ValidationError
from django.utils import timezone

from cardroom.audit.models import Entry
from cardroom.immutable import ImmutableError
from rulings.engine.rulebook import house, setting_values
from tables.models import HouseRules, HouseRulesVersion
from tables.services import create_house_rules, publish_house_rules
from tests.roles import MANAGEMENT, who_may

pytestmark = pytest.mark.django_db


def publish(rules, actor, settings, **content):
    return publish_house_rules(
        actor=actor, house_rules=rules, settings=settings, **{"preset": "wsop-live-2024", **content}
    )


def test_who_may_publish(people, rules):
    assert who_may(people, lambda actor: publish(rules, actor, {})) == MANAGEMENT


def test_who_may_make_others(people, venue):
    def make(actor):
        return create_house_rules(actor=actor, venue=venue, name="Omaha", preset="standard", settings={})

    assert who_may(people, make) == MANAGEMENT


def test_a_version_holds_every_setting(rules, owner):
    version = publish(rules, owner, {"undercall": "complete_or_fold", "straddle_max": 10}, notes="As agreed.")
    changes = {"undercall": "complete_or_fold", "straddle_max": 10}
    assert version.settings == setting_values(house({"preset": "wsop-live-2024", "settings": changes}))
    assert (version.number, version.notes, version.published_by) == (2, "As agreed.", owner)
    assert version.changes == changes
    assert rules.version_now() == version


def test_the_entry_says_what_differs_from_the_last(rules, owner):
    publish(rules, owner, {"straddle_max": 10})
    entry = Entry.objects.first()
    assert entry.before == {"version": 1, "preset": "wsop-live-2024", "settings": {"straddle_max": "none"}}
    assert (entry.after["version"], entry.after["settings"]) == (2, {"straddle_max": 10})


@pytest.mark.parametrize(
    ("settings", "field"),
    [({"undercall": "maybe"}, "undercall"), ({"straddle_max": "ten"}, "straddle_max"), ({"undercal": "x"}, "undercal")],
)
def test_the_catalogue_judges_the_settings(rules, owner, settings, field):
    with pytest.raises(ValidationError) as caught:
        publish(rules, owner, settings)
    assert set(caught.value.error_dict) == {field}
    assert rules.versions.count() == 1


def test_an_unknown_preset_is_refused(rules, owner):
    with pytest.raises(ValidationError) as caught:
        publish(rules, owner, {}, preset="my-own")
    assert set(caught.value.error_dict) == {"preset"}


def test_a_version_waits_for_its_moment(rules, owner):
    now = timezone.now()
    first, tomorrow = rules.version_now(), now + timedelta(days=1)
    second = publish(rules, owner, {"undercall": "complete_or_fold"}, effective_from=tomorrow)
    assert rules.version_now() == first
    assert rules.version_at(tomorrow) == second
    with time_machine.travel(tomorrow + timedelta(hours=1), tick=False):
        assert rules.version_now() == second


def test_of_one_moment_the_last_published_holds(rules, owner):
    tomorrow = timezone.now() + timedelta(days=1)
    publish(rules, owner, {"undercall": "complete_or_fold"}, effective_from=tomorrow)
    third = publish(rules, owner, {}, effective_from=tomorrow)
    assert rules.version_at(tomorrow) == third


def test_the_past_is_settled(rules, owner):
    with pytest.raises(ValidationError, match="cannot take effect in the past"):
        publish(rules, owner, {}, effective_from=timezone.now() - timedelta(minutes=1))


def test_before_the_first_there_were_none(rules):
    with pytest.raises(HouseRulesVersion.DoesNotExist):
        rules.version_at(timezone.now() - timedelta(days=1))


def test_what_is_published_never_changes(rules):
    version = rules.version_now()
    for attempt in (version.save, version.delete, lambda: rules.versions.update(notes="")):
        with pytest.raises(ImmutableError):
            attempt()


def test_others_are_not_the_venues(venue, owner, rules):
    others = create_house_rules(
        actor=owner, venue=venue, name="Omaha", preset="standard", settings={"undercall": "complete_or_fold"}
    )
    assert (others.is_venue_default, others.version_now().number) == (False, 1)
    assert list(HouseRules.objects.filter(venue=venue)) == [rules, others]
    with pytest.raises(ValidationError, match="has house rules of that name"):
        create_house_rules(actor=owner, venue=venue, name="Omaha", preset="standard", settings={})


def test_nobody_undoes_unseen_what_another_published(rules, owner):
    publish(rules, owner, {"straddle_max": 10}, based_on=1)
    with pytest.raises(ValidationError, match="Olga published version 2 meanwhile") as caught:
        publish(rules, owner, {}, based_on=1)
    assert caught.value.code == "meanwhile"
    assert publish(rules, owner, {}, based_on=2).number == 3
