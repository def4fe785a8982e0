"""Choices a player has to make: what is open, giving up, and what silence means (S2 D1; TDA 51B)."""

from dataclasses import replace

from rulings.engine.betting.act import Action
from rulings.engine.betting.play import put_in
from rulings.engine.record import SeatEvent

from .play import fold_leaving, take
from .ruling import Choice, Reading, Ruling, Status, Why, why
from .scene import Pending, Scene
from .spot import Spot


def open_choices(spot: Spot, forfeits: int, *, with_raise: bool) -> tuple[Choice, ...]:
    """What he may do: call or check, a raise where it is open, and a fold last."""
    free = spot.bet <= spot.own
    choices = [Choice(Action.CHECK) if free else Choice(Action.CALL, to=spot.can.call_to)]
    if with_raise and spot.may_raise and spot.can.wager is not None:
        action = Action.COMPLETE if spot.bet and spot.can.completes else Action.RAISE if spot.bet else Action.BET
        choices.append(Choice(action, least=spot.can.wager.least, most=spot.can.wager.most))
    return (*choices, Choice(Action.FOLD, forfeits=forfeits))


def choose(scene: Scene, pending: Pending, ground: Why, *, no_raise: bool) -> Ruling:
    """The player has to choose; meanwhile he may be barred from raising.

    His chips stay in front of him while he does: in the pot where they cannot come back.
    """
    state, player, chips = scene.state, pending.player, pending.chips
    own = state.wagers[player]
    if pending.choices[-1].forfeits == chips and own + chips <= state.bet:
        state = put_in(state, player, own + chips)
        pending = replace(pending, chips=0)
    scene.pending = pending
    scene.state = state.but(barred=state.barred | 1 << player) if no_raise else state
    return Ruling(
        status=Status.CHOICE,
        seat=state.table.seats[player],
        choices=pending.choices,
        rules=pending.rules,
        settings=pending.settings,
        why=(ground,),
    )


def give_up(scene: Scene, pending: Pending, event: SeatEvent) -> Ruling:
    """A fold where there was a choice: it leaves what the choice says."""
    forfeits = next(choice.forfeits or 0 for choice in pending.choices if choice.action is Action.FOLD)
    stays = forfeits if pending.chips else 0
    fold_leaving(scene, pending.player, stays)
    return Ruling(
        Status.STANDS,
        event.seat,
        action=Action.FOLD,
        returned=pending.chips - stays,
        rules=("choice-answer", *pending.rules),
        why=(why("folds_leaving", forfeits=forfeits) if forfeits else why("folds_choice"),),
    )


def completed(scene: Scene, pending: Pending, reading: Reading) -> Reading:
    """Where only completing or folding is open, anything but a fold completes."""
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


def complete_in_silence(scene: Scene, pending: Pending) -> Ruling:
    """A choice still open when somebody else acts is taken as completing."""
    state, player = scene.state, pending.player
    front = state.wagers[player] + pending.chips
    reading = Reading(
        status=Status.STANDS,
        action=pending.action,
        total=pending.total,
        paid=front,
        returned=max(0, front - pending.total),
        rules=("choice-answer", *pending.rules),
        why=(why("choice_taken"),),
    )
    scene.state = state.but(barred=state.barred & ~(1 << player))
    return take(scene, player, reading)
