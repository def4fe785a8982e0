"""The record that the page carries: an empty one, and how it is read from text and written back."""

import json
from typing import Any

from django.utils.translation import gettext as _

from rulings.engine import RecordError, rule_record
from rulings.engine.output import JSON

LONGEST = 64 * 1024
MOST_EVENTS = 200


class UnreadableError(ValueError):
    """A text that is no record; the message is a sentence for whoever sent it."""


def new() -> JSON:
    """Return the record the page begins with: no-limit 1/2 on the flop, seat 2 first to act."""
    return {
        "house": "standard",
        "game": {"variant": "holdem", "betting": "no_limit", "small_blind": 1, "big_blind": 2},
        "chips": [1, 5, 25, 100],
        "button": 1,
        "seats": {str(seat): {} for seat in range(1, 7)},
        "start": {"street": "flop"},
        "events": [],
    }


def read(text: str) -> JSON:
    """Return the record in TEXT, a new one where there is no text; its set-up holds, its events may still be wrong.

    Raises UnreadableError.
    """
    if not text:
        return new()
    if len(text) > LONGEST:
        raise UnreadableError(_("It is longer than this page takes."))
    record = _parsed(text)
    events = record.get("events", []) if isinstance(record, dict) else None
    if not isinstance(events, list) or not all(isinstance(event, dict) for event in events):
        raise UnreadableError(_("It is not a record with a list of what happened."))
    if len(events) > MOST_EVENTS:
        raise UnreadableError(_("More happened in it than this page takes."))
    try:
        check_table(record)
    except RecordError as error:
        raise UnreadableError(str(error)) from None
    return {**record, "events": events}


def check_table(record: JSON) -> None:
    """Raise RecordError where the RECORD is wrong before anything happens in it."""
    rule_record({**record, "events": []})


def _parsed(text: str) -> Any:
    try:
        found = json.loads(text)
        # What cannot be written back as UTF-8, such as half a surrogate pair, could not be shown either.
        write(found).encode()
    except (ValueError, RecursionError):
        raise UnreadableError(_("It is not written in JSON.")) from None
    return found


def write(record: JSON) -> str:
    """Return RECORD as the shortest text that `read` reads back."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))
