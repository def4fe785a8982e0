"""Acts out of turn: what is held, and what settles it when the turn comes (S0 r10; S2 A; TDA 53)."""

from dataclasses import replace

from rulings.engine.betting.act import Action, kind_of, play
from rulings.engine.betting.order import in_order_after
from rulings.engine.betting.play import put_in
from rulings.engine.betting.state import State
from rulings.engine.rulebook import House

from .acts import read_act
from .choices import choose, open_choices
from .play import ruling_of, take
from .ruling import Choice, Reading, Ruling, Status, why
from .scene import Held, Pending, Scene
from .spot import spot_of

AGGRESSION = (Action.BET, Action.RAISE, Action.COMPLETE)


def hold(scene: Scene, player: int, held: Held) -> Ruling:
    """An act out of turn waits for its turn; the ruling says as what."""
    scene.held = {**scene.held, player: held}
    ruling = ruling_of(scene.state, player, held.reading)
    ruling.status = Status.HELD
    ruling.action = Action.CHECK if held.is_check else held.reading.action
    ruling.to = scene.state.wagers[player] if held.is_check else held.reading.total
    ruling.added, ruling.returned, ruling.owed, ruling.choices = held.chips, 0, 0, ()
    ruling.discretion = False
    is_check = held.is_check
    ruling.rules = ("oot-check" if is_check else "oot-bet", *held.reading.rules)
    ruling.settings = ("out_of_turn_check",) if is_check else ("out_of_turn_binding",)
    ruling.why = (why("held", seat=scene.state.table.seats[scene.state.to_act]),)
    return ruling


def as_expected(scene: Scene, player: int) -> Scene:
    """The scene the player acts in as he sees it: the acts held before his in order count as if they bind."""
    expected = scene.copy()
    state = scene.state
    before = [at for at in in_order_after(state.table, state.street, player) if at in scene.held]
    for at in before:
        reading = scene.held[at].reading
        if _acts_before(state, at, player) and reading.action in AGGRESSION and reading.total > expected.state.bet:
            ahead = play(expected.state.but(to_act=at), at, reading.action, reading.total)
            if ahead.street == state.street and not ahead.over:
                expected.state = ahead
    return expected


def _acts_before(state: State, one: int, other: int) -> bool:
    """Whether one player comes before the other, counting from the player to act."""
    order = in_order_after(state.table, state.street, state.to_act)
    return order.index(one) < order.index(other)


def chips_stay(scene: Scene, player: int, held: Held) -> bool:
    """Put the chips of a held act into the pot, where the house lets them stay whatever comes (S2 A1-A2)."""
    house = scene.state.table.house
    free = held.prompted and house.dealer_prompted == "may_change" and not held.passed
    if house.out_of_turn_binding != "chips_stay" or free or not held.chips:
        return False
    scene.state = put_in(scene.state, player, scene.state.wagers[player] + held.chips)
    return True


def note_act(scene: Scene, player: int, before: State, *, called: bool, made: int) -> None:
    """Held acts remember that somebody called since, or acted behind them; `made` is the event of the act."""
    if not scene.held:
        return
    table = before.table
    noted: dict[int, Held] = {}
    for at, held in scene.held.items():
        order = in_order_after(table, before.street, at)
        behind = order[: order.index(before.to_act)] if before.to_act in order else order
        passed = held.passed or (player in behind and player != at)
        since = called and made > held.event.index
        noted[at] = replace(held, called=held.called or since, passed=passed)
    scene.held = noted


def settled(scene: Scene, before: State) -> list[Ruling]:
    """What an act brings about for the acts that were held; `before` is the state the act was made in."""
    rulings: list[Ruling] = []
    while not _round_over(scene, before) and scene.pending is None and scene.state.to_act in scene.held:
        player = scene.state.to_act
        rulings.append(_settle_one(scene, player, release(scene, player)))
    return [*rulings, *_drop_all(scene)] if _round_over(scene, before) else rulings


def release(scene: Scene, player: int) -> Held:
    """The act held for the player, which is held no longer."""
    held = scene.held[player]
    scene.held = {at: other for at, other in scene.held.items() if at != player}
    return held


def _round_over(scene: Scene, before: State) -> bool:
    return scene.state.over or scene.state.street != before.street


def _drop_all(scene: Scene) -> list[Ruling]:
    """Held acts whose turn never came in the round are off."""
    off = [_off(scene.state, player, held, ()) for player, held in scene.held.items()]
    scene.held = {}
    return off


