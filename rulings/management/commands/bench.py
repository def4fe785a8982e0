"""The same hands through this project and through PokerKit, on one core: what each takes, and whether they agree."""

import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from django.core.management import BaseCommand, CommandError

from rulings.engine.rulebook import STANDARD, preset_names
from rulings.engine.rulebook import house as house_of
from rulings.histories.hand import HistoryHand, Problem
from rulings.histories.readers import read_hands
from rulings.histories.replay import Review, Reviewer
from rulings.management import pokerkit_bench as kit

RUNS = 5


class Command(BaseCommand):
    help = (
        "Load and replay the hands of PHH files here and with PokerKit, on one core: hands per second (medians of "
        f"{RUNS} runs), ratios, and whether the stacks after each hand agree."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--house", default=STANDARD, choices=preset_names())

    def handle(self, *, files: list[str], house: str, **_options: Any) -> None:
        reviewer = Reviewer(house_of(house))
        ours, theirs = list(load(files)), list(kit.load(files))
        if len(ours) != len(theirs):
            raise CommandError(f"{len(ours)} hands were read here, {len(theirs)} by PokerKit")
        self.stdout.write(f"{len(ours)} hands\n{'':12}{'here':>14}{'PokerKit':>14}{'ratio':>8}\n")
        measured = (
            ("load", lambda: load(files), lambda: kit.load(files)),
            ("replay", lambda: replay(ours, reviewer), lambda: kit.replay(theirs)),
            ("both", lambda: replay(load(files), reviewer), lambda: kit.replay(kit.load(files))),
        )
        for name, here, there in measured:
            self._row(name, *[len(ours) / spent for spent in medians(here, there)])
        self.stdout.write(agreement(list(replay(ours, reviewer)), list(kit.replay(theirs))))

    def _row(self, name: str, here: float, there: float) -> None:
        self.stdout.write(f"{name:12}{here:>12,.0f}/s{there:>12,.0f}/s{here / there:>8.1f}\n")


def load(files: list[str]) -> Iterator[HistoryHand]:
    """Every hand of the files. Raises CommandError for one that cannot be read."""
    for file in files:
        with Path(file).open("rb") as opened:
            for found in read_hands(opened):
                if isinstance(found, Problem):
                    raise CommandError(f"{file}: {found.at}: {found.message}")
                yield found


def replay(hands: Iterable[HistoryHand], reviewer: Reviewer) -> Iterator[Review | Problem]:
    return map(reviewer.review, hands)


def medians(*runs: Callable[[], Iterable[object]]) -> list[float]:
    """The median time of going through what each run gives, keeping none of it; the runs take turns.

    Time of this process: what else the machine does is not in it.
    """
    spent: list[list[float]] = [[] for _ in runs]
    for _ in range(RUNS):
        for times, run in zip(spent, runs, strict=True):
            began = time.process_time()
            for _one in run():
                pass
            times.append(time.process_time() - began)
    return [statistics.median(times) for times in spent]


def agreement(ours: list[Review | Problem], theirs: list[list[float]]) -> str:
    """How many hands end with the same stacks (within one unit, where a chip was cut in half), and which do not."""
    apart = []
    for mine, their in zip(ours, theirs, strict=True):
        if isinstance(mine, Problem):
            apart.append(f"{mine.id}: {mine.message}")
            continue
        stacks = [stack for _, stack in sorted(mine.stacks.items())]
        scaled = [stack * mine.hand.scale for stack in their]
        if any(one is None or abs(one - other) >= 1 for one, other in zip(stacks, scaled, strict=True)):
            apart.append(f"hand {mine.hand.id}: {stacks} here, {scaled} there")
    agreed = f"stacks agree in {len(ours) - len(apart)} of {len(ours)} hands\n"
    return agreed + "".join(f"  {line}\n" for line in apart)
