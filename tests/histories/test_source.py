"""Files as text: encodings, lines, blocks, and what is no text or no hand."""

import re
from io import BytesIO
from itertools import pairwise

import pytest

from rulings.histories.hand import Problem
from rulings.histories.source import CHUNK, LIMIT, Block, Line, Source

START = re.compile(r"^#\d+\r?$", re.MULTILINE)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252")
BOMS = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}
LONG = b"x" * 10_000_000


def lines(data: bytes):
    return list(Source(BytesIO(data)).lines())


def blocks(data: bytes):
    return list(Source(BytesIO(data)).blocks(START))


def told(found):
    """Texts of blocks, codes and places of problems."""
    return [(each.code, each.at) if isinstance(each, Problem) else each.text for each in found]


def test_lines_end_in_either_way_and_are_counted():
    assert lines(b"a\r\nb\n\nc") == [Line(1, "a"), Line(2, "b"), Line(3, ""), Line(4, "c")]


def test_the_last_line_may_be_ended_or_not():
    assert lines(b"a\n") == lines(b"a") == [Line(1, "a")]


def test_an_empty_file_has_no_lines_and_no_blocks():
    assert lines(b"") == blocks(b"") == []


def test_blocks_go_from_start_to_start():
    assert blocks(b"#1\na\n\n#2\r\nb") == [Block(1, "#1\na\n\n"), Block(4, "#2\r\nb\n")]


def test_what_stands_before_the_first_start_is_a_block_unless_it_is_blank():
    assert blocks(b"\n \n#1\na") == [Block(3, "#1\na\n")]
    assert blocks(b"x\n#1\na") == [Block(1, "x\n"), Block(2, "#1\na\n")]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_encoding_is_found(encoding):
    data = BOMS.get(encoding, b"") + "#1\nRené 5 €\n#2\nZoë".encode(encoding)
    assert told(blocks(data)) == ["#1\nRené 5 €\n", "#2\nZoë\n"]


def test_letters_are_whole_over_the_edges_of_chunks():
    text = "é€\n" * CHUNK
    assert [line.text for line in lines(text.encode())] == ["é€"] * CHUNK


def test_cp1252_shows_late():
    text = "a\n" * CHUNK + "René\n"
    assert lines(text.encode("cp1252"))[-1] == Line(CHUNK + 1, "René")


def test_a_wrong_byte_in_a_utf8_file_spoils_its_block_alone():
    assert told(blocks(b"#1\n\xc3\xa9\n#2\nx\xe9\n#3\nb")) == ["#1\né\n", ("bad_encoding", "line 4"), "#3\nb\n"]


def test_half_a_character_at_the_end_of_utf16_is_noticed():
    assert told(blocks("#1\na".encode("utf-16") + b"\0")) == [("bad_encoding", "line 2")]


def test_bytes_that_are_no_text_after_a_blank_line_spoil_nothing_before():
    assert told(blocks(b"#1\na\n\n\0\xff\0\n#2\nb")) == ["#1\na\n\n", ("binary", "line 4"), "#2\nb\n"]


def test_bytes_that_are_no_text_spoil_the_block_they_are_in():
    assert told(blocks(b"#1\na\0\n#2\nb")) == [("binary", "line 2"), "#2\nb\n"]
    assert told(lines(b"a\n\0\nb")) == ["a", ("binary", "line 2"), "b"]


@pytest.mark.parametrize("before", [b"", b"a\n"])
def test_a_line_of_ten_megabytes_is_a_problem_and_what_follows_is_read(before):
    number = before.count(b"\n") + 1
    assert lines(before + LONG + b"\nb")[number - 1 :] == [
        Problem("too_long", f"line {number}", f"goes on for more than {LIMIT} characters: no hand is that long"),
        Line(number + 1, "b"),
    ]


def test_a_long_line_between_blocks_spoils_neither():
    assert told(blocks(b"#1\na\n\n" + LONG + b"\n#2\nb\n#3")) == [
        "#1\na\n\n",
        ("too_long", "line 4"),
        "#2\nb\n",
        "#3\n",
    ]


def test_a_block_of_many_lines_is_too_long_too():
    found = blocks(b"#1\na\n#2\n" + b"yy\n" * LIMIT + b"#3\nz")
    assert told(found) == ["#1\na\n", ("too_long", "line 3"), "#3\nz\n"]
    assert found[-1].line == LIMIT + 4


def test_lines_are_counted_from_where_a_part_begins():
    assert list(Source(BytesIO(b"a\n#1\nb"), line=10).blocks(START)) == [Block(10, "a\n"), Block(11, "#1\nb\n")]
    assert list(Source(BytesIO(b"a"), line=10).lines()) == [Line(10, "a")]


def test_blocks_are_whole_wherever_chunks_end():
    texts = [f"#{number}\n" + "y" * (number % 97) + "\n" for number in range(5000)]
    found = blocks("".join(texts).encode())
    assert [block.text for block in found] == texts
    assert all(after.line == before.line + 2 for before, after in pairwise(found))
