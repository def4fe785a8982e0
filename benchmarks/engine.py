"""How fast the engine is: rulings over the cases, and a clean hand of twenty actions. Reports; asserts nothing.

    python -m benchmarks.engine [CASES]

CASES is a folder of case files, by default tests/cases.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rulings.engine import RecordError, rule_record
from rulings.engine.betting.act import Action, act
from rulings.engine.betting.forced import opening
from rulings.engine.betting.game import Game, Player
from rulings.engine.betting.table import make_table
from rulings.engine.betting.variants import VARIANTS
from rulings.engine.rulebook import house

REPEATS = 20


def main() -> None:
    cases = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "tests" / "cases"
    records = list(records_in(cases))
    whole = [seconds(lambda record=record: ruled(record)) for record in records]
    counts = [max(1, len(record.get("events", []))) for record in records]
    each = [spent / count for spent, count in zip(whole, counts, strict=True)]
    print(f"{len(records)} records of {cases}")
    print(f"  a record, median      {statistics.median(whole) * 1e6:8.1f} us")
    print(f"  a ruling, median      {statistics.median(each) * 1e6:8.1f} us   (reading and answering included)")
    print(f"a hand of {len(CLEAN)} clean actions, checked and played")
    print(f"  six-handed, median    {seconds(clean_hand) * 1e6:8.1f} us")


def records_in(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.rglob("*.json")):
        found = json.loads(file.read_text())
        yield from (case["record"] for case in (found if isinstance(found, list) else [found]))


def ruled(record: dict[str, Any]) -> None:
    try:
        rule_record(record)
    except RecordError:
        return  # some cases are records with an error in them


def seconds(run: Callable[[], None]) -> float:
    """The median time of a run."""
    spent = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        run()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)


# Before the flop a raise, two folds and three calls; then a check, a bet, a raise and calls on each street.
CLEAN = (
    (Action.RAISE, 200),
    (Action.FOLD, 0),
    (Action.CALL, 200),
    (Action.FOLD, 0),
    (Action.CALL, 200),
    (Action.CALL, 200),
    *((Action.CHECK, 0), (Action.BET, 100), (Action.CALL, 100), (Action.CALL, 100), (Action.CALL, 100)),
    *((Action.CHECK, 0), (Action.BET, 300), (Action.CALL, 300), (Action.CALL, 300), (Action.FOLD, 0)),
    *((Action.CHECK, 0), (Action.BET, 500), (Action.RAISE, 1500), (Action.CALL, 1500)),
)
PLAYERS = {seat: Player(seat, 10_000) for seat in range(1, 7)}
TABLE = make_table(Game(VARIANTS["holdem"], "no_limit", small_blind=50, big_blind=100), house(), 6, PLAYERS.values())


def clean_hand() -> None:
    state = opening(TABLE, PLAYERS)
    for action, total in CLEAN:
        state = act(state, state.to_act, action, total)


if __name__ == "__main__":
    main()
