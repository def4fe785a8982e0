"""The steps that a tap on the page takes: a desk and a step in, the desk after it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from django.utils.translation import gettext as _

from rulings.desk import draft as drafts
from rulings.desk import records, setup
from rulings.desk.draft import Draft, DraftError
from rulings.desk.ruled import Ruled, Trouble, rule
from rulings.desk.situations import SITUATIONS, record_of
from rulings.engine import RecordError
from rulings.engine.output import JSON
from rulings.wording.problems import place, problem

# Where in the palette the key of an event was entered.
_ENTERED = {
    "say": "word",
    "amount": "number",
    "to": "number",
    "by": "number",
    "push": "chips",
    "pull": "chips",
    "forward": "chips",
    "seat": "seat",
    "board": "cards",
    "continues": "flags",
    "unaware": "flags",
}


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page holds between two taps.

    `problems`: what is wrong with the draft, by its fields; `looking_at`: the event whose ruling is shown, None for the
    newest; `cleared`: the text of the record that the last clearing put away.
    """

    record: JSON
    draft: Draft = field(default_factory=Draft)
    problems: Mapping[str, str] = field(default_factory=dict)
    looking_at: int | None = None
    cleared: str = ""

    @property
    def events(self) -> list[JSON]:
        return list(self.record["events"])

    def with_events(self, events: list[JSON]) -> "Desk":
        """Return the desk with these EVENTS and an empty draft."""
        return replace(self, record={**self.record, "events": events}, draft=Draft(), problems={})


def take(desk: Desk, step: str) -> Desk:
    """Return DESK after STEP, a name with an argument where it has one: "undo", "chip:100". An unknown one is none."""
    name, _colon, argument = step.partition(":")
    desk = replace(desk, looking_at=None)
    if name in _STEPS:
        return _STEPS[name](desk)
    if name in _STEPS_WITH and argument:
        return _STEPS_WITH[name](desk, argument)
    return desk


def _add(desk: Desk) -> Desk:
    return _enter(desk, drafts.event)


def _deal(desk: Desk) -> Desk:
    return _enter(desk, drafts.dealt)


def _call_on(desk: Desk) -> Desk:
    return _enter(desk, drafts.called_on)


def _enter(desk: Desk, make: Callable[[Draft], JSON]) -> Desk:
    """Add the event that MAKE makes of the draft, or keep the draft and say what is wrong with it."""
    try:
        event = make(desk.draft)
    except DraftError as error:
        return replace(desk, problems={error.field: error.message})
    events = desk.events
    editing = desk.draft.editing
    at = editing if editing is not None and editing < len(events) else len(events)
    events[at : at + 1] = [event]
    entered = desk.with_events(events)
    trouble = rule(entered.record, at + 1).trouble
    if trouble and trouble.event == at:
        return replace(desk, problems={_entered_in(trouble): problem(trouble.error)})
    if len(events) > records.MOST_EVENTS:
        return replace(desk, problems={"word": _("More does not fit on this page: begin a new hand.")})
    return entered


def _entered_in(trouble: Trouble) -> str:
    return _ENTERED.get(place(trouble.error), "word")


def _undo(desk: Desk) -> Desk:
    return desk.with_events(desk.events[:-1])


def _new(desk: Desk) -> Desk:
    cleared = records.write(desk.record) if desk.events else desk.cleared
    return replace(desk.with_events([]), cleared=cleared)


def _restore(desk: Desk) -> Desk:
    try:
        return Desk(records.read(desk.cleared))
    except records.UnreadableError:
        return replace(desk, cleared="")


def _stop_editing(desk: Desk) -> Desk:
    return replace(desk, draft=Draft())


def _chip(desk: Desk, value: str) -> Desk:
    chips = f"{' '.join(map(str, desk.draft.chips))} {value}"
    return replace(desk, draft=replace(desk.draft, chips=drafts.read({"tapped": chips}).chips))


def _clear_chips(desk: Desk) -> Desk:
    return replace(desk, draft=replace(desk.draft, chips=()))


def _play(desk: Desk, word: str) -> Desk:
    """The seat to act does the plain thing."""
    seat = now(desk).state["to_act"]
    return _add(replace(desk, draft=Draft(seat=seat, word=word)))


def _delete(desk: Desk, number: str) -> Desk:
    at = _index(desk, number)
    return desk if at is None else desk.with_events([*desk.events[:at], *desk.events[at + 1 :]])


def _edit(desk: Desk, number: str) -> Desk:
    at = _index(desk, number)
    draft = None if at is None else drafts.from_event(desk.events[at], at)
    return desk if draft is None else replace(desk, draft=draft, problems={}, looking_at=at)


def _look(desk: Desk, number: str) -> Desk:
    return replace(desk, looking_at=_index(desk, number))


def _start_on(desk: Desk, street: str) -> Desk:
    record = setup.on_street(desk.record, street)
    try:
        records.check_table(record)
    except RecordError as error:
        return replace(desk, problems={"street": problem(error)})
    return replace(desk, record=record)


def _situation(desk: Desk, key: str) -> Desk:
    if key not in SITUATIONS or desk.events:
        return desk
    return Desk(record_of(key, desk.record.get("house", "standard")))


def _index(desk: Desk, number: str) -> int | None:
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else -1
    return at if 0 <= at < len(desk.events) else None


def now(desk: Desk) -> Ruled:
    """Return what the engine says of the whole record."""
    return rule(desk.record)


_STEPS: Mapping[str, Callable[[Desk], Desk]] = {
    "add": _add,
    "deal": _deal,
    "call-on": _call_on,
    "undo": _undo,
    "new": _new,
    "restore": _restore,
    "stop-editing": _stop_editing,
    "clear-chips": _clear_chips,
}
_STEPS_WITH: Mapping[str, Callable[[Desk, str], Desk]] = {
    "chip": _chip,
    "play": _play,
    "delete": _delete,
    "edit": _edit,
    "look": _look,
    "street": _start_on,
    "situation": _situation,
}
