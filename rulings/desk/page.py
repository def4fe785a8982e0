"""Everything the page shows of a desk, in words and in order."""

import json
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from rulings.desk import draft as drafts
from rulings.desk import records, setup
from rulings.desk.card import Card, card, preset
from rulings.desk.ruled import Ruled, rule
from rulings.desk.situations import SITUATIONS
from rulings.desk.steps import Desk
from rulings.engine import RecordError, read_record
from rulings.engine.output import JSON
from rulings.wording import names
from rulings.wording.happenings import happening
from rulings.wording.problems import problem
from rulings.wording.prospects import plays, prospect

_LONGEST_RAW = 120
# Words that a game has only with this betting.
_ONLY_WITH = {"complete": "fixed_limit", "pot": "pot_limit"}
_MARKS = {"to_act": "to-act", "folded": "folded"}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of what happened; `ruling` is None where it could not be ruled on, `problem` says why."""

    index: int
    told: str
    ruling: Card | None
    problem: str
    editable: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """One column of the seats: `stack` None is deep enough for anything; `mark` is the class of its state."""

    number: int
    stack: int | None
    wager: int
    status: str | Promise
    mark: str
    button: bool


def page(desk: Desk) -> dict[str, Any]:
    """Return what the templates show of DESK."""
    ruled = rule(desk.record)
    lines = _lines(desk.record, ruled)
    looked_at = desk.looking_at if desk.looking_at is not None else len(ruled.rulings) - 1
    newest = looked_at == len(ruled.rulings) - 1
    then = ruled if newest else rule(desk.record, looked_at + 1)
    seat = ruled.state["to_act"] if desk.draft.seat is None else desk.draft.seat
    return {
        "record": records.write(desk.record),
        "cleared": desk.cleared,
        "game": names.game(desk.record),
        "house": names.house(desk.record),
        "preset": preset(desk.record),
        "seating": names.seating(desk.record),
        "street": names.STREETS[then.state["street"]],
        "pot": then.state["pot"],
        "seats": [_seat(int(number), desk.record, then.state) for number in then.state["seats"]],
        "stacks_known": any(player["stack"] is not None for player in then.state["seats"].values()),
        "lines": lines,
        "line": lines[looked_at] if 0 <= looked_at < len(ruled.rulings) else None,
        "newest": newest,
        "prospect": prospect(then.state, then.showdown),
        "trouble": ruled.trouble,
        "palette": _palette(desk, ruled, seat),
        **({} if lines else _beginnings(desk)),
    }


def _lines(record: JSON, ruled: Ruled) -> list[Line]:
    found = []
    for index, event in enumerate(record["events"]):
        ruling = ruled.rulings[index] if index < len(ruled.rulings) else None
        waits_for = rule(record, index + 1).state["to_act"] if ruling and ruling["status"] == "held" else None
        wrong = ruled.trouble if ruled.trouble and ruled.trouble.event == index else None
        found.append(
            Line(
                index=index,
                told=_told(record, event),
                ruling=card(ruling, record, waits_for=waits_for) if ruling else None,
                problem=problem(wrong.error) if wrong else "" if ruling else _("Not ruled on yet."),
                editable=drafts.from_event(event, index) is not None,
            )
        )
    return found


def _told(record: JSON, event: JSON) -> str:
    """Return EVENT in words, as it is written where the engine cannot read it."""
    try:
        read_record({**record, "events": [event]})
    except RecordError:
        return json.dumps(event)[:_LONGEST_RAW]
    return happening(event)


def _seat(number: int, record: JSON, state: JSON) -> Seat:
    player = state["seats"][str(number)]
    status = "to_act" if number == state["to_act"] else "waits" if number in state["held"] else player["status"]
    return Seat(
        number=number,
        stack=player["stack"],
        wager=player["wager"],
        status=names.SEAT_STATUSES[status],
        mark=_MARKS.get(status, ""),
        button=number == record.get("button"),
    )


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose in the palette."""

    value: str
    told: str | Promise
    chosen: bool


def _palette(desk: Desk, ruled: Ruled, seat: int | None) -> dict[str, Any]:
    draft, game = desk.draft, desk.record["game"]
    words = [(word, told) for word, told in names.WORDS.items() if _has(game["betting"], word) or word == draft.word]
    return {
        "draft": draft,
        "to_act": ruled.state["to_act"],
        "plays": [] if draft.editing is not None or ruled.trouble else plays(ruled.state),
        "seats": [Option(number, number, number == str(seat)) for number in ruled.state["seats"]],
        "words": [Option(word, told, word == draft.word) for word, told in words],
        "meanings": [Option(value, told, value == draft.meaning) for value, told in _meanings()],
        "motions": [Option(value, told, value == draft.motion) for value, told in _motions()],
        "flags": [Option(value, told, value in draft.flags) for value, told in _flags()],
        "chips": desk.record.get("chips", []),
        "tapped": " ".join(str(chip) for chip in draft.chips),
        "total": sum(draft.chips),
        "problems": desk.problems,
        "open": draft.has_extras or bool(desk.problems.keys() & {"flags", "cards", "small"}),
        "nothing_to_undo": draft.editing is not None or not desk.events,
        "has_board": setup.has_board(game["variant"]),
    }


def _has(betting: str, word: str) -> bool:
    return _ONLY_WITH.get(word, betting) == betting


def _meanings() -> list[tuple[str, str]]:
    return [("amount", _("as said")), ("to", _("“to” it")), ("by", _("“by” it"))]


def _motions() -> list[tuple[str, str]]:
    return [("push", _("Released")), ("forward", _("Forward, not released")), ("pull", _("Drawn back"))]


def _flags() -> list[tuple[str, str]]:
    return [
        ("continues", _("Same motion as before")),
        ("tap", _("Taps the table")),
        ("muck", _("Throws the cards away")),
        ("take_back", _("Takes the wager back")),
        ("unaware", _("Unaware of the raise")),
    ]


def _beginnings(desk: Desk) -> dict[str, Any]:
    """Return what an empty page offers to begin with."""
    start = setup.fields(desk.record)["street"]
    return {
        "streets": [Option(name, names.STREETS[name], name == start) for name in setup.streets(_variant(desk))],
        "situations": list(SITUATIONS.items()),
    }


def _variant(desk: Desk) -> str:
    return str(desk.record["game"]["variant"])
