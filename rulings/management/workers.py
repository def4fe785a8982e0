"""Reviewing the parts of files in several processes, in order, with little of them in memory at once."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread

from rulings.histories.replay.lines import Line, review_part
from rulings.histories.replay.parts import Part

Reviewed = tuple[Part | None, list[Line]]
_WAITING = 2  # parts a process has before it, so that it never waits for the one that writes


def reviewed(work: Iterable[Part | Line], house: str, jobs: int) -> Iterator[Reviewed]:
    """The lines of each part in order, worked on by so many processes; a line that is there already comes in its place.

    Raises BrokenProcessPool when one of the processes was killed.
    """
    if jobs == 1:
        for item in work:
            yield (item, review_part(item, house)) if isinstance(item, Part) else (None, [item])
        return
    # A fresh interpreter each: what the parent has open is none of theirs.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield from _in_order(pool, work, house, jobs * _WAITING)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, work: Iterable[Part | Line], house: str, most: int) -> Iterator[Reviewed]:
    waiting: deque[tuple[Part | Line, Future[list[Line]] | None]] = deque()
    for item in work:
        waiting.append((item, pool.submit(review_part, item, house) if isinstance(item, Part) else None))
        if len(waiting) > most:
            yield _done(*waiting.popleft())
    while waiting:
        yield _done(*waiting.popleft())


def _done(item: Part | Line, future: Future[list[Line]] | None) -> Reviewed:
    if isinstance(item, Part) and future is not None:
        return item, future.result()
    return None, [item] if isinstance(item, Line) else []


def _begin() -> None:
    """A process leaves interrupts to its parent, and ends when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
