"""`./dev manage review` as a process: lines, their order, exit status, and files that are no good."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulings.histories import native, ohh, phh
from tests.histories.replay.playing import fold, hand, to
from tests.histories.test_pokergfx import export
from tests.histories.test_pokergfx import hand as gfx_hand
from tests.histories.test_pokernow import entries, log

ROOT = Path(__file__).resolve().parents[2]
FOLDED = (to(3, 300), fold(1), fold(2))
COMMAND = (sys.executable, "manage.py", "review")
ENVIRONMENT = {**os.environ, "CARDROOM_DEBUG": "1"}

POKERSTARS = """\
PokerStars Hand #{id}:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/01/01 12:00:00 ET
Table 'Foxfield' 6-max Seat #3 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Seat 3: Cy ($100 in chips)
Ann: posts small blind $0.50
Bob: posts big blind $1
*** HOLE CARDS ***
Cy: raises $2 to $3
Ann: folds
Bob: folds
Uncalled bet ($2) returned to Cy
Cy collected $2.50 from pot
*** SUMMARY ***
Total pot $2.50 | Rake $0


"""


def review(*args, **more):
    return subprocess.run(
        [*COMMAND, *map(str, args)], cwd=ROOT, env=ENVIRONMENT, capture_output=True, timeout=120, check=False, **more
    )


def answers(result):
    return [json.loads(line) for line in result.stdout.splitlines()]


def phh_hand(id="1", **fields):  # noqa: A002 - what it is
    return phh.write(hand(*FOLDED, id=id, **fields), id) + "\n"


def written(folder, name, text):
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_line_for_each_hand(tmp_path):
    path = written(tmp_path, "two.phhs", phh_hand("1") + phh_hand("2", finishing={1: 9_950, 2: 9_900, 3: 10_151}))
    result = review(path)
    assert answers(result) == [
        {
            "file": str(path),
            "hand": "1",
            "at": "line 1",
            "variant": "holdem",
            "ok": True,
            "findings": [],
            "stacks": {"1": 9_950, "2": 9_900, "3": 10_150},
            "scale": 1,
            "trusted": True,
        },
        {
            "file": str(path),
            "hand": "2",
            "at": "line 11",
            "variant": "holdem",
            "ok": False,
            "findings": [
                {
                    "code": "chips_not_conserved",
                    "severity": "error",
                    "event": None,
                    "seat": None,
                    "rules": ["rake"],
                    "expected": 250,
                    "found": 251,
                    "text": "The payments make 251, rake included; the pot is 250.",
                }
            ],
            "stacks": {"1": 9_950, "2": 9_900, "3": 10_150},
            "scale": 1,
            "trusted": True,
        },
    ]
    assert result.returncode == 0
    assert result.stderr.decode().splitlines() == [
        "2 hands read, 1 without an error, 0 could not be read",
        "         1  chips_not_conserved",
    ]


def test_a_hand_that_cannot_be_read_has_its_place_and_sets_the_exit_status(tmp_path):
    broken = phh_hand("2").replace("variant =", "variant ")
    path = written(tmp_path, "three.phhs", phh_hand("1") + broken + phh_hand("3"))
    result = review(path)
    first, error, third = answers(result)
    assert (first["hand"], third["hand"]) == ("1", "3")
    assert (error["file"], error["at"], error["error"]["code"]) == (str(path), "line 12", "bad_toml")
    assert result.returncode == 1


def test_the_summary_alone(tmp_path):
    result = review("--summary", written(tmp_path, "one.phhs", phh_hand()))
    assert (result.stdout, result.returncode) == (b"", 0)
    assert result.stderr == b"1 hands read, 1 without an error, 0 could not be read\n"


def test_the_house_makes_the_difference(tmp_path):
    path = written(tmp_path, "one.phh", phh.write(hand(to(3, 250), fold(1), fold(2))))
    assert [answer["ok"] for answer in answers(review(path))] == [True]
    assert [answer["ok"] for answer in answers(review("--house", "hungarian-nl", path))] == [False]


def test_files_and_hands_keep_their_order_whoever_works_at_them(tmp_path):
    names = [f"{number}.phhs" for number in range(6)]
    files = [written(tmp_path, name, phh_hand(name) * 40) for name in names]
    files.insert(2, tmp_path / "none")
    files.insert(4, written(tmp_path, "prose", "Dear sir,\n"))
    one, two = review(*files), review("--jobs", "2", *files)
    assert one.stdout == two.stdout
    assert one.stderr == two.stderr
    assert (one.returncode, two.returncode) == (1, 1)
    told = [answer["file"] for answer in answers(one)]
    assert list(dict.fromkeys(told)) == [str(file) for file in files]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_hand_that_comes_twice_is_a_duplicate_within_its_file(tmp_path, jobs):
    files = [written(tmp_path, name, phh_hand("1") + phh_hand("2") + phh_hand("1")) for name in ("a.phhs", "b.phhs")]
    told = answers(review("--jobs", jobs, *files))
    assert [[finding["code"] for finding in answer["findings"]] for answer in told] == [
        *([], [], ["duplicate_hand"]),
        *([], [], ["duplicate_hand"]),
    ]
    assert [answer["ok"] for answer in told] == [True] * 6


LOGGED = [entries(number) for number in (1, 2, 3)]
EXPORTED = export(*[gfx_hand(number) for number in (1, 2, 3)])
# Formats whose hands stand alone, one after the other.
FORMATS = {
    "phh": [phh_hand(str(number)) for number in (1, 2, 3)],
    "ohh": [ohh.write(hand(*FOLDED, id=str(number))) + "\n" for number in (1, 2, 3)],
    "native": [native.write(hand(*FOLDED, id=str(number))) for number in (1, 2, 3)],
    "pokerstars": [POKERSTARS.replace("{id}", str(number)) for number in (1, 2, 3)],
}


@pytest.mark.parametrize("format", FORMATS)
def test_a_hand_cut_short_in_the_middle_spoils_none_around_it(tmp_path, format):  # noqa: A002 - what it is
    first, second, third = FORMATS[format]
    path = written(tmp_path, "cut", first + second[: len(second) // 2] + "\n" + third)
    result = review(path)
    told = answers(result)
    good = [answer["hand"] for answer in told if "error" not in answer]
    assert (good[0], good[-1]) == ("1", "3")
    assert [answer["file"] for answer in told if "error" in answer] == [str(path)]
    assert result.returncode == 1


def test_a_hand_cut_short_in_formats_that_hold_all_hands_in_one(tmp_path):
    log_path = written(tmp_path, "log.csv", log(*LOGGED[0], *LOGGED[1][:8], *LOGGED[2]))
    told = answers(review(log_path))
    assert [answer.get("error", {}).get("code") or answer["hand"] for answer in told] == ["hand3", "truncated", "hand1"]
    at = EXPORTED.index('"HandNum": 2')
    export_path = written(tmp_path, "export.json", EXPORTED[:at] + EXPORTED[at + 40 :])
    told = answers(review(export_path))
    assert [answer.get("error", {}).get("code") or answer["hand"] for answer in told] == ["1", "bad_json", "3"]


def test_a_hand_twice_is_a_duplicate_where_numbers_repeat_too(tmp_path):
    first, again, other = gfx_hand(1), gfx_hand(1), gfx_hand(1, StartDateTimeUTC="2025-01-02T19:00:00Z")
    told = answers(review(written(tmp_path, "export.json", export(first, again, other))))
    assert [(answer["hand"], [each["code"] for each in answer["findings"]]) for answer in told] == [
        ("1", []),
        ("1 (2)", ["duplicate_hand"]),
        ("1 (3)", []),
    ]
    told = answers(review(written(tmp_path, "log.csv", log(*LOGGED[0], *LOGGED[1], *LOGGED[0]))))
    assert [[each["code"] for each in answer["findings"]] for answer in told] == [[], [], ["duplicate_hand"]]


@pytest.mark.parametrize(
    ("name", "content"), [("export.json", EXPORTED), ("log.csv", log(*LOGGED[0], *LOGGED[1], *LOGGED[2]))]
)
def test_formats_that_hold_all_hands_in_one_are_told_by_their_content(tmp_path, name, content):
    told = answers(review(written(tmp_path, name, content)))
    assert len(told) == 3
    assert [finding for answer in told for finding in answer["findings"]] == []


@pytest.mark.parametrize("format", FORMATS)
def test_each_format_is_told_by_its_content(tmp_path, format):  # noqa: A002 - what it is
    path = written(tmp_path, "hands", "".join(FORMATS[format]))
    told = answers(review(path))
    assert [answer["hand"] for answer in told] == ["1", "2", "3"]
    assert [finding for answer in told for finding in answer["findings"]] == []
    assert answers(review("--format", format, path)) == told


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "empty"), (b" \n\n", "empty"), (bytes(range(256)) * 9, "binary"), (b"x" * 2_000_000, "unknown_format")],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_file_that_is_none_of_ours(tmp_path, content, code, jobs):
    path = written(tmp_path, "file", content)
    result = review("--jobs", jobs, path)
    assert [(answer["file"], answer["error"]["code"]) for answer in answers(result)] == [(str(path), code)]
    assert result.returncode == 1


def test_what_cannot_be_asked(tmp_path):
    for args in (["--jobs", "0"], ["--jobs", "many"], ["--house", "nobody"], ["--format", "docx"], []):
        result = review(*args, *([tmp_path / "x"] if args else []))
        assert result.returncode == 2
        assert result.stdout == b""


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_nobody_reads_to_the_end(tmp_path, jobs):
    path = written(tmp_path, "many.phhs", "".join(phh_hand(str(number)) for number in range(15_000)))
    command = [*COMMAND, "--jobs", jobs, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert json.loads(process.stdout.readline())["hand"] == "0"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


@pytest.mark.slow
def test_a_worker_that_is_killed_is_said_and_waited_for_by_nobody(tmp_path):
    path = written(tmp_path, "many.phhs", "".join(phh_hand(str(number)) for number in range(40_000)))
    command = [*COMMAND, "--jobs", "2", "--summary", str(path)]
    with subprocess.Popen(command, cwd=ROOT, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True) as process:
        os.kill(_worker_of(process.pid), signal.SIGKILL)
        _, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert error.strip() == (
        "CommandError: a process that worked on the files was killed; what is printed ends before it"
    )


def _worker_of(pid):
    """A process that works for that one: the last it started, once there are three (one of them keeps their things)."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        found = children.read_text().split()
        if len(found) == 3:
            return int(found[-1])
        time.sleep(0.05)
    raise AssertionError("no worker came")
