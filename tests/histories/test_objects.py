"""JSON objects of a file."""

from decimal import Decimal
from io import BytesIO

import pytest

from rulings.histories.hand import Problem
from rulings.histories.objects import documents
from rulings.histories.source import Source


def found(text: str | bytes):
    """Values of the objects, codes and places of the problems."""
    data = text.encode() if isinstance(text, str) else text
    answers = documents(Source(BytesIO(data)))
    return [(each.code, each.at) if isinstance(each, Problem) else each.value for each in answers]


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1}\n{"a": 2}\n',
        '{"a": 1}\n\n\n{"a": 2}',
        '{"a": 1}{"a": 2}',
        '{"a": 1} {"a":\n2}',
        '  {"a": 1}\n  {"a": 2}\n',
        '{\n  "a": 1\n}\n{\n  "a": 2\n}\n',
        '{\n"a": 1\n}\n\n{\n"a": 2\n}\n',
        '\ufeff{"a": 1}\r\n{"a": 2}\r\n',
    ],
)
def test_objects_are_parted_in_all_these_ways(text):
    assert found(text) == [{"a": 1}, {"a": 2}]


def test_inner_objects_at_the_margin_are_no_objects_of_their_own():
    text = '{\n"hands": [\n{\n"b": 1\n},\n{"b": 2}\n]\n}\n{"c": 3}'
    assert found(text) == [{"hands": [{"b": 1}, {"b": 2}]}, {"c": 3}]


def test_braces_in_texts_part_nothing():
    assert found('{"name": "}{ \\"x\\" {"}\n{"name": "{"}') == [{"name": '}{ "x" {'}, {"name": "{"}]


def test_decimals_are_exact():
    assert found('{"a": 1259450.10, "b": 3}') == [{"a": Decimal("1259450.10"), "b": 3}]


@pytest.mark.parametrize(
    "broken",
    ['{"a": [1, 2,\n', '{\n  "a": [\n    1,\n', '{\n"x": 1,\n\n'],
)
def test_an_object_that_breaks_off_is_given_up_where_the_next_begins(broken):
    assert found('{"a": 1}\n' + broken + '{"a": 2}') == [{"a": 1}, ("truncated", "line 2"), {"a": 2}]


def test_an_object_that_breaks_off_in_a_text_is_no_json():
    assert found('{"a": "b\n{"a": 2}') == [("bad_json", "line 1"), {"a": 2}]


def test_two_that_break_off_are_two_problems():
    text = '{"a": 1,\n{"a": 2,\n{"a": 3}\n{"a": 4,'
    assert found(text) == [("truncated", "line 1"), ("truncated", "line 2"), {"a": 3}, ("truncated", "line 4")]


def test_what_is_no_json_is_a_problem_in_its_place():
    assert found('x\n{"a": 1}\nyy\nzz\n{"a": tru}\n{"a": 2}') == [
        ("bad_json", "line 1"),
        {"a": 1},
        ("bad_json", "line 3"),
        ("bad_json", "line 5"),
        {"a": 2},
    ]


def test_nothing_can_be_nested_for_ever():
    assert found('{"a":' * 100_000) == [("bad_json", "line 1")]


@pytest.mark.parametrize("gap", [b"", b"\n"])
def test_bytes_that_are_no_text_stand_between_objects(gap):
    place = f"line {2 + len(gap)}"
    assert found(b'{"a": 1}\n' + gap + b'\x00\x01\n{"a": 2}') == [{"a": 1}, ("binary", place), {"a": 2}]


def test_an_object_of_ten_megabytes_is_too_long():
    assert found('{"a": 1}\n{"z": "' + "x" * 10_000_000 + '"}\n{"a": 2}') == [
        {"a": 1},
        ("too_long", "line 2"),
        {"a": 2},
    ]


def test_pieces_without_end_take_no_time():
    """Each piece would be read again with the next; the number of pieces is bounded."""
    assert ("truncated", "line 1") in found('{"a": [\n' + "{},\n" * 20_000)
