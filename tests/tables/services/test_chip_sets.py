"""Making and changing chip sets."""

import pytest
from django.core.exceptions import ValidationError

from cardroom.audit.models import Entry
from tables.services import change_chip_set, create_chip_set, retire_stakes
from tests.roles import MANAGEMENT, who_may

pytestmark = pytest.mark.django_db

WHITE, RED = "#ffffff", "#c0392b"


def test_who_may_make_one(people, venue):
    assert (
        who_may(people, lambda actor: create_chip_set(actor=actor, venue=venue, name="Big", chips={100: RED}))
        == MANAGEMENT
    )


def test_who_may_change_one(people, chip_set):
    chips = {1: WHITE, 5: RED}
    assert who_may(people, lambda actor: change_chip_set(actor=actor, chip_set=chip_set, name="Cash", chips=chips)) == (
        MANAGEMENT
    )


def test_the_denominations_are_in_order(venue, owner):
    chips = create_chip_set(actor=owner, venue=venue, name="Big", chips={100: RED, 25: WHITE})
    assert chips.denominations == [25, 100]
    assert Entry.objects.first().after == {"name": "Big", "chips": {"25": WHITE, "100": RED}}


@pytest.mark.parametrize(
    ("chips", "field"),
    [({}, "chips"), ({0: RED}, "denomination"), ({5: "red"}, "colour"), (dict.fromkeys(range(1, 32), RED), "chips")],
)
def test_what_are_no_chips_is_refused(venue, owner, chips, field):
    with pytest.raises(ValidationError) as caught:
        create_chip_set(actor=owner, venue=venue, name="Big", chips=chips)
    assert set(caught.value.error_dict) == {field}


def test_a_name_is_used_once_in_a_venue(venue, owner, chip_set, other_venue, stranger):
    with pytest.raises(ValidationError, match="has a chip set of that name"):
        create_chip_set(actor=owner, venue=venue, name="Cash", chips={1: WHITE})
    assert create_chip_set(actor=stranger, venue=other_venue, name="Cash", chips={1: WHITE}).name == "Cash"


def test_a_change_is_on_record(chip_set, owner):
    change_chip_set(actor=owner, chip_set=chip_set, name="Cash", chips={1: WHITE, 500: RED})
    entry = Entry.objects.first()
    assert chip_set.denominations == [1, 500]
    assert (entry.action, entry.before.keys(), entry.after) == (
        "chip_set.changed",
        {"chips"},
        {"chips": {"1": WHITE, "500": RED}},
    )


def test_no_change_leaves_no_entry(chip_set, owner):
    before = Entry.objects.count()
    chips = {chip.denomination: chip.colour for chip in chip_set.chips.all()}
    change_chip_set(actor=owner, chip_set=chip_set, name="Cash", chips=chips)
    assert Entry.objects.count() == before


def test_chips_that_stakes_need_stay(chip_set, owner, stakes):
    with pytest.raises(ValidationError, match="could not be played with these chips: 1/2 no-limit"):
        change_chip_set(actor=owner, chip_set=chip_set, name="Cash", chips={5: RED})
    retire_stakes(actor=owner, stakes=stakes)
    assert change_chip_set(actor=owner, chip_set=chip_set, name="Cash", chips={5: RED}).denominations == [5]
