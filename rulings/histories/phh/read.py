"""From the text of a file to its hands."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import rtoml

from rulings.engine.cards import CardError
from rulings.histories.faults import HandError
from rulings.histories.hand import HistoryHand, Problem, comes_to_an_end
from rulings.histories.source import Block, Source
from rulings.histories.units import UnitsError

from . import fields
from .actions import Walk
from .game import game_of

# The table of a hand: its name is a single key. Tables whose names begin with "_" are a user's, of the hand before.
_TABLE = re.compile(r"""^[ \t]*\[[ \t]*(?:(?!_)[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\][ \t]*(?:#.*)?\r?$""", re.MULTILINE)
_FIELD = re.compile(r"^[ \t]*(?:variant|antes|blinds_or_straddles|starting_stacks|actions)[ \t]*=", re.MULTILINE)
_PLACE = re.compile(r" at line (\d+) column \d+$")


def recognises(head: str) -> bool:
    """Whether a file that begins like this is in the format."""
    return _FIELD.search(head) is not None


def read(source: Source) -> Iterator[HistoryHand | Problem]:
    """Each hand of the file, or what is wrong with it."""
    for block in source.blocks(_TABLE):
        found = block if isinstance(block, Problem) else _read_block(block)
        if found is not None:
            yield found


def _read_block(block: Block) -> HistoryHand | Problem | None:
    """The hand of a block; None for one that holds nothing but comments."""
    try:
        document = rtoml.loads(block.text)
    except rtoml.TomlParsingError as error:
        return _no_toml(str(error), block.line)
    if not document:
        return None
    if _TABLE.match(block.text):
        document = next(iter(document.values()))
    try:
        return _hand(document, f"line {block.line}")
    except HandError as error:
        return _problem(error.code, error, block, document)
    except UnitsError as error:
        return _problem("bad_amount", error, block, document)
    except CardError as error:
        return _problem("bad_card", error, block, document)


def _problem(code: str, error: Exception, block: Block, document: Mapping[str, Any]) -> Problem:
    return Problem(code, f"line {block.line}", str(error), str(document.get("hand", "")))


def _no_toml(message: str, line: int) -> Problem:
    """The Problem with text that is no TOML, in the line of the file where the trouble stands."""
    place = _PLACE.search(message)
    if place is not None:
        line += int(place[1]) - 1
        message = message[: place.start()]
    return Problem("bad_toml", f"line {line}", f"is no TOML: {message}")


def _hand(document: Mapping[str, Any], at: str) -> HistoryHand:
    stacks = fields.a_list(document, "starting_stacks")
    actions = fields.actions(document)
    seats = fields.seats(document, len(stacks))
    scale = fields.scale(document, stacks, actions)
    game = game_of(document, stacks, seats, scale)
    walk = Walk(seats, game, scale)
    walk.run(actions)
    payments = fields.payments(document, seats, scale)
    return HistoryHand(
        format=fields.FORMAT,
        id=str(document.get("hand", "")),
        at=at,
        game=game,
        button=seats[-1],
        players=fields.players(seats, stacks, walk.hole_cards(), scale),
        happenings=tuple(walk.happenings),
        scale=scale,
        names=fields.names(document, seats),
        finishing=payments.finishing,
        inexact=payments.inexact,
        collected=payments.collected,
        ended=comes_to_an_end(walk.happenings, len(seats)),
        extra=fields.others(document, inexact=payments.inexact),
    )
