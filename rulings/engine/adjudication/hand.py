"""Ruling on a hand, event by event."""

from dataclasses import replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.state import NOBODY
from rulings.engine.betting.table import Table
from rulings.engine.errors import RecordError
from rulings.engine.record import CallsOn, Deals, Event, RunIt, SeatEvent

from .acts import folds, is_act, read_act
from .asides import aside, ask_time
from .cards import deal, draw, run_it, show
from .choices import complete_in_silence, completed, give_up
from .debts import after_turn, check_chips_moved, let_stand, only_pays, pay, too_late
from .early import act_early, fold_early, still_due
from .floor import overrule
from .held import note_act, settled
from .motions import forward_counts
from .play import take
from .ruling import Ruling, Status, why
from .scene import Scene, Step
from .together import read_together


class Hand:
    """A hand being ruled on. `rule` takes the next event and gives its ruling; `scene` is where the hand stands.

    Built for one record; events come in their order. A copy of the scene is kept for each act, so nothing is undone in
    place: `steps` are the acts so far.
    """

    def __init__(self, table: Table, scene: Scene) -> None:
        self.table = table
        self.scene = scene
        self.steps: list[Step] = []

    def rule(self, event: Event) -> Ruling:
        """The ruling on the next event. Raises RecordError where it contradicts what has been recorded so far."""
        ruling = self._rule(event)
        _number_events(ruling, event.index)
        return ruling

    def _rule(self, event: Event) -> Ruling:
        if isinstance(event, SeatEvent):
            return self._seat_event(event)
        if isinstance(event, CallsOn):
            return self._calls_on(event)
        if isinstance(event, Deals):
            return deal(self.scene, event)
        if isinstance(event, RunIt):
            return run_it(self.scene, event)
        return overrule(self, event)

    def player(self, seat: int, at: str) -> int:
        """The index of a seat. Raises RecordError when nobody sits there."""
        found = self.table.index.get(seat)
        if found is None:
            raise RecordError("unknown_seat", at, f"nobody sits in seat {seat}")
        return found

    def remember(self, player: int, event: SeatEvent, before: Scene, ruling: Ruling) -> None:
        """Keep an act with the moment before it, as it is ruled now."""
        self.steps.append(Step(player, event, before, ruling))

    def again(self, step: Step) -> Ruling:
        """An act ruled on again, where something before it was ruled otherwise; it may have lost its object."""
        return self.act(step.player, step.event) if self.can_act(step.player) else after_turn(step.event)

    def can_act(self, player: int) -> bool:
        """Whether there is betting, and the player has cards and chips to take part in it."""
        state = self.scene.state
        return not state.over and state.to_act != NOBODY and bool(state.able >> player & 1)

    def act(self, player: int, event: SeatEvent) -> Ruling:
        """An act of a player who can still act, in turn or out of it; what he draws or shows with it counts too."""
        before = self.scene.copy()
        if event.draw is not None:
            draw(self.scene, player, event)
        also = self._before_the_act(player, event)
        ruling = self._turn(player, event)
        if ruling is None:
            self.scene = before
            silent_push = event.push is not None and event.say is None
            return too_late(before, player, event, code="string_bet" if silent_push else "turn_passed")
        ruling.also = [*also, *ruling.also]
        if event.show is not None:
            show(self.scene, player, event)
        if ruling.status is not Status.VOID:
            self.remember(player, event, before, ruling)
        return ruling

    def _before_the_act(self, player: int, event: SeatEvent) -> list[Ruling]:
        """What somebody else's act settles for the players before him: motions, choices, wagers of a wrong size."""
        also: list[Ruling] = []
        if player != self.scene.state.to_act:
            also += forward_counts(self, player)
        pending = self.scene.pending
        if pending is not None and pending.player != player:
            state = self.scene.state
            also.append(complete_in_silence(self.scene, pending))
            called = pending.action is Action.CALL
            note_act(self.scene, pending.player, state, called=called, made=event.index)
            also += settled(self.scene, state)
        return also + let_stand(self.scene, self.steps[-1] if self.steps else None, player)

    def _turn(self, player: int, event: SeatEvent) -> Ruling | None:
        """The ruling on an act by whose turn it is; None when the player's turn has passed."""
        state = self.scene.state
        if not self.can_act(player):
            # What was open before this act ended the betting: there is nothing left to act on.
            return after_turn(event)
        if player == state.to_act:
            return self._in_turn(player, event)
        if folds(event):
            return fold_early(self.scene, player, event)
        return act_early(self.scene, player, event) if still_due(state, player) else None

    def _in_turn(self, player: int, event: SeatEvent) -> Ruling:
        scene = self.scene
        before, pending = scene.state, scene.pending
        if scene.prompted == player:
            scene.prompted = NOBODY
        if pending is not None and folds(event):
            ruling = give_up(scene, pending, event)
        else:
            reading = read_act(scene, player, event)
            if pending is not None and pending.forced:
                reading = completed(scene, pending, reading)
            ruling = take(scene, player, reading, event)
            if pending is not None:
                ruling.rules = ("choice-answer", *ruling.rules)
        if ruling.status not in (Status.VOID, Status.CHOICE):
            note_act(scene, player, before, called=ruling.action is Action.CALL, made=event.index)
            ruling.also += settled(scene, before)
        return ruling

    def _calls_on(self, event: CallsOn) -> Ruling:
        player = self.player(event.seat, f"events[{event.index}].seat")
        wrong = player != self.scene.state.to_act
        self.scene.prompted = player if wrong else NOBODY
        code = "calls_on_wrong" if wrong and not self.scene.state.over else "calls_on"
        return Ruling(Status.NOTED, event.seat, why=(why(code, seat=event.seat),))

    def _seat_event(self, event: SeatEvent) -> Ruling:
        player = self.player(event.seat, event.at("seat"))
        if not is_act(event):
            return aside(self, player, event)
        if event.say == "time":
            ask_time(self.scene, player, event)
            event = replace(event, say=None)
        if only_pays(self.scene, self.steps[-1] if self.steps else None, player, event):
            return pay(self.scene, player, event)
        if self.scene.state.over:
            return self._after_betting(player, event)
        if not self.scene.state.able >> player & 1:
            folded = self.scene.state.folded >> player & 1
            return too_late(self.scene, player, event, code="has_folded" if folded else "is_all_in")
        return self._act_of_his(player, event)

    def _act_of_his(self, player: int, event: SeatEvent) -> Ruling:
        if self._is_one_act(player, event):
            return read_together(self, player, event)
        if self.scene.state.to_act == NOBODY:
            raise RecordError("first_actor_unknown", event.at(), "the cards that say who is first are not known")
        return self.act(player, event)

    def _is_one_act(self, player: int, event: SeatEvent) -> bool:
        """Whether the event may belong to the player's last act: nobody else has acted since."""
        last = self.steps[-1] if self.steps else None
        if last is None or last.player != player:
            return False
        return player != self.scene.state.to_act or (event.continues and last.event.push is not None)

    def further(self, player: int, event: SeatEvent) -> Ruling:
        """A further word or motion of the player who acted last, when it is no part of that act."""
        return self.act(player, event) if self.can_act(player) else too_late(self.scene, player, event)

    def _after_betting(self, player: int, event: SeatEvent) -> Ruling:
        """Once betting is over, hands are shown or thrown away, and chips that are still owed are paid."""
        scene = self.scene
        check_chips_moved(scene, player, event)
        if event.push is not None and scene.due(player):
            return pay(scene, player, event)
        live = scene.state.live
        if not live & (live - 1):
            raise RecordError("hand_over", event.at(), "the hand is over: only one player is left")
        if not live >> player & 1:
            return after_turn(event, code="has_folded")
        if not folds(event):
            return read_together(self, player, event) if self._is_one_act(player, event) else after_turn(event)
        scene.state = scene.state.but(folded=scene.state.folded | 1 << player)
        ground = why("mucks_at_showdown")
        return Ruling(Status.STANDS, event.seat, action=Action.FOLD, rules=("hand-released",), why=(ground,))


def _number_events(ruling: Ruling, index: int) -> None:
    ruling.event = index
    for other in ruling.also:
        _number_events(other, index)
