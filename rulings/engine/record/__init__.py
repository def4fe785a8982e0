"""Reading a record: the document that says what the room, the game and the table are, and what happened."""

from .events import CallsOn, Chips, Deals, Event, FloorRules, RunIt, SeatEvent
from .reader import Record, check_deck, read_record

__all__ = [
    "CallsOn",
    "Chips",
    "Deals",
    "Event",
    "FloorRules",
    "Record",
    "RunIt",
    "SeatEvent",
    "check_deck",
    "read_record",
]
