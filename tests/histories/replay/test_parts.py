"""Cutting files in parts: nothing lost, nothing twice, and each hand in its line."""

import json

import pytest

from rulings.histories.hand import Problem
from rulings.histories.phh import write
from rulings.histories.replay import parts
from rulings.histories.replay.lines import as_duplicate, problem_line, review_part
from rulings.histories.replay.parts import Part, Slice, parts_of
from tests.histories.replay.playing import fold, hand, to

FOLDED = (to(3, 300), fold(1), fold(2))


def table(number):
    return write(hand(*FOLDED, id=str(number)), str(number)) + "\n"


@pytest.fixture
def small_parts(monkeypatch):
    monkeypatch.setattr(parts, "PART", 700)
    monkeypatch.setattr(parts, "_LOOK", 50)


def answers(path, format="auto"):  # noqa: A002 - what it is
    return [json.loads(line.text) for part in parts_of(str(path), format) for line in review_part(part, "standard")]


def test_parts_cover_the_file_and_say_in_which_line_each_hand_stands(tmp_path, small_parts):
    path = tmp_path / "many.phhs"
    path.write_text("# a word before\n\n" + "".join(table(number) for number in range(1, 21)))
    found = list(parts_of(str(path)))
    assert len(found) > 4
    assert [part.start for part in found] == [0, *[part.end for part in found[:-1]]]
    assert found[-1].end == path.stat().st_size
    lines = path.read_text().split("\n")
    told = answers(path)
    assert [(answer["hand"], lines[int(answer["at"].removeprefix("line ")) - 1]) for answer in told] == [
        (str(number), f"[{number}]") for number in range(1, 21)
    ]


def test_a_file_that_cannot_be_cut_is_one_part(tmp_path, small_parts):
    path = tmp_path / "utf16.phhs"
    path.write_text("".join(table(number) for number in range(1, 9)), encoding="utf-16")
    assert [part.whole for part in parts_of(str(path))] == [True]
    assert [answer["hand"] for answer in answers(path)] == [str(number) for number in range(1, 9)]


def test_a_slice_is_the_bytes_between(tmp_path):
    path = tmp_path / "letters"
    path.write_bytes(b"abcdefgh")
    with path.open("rb") as file:
        assert Slice(file, 2, 5).readall() == b"cde"


def test_what_is_no_file_of_ours(tmp_path):
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "prose").write_text("Dear sir,\n")
    codes = [next(parts_of(str(tmp_path / name))).code for name in ("empty", "binary", "prose")]
    assert codes == ["empty", "binary", "unknown_format"]
    assert next(parts_of("/dev/null")) == Problem("no_file", "", "is no regular file")
    with pytest.raises(FileNotFoundError):
        next(parts_of(str(tmp_path / "none")))


def test_a_file_without_a_hand_of_the_format_it_is_said_to_be_in(tmp_path):
    path = tmp_path / "prose"
    path.write_text("# nothing but a word\n")
    assert answers(path, "phh") == [
        {"file": str(path), "at": "line 1", "error": {"code": "empty", "at": "line 1", "message": "has no hand in it"}}
    ]


def test_a_file_that_went_away(tmp_path):
    part = Part(str(tmp_path / "gone"), "phh", 0, 9, 1, whole=True)
    (line,) = review_part(part, "standard")
    assert json.loads(line.text)["error"] == {"code": "no_file", "at": "", "message": "No such file or directory"}


def test_the_same_hand_has_the_same_key_and_another_one_another(tmp_path):
    path = tmp_path / "many.phhs"
    other = write(hand(to(3, 301), fold(1), fold(2), id="1"), "3")
    path.write_text(table(1) + write(hand(*FOLDED, id="1"), "2") + other)
    (part,) = parts_of(str(path))
    first, again, another = review_part(part, "standard")
    assert first.key == again.key != another.key
    duplicate = as_duplicate(again)
    assert duplicate.codes == ("duplicate_hand",)
    assert json.loads(duplicate.text)["findings"][0] == {
        "code": "duplicate_hand",
        "severity": "warning",
        "event": None,
        "seat": None,
        "rules": [],
        "expected": None,
        "found": "1",
        "text": "The hand 1 came before in the file.",
    }


def test_a_problem_has_its_place_and_the_hand_it_is_in():
    line = problem_line("a\udcffb", Problem("bad_card", "line 3", "is no card", "17"))
    assert (line.key, line.ok) == (None, False)
    assert json.loads(line.text) == {
        "file": "a\ufffdb",
        "at": "line 3",
        "error": {"code": "bad_card", "at": "line 3", "message": "is no card"},
        "hand": "17",
    }
