"""What the engine says of a record, as far as it can be ruled on."""

import re
from dataclasses import dataclass

from rulings.engine import RecordError, rule_record
from rulings.engine.output import JSON


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why an event could not be ruled on: its index, and the engine's error."""

    event: int
    error: RecordError


@dataclass(frozen=True, slots=True)
class Ruled:
    """The rulings on the events before the first that is wrong, and where the hand stands after them."""

    rulings: list[JSON]
    state: JSON
    showdown: JSON | None
    trouble: Trouble | None


def rule(record: JSON, count: int | None = None) -> Ruled:
    """Rule on the first COUNT events of RECORD, on all of them without it. The set-up must hold: see `records.read`."""
    events = record["events"][:count]
    trouble = None
    while True:
        try:
            answer = rule_record({**record, "events": events})
        except RecordError as error:
            if not events:
                raise
            trouble = Trouble(_event_of(error, len(events)), error)
            events = events[: trouble.event]
        else:
            return Ruled(answer["rulings"], answer["state"], answer["showdown"], trouble)


def _event_of(error: RecordError, count: int) -> int:
    """Return the index of the event that ERROR names; an error that names none is put down to the last."""
    named = re.match(r"events\[(\d+)\]", error.at)
    return min(int(named[1]), count - 1) if named else count - 1
