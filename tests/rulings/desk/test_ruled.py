"""Ruling as far as it goes."""

import pytest

from rulings.desk.records import new
from rulings.desk.ruled import rule
from rulings.engine import RecordError

BET = {"seat": 2, "say": "bet", "amount": 50}
CALL = {"seat": 3, "say": "call"}


def ruled(*events, count=None):
    return rule({**new(), "events": list(events)}, count)


def test_all_of_it():
    found = ruled(BET, CALL)
    assert [ruling["action"] for ruling in found.rulings] == ["bet", "call"]
    assert found.trouble is None
    assert found.state["to_act"] == 4


def test_the_first_events():
    assert ruled(BET, CALL, count=1).state["to_act"] == 3


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seat": 3, "push": [7]}, "unknown_chip"),
        ({"seat": 3, "say": "hello"}, "bad_value"),
        ({"nonsense": 1}, "unknown_key"),
    ],
)
def test_it_stops_at_what_is_wrong(wrong, code):
    found = ruled(BET, wrong, CALL)
    assert [ruling["action"] for ruling in found.rulings] == ["bet"]
    assert (found.trouble.event, found.trouble.error.code) == (1, code)
    assert found.state["to_act"] == 3


def test_of_two_wrong_ones_the_first_is_named():
    found = ruled(BET, {"seat": 3, "push": [7]}, {"nonsense": 1})
    assert (found.trouble.event, found.trouble.error.code) == (1, "unknown_chip")


def test_a_wrong_table_is_no_trouble_of_an_event():
    with pytest.raises(RecordError):
        rule({**new(), "button": 99})
