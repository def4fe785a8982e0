"""Publishing house rules."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from cardroom.accounts.models import User
from cardroom.accounts.permissions import demand
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tables.catalogue import HouseError, JSONValue, house_settings
from tables.models import HouseRules, HouseRulesVersion, Venue
from tables.permissions import RoomRight
from tables.services.values import changed

Settings = Mapping[str, JSONValue]


@transaction.atomic
def create_house_rules(
    *, actor: User, venue: Venue, name: str, preset: str, settings: Settings, notes: str = ""
) -> HouseRules:
    """Make house rules that tables can have of their own; their first version is in force at once."""
    demand(actor, RoomRight.PUBLISH_HOUSE_RULES, venue)
    rules = HouseRules(venue=venue, name=name)
    first_version(actor=actor, house_rules=rules, preset=preset, settings=settings, notes=notes)
    return rules


@transaction.atomic
def publish_house_rules(
    *,
    actor: User,
    house_rules: HouseRules,
    preset: str,
    settings: Settings,
    notes: str = "",
    effective_from: datetime | None = None,
    based_on: int | None = None,
) -> HouseRulesVersion:
    """Publish a version: PRESET with SETTINGS changed, in force from a moment on (None: at once). It never changes.

    Of versions in force from the same moment the last published one holds. `based_on` is the number of the version that
    SETTINGS were made from: nobody undoes unseen what another published meanwhile.
    Raises ValidationError with the names of settings that the catalogue refuses, for a moment that has passed (what was
    ruled before stays ruled by what was in force then), and where `based_on` is not the newest version any more.
    """
    demand(actor, RoomRight.PUBLISH_HOUSE_RULES, house_rules.venue)
    house_rules = HouseRules.objects.select_for_update().get(pk=house_rules.pk)
    now = timezone.now()
    if effective_from is not None and effective_from < now:
        raise ValidationError({"effective_from": _("House rules cannot take effect in the past.")})
    last = house_rules.versions.latest("number")
    if based_on is not None and based_on != last.number:
        by = {"number": last.number, "person": last.published_by}
        raise ValidationError(_("%(person)s published version %(number)s meanwhile.") % by, code="meanwhile")
    version = HouseRulesVersion.objects.create(
        house_rules=house_rules,
        number=last.number + 1,
        preset=preset,
        settings=settled(preset, settings),
        notes=notes,
        effective_from=effective_from or now,
        published_by=actor,
    )
    before, after = changed(last.settings, version.settings)
    record(
        Action.HOUSE_RULES_PUBLISHED,
        house_rules,
        actor=actor,
        venue=house_rules.venue,
        before={"version": last.number, "preset": last.preset, "settings": before},
        after=told(version, after),
    )
    return version


def first_version(*, actor: User, house_rules: HouseRules, preset: str, settings: Settings, notes: str) -> None:
    """Save new house rules with their first version, in the caller's transaction."""
    house_rules.full_clean()
    house_rules.save()
    version = HouseRulesVersion.objects.create(
        house_rules=house_rules,
        number=1,
        preset=preset,
        settings=settled(preset, settings),
        notes=notes,
        effective_from=timezone.now(),
        published_by=actor,
    )
    after = {"name": house_rules.name} | told(version, version.changes)
    record(Action.HOUSE_RULES_CREATED, house_rules, actor=actor, venue=house_rules.venue, after=after)


def settled(preset: str, settings: Settings) -> dict[str, JSONValue]:
    """Return every setting of PRESET with SETTINGS changed. Raises ValidationError by setting, or for the preset."""
    try:
        return house_settings(preset, settings)
    except HouseError as error:
        raise ValidationError({error.at.removeprefix("settings.") or "preset": error.message}) from None


def told(version: HouseRulesVersion, settings: Settings) -> dict[str, Any]:
    """Return what the record says of a version, and of SETTINGS in it."""
    return {
        "version": version.number,
        "preset": version.preset,
        "settings": dict(settings),
        "effective_from": version.effective_from,
        "notes": version.notes,
    }
