"""Review hand files: replay every hand and print what was found, one JSON line each."""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from typing import Any, TextIO

from django.core.management import BaseCommand
from tqdm import tqdm

from rulings.engine.rulebook import STANDARD, preset_names
from rulings.histories.hand import Problem
from rulings.histories.readers import READERS
from rulings.histories.replay.findings import Finding
from rulings.histories.replay.lines import Line, Part, parts_of, review_part

_CANNOT_READ = 1


class Command(BaseCommand):
    help = (
        "Replay the hands of files under a house's rules. Prints one JSON line per hand with what was found, and a "
        "summary on standard error. Exits with 1 when a hand could not be read."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--house", default=STANDARD, choices=preset_names(), help="the preset to replay under")
        parser.add_argument("--jobs", type=_jobs, default=1, help="how many processes work at it")
        parser.add_argument("--format", default="auto", choices=("auto", *READERS), help="the format of all files")
        parser.add_argument("--summary", action="store_true", help="print the summary alone")

    def handle(self, *, files: list[str], house: str, jobs: int, format: str, summary: bool, **_options: Any) -> None:  # noqa: A002
        tally = Tally()
        parts, refused = split(files, format)
        for line in refused:
            tally.add(line)
            self._print(line, quiet=summary)
        with progress(parts) as bar:
            for part, lines in reviewed(parts, house, jobs):
                for line in tally.without_repeats(part, lines):
                    self._print(line, quiet=summary)
                bar.update(part.end - part.start)
        tally.write(sys.stderr)
        if tally.unreadable:
            sys.exit(_CANNOT_READ)

    def _print(self, line: Line, *, quiet: bool) -> None:
        if not quiet:
            sys.stdout.write(json.dumps(line.answer) + "\n")


def _jobs(text: str) -> int:
    jobs = int(text)
    if jobs < 1:
        raise ValueError(text)
    return jobs


def split(files: Iterable[str], format: str) -> tuple[list[Part], list[Line]]:  # noqa: A002 - what it is
    """The parts of all files, and a line for each file that has none."""
    parts: list[Part] = []
    refused: list[Line] = []
    for file in files:
        try:
            found = parts_of(file, format)
        except OSError as error:
            found = Problem("no_file", "", error.strerror or "cannot be read")
        if isinstance(found, Problem):
            error_json = {"code": found.code, "at": found.at, "message": found.message}
            refused.append(Line(None, ok=False, answer={"file": file, "at": found.at, "error": error_json}))
        else:
            parts += found
    return parts, refused


def reviewed(parts: list[Part], house: str, jobs: int) -> Iterator[tuple[Part, list[Line]]]:
    """The lines of each part in order, worked on by so many processes."""
    if jobs == 1:
        for part in parts:
            yield part, review_part(part, house)
        return
    # A fresh interpreter each: what the parent has open is none of theirs.
    with get_context("spawn").Pool(jobs) as pool:
        work = [(part, house) for part in parts]
        yield from zip(parts, pool.imap(_review, work), strict=True)


def _review(work: tuple[Part, str]) -> list[Line]:
    return review_part(*work)


def progress(parts: list[Part]) -> Any:
    """A bar on standard error while it is a terminal."""
    total = sum(part.end - part.start for part in parts)
    return tqdm(total=total, unit="B", unit_scale=True, file=sys.stderr, disable=not sys.stderr.isatty())


class Tally:
    """What was read and found, and which hand numbers came before in the same file."""

    def __init__(self) -> None:
        self.hands = 0
        self.clean = 0
        self.unreadable = 0
        self.codes: Counter[str] = Counter()
        self._seen: set[int] = set()
        self._file = ""

    def add(self, line: Line) -> None:
        if line.key is None:
            self.unreadable += 1
            return
        self.hands += 1
        self.clean += line.ok
        self.codes.update(finding["code"] for finding in line.answer["findings"])

    def without_repeats(self, part: Part, lines: list[Line]) -> Iterator[Line]:
        """The lines of a part; a hand whose number came before in the file is found to be a duplicate."""
        if part.path != self._file:
            self._file, self._seen = part.path, set()
        for line in lines:
            if line.key is not None:
                if line.key in self._seen:
                    duplicate = Finding("duplicate_hand", found=line.answer["hand"])
                    line.answer["findings"].append(duplicate.as_json())
                self._seen.add(line.key)
            self.add(line)
            yield line

    def write(self, out: TextIO) -> None:
        """The summary, in words."""
        out.write(f"{self.hands} hands read, {self.clean} without an error, {self.unreadable} could not be read\n")
        out.writelines(f"  {count:>8}  {code}\n" for code, count in self.codes.most_common())
