"""Tables for spreadsheets."""

import csv
from io import StringIO

import pytest

from cardroom.spreadsheets import csv_lines, harmless


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "－1"])
def test_what_a_spreadsheet_would_run_is_only_text(text):
    assert harmless(text) == f"'{text}"


@pytest.mark.parametrize("cell", ["Anna K.", "", 'a "b" = c', -1, None, "1-2"])
def test_everything_else_stays_as_it_is(cell):
    assert harmless(cell) == cell


def test_what_is_written_is_read_again():
    rows = [["name", "note"], ['Ő, "A"\nB', "=cmd|' /C calc'!A0"]]
    text = "".join(csv_lines(rows))
    assert text.startswith("\ufeff")
    assert list(csv.reader(StringIO(text[1:], newline=""))) == [rows[0], [rows[1][0], "'=cmd|' /C calc'!A0"]]


def test_nothing_is_held_back():
    lines = csv_lines([number] for number in iter(int, 1))
    assert [next(lines), next(lines)] == ["\ufeff", "0\r\n"]
