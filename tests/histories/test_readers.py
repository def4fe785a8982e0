"""Telling formats by their content."""

from io import BytesIO

import pytest

from rulings.histories.hand import Problem
from rulings.histories.readers import READERS, detect, read_hands
from tests.histories.reading import problem, read
from tests.histories.test_native import record
from tests.histories.test_ohh import document as ohh_document
from tests.histories.test_phh import document as phh_document

HANDS = {
    "phh": "# a comment\n\n" + phh_document(),
    "ohh": ohh_document(),
    "native": record(),
}
LINES = [name for name in READERS if name != "pokergfx"]  # a file of that is one document, with its own problems
LONG = b"x" * 10_000_000


@pytest.mark.parametrize("name", HANDS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_the_format_is_found_by_content(name, encoding):
    data = HANDS[name].encode(encoding)
    assert detect(data) == name
    assert read(data) == read(data, name)


def test_a_file_of_tables_is_found_too():
    assert detect(f"[1]\n{phh_document()}".encode()) == "phh"


@pytest.mark.parametrize("data", [b"", b"\n \r\n", b"\xef\xbb\xbf", b"\xff\xfe"])
def test_an_empty_file_is_a_problem(data):
    assert detect(data) is None
    assert problem(data).code == "empty"


@pytest.mark.parametrize("name", LINES)
def test_an_empty_file_is_a_problem_in_every_format(name):
    assert problem(b"", name) == Problem("empty", "line 1", "has no hand in it")


def test_a_binary_file_is_a_problem():
    assert problem(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 1000).code == "binary"


@pytest.mark.parametrize("text", ["hello", "[1, 2]", "a,b\n1,2", "[section]\nkey = 1"])
def test_any_other_file_is_a_problem(text):
    found = problem(text)
    assert (found.code, found.at) == ("unknown_format", "line 1")


@pytest.mark.parametrize("name", HANDS)
def test_rubbish_after_a_hand_costs_nothing(name):
    """A binary piece and a line of ten megabytes, each after a blank line."""
    hand = HANDS[name].encode()
    found = list(read_hands(BytesIO(hand + b"\n\0\xff\0\n\n" + LONG + b"\n"), name))
    assert not isinstance(found[0], Problem)
    assert [each.code for each in found[1:]] == ["binary", "too_long"]


@pytest.mark.parametrize("name", LINES)
def test_a_line_of_ten_megabytes_is_a_problem_in_every_format(name):
    assert "too_long" in [found.code for found in read_hands(BytesIO(LONG), name)]


def test_a_format_there_is_not():
    with pytest.raises(KeyError):
        read(b"", "hhf")
