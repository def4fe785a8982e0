"""Making, changing, activating and retiring stakes.

Who may: managers and owners make and change them, and retire them; floor and up put a draft into use; managers and
owners also bring retired ones back.
"""

from dataclasses import asdict
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from cardroom.accounts.models import User
from cardroom.accounts.permissions import demand
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tables.models import ChipSet, Stakes, StakesVersion, Table, Venue
from tables.permissions import RoomRight
from tables.services.values import changed, values_of
from tables.stakes import Level, StakesFacts, problems, sentence

Status = Stakes.Status


@transaction.atomic
def create_stakes(*, actor: User, venue: Venue, name: str, chip_set: ChipSet, facts: StakesFacts) -> Stakes:
    """Make stakes, as a draft, with their first version. Raises ValidationError by field."""
    demand(actor, RoomRight.EDIT_STAKES, venue)
    stakes = Stakes(venue=venue, name=name)
    stakes.full_clean()
    stakes.save()
    put_version(actor=actor, stakes=stakes, number=1, chip_set=chip_set, facts=facts)
    record(Action.STAKES_CREATED, stakes, actor=actor, venue=venue, after=told(stakes))
    return stakes


@transaction.atomic
def change_stakes(*, actor: User, stakes: Stakes, name: str, chip_set: ChipSet, facts: StakesFacts) -> Stakes:
    """Change stakes that are not retired: another version, in use at once where the stakes are. The old one stays."""
    stakes = locked(stakes)
    demand(actor, RoomRight.EDIT_STAKES, stakes.venue)
    if stakes.status == Status.RETIRED:
        raise ValidationError(_("Retired stakes are not changed: activate them first."), code="retired")
    before, version = told(stakes), stakes.version
    stakes.name = name
    stakes.full_clean()
    if (version.facts(), version.chip_set_id) != (facts, chip_set.pk):
        put_version(actor=actor, stakes=stakes, number=version.number + 1, chip_set=chip_set, facts=facts)
    before, after = changed(before, told(stakes))
    if after:
        stakes.save()
        record(Action.STAKES_CHANGED, stakes, actor=actor, venue=stakes.venue, before=before, after=after)
    return stakes


@transaction.atomic
def activate_stakes(*, actor: User, stakes: Stakes) -> Stakes:
    """Put stakes into use: a draft by floor and up, retired ones by managers and owners."""
    stakes = locked(stakes)
    retired = stakes.status == Status.RETIRED
    demand(actor, RoomRight.EDIT_STAKES if retired else RoomRight.ACTIVATE_STAKES, stakes.venue)
    if stakes.status == Status.ACTIVE:
        raise ValidationError(_("These stakes are active already."), code="active")
    demand_playable(stakes.version)
    return put_status(actor=actor, stakes=stakes, status=Status.ACTIVE, action=Action.STAKES_ACTIVATED)


@transaction.atomic
def retire_stakes(*, actor: User, stakes: Stakes) -> Stakes:
    """Take stakes out of use. Raises ValidationError where an open table plays them."""
    stakes = locked(stakes)
    demand(actor, RoomRight.EDIT_STAKES, stakes.venue)
    if stakes.status == Status.RETIRED:
        raise ValidationError(_("These stakes are retired already."), code="retired")
    tables = Table.objects.filter(stakes=stakes, sessions__closed_at=None, sessions__isnull=False)
    if playing := ", ".join(str(table) for table in tables):
        raise ValidationError(_("They are being played: %(tables)s.") % {"tables": playing}, code="played")
    return put_status(actor=actor, stakes=stakes, status=Status.RETIRED, action=Action.STAKES_RETIRED)


def locked(stakes: Stakes) -> Stakes:
    """Return STAKES as they are now, locked until the transaction ends."""
    return Stakes.objects.select_related("venue").select_for_update(of=("self",)).get(pk=stakes.pk)


def put_version(*, actor: User, stakes: Stakes, number: int, chip_set: ChipSet, facts: StakesFacts) -> None:
    """Give STAKES another version and make it the current one. Raises ValidationError by field."""
    if chip_set.venue_id != stakes.venue_id:
        raise ValidationError({"chip_set": _("Choose a chip set of this venue.")})
    values = asdict(facts) | {"straddle_positions": list(facts.straddle_positions)}
    version = StakesVersion(stakes=stakes, number=number, created_by=actor, chip_set=chip_set, **values)
    version.clean_fields()
    demand_playable(version)
    version.save()
    stakes.current = version
    stakes.save(update_fields=["current"])


def demand_playable(version: StakesVersion) -> None:
    """Raise ValidationError by field for what is wrong with a version. Warnings pass."""
    found = problems(version.facts(), version.chip_set.denominations)
    errors: dict[str, list[str]] = {}
    for problem in found:
        if problem.level is Level.ERROR:
            errors.setdefault(problem.field, []).append(sentence(problem, version.stakes.venue.format))
    if errors:
        raise ValidationError(errors)


def put_status(*, actor: User, stakes: Stakes, status: Stakes.Status, action: Action) -> Stakes:
    """Change the status and put it on record."""
    before = {"status": stakes.status}
    stakes.status = status
    stakes.save(update_fields=["status"])
    record(action, stakes, actor=actor, venue=stakes.venue, before=before, after={"status": stakes.status})
    return stakes


def told(stakes: Stakes) -> dict[str, Any]:
    """Return what the record says of stakes."""
    version = stakes.version
    return {
        **values_of(stakes, ["name", "status"]),
        **values_of(version, ["number", "chip_set"]),
        **asdict(version.facts()),
    }
