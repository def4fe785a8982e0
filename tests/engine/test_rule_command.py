"""The command `./dev manage rule` in a process of its own."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.engine.cases import CASES, all_cases, answer, faults
from tests.engine.table import calls, say, table

ROOT = Path(__file__).resolve().parents[2]
GOOD = table(3) | {"id": "good", "events": calls(3)}
RAISED = table(3) | {"id": "raised", "events": [say(3, "raise", 40)]}
BAD = table(3) | {"id": "bad", "events": [say(3, "raise", -40)]}
TOO_LOW = {"code": "bad_value", "at": "events[0].amount", "message": "must be from 1 to 1000000000000"}


def rule(*files, stdin=""):
    """What the command prints, line by line, and its exit status; whatever it has to say besides is not for output."""
    done = subprocess.run(
        [ROOT / "dev", "manage", "rule", *map(str, files)], input=stdin, capture_output=True, text=True, check=False
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


@pytest.fixture
def written(tmp_path):
    """Write records to a file: one as it is, or several, one a line."""

    def write(name, *records):
        file = tmp_path / name
        file.write_text("\n".join(text if isinstance(text, str) else json.dumps(text) for text in records) + "\n")
        return file

    return write


def test_a_record_gives_one_line_and_success(written):
    file = written("hand.json", GOOD)
    assert rule(file) == ([{"file": str(file)} | answer(GOOD)], 0)


def test_files_are_answered_in_their_order_and_a_jsonl_line_by_line(written):
    many = written("hands.jsonl", GOOD, RAISED)
    one = written("one.json", RAISED)
    lines, status = rule(many, one)
    assert (lines, status) == (
        [
            {"file": str(many)} | answer(GOOD),
            {"file": str(many)} | answer(RAISED),
            {"file": str(one)} | answer(RAISED),
        ],
        0,
    )


def test_a_dash_reads_one_record_from_standard_input():
    assert rule("-", stdin=json.dumps(GOOD, indent=2)) == ([{"file": "-"} | answer(GOOD)], 0)


def test_an_error_is_a_line_of_its_own_and_the_others_are_ruled_on(written):
    file = written("hands.jsonl", GOOD, BAD, RAISED)
    lines, status = rule(file)
    assert [set(line) - {"file"} for line in lines] == [
        {"rulings", "state", "showdown"},
        {"error"},
        {"rulings", "state", "showdown"},
    ]
    assert (lines[1]["error"], status) == (TOO_LOW, 1)


def test_files_without_a_record_are_errors_with_a_code(written, tmp_path):
    files = {
        "not_json": written("broken.json", '{"game": '),
        "bad_type": written("number.json", "7"),
        "missing_key": written("empty.json", "{}"),
        "no_file": tmp_path / "nowhere.json",
    }
    files["not_json "] = tmp_path / "latin.json"
    files["not_json "].write_bytes(b'{"note": "caf\xe9"}')
    files["not_json  "] = written("deep.json", "[" * 100_000)
    lines, status = rule(*files.values())
    assert [line["error"]["code"] for line in lines] == [code.strip() for code in files]
    assert [line["file"] for line in lines] == [str(file) for file in files.values()]
    assert all(line["error"]["message"] for line in lines)
    assert status == 1


def test_not_a_number_is_no_amount(written):
    text = json.dumps(GOOD).replace('"say": "call"', '"push": NaN')
    lines, status = rule(written("nan.json", text))
    assert (lines[0]["error"]["code"], lines[0]["error"]["at"], status) == ("bad_type", "events[0].push", 1)


def test_every_case_in_one_file(tmp_path):
    cases = all_cases()
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(json.dumps(case["record"]) + "\n" for case in cases))
    lines, _ = rule(file)
    found = [faults(case["expect"], line) for case, line in zip(cases, lines, strict=True)]
    assert found == [[]] * len(cases)
    assert len(list(CASES.glob("*.json"))) == 13
