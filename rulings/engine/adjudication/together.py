"""Events that are one act: a stack cut out in parts, chips that follow the words, a number said after the chips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.engine.record import SeatEvent

from .chips import both
from .ruling import Ruling, Status

if TYPE_CHECKING:
    from .hand import Hand

_OPEN_WORDS = ("bet", "raise", "pot")


def read_together(hand: Hand, player: int, event: SeatEvent) -> Ruling:
    """The ruling on an event of the player who acted last: with his last act as one, or as a further motion."""
    last = hand.steps[-1]
    joined = _joined(hand, last.event, event)
    if joined is None:
        return hand.further(player, event)
    after, scene = hand.steps.pop(), hand.scene
    hand.scene = last.before.copy()
    ruling = hand.act(player, joined)
    if not hand.steps or hand.steps[-1].event is not joined:
        hand.steps.append(after)
        hand.scene = scene
        return ruling
    paid_before = after.ruling.added if after.event.push is not None else 0
    ruling.added = max(0, ruling.added - paid_before)
    if event.push is None:
        ruling.status = Status.AMENDED
    return ruling


def _joined(hand: Hand, first: SeatEvent, event: SeatEvent) -> SeatEvent | None:
    """Both events as one, where the rules read them so."""
    house = hand.table.house
    if event.push is not None and event.say is None and not event.tap and event.pull is None:
        one_motion = event.continues and first.push is not None
        follows_words = first.push is None and (first.say is not None)
        keeps_adding = house.raise_word_motions == "until_rest" and _open_word(first)
        if one_motion or follows_words or keeps_adding:
            return replace(first, index=event.index, push=both(event.push, first.push))
    number_after = isinstance(event.say, int) and event.push is None and first.push is not None
    if number_after and house.verbal_vs_chips == "verbal" and first.say is None:
        return replace(first, index=event.index, say=event.say)
    return None


def _open_word(event: SeatEvent) -> bool:
    """A bet or raise announced without saying how much (S0; TDA 42; WLA 174)."""
    return event.say in _OPEN_WORDS and event.amount is None and event.to is None and event.by is None
