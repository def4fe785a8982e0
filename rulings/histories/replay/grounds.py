"""Which of the rules that a kind of finding may rest on apply: to this game, in this house, at this moment."""

from collections.abc import Callable

from rulings.engine.betting.pots import side_pots
from rulings.engine.betting.state import NOBODY, State
from rulings.histories.hand import Act, Did, Happening

from .findings import KINDS

Rules = tuple[str, ...]


def rules_of(code: str, state: State, happening: Happening | None) -> Rules:
    """The rules of a finding made in that state about that happening (None: about the whole hand)."""
    choose = _GROUNDS.get(code)
    return KINDS[code].rules if choose is None else choose(state, happening)


def _out_of_turn(state: State, happening: Happening | None) -> Rules:
    did = happening.did if isinstance(happening, Act) else Did.FOLD
    return {Did.FOLD: "oot-fold", Did.CHECK: "oot-check"}.get(did, "oot-bet"), _order(state)


def _order(state: State) -> str:
    table = state.table
    if table.variant.opens_by is not None:
        return "stud-order"
    if table.size == 2:
        return "heads-up-button"
    if state.street:
        return "action-order-postflop"
    straddles = table.game.straddles
    return "button-straddle-order" if straddles and straddles[-1].seat == table.button else "action-order-preflop"


def _cannot_act(state: State, happening: Happening | None) -> Rules:
    player = state.table.index.get(happening.seat) if isinstance(happening, Act) else None
    folded = player is not None and state.folded >> player & 1
    return ("hand-released",) if folded else ("after-turn",)


def _checks(state: State, happening: Happening | None) -> Rules:
    return ("invalid-declarations",) if state.bet else ("bring-in",)


def _fold(state: State, happening: Happening | None) -> Rules:
    return ("stud-all-in-low-card",) if state.all_in else ("bring-in",)


def _least(state: State, happening: Happening | None) -> Rules:
    game = state.table.game
    if not state.bet and game.bring_in and not state.street:
        return ("bring-in",)
    short = state.bet != state.level
    if game.betting == "fixed_limit":
        completes = ("bring-in" if state.aggressor == NOBODY else "limit-short-response",) if short else ()
        return "limit-raise-size", *completes
    if game.betting == "spread_limit":
        return ("spread-limit-size",)
    if not state.bet:
        return ("min-bet",)
    over_straddle = bool(game.straddles) and not state.street and state.aggressor == NOBODY
    if over_straddle:
        return "min-raise", "straddle-min-raise"
    return ("min-raise", "short-allin-min-raise") if short else ("min-raise",)


def _most(state: State, happening: Happening | None) -> Rules:
    betting = state.table.game.betting
    if betting != "pot_limit":
        return ("spread-limit-size",) if betting == "spread_limit" else ("limit-raise-size",)
    blinds = ("pl-preflop-basis",) if not state.street else ()
    rounding = ("pl-rounding",) if state.table.house.pot_limit_rounding == "up" else ()
    return "pot-limit-max", *blinds, *rounding


def _off_size(state: State, happening: Happening | None) -> Rules:
    if isinstance(happening, Act) and happening.did is Did.BRING_IN:
        return ("bring-in",)
    return ("open-pair-fourth-street",) if state.table.fixed else ("bet-unit",)


def _not_playing(state: State, happening: Happening | None) -> Rules:
    kept = any(state.table.kept)
    return ("smallest-chip", "allin-small-chips") if kept else ("smallest-chip",)


def _not_reopened(state: State, happening: Happening | None) -> Rules:
    if state.table.limit_family:
        return ("reopen-limit",)
    adds_up = state.table.house.short_allin_accumulation == "per_player_total"
    return ("reopen-big-bet", "reopen-cumulative") if adds_up else ("reopen-big-bet",)


def _over_cap(state: State, happening: Happening | None) -> Rules:
    table = state.table
    if not table.limit_family:
        return ("no-cap-big-bet",)
    players = "limit-cap-headsup" if state.able.bit_count() <= 2 else "limit-cap-multiway"
    straddled = table.game.straddles and not state.street and table.house.straddle_counts_as_raise
    return (players, "straddle-and-cap") if straddled else (players,)


def _show_order(state: State, happening: Happening | None) -> Rules:
    if len(side_pots(state)) > 1:
        return ("show-side-first",)
    return ("show-last-aggressor",) if state.aggressor != NOBODY else ("show-no-bet",)


def _award(state: State, happening: Happening | None) -> Rules:
    if state.live.bit_count() < 2:
        return ("last-live-hand",)
    return ("kicker", "side-pots") if len(side_pots(state)) > 1 else ("kicker",)


def _odd_chip(state: State, happening: Happening | None) -> Rules:
    return ("odd-chip", "pots-split-separately") if len(side_pots(state)) > 1 else ("odd-chip",)


_GROUNDS: dict[str, Callable[[State, Happening | None], Rules]] = {
    "out_of_turn": _out_of_turn,
    "cannot_act": _cannot_act,
    "checks_facing_bet": _checks,
    "cannot_fold": _fold,
    "wager_too_small": _least,
    "wager_too_large": _most,
    "wager_off_size": _off_size,
    "chips_do_not_play": _not_playing,
    "raise_not_reopened": _not_reopened,
    "raise_over_cap": _over_cap,
    "wrong_show_order": _show_order,
    "wrong_award": _award,
    "wrong_odd_chip": _odd_chip,
}
