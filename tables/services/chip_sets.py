"""Making and changing chip sets."""

from collections.abc import Mapping
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from cardroom.accounts.models import User
from cardroom.accounts.permissions import demand
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tables.models import Chip, ChipSet, Stakes, Venue
from tables.permissions import RoomRight
from tables.services.values import changed
from tables.stakes import Level, problems

MOST_CHIPS = 30

Colours = Mapping[int, str]


@transaction.atomic
def create_chip_set(*, actor: User, venue: Venue, name: str, chips: Colours) -> ChipSet:
    """Make a chip set; CHIPS is the colour of each denomination."""
    demand(actor, RoomRight.CHANGE_VENUE, venue)
    chip_set = ChipSet(venue=venue, name=name)
    chip_set.full_clean()
    chip_set.save()
    put_chips(chip_set, chips)
    record(Action.CHIP_SET_CREATED, chip_set, actor=actor, venue=venue, after=told(name, chips))
    return chip_set


@transaction.atomic
def change_chip_set(*, actor: User, chip_set: ChipSet, name: str, chips: Colours) -> ChipSet:
    """Change a chip set. Raises ValidationError where stakes that are not retired could not be paid in it any more."""
    demand(actor, RoomRight.CHANGE_VENUE, chip_set.venue)
    chip_set = ChipSet.objects.select_for_update().get(pk=chip_set.pk)
    colours = {chip.denomination: chip.colour for chip in chip_set.chips.all()}
    before, after = changed(told(chip_set.name, colours), told(name, chips))
    if not after:
        return chip_set
    still_payable(chip_set, chips)
    chip_set.name = name
    chip_set.full_clean()
    chip_set.save()
    chip_set.chips.all().delete()
    put_chips(chip_set, chips)
    record(Action.CHIP_SET_CHANGED, chip_set, actor=actor, venue=chip_set.venue, before=before, after=after)
    return chip_set


def put_chips(chip_set: ChipSet, colours: Colours) -> None:
    """Save the chips of a set that has none. Raises ValidationError."""
    if not 0 < len(colours) <= MOST_CHIPS:
        message = _("A chip set has from 1 to %(most)s denominations.") % {"most": MOST_CHIPS}
        raise ValidationError({"chips": message})
    chips = [Chip(chip_set=chip_set, denomination=chip, colour=colour) for chip, colour in colours.items()]
    for chip in chips:
        chip.clean_fields()
    Chip.objects.bulk_create(chips)


def still_payable(chip_set: ChipSet, chips: Colours) -> None:
    """Raise ValidationError naming the stakes in use or in draft that cannot be played with CHIPS."""
    in_use = Stakes.objects.with_version().filter(current__chip_set=chip_set).exclude(status=Stakes.Status.RETIRED)
    spoilt = [
        stakes.name
        for stakes in in_use
        if any(problem.level is Level.ERROR for problem in problems(stakes.version.facts(), chips))
    ]
    if spoilt:
        message = _("These stakes could not be played with these chips: %(stakes)s") % {"stakes": ", ".join(spoilt)}
        raise ValidationError({"chips": message})


def told(name: str, colours: Colours) -> dict[str, Any]:
    """Return what the record says of a chip set."""
    return {"name": name, "chips": {str(chip): colour for chip, colour in sorted(colours.items())}}
