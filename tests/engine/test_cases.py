"""Every ruling case, each a test of its own, and the comparison they rest on."""

import json

import pytest

from tests.engine.cases import CASES, all_cases, answer, faults

TOLD = {
    "rulings": [
        {
            "status": "choice",
            "to": 50,
            "rules": ["undercall", "released-chips-bind"],
            "choices": [{"action": "call", "to": 50}, {"action": "fold", "forfeits": 20}],
            "also": [{"seat": 2, "status": "void"}, {"seat": 5, "status": "held"}],
        }
    ],
    "state": {"pots": [{"amount": 90, "seats": [1, 2]}], "held": []},
    "showdown": None,
}


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case["id"])
def test_case(case):
    assert faults(case["expect"], answer(case["record"])) == []


def test_every_case_has_an_id_of_its_own():
    ids = [case["id"] for case in all_cases()]
    assert len(ids) == len(set(ids)) == 388


def test_the_case_files_hold_plain_json():
    for file in CASES.iterdir():
        assert file.suffix == ".json"
        assert isinstance(json.loads(file.read_text()), list)


@pytest.mark.parametrize(
    "expected",
    [
        {},
        {"rulings": {"0": {"to": 50}}},
        {"rulings": [{"to": 50, "rules": ["released-chips-bind"]}]},
        {"rulings": {"0": {"choices": [{"action": "fold", "forfeits": 20}, {"action": "call"}]}}},
        {"rulings": {"0": {"also": [{"seat": 5}]}}},
        {"rulings": {"0": {"returned": 0, "discretion": False, "settings": []}}},
        {"state": {"pots": [{"amount": 90, "seats": [1, 2]}]}, "showdown": None},
    ],
)
def test_an_answer_that_says_more_than_expected_passes(expected):
    assert faults(expected, TOLD) == []


@pytest.mark.parametrize(
    ("expected", "fault"),
    [
        ({"rulings": {"0": {"to": 60}}}, ".rulings.0.to: 60, not 50"),
        ({"rulings": {"0": {"to": 50.0}}}, ".rulings.0.to: 50.0, not 50"),
        ({"rulings": {"1": {"to": 50}}}, ".rulings.1: {'to': 50}, not there"),
        ({"rulings": [{"to": 60}]}, ".rulings[0].to: 60, not 50"),
        ({"rulings": {"0": {"owed": 5}}}, ".rulings.0.owed: 5, not there"),
        ({"showdown": {"order": [1]}}, ".showdown: {'order': [1]}, not None"),
        ({"state": {"held": [2]}}, ".state.held: [2], not []"),
        ({"state": {"pots": [{"amount": 91}]}}, ".state.pots[0].amount: 91, not 90"),
        ({"error": "bad_seat"}, "error: 'bad_seat', not None"),
    ],
)
def test_an_answer_that_differs_fails_with_the_place(expected, fault):
    assert faults(expected, TOLD) == [fault]


def test_choices_are_compared_whole_and_also_in_part():
    less = {"rulings": {"0": {"choices": [{"action": "call"}], "also": [{"seat": 2}]}}}
    assert faults(less, TOLD) == [".rulings.0.choices: 1 entries, not 2"]


def test_a_rule_that_is_not_named_fails():
    assert faults({"rulings": {"0": {"rules": ["undercall", "string-bet"]}}}, TOLD) == [
        ".rulings.0.rules: ['undercall', 'string-bet'] among ['undercall', 'released-chips-bind']"
    ]


def test_an_expected_error_is_known_by_its_code():
    told = {"error": {"code": "bad_seat", "at": "seats", "message": "..."}}
    assert faults({"error": "bad_seat"}, told) == faults({"error": "any"}, told) == []
    assert faults({"error": "bad_type"}, told) == ["error: 'bad_type', not 'bad_seat'"]
    assert faults({"state": {}}, told) == [f"no error, not {told['error']!r}"]