def _settle_one(scene: Scene, player: int, held: Held) -> Ruling:
    state, house = scene.state, scene.state.table.house
    changed = state.bet != held.bet or (held.called and house.out_of_turn_call_changes)
    if held.bound:
        return _binds(scene, player, held)
    if held.prompted and house.dealer_prompted == "may_change" and not (held.passed and not changed):
        return _prompted(scene, player, held, changed=changed)
    if held.is_check:
        return _check(scene, player, held)
    if not changed:
        return _binds(scene, player, held)
    if house.out_of_turn_binding == "chips_stay" and held.chips:
        return _chips_stay(scene, player, held)
    return _off(state, player, held, _changed_settings(house, held))


def _binds(scene: Scene, player: int, held: Held) -> Ruling:
    """Nothing that changes the action came between: the act counts."""
    house = scene.state.table.house
    before = scene.state
    reading = _upheld(scene, player, held) if held.bound else read_act(scene, player, held.event)
    ruling = take(scene, player, reading, held.event)
    if ruling.status is Status.AMENDED:
        ruling.status = Status.STANDS
    ruling.rules = ("oot-check" if held.is_check else "oot-bet", *reading.rules)
    ruling.settings = ("out_of_turn_binding", "out_of_turn_call_changes", *reading.settings)
    ruling.discretion = ruling.discretion or house.out_of_turn_binding == "discretion_if_unchanged"
    ruling.why = (why("held_binds"), *reading.why)
    note_act(scene, player, before, called=reading.action is Action.CALL, made=held.event.index)
    return ruling


def _upheld(scene: Scene, player: int, held: Held) -> Reading:
    """What the floor upheld, by the name it has now: over a bet that came since, a bet is a raise."""
    reading = held.reading
    if reading.action in AGGRESSION:
        return replace(reading, action=kind_of(scene.state, player, reading.total))
    return reading


def _check(scene: Scene, player: int, held: Held) -> Ruling:
    """A check out of turn (S0 r10; S2 A3; TDA 53A)."""
    state = scene.state
    if state.bet <= state.wagers[player]:
        return _binds(scene, player, held)
    no_aggression = state.table.house.out_of_turn_check == "no_aggression"
    if no_aggression:
        scene.state = state.but(barred=state.barred | 1 << player)
        scene.checked_early |= 1 << player
    code = "held_check_bars" if no_aggression else "held_check_off"
    ruling = _off(state, player, held, ("out_of_turn_check",))
    ruling.rules, ruling.why = ("oot-check",), (why(code, bet=state.bet),)
    return ruling


def _prompted(scene: Scene, player: int, held: Held, *, changed: bool) -> Ruling:
    """The dealer called on the wrong player: he may change, chips included, until the next one acts (S2 A4, Dex)."""
    state = scene.state
    house = state.table.house
    spot = spot_of(state, player)
    if changed and held.is_check:
        return _off(state, player, held, ("dealer_prompted",))
    forfeits = held.chips if held.passed else 0
    everything = not changed or (house.dealer_prompted_options == "all" and not held.passed)
    choices = open_choices(spot, forfeits, with_raise=everything)
    default = (Action.CALL, spot.can.call_to)
    if not changed:
        default = (held.reading.action, held.reading.total)
        kept = Choice(default[0], to=default[1])
        choices = (kept, *[choice for choice in choices if choice != kept])
    rules = ("oot-dealer-error",)
    settings = ("dealer_prompted", "dealer_prompted_options")
    pending = Pending(player, choices, *default, forced=False, chips=held.chips, rules=rules, settings=settings)
    ground = why("prompted_passed" if held.passed else "prompted_may_change", chips=held.chips)
    return choose(scene, pending, ground, no_raise=not everything)


def _chips_stay(scene: Scene, player: int, held: Held) -> Ruling:
    """The chips stay whatever comes; he may call, raise or fold, leaving them (S2 A1-A2)."""
    state = scene.state
    spot = spot_of(state, player)
    choices = open_choices(spot, held.chips, with_raise=True)
    pending = Pending(
        player,
        choices,
        Action.CALL,
        spot.can.call_to,
        forced=False,
        chips=held.chips,
        rules=("oot-options-after-change", "oot-bet"),
        settings=("out_of_turn_binding",),
    )
    return choose(scene, pending, why("chips_stay", chips=held.chips, bet=state.bet), no_raise=False)


def _off(state: State, player: int, held: Held, settings: tuple[str, ...]) -> Ruling:
    """The act out of turn is off: the chips come back and every option is open."""
    return Ruling(
        status=Status.VOID,
        seat=state.table.seats[player],
        returned=held.chips,
        rules=("oot-options-after-change", "oot-check" if held.is_check else "oot-bet"),
        settings=settings or ("out_of_turn_binding",),
        why=(why("held_off", returned=held.chips, bet=state.bet),),
    )


def _changed_settings(house: House, held: Held) -> tuple[str, ...]:
    by_call = held.called and house.out_of_turn_call_changes
    return ("out_of_turn_binding", "out_of_turn_call_changes") if by_call else ("out_of_turn_binding",)
