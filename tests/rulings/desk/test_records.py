"""Reading and writing the record that the page carries."""

import json

import pytest

from rulings.desk import records


def test_a_new_record_reads_back_as_itself():
    assert records.read(records.write(records.new())) == records.new()
    assert records.read("") == records.new()


def test_what_happened_may_be_wrong():
    record = {**records.new(), "events": [{"nonsense": 1}]}
    assert records.read(records.write(record)) == record


def test_what_happened_may_be_left_out():
    record = records.new()
    del record["events"]
    assert records.read(records.write(record)) == records.new()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "It is not written in JSON."),
        ("[" * 60000, "It is not written in JSON."),
        ("1" * 5000, "It is not written in JSON."),
        ('{"note": "\\ud800", "events": []}', "It is not written in JSON."),
        ("7", "It is not a record with a list of what happened."),
        ('{"events": 7}', "It is not a record with a list of what happened."),
        ('{"events": [7]}', "It is not a record with a list of what happened."),
        ('{"events": []}', "game: must be there"),
        (json.dumps({**records.new(), "events": [{}] * 201}), "More happened in it than this page takes."),
        (" " * 70000, "It is longer than this page takes."),
    ],
)
def test_what_is_no_record(text, said):
    with pytest.raises(records.UnreadableError) as caught:
        records.read(text)
    assert str(caught.value) == said
