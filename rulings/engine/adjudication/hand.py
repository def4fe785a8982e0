"""Ruling on a hand, event by event."""

from dataclasses import dataclass, replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.state import NOBODY, State, put_at
from rulings.engine.betting.table import Table
from rulings.engine.errors import RecordError
from rulings.engine.record import CallsOn, Deals, Event, RunIt, SeatEvent

from .acts import check_chips, check_has, folds, is_act, pulled_chips, read_act
from .cards import deal, draw, run_it, show
from .chips import both, sum_of
from .floor import overrule
from .motions import forward_counts, move_forward, take_back
from .play import fold_leaving, take, without_chips
from .ruling import Reading, Ruling, Status, why
from .scene import Held, Scene
from .spot import spot_of
from .together import read_together
from .turn import as_expected, chips_stay, drop_held, hold, note_act, settle, skip, still_due, with_chips


@dataclass(frozen=True, slots=True)
class Step:
    """An act: who did it, with which event (motions that are one are one event), the moment before it, its ruling."""

    player: int
    event: SeatEvent
    before: Scene
    ruling: Ruling


class Hand:
    """A hand being ruled on. `rule` takes the next event and gives its ruling; `scene` is where the hand stands.

    Built for one record; events come in their order. A copy of the scene is kept for each act, so nothing is undone in
    place.
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

    def _calls_on(self, event: CallsOn) -> Ruling:
        player = self.player(event.seat, f"events[{event.index}].seat")
        wrong = player != self.scene.state.to_act
        self.scene.prompted = player if wrong else NOBODY
        code = "calls_on_wrong" if wrong and not self.scene.state.over else "calls_on"
        return Ruling(Status.NOTED, event.seat, why=(why(code, seat=event.seat),))

    def _seat_event(self, event: SeatEvent) -> Ruling:
        player = self.player(event.seat, event.at("seat"))
        state = self.scene.state
        if not is_act(event):
            return self._no_act(player, event)
        if event.say == "time":
            self._time(player, event)
            event = replace(event, say=None)
        if event.push is not None and (state.over or not state.able >> player & 1):
            self.check_push(player, event)
        if self._only_pays(player, event):
            return self.pay(player, event)
        if state.over:
            return self._after_betting(player, event)
        if not state.able >> player & 1:
            return self._no_part(player, event)
        if self._is_one_act(player, event):
            return read_together(self, player, event)
        if state.to_act == NOBODY:
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
        if not self._can_act(player):
            if event.push is not None and self.scene.due(player):
                return self.pay(player, event)
            self.check_push(player, event)
            return after_turn(event)
        return self.act(player, event)

    def remember(self, player: int, event: SeatEvent, before: Scene, ruling: Ruling) -> None:
        """Keep an act with the moment before it, as it is ruled now."""
        self.steps.append(Step(player, event, before, ruling))

    def again(self, step: Step) -> Ruling:
        """An act ruled on again, where something before it was ruled otherwise; it may have lost its object."""
        return self.act(step.player, step.event) if self._can_act(step.player) else after_turn(step.event)

    def _can_act(self, player: int) -> bool:
        state = self.scene.state
        return not state.over and state.to_act != NOBODY and bool(state.able >> player & 1)

    def _no_act(self, player: int, event: SeatEvent) -> Ruling:
        """Cards, time, chips from the pocket and motions: nothing that is a bet, a call or a fold by itself."""
        if event.add is not None:
            return self._add(event)
        if event.say == "time":
            return self._time(player, event)
        if event.draw is not None:
            return draw(self.scene, player, event)
        if event.show is not None:
            return show(self.scene, player, event)
        return self._motion(player, event)

    def _motion(self, player: int, event: SeatEvent) -> Ruling:
        if event.take_back:
            return take_back(self, player, event)
        return move_forward(self, player, event) if event.forward is not None else self._pull(player, event)

    def _add(self, event: SeatEvent) -> Ruling:
        """Chips from the pocket do not play in the hand (S3 p1; WLA 60)."""
        assert event.add is not None  # noqa: S101 - the caller asked
        check_chips(self.scene, event.add, event.at("add"))
        added = sum_of(event.add)
        ground = why("add", amount=added)
        return Ruling(Status.VOID, event.seat, returned=added, rules=("table-stakes",), why=(ground,))

    def _time(self, player: int, event: SeatEvent) -> Ruling:
        """The word "time" stops the action: who says it is not skipped (S0 r11; WLA 133)."""
        if player == self.scene.state.to_act:
            self.scene.timed = True
        return Ruling(Status.NOTED, event.seat, rules=("time",), why=(why("time", seat=event.seat),))

    def _pull(self, player: int, event: SeatEvent) -> Ruling:
        """Chips drawn back without new ones: facing a raise that binds to a call or a raise (TDA 46B)."""
        state = self.scene.state
        spot = spot_of(state, player, sum(event.chips) if event.chips else None)
        pulled = pulled_chips(self.scene, spot, event)
        if player != state.to_act or state.over:
            return after_turn(event)
        if event.pull is not None:
            self.scene.pulled = {**self.scene.pulled, player: both(event.pull, self.scene.pulled.get(player))}
        if self.table.house.prior_chips != "tda" or state.bet <= state.opening:
            return Ruling(Status.NOTED, event.seat, settings=("prior_chips",), why=(why("pulled", amount=pulled),))
        self.scene.bound |= 1 << player
        rules, settings = ("prior-bet-chips",), ("prior_chips",)
        return Ruling(
            Status.NOTED, event.seat, rules=rules, settings=settings, why=(why("pulled_binds", amount=pulled),)
        )

    def _only_pays(self, player: int, event: SeatEvent) -> bool:
        """Whether chips do no more than pay what is owed: then they do, whoever's turn it is.

        Not so where they may belong to the words before them, or answer a choice.
        """
        due = self.scene.due(player)
        if event.push is None or event.say is not None or event.tap or not due:
            return False
        last = self.steps[-1] if self.steps else None
        follow_words = last is not None and last.player == player and last.event.push is None
        chooses = self.scene.pending is not None and self.scene.pending.player == player
        return not follow_words and not chooses and not event.continues and sum_of(event.push) <= due

    def _no_part(self, player: int, event: SeatEvent) -> Ruling:
        """Words and chips of a player who has folded, or has all his chips in, have no effect."""
        if event.push is not None and self.scene.due(player):
            return self.pay(player, event)
        folded = self.scene.state.folded >> player & 1
        return after_turn(event, code="has_folded" if folded else "is_all_in")

    def _after_betting(self, player: int, event: SeatEvent) -> Ruling:
        """Once betting is over, hands are shown or thrown away, and chips that are still owed are paid."""
        scene = self.scene
        if event.push is not None and scene.due(player):
            return self.pay(player, event)
        live = scene.state.live
        if not live & (live - 1):
            raise RecordError("hand_over", event.at(), "the hand is over: only one player is left")
        if not live >> player & 1:
            return after_turn(event, code="has_folded")
        if not folds(event):
            return read_together(self, player, event) if self._is_one_act(player, event) else after_turn(event)
        scene.state = scene.state.but(folded=scene.state.folded | 1 << player)
        return Ruling(
            Status.STANDS, event.seat, action=Action.FOLD, rules=("hand-released",), why=(why("mucks_at_showdown"),)
        )

    def act(self, player: int, event: SeatEvent) -> Ruling:
        """An act of a player who can still act, in turn or out of it; what he draws or shows with it counts too."""
        before = self.scene.copy()
        if event.draw is not None:
            draw(self.scene, player, event)
        also: list[Ruling] = []
        if player != self.scene.state.to_act:
            also += forward_counts(self, player)
        also += self._others_choice(player, event)
        also += self._let_stand(player)
        state = self.scene.state
        if not self._can_act(player):
            # What was open before this act ended the betting: there is nothing left to act on.
            ruling = after_turn(event)
        elif player == state.to_act:
            ruling = self._in_turn(player, event)
        elif folds(event):
            ruling = self._fold_early(player, event)
        elif state.able >> player & 1 and still_due(state, player):
            ruling = self._out_of_turn(player, event)
        else:
            return self._turn_has_passed(player, event, before)
        ruling.also = [*also, *ruling.also]
        if event.show is not None:
            show(self.scene, player, event)
        if ruling.status is not Status.VOID:
            self.steps.append(Step(player, event, before, ruling))
        return ruling

    def _in_turn(self, player: int, event: SeatEvent) -> Ruling:
        scene = self.scene
        before = scene.state
        if scene.prompted == player:
            scene.prompted = NOBODY
        answered = scene.pending
        if answered is not None and folds(event):
            return self._gives_up(player, event)
        reading = read_act(scene, player, event)
        if answered is not None and answered.forced:
            reading = _completes(scene, reading)
        ruling = take(scene, player, reading, event)
        if answered is not None:
            ruling.rules = ("choice-answer", *ruling.rules)
        if ruling.status not in (Status.VOID, Status.CHOICE):
            note_act(scene, player, before, called=reading.action is Action.CALL, made=event.index)
            ruling.also += self.settled(before)
        return ruling

    def settled(self, before: State) -> list[Ruling]:
        """What an act brings about for the acts that were held."""
        scene = self.scene
        if not scene.held:
            return []
        if scene.state.street != before.street or scene.state.over:
            return drop_held(scene)
        settled = settle(scene)
        return (
            settled if scene.state.street == before.street and not scene.state.over else [*settled, *drop_held(scene)]
        )

    def _gives_up(self, player: int, event: SeatEvent) -> Ruling:
        """A fold where there was a choice: it leaves what the choice says."""
        scene = self.scene
        pending = scene.pending
        assert pending is not None  # noqa: S101 - the caller asked
        forfeits = next(choice.forfeits or 0 for choice in pending.choices if choice.action is Action.FOLD)
        before = scene.state
        stays = forfeits if pending.chips else 0
        fold_leaving(scene, player, stays)
        note_act(scene, player, before, called=False, made=event.index)
        ground = why("folds_leaving", forfeits=forfeits) if forfeits else why("folds_choice")
        return Ruling(
            Status.STANDS,
            event.seat,
            action=Action.FOLD,
            returned=pending.chips - stays,
            rules=("choice-answer", *pending.rules),
            why=(ground,),
            also=self.settled(before),
        )

    def _fold_early(self, player: int, event: SeatEvent) -> Ruling:
        """A fold out of turn stands at once (TDA 53A, 58)."""
        scene = self.scene
        before = scene.state
        held = scene.held.get(player)
        scene.held = {at: other for at, other in scene.held.items() if at != player}
        to_act = before.to_act
        stays = held is not None and chips_stay(scene, player, held)
        ruling = take(scene, player, _early_fold(scene, player))
        ruling.returned = held.chips if held and not stays else 0
        ruling.rules, ruling.why = ("oot-fold",), (why("folds_early"),)
        note_act(scene, player, before, called=False, made=event.index)
        if scene.state.over or scene.state.street != before.street:
            ruling.also += drop_held(scene)
        elif scene.state.to_act == to_act:
            ruling.also += skip(scene, player, chips=False)
        return ruling

    def _out_of_turn(self, player: int, event: SeatEvent) -> Ruling:
        scene = self.scene
        before = scene.state
        waiting = scene.held.get(player)
        prompted = scene.prompted == player or (waiting is not None and waiting.prompted)
        may_change = prompted and self.table.house.dealer_prompted == "may_change"
        if waiting is not None and not (may_change and not waiting.passed):
            self.check_push(player, event)
            return after_turn(event, code="already_held")
        scene.prompted = NOBODY if prompted else scene.prompted
        expected = as_expected(scene, player)
        reading = read_act(expected, player, event)
        chips = sum_of(event.push) if event.push is not None else 0
        ruling = hold(scene, player, Held(event, reading, chips, expected.state.bet, prompted=prompted))
        note_act(scene, player, before, called=False, made=event.index)
        ruling.also += skip(scene, player, chips=with_chips(reading, event))
        return ruling

    def _turn_has_passed(self, player: int, event: SeatEvent, before: Scene) -> Ruling:
        """A further word or motion by a player whose turn has passed has no effect, but chips he owes are paid."""
        self.scene = before
        if event.push is not None and self.scene.due(player):
            return self.pay(player, event)
        self.check_push(player, event)
        return after_turn(event, code="string_bet" if event.push is not None and event.say is None else "turn_passed")

    def check_push(self, player: int, event: SeatEvent) -> None:
        """Raise RecordError when chips are pushed or pulled that the player, or the table, does not have."""
        front = max(0, self.scene.state.wagers[player] - self.scene.unpaid.get(player, 0))
        spot = spot_of(self.scene.state, player, front)
        pulled = pulled_chips(self.scene, spot, event)
        if event.push is not None:
            check_has(self.scene, player, event.push, event.at("push"), front=front, pulled=pulled)

    def pay(self, player: int, event: SeatEvent) -> Ruling:
        """Chips that were counted already are paid; what goes beyond them comes back."""
        scene = self.scene
        assert event.push is not None  # noqa: S101 - the caller asked
        self.check_push(player, event)
        pulled = sum_of(event.pull) if event.pull is not None else 0
        pushed, due = max(0, sum_of(event.push) - pulled), scene.due(player)
        paid = min(pushed, due)
        left = due - paid
        scene.pay(player, paid)
        back = pushed - paid
        return Ruling(
            Status.AMENDED if back else Status.STANDS,
            event.seat,
            added=paid,
            returned=back,
            owed=left,
            rules=("owes-chips",),
            why=(why("pays", paid=paid, left=left),),
        )

    def _others_choice(self, player: int, event: SeatEvent) -> list[Ruling]:
        """A choice still open when somebody else acts is taken as completing."""
        scene = self.scene
        pending = scene.pending
        if pending is None or pending.player == player:
            return []
        before = scene.state
        front = before.wagers[pending.player] + pending.chips
        action = pending.action
        reading = Reading(Status.STANDS, action, pending.total, front, returned=max(0, front - pending.total))
        reading = replace(reading, rules=("choice-answer", *pending.rules), why=(why("choice_taken"),))
        scene.state = before.but(barred=before.barred & ~(1 << pending.player))
        ruling = take(scene, pending.player, reading)
        note_act(scene, pending.player, before, called=action is Action.CALL, made=event.index)
        return [ruling, *self.settled(before)]

    def _let_stand(self, player: int) -> list[Ruling]:
        """Where corrections end with the next act, a wager of the wrong size stands as it is (correction_window)."""
        last = self.steps[-1] if self.steps else None
        state = self.scene.state
        if self.table.house.correction_window != "none" or last is None or last.player == player:
            return []
        owed = self.scene.unpaid.get(last.player, 0)
        same_round = last.before.state.street == state.street and not state.over
        # Words bind to what they said: only chips without a word can stand at what they are.
        if not owed or not last.ruling.owed or not same_round or last.event.say is not None:
            return []
        return [_stands_short(self.scene, last.player, min(owed, last.ruling.owed))]


def _stands_short(scene: Scene, player: int, owed: int) -> Ruling:
    state = scene.state
    total = state.wagers[player] - owed
    was_the_bet = state.aggressor == player and state.bet == state.wagers[player]
    wagers = put_at(state.wagers, player, total)
    bet = max(wagers) if was_the_bet else state.bet
    scene.unpaid = without_chips(scene.unpaid, player)
    scene.state = state.but(
        wagers=wagers,
        stacks=put_at(state.stacks, player, state.stacks[player] + owed),
        all_in=state.all_in & ~(1 << player),
        bet=bet,
        level=min(state.level, bet),
        opening=bet if was_the_bet and state.opening == state.bet else state.opening,
    )
    return Ruling(
        Status.STANDS,
        state.table.seats[player],
        to=total,
        rules=("underraise-unnoticed",),
        settings=("correction_window",),
        why=(why("stands_short", total=total),),
    )


def _early_fold(scene: Scene, player: int) -> Reading:
    own = scene.state.wagers[player]
    return Reading(Status.STANDS, Action.FOLD, own, own)


def _completes(scene: Scene, reading: Reading) -> Reading:
    """Where only completing or folding is open, anything but a fold completes."""
    pending = scene.pending
    assert pending is not None  # noqa: S101 - the caller asked
    total = pending.total
    paid = max(reading.paid, scene.state.wagers[pending.player] + pending.chips)
    return Reading(
        status=Status.STANDS if paid >= total or reading.worded else Status.AMENDED,
        action=pending.action,
        total=total,
        paid=paid,
        returned=max(0, paid - total),
        rules=pending.rules,
        worded=reading.worded,
    )


def after_turn(event: SeatEvent, *, code: str = "turn_passed") -> Ruling:
    """No effect; chips pushed come back."""
    returned = sum_of(event.push) if event.push is not None else 0
    rules = ("string-bet", "after-turn") if code == "string_bet" else ("after-turn",)
    return Ruling(Status.VOID, event.seat, returned=returned, rules=rules, why=(why(code, returned=returned),))


def _number_events(ruling: Ruling, index: int) -> None:
    ruling.event = index
    for other in ruling.also:
        _number_events(other, index)
