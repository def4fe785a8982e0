"""Review hand files: replay every hand and print what was found, one JSON line each."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TextIO

from django.core.management import BaseCommand, CommandError
from tqdm import tqdm

from rulings.engine.rulebook import STANDARD, preset_names
from rulings.histories.hand import Problem
from rulings.histories.readers import READERS
from rulings.histories.replay.lines import Line, as_duplicate, problem_line
from rulings.histories.replay.parts import Part, parts_of
from rulings.management.workers import reviewed

_CANNOT_READ = 1
_INTERRUPTED = 130  # as shells have it


class Command(BaseCommand):
    help = (
        "Replay the hands of files under a house's rules. Prints one JSON line per hand with what was found, and a "
        "summary on standard error. Exits with 1 when a hand could not be read."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--house", default=STANDARD, choices=preset_names(), help="the preset to replay under")
        parser.add_argument("--jobs", type=_jobs, default=1, metavar="N", help="how many processes work at it")
        parser.add_argument("--format", default="auto", choices=("auto", *READERS), help="the format of all files")
        parser.add_argument("--summary", action="store_true", help="print the summary alone")

    def handle(self, *, files: list[str], house: str, jobs: int, format: str, summary: bool, **_options: Any) -> None:  # noqa: A002
        tally = Tally()
        try:
            with progress(files) as bar:
                for part, lines in reviewed(work_of(files, format), house, jobs):
                    text = b"".join([line.text for line in tally.count(part, lines)])
                    if not summary:
                        sys.stdout.buffer.write(text)
                    bar.update(0 if part is None else part.end - part.start)
            sys.stdout.flush()
        except BrokenProcessPool:
            raise CommandError(
                "a process that worked on the files was killed; what is printed ends before it"
            ) from None
        except BrokenPipeError:
            _leave_the_pipe()
        except KeyboardInterrupt:
            sys.exit(_INTERRUPTED)
        tally.write(sys.stderr)
        if tally.unreadable:
            sys.exit(_CANNOT_READ)


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise ArgumentTypeError(f"{text!r} is no number of processes: from 1 to 256")
    return int(text)


def _leave_the_pipe() -> None:
    """End quietly: nobody reads any more, and what Python still holds for them goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(_CANNOT_READ)


def work_of(files: Iterable[str], format: str) -> Iterator[Part | Line]:  # noqa: A002 - what it is
    """The parts of all files in their order, and the line of each file that has none."""
    for file in files:
        try:
            for found in parts_of(file, format):
                yield problem_line(file, found) if isinstance(found, Problem) else found
        except OSError as error:
            yield problem_line(file, Problem("no_file", "", error.strerror or "cannot be read"))


def progress(files: list[str]) -> Any:
    """A bar on standard error while it is a terminal."""
    quiet = not sys.stderr.isatty()
    total = 0 if quiet else sum(Path(file).stat().st_size for file in files if Path(file).is_file())
    return tqdm(total=total, unit="B", unit_scale=True, file=sys.stderr, disable=quiet)


class Tally:
    """What was read and found, and which hands came before in the same file."""

    def __init__(self) -> None:
        self.hands = 0
        self.clean = 0
        self.unreadable = 0
        self.codes: Counter[str] = Counter()
        self._seen: set[int] = set()

    def count(self, part: Part | None, lines: list[Line]) -> Iterator[Line]:
        """The lines of a part (None: of a file that has none); a hand that came before in its file is a duplicate."""
        if part is not None and not part.start:
            self._seen.clear()
        for line in lines:
            repeats = line.key in self._seen
            counted = as_duplicate(line) if repeats else line
            self._add(counted)
            yield counted

    def _add(self, line: Line) -> None:
        if line.key is None:
            self.unreadable += 1
            return
        self._seen.add(line.key)
        self.hands += 1
        self.clean += line.ok
        self.codes.update(line.codes)

    def write(self, out: TextIO) -> None:
        """The summary, in words."""
        out.write(f"{self.hands} hands read, {self.clean} without an error, {self.unreadable} could not be read\n")
        out.writelines(f"  {count:>8}  {code}\n" for code, count in self.codes.most_common())
