"""The engine's front door: a record in, its rulings out."""

from typing import Any

from .adjudication.cards import first_owners
from .adjudication.hand import Hand
from .adjudication.scene import Scene
from .betting.forced import opening
from .betting.table import make_table
from .output import ruling_json, showdown_json, state_json
from .record import Record, read_record


def rule_record(document: object) -> dict[str, Any]:
    """The rulings on a record, the state after its last event, and the showdown once betting is over.

    `document` is a parsed JSON document in the record format; the answer is one too, and always the same one. Raises
    RecordError, with the place, for a record that cannot be read or contradicts itself.
    """
    record = read_record(document)
    hand = begin(record)
    rulings = [ruling_json(hand.rule(event)) for event in record.events]
    return {"rulings": rulings, "state": state_json(hand.scene), "showdown": showdown_json(hand.scene)}


def begin(record: Record) -> Hand:
    """The hand of a record before its first event. Raises RecordError."""
    table = make_table(record.game, record.house, record.button, record.players.values(), record.chips)
    state = opening(table, record.players, record.start)
    board = record.start.board if record.start is not None else ()
    unknown = table.variant.streets[state.street].board if board is None else 0
    scene = Scene(state, board=board or (), unknown_board=unknown)
    scene.owners = first_owners(scene)
    return Hand(table, scene)
