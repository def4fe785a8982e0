"""The event being put together in the palette, before it is added."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from rulings.engine.output import JSON

MOTIONS = ("push", "forward", "pull")
FLAGS = ("tap", "muck", "take_back", "unaware", "continues")
MEANINGS = ("amount", "to", "by")
_SHOWN = {"seat", "say", *MEANINGS, *MOTIONS, *FLAGS}
_MOST_CHIPS = 40
_MOST_DIGITS = 12


class DraftError(ValueError):
    """A draft that makes no event: the field that is wrong, and a sentence that says what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field
        self.message = message


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen and typed so far, numbers as they were typed.

    `number` was said, `meaning` says how; `chips` were tapped and `small` typed, both moved as `motion` says; `editing`
    is the index of the event that this one replaces.
    """

    seat: int | None = None
    word: str = ""
    number: str = ""
    meaning: str = "amount"
    chips: tuple[int, ...] = ()
    small: str = ""
    motion: str = "push"
    flags: frozenset[str] = frozenset()
    cards: str = ""
    editing: int | None = None

    @property
    def has_extras(self) -> bool:
        """Whether something is chosen that the palette keeps folded away."""
        return bool(self.small or self.cards or self.flags) or self.motion != "push" or self.meaning != "amount"


def read(data: Mapping[str, Any]) -> Draft:
    """Return the draft in the fields DATA of the posted form; what no palette could have sent is left out."""
    motion, meaning = data.get("motion", ""), data.get("meaning", "")
    return Draft(
        seat=_whole(data.get("seat", "")),
        word=data.get("word", ""),
        number=data.get("number", "").strip(),
        meaning=meaning if meaning in MEANINGS else "amount",
        chips=_chips(data.get("tapped", "")),
        small=data.get("small", "").strip(),
        motion=motion if motion in MOTIONS else "push",
        flags=frozenset(flag for flag in FLAGS if flag in data),
        cards=data.get("cards", "").strip(),
        editing=_whole(data.get("editing", "")),
    )


def from_event(event: JSON, index: int) -> Draft | None:
    """Return the draft that would make EVENT again, None where the palette has no place for something in it."""
    motions = [motion for motion in MOTIONS if motion in event]
    numbers = [meaning for meaning in MEANINGS if meaning in event]
    if not event.keys() <= _SHOWN or "seat" not in event or len(motions) > 1 or len(numbers) > 1:
        return None
    said = event.get("say", "")
    moved = event[motions[0]] if motions else []
    number = event[numbers[0]] if numbers else "" if isinstance(said, str) else said
    return Draft(
        seat=_whole(str(event["seat"])),
        word=said if isinstance(said, str) else "",
        number=str(number),
        meaning=numbers[0] if numbers else "amount",
        chips=_chips(" ".join(map(str, moved))) if isinstance(moved, list) else (),
        small="" if isinstance(moved, list) else str(moved),
        motion=motions[0] if motions else "push",
        flags=frozenset(flag for flag in FLAGS if event.get(flag) is True),
        editing=index,
    )


def event(draft: Draft) -> JSON:
    """Return the event that DRAFT makes. Raises DraftError."""
    if draft.seat is None:
        raise DraftError("seat", _("Choose whose act it was."))
    said, moved = _said(draft), _moved(draft)
    if not said and not moved and not draft.flags - {"unaware", "continues"}:
        raise DraftError("word", _("Say what happened: a word, a number, chips or a motion."))
    return {"seat": draft.seat, **said, **moved, **dict.fromkeys(sorted(draft.flags), True)}


def dealt(draft: Draft) -> JSON:
    """Return the event of the dealer turning up the cards in DRAFT. Raises DraftError."""
    if not draft.cards:
        raise DraftError("cards", _("Write the card that was dealt, such as 7h."))
    return {"dealer": "deals", "board": draft.cards}


def called_on(draft: Draft) -> JSON:
    """Return the event of the dealer asking the seat in DRAFT to act. Raises DraftError."""
    if draft.seat is None:
        raise DraftError("seat", _("Choose whom the dealer asked."))
    return {"dealer": "calls_on", "seat": draft.seat}


def _said(draft: Draft) -> JSON:
    if not draft.number:
        return {"say": draft.word} if draft.word else {}
    number = _amount("number", draft.number)
    return {"say": draft.word, draft.meaning: number} if draft.word else {"say": number}


def _moved(draft: Draft) -> JSON:
    if draft.small and draft.chips:
        raise DraftError("small", _("Either tap the chips or write how much they came to, not both."))
    if draft.small:
        return {draft.motion: _amount("small", draft.small)}
    return {draft.motion: list(draft.chips)} if draft.chips else {}


def _amount(field: str, text: str) -> int:
    number = _whole(text)
    if not number:
        raise DraftError(field, _("Write a whole number above 0, such as 50."))
    return number


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


def _chips(text: str) -> tuple[int, ...]:
    values = [_whole(part) for part in text.split()[:_MOST_CHIPS]]
    return tuple(value for value in values if value)
