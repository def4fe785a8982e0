"""The table of a record as flat fields and back."""

import pytest

from rulings.desk import records, setup
from rulings.engine.betting.variants import VARIANTS


def changed(record=None, **fields):
    record = record or records.new()
    return setup.changed(record, {**setup.fields(record), **fields})


def test_nothing_changed_is_the_same_record():
    assert changed() == records.new()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("betting", ["no_limit", "pot_limit", "fixed_limit", "spread_limit"])
def test_every_game_begins_with_what_it_needs(variant, betting):
    record = changed(variant=variant, betting=betting)
    records.check_table(record)
    amounts = record["game"].keys() - {"variant", "betting"}
    assert amounts == setup.needed(variant, betting) - (set() if setup.is_stud(variant) else {"ante"})


def test_from_the_start_of_the_hand():
    assert "start" not in changed(street="preflop")


def test_from_the_turn_with_a_pot():
    start = {"street": "turn", "pots": [{"amount": 90, "seats": [1, 2, 3, 4, 5, 6]}]}
    assert changed(street="turn", pot=90)["start"] == start


def test_pots_that_still_add_up_are_kept():
    pots = [{"amount": 60, "seats": [1, 2, 3]}, {"amount": 30, "seats": [2, 3]}]
    record = {**records.new(), "start": {"street": "flop", "pots": pots}}
    assert changed(record, button=3)["start"]["pots"] == pots
    assert changed(record, pot=100)["start"]["pots"] == [{"amount": 100, "seats": [1, 2, 3, 4, 5, 6]}]


def test_a_pot_follows_the_seats():
    pots = [{"amount": 60, "seats": [1, 2, 3, 4, 5, 6]}]
    record = {**records.new(), "start": {"street": "flop", "pots": pots}}
    assert changed(record, dealt_in=[2, 3, 7])["start"]["pots"] == [{"amount": 60, "seats": [2, 3, 7]}]
    assert changed(record, pot=None)["start"] == {"street": "flop"}
    side = [{"amount": 60, "seats": [1, 2, 3]}, {"amount": 30, "seats": [2, 3]}]
    record = {**records.new(), "start": {"street": "flop", "pots": side}}
    assert changed(record, dealt_in=[2, 3])["start"]["pots"] == [
        {"amount": 60, "seats": [2, 3]},
        {"amount": 30, "seats": [2, 3]},
    ]


def test_a_board_goes_with_its_street():
    record = {**records.new(), "start": {"street": "flop", "board": "2c3d4h"}}
    assert changed(record)["start"] == {"street": "flop", "board": "2c3d4h"}
    assert changed(record, street="turn")["start"] == {"street": "turn"}


def test_seats_and_stacks():
    record = changed(dealt_in=[1, 3], stacks={1: 200, 3: None})
    assert record["seats"] == {"1": {"stack": 200}, "3": {}}


def test_a_stack_that_changes_loses_its_denominations():
    record = {**records.new(), "seats": {"1": {"stack": 50, "chips": {"25": 2}, "cards": "AhKd"}, "2": {}}}
    assert changed(record)["seats"] == record["seats"]
    assert changed(record, stacks={1: 60})["seats"]["1"] == {"stack": 60, "cards": "AhKd"}


def test_a_straddle():
    assert changed(street="preflop", straddle_seat=4, straddle=4)["game"]["straddles"] == [{"seat": 4, "amount": 4}]
    assert "straddles" not in changed(straddle_seat=4)["game"]
    record = records.new()
    record["game"]["straddles"] = [{"seat": 4, "amount": 4}, {"seat": 5, "amount": 8}]
    assert changed(record, big_blind=3)["game"]["straddles"] == record["game"]["straddles"]


def test_stud_with_its_cards_on_the_table_starts_as_it_did():
    game = {"variant": "stud", "betting": "fixed_limit", "bring_in": 2, "small_bet": 5, "big_bet": 10}
    record = {"house": "standard", "game": game, "seats": {"1": {"cards": "2c2d2h"}, "2": {}}, "events": []}
    assert changed(record) == record
    assert changed(record, first_to_act=2)["start"] == {"street": "third", "first_to_act": 2}


def test_changed_settings_stay_with_another_preset():
    record = {**records.new(), "house": {"preset": "standard", "settings": {"undercall": "bring_up"}}}
    assert changed(record, house="tda-2024")["house"] == {
        "preset": "tda-2024",
        "settings": {"undercall": "bring_up"},
    }


def test_what_the_fields_cannot_say_stays_with_the_game():
    record = records.new()
    record["game"]["dead"] = [{"seat": 4, "amount": 1}]
    assert changed(record, big_blind=5)["game"]["dead"] == [{"seat": 4, "amount": 1}]
    assert "dead" not in changed(record, variant="razz")["game"]
