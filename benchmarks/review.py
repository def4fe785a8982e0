"""What reviewing a big file takes: memory, hands per second, and what a second process gains. Reports; asserts nothing.

    python -m benchmarks.review FILE.phhs [HANDS]

The file's hands are repeated, each with a number of its own, until there are HANDS of them (200,000 unless told).
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

RUNS = 3
_TABLE = re.compile(r"^\[.*\]$", re.MULTILINE)
_NUMBER = re.compile(r"^hand = .*$", re.MULTILINE)
_PAGE = os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    source = Path(sys.argv[1]).read_text()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "many.phhs"
        write_hands(path, source, count)
        print(f"{count} hands, {path.stat().st_size / 1e6:.0f} MB; load {os.getloadavg()[0]:.1f} before it began")
        spent: dict[int, list[float]] = {1: [], 2: []}
        for _ in range(RUNS):
            for jobs, times in spent.items():
                taken, most = review(path, jobs)
                times.append(taken)
                print(f"--jobs {jobs}: {taken:6.1f} s {count / taken:8,.0f} hands/s, at most {most / 1e6:.0f} MB")
        print(f"two are {min(spent[1]) / min(spent[2]):.2f} times as fast as one (best of {RUNS})")


def write_hands(path: Path, source: str, count: int) -> None:
    """So many hands, numbered from 1: none is a duplicate of another."""
    hands = [_NUMBER.sub("", part).rstrip() for part in _TABLE.split(source) if part.strip()]
    with path.open("w") as file:
        for number in range(1, count + 1):
            file.write(f"[{number}]{hands[number % len(hands)]}\nhand = {number}\n\n")


def review(path: Path, jobs: int) -> tuple[float, int]:
    """The seconds a review takes, and the most memory that its processes held at once."""
    command = [sys.executable, "manage.py", "review", "--jobs", str(jobs), str(path)]
    began = time.perf_counter()
    most = 0
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:  # noqa: S603
        while process.poll() is None:
            most = max(most, sum(map(resident, [process.pid, *children(process.pid)])))
            time.sleep(0.05)
    return time.perf_counter() - began, most


def children(pid: int) -> Iterator[int]:
    try:
        yield from map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    except OSError:
        return  # it has ended


def resident(pid: int) -> int:
    """The memory of a process, in bytes; 0 when it has ended."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
    except OSError:
        return 0


if __name__ == "__main__":
    main()
