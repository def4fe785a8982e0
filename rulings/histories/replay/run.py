"""Replaying a hand: every act checked by the engine, event by event."""

from collections.abc import Callable
from typing import Any

from rulings.engine.betting.legal import Bar, Options, call_total, may_check, may_fold, options, plainly_good, plays
from rulings.engine.betting.order import bring_in_player, first_of_round
from rulings.engine.betting.play import bring_in, check, fold, wager
from rulings.engine.betting.state import NOBODY, State, put_at
from rulings.engine.betting.table import Table
from rulings.histories.hand import Act, Board, Did, Draw, HistoryHand, Hole, Muck, RunOut, Show

from .cards import HandCards, seen
from .findings import Finding, Value
from .grounds import Rules, rules_of
from .posts import check_posts
from .stop import Stop


class Replay:
    """A hand as it is replayed: where it stands and what was found so far.

    `state` is where the betting stands, `cards` the cards, `shown` who showed in which order and with which event.
    `trusted` is False from the first impossible event on. Nothing of the file is repaired: a wager that the rules would
    not allow is found and stands as the file tells it, what cannot have been ends the replay.
    """

    def __init__(self, hand: HistoryHand, opening: State) -> None:
        self.hand = hand
        self.findings: list[Finding] = []
        self.trusted = True
        self.event: int | None = None
        self.shown: dict[int, int] = {}
        self._drew: dict[int, int] = {}
        self.state = opening
        table, players = opening.table, hand.players
        self.cards = HandCards(table.variant, [players[seat].cards for seat in table.seats])
        self._stud = table.variant.opens_by is not None

    @property
    def table(self) -> Table:
        return self.state.table

    def run(self) -> None:
        """Replay every happening, until the end or the first impossible one."""
        try:
            check_posts(self)
            self.cards.check()
            for number, happening in enumerate(self.hand.happenings):
                self.event = number
                _STEPS[type(happening)](self, happening)
        except Stop as stop:
            if stop.code is not None:
                self.find(stop.code, expected=stop.expected, found=stop.found)
            self.find("untrusted")
            self.trusted = False
        self.event = None

    def find(
        self,
        code: str,
        seat: int | None = None,
        *,
        expected: Value = None,
        found: Value = None,
        rules: Rules | None = None,
    ) -> None:
        """Add a finding at the present event, about who does it unless another seat is named."""
        happening = None if self.event is None else self.hand.happenings[self.event]
        if seat is None:
            seat = getattr(happening, "seat", None)
        grounds = rules_of(code, self.state, happening) if rules is None else rules
        self.findings.append(Finding(code, self.event, seat, expected, found, grounds))

    def whose_turn(self) -> int | None:
        """The seat that is to act, None where nobody is."""
        to_act = self.state.to_act
        return None if to_act == NOBODY else self.table.seats[to_act]

    def act(self, act: Act) -> None:
        """An act of a player: in turn, legal, and of the right size."""
        state = self.state
        player = state.table.index.get(act.seat)
        if player != state.to_act or player is None:
            player, state = self._not_to_act(player)
        _ACTS[act.did](self, state, player, act)

    def _not_to_act(self, player: int | None) -> tuple[int, State]:
        state = self.state
        if player is None:
            raise Stop("unknown_seat")
        if state.over:
            raise Stop("after_the_end")
        if not state.able >> player & 1:
            raise Stop("cannot_act")
        if state.to_act != NOBODY:
            raise Stop("out_of_turn", expected=self.whose_turn(), found=self.table.seats[player])
        # In stud, cards that are not known may say who is first: then the file does.
        return player, state.but(first=player, to_act=player)

    def fold(self, state: State, player: int, _act: Act) -> None:
        if state.bet <= state.wagers[player]:
            self.find("folds_for_free" if may_fold(state, player) else "cannot_fold")
        self.state = fold(state, player)

    def check(self, state: State, player: int, _act: Act) -> None:
        if not may_check(state, player):
            raise Stop("checks_facing_bet", expected=call_total(state, player) or options(state, player).brings_in)
        self.state = check(state, player)

    def stay(self, state: State, player: int, act: Act) -> None:
        due = call_total(state, player) if state.bet > state.wagers[player] else None
        if due is None:
            self.check(state, player, act)
        else:
            self.state = wager(state, player, due)

    def call(self, state: State, player: int, act: Act) -> None:
        due = call_total(state, player)
        total = _total(state, player, act)
        if due is None:
            # Said with nothing to call, "call" is a check; chips put in with it would be no call of anything.
            if not may_check(state, player) or total not in (None, state.wagers[player]):
                raise Stop("nothing_to_call")
            self.find("nothing_to_call")
            self.state = check(state, player)
            return
        if total is None:
            total = due
        elif total != due:
            self._wrong_call(state, player, due, total)
        self.state = wager(state, player, total)

    def _wrong_call(self, state: State, player: int, due: int, total: int) -> None:
        """A call of another amount than is due; one of more than the bet, or of nothing, would be none."""
        all_in = state.wagers[player] + state.playable(player)
        if total > all_in:
            raise Stop("not_enough_chips", expected=all_in, found=total)
        self.find("wrong_call", expected=due, found=total, rules=("undercall" if total < due else "accepted-action",))
        if total > state.bet or total <= state.wagers[player]:
            raise Stop

    def bring_in(self, state: State, player: int, act: Act) -> None:
        total = _total(state, player, act)
        due = options(state, player).brings_in
        if not due:
            raise Stop("wager_off_size", found=total)
        if total is not None and total != due:
            if not 0 < total <= state.playable(player):
                raise Stop("wager_off_size", expected=due, found=total)
            self.find("wager_off_size", expected=due, found=total)
        self.state = bring_in(state, player, due if total is None else total)

    def raises(self, state: State, player: int, act: Act) -> None:
        """A bet, a raise, a completion or an all-in, told by its total."""
        total = act.total if act.added is None else state.wagers[player] + act.added
        if total is not None and act.did is not Did.ALL_IN and plainly_good(state, player, total):
            self.state = wager(state, player, total)
            return
        can = options(state, player)
        if total is None:
            if act.did is not Did.ALL_IN:
                raise Stop("wager_off_size")
            total = can.all_in_to
        if total > state.bet:
            self._check_size(state, player, can, total)
        elif total < can.all_in_to:
            raise Stop("wager_too_small", expected=can.wager.least if can.wager else can.call_to, found=total)
        if act.did is Did.ALL_IN and total < can.all_in_to:
            self.find("not_all_in", expected=can.all_in_to, found=total)
        self.state = bring_in(state, player, total) if total <= can.brings_in else wager(state, player, total)

    def _check_size(self, state: State, player: int, can: Options, total: int) -> None:
        if total > can.all_in_to:
            if total - state.wagers[player] > state.stacks[player]:
                raise Stop("not_enough_chips", expected=can.all_in_to, found=total)
            self.find("chips_do_not_play", expected=can.all_in_to, found=total)
        elif can.bar is not None:
            self.find(_BARRED[can.bar])
        elif can.wager is not None and total != can.brings_in:
            self._check_within(state, player, can, total)

    def _check_within(self, state: State, player: int, can: Options, total: int) -> None:
        sizes = can.wager
        if sizes is None:
            return
        if total < sizes.least:
            self.find("wager_too_small", expected=can.brings_in or sizes.least, found=total)
        elif sizes.most is not None and total > sizes.most:
            self.find("wager_too_large", expected=sizes.most, found=total)
        elif not plays(state, player, sizes, total):
            smallest = state.table.playable_unit
            self.find("chips_do_not_play" if total % smallest else "wager_off_size", found=total)

    def deal_board(self, board: Board) -> None:
        state = self.state
        variant = state.table.variant
        self.cards.deal_board(board.cards)
        due = variant.board if state.over else variant.streets[state.street].board
        if len(self.cards.board) > due:
            raise Stop("premature_card", expected=self.whose_turn())

    def deal_hole(self, hole: Hole) -> None:
        state = self.state
        player = self._player(hole.seat)
        self.cards.deal(player, hole.cards)
        if not self._stud:
            return
        cards = self.cards.hands[player]
        if not state.over and len(cards) > state.table.variant.streets[state.street].hole:
            raise Stop("premature_card", expected=self.whose_turn())
        self.state = state.but(cards=put_at(state.cards, player, seen(cards)))
        if state.to_act == NOBODY and not state.over:
            self.state = _with_first(self.state)

    def draw(self, draw: Draw) -> None:
        """Cards thrown away and replaced: once before each round that has a draw, before anybody acts in it."""
        state = self.state
        player = self._player(draw.seat)
        streets = state.table.variant.streets
        begun = streets if state.over else streets[: state.street + 1]
        self._drew[player] = self._drew.get(player, 0) + 1
        acted = not state.over and state.answered != state.table.nobody_acted
        if acted or not state.live >> player & 1 or self._drew[player] > sum([street.draw for street in begun]):
            raise Stop("draw_out_of_place")
        self.cards.draw(player, draw)

    def show(self, show: Show) -> None:
        player = self._player(show.seat)
        self.cards.show(player, show.cards)
        if self.event is not None and self.state.over and self.state.live >> player & 1:
            self.shown.setdefault(show.seat, self.event)

    def muck(self, muck: Muck) -> None:
        """At showdown a hand given up unseen; the replay goes on without it. The last one cannot be given up."""
        player = self._player(muck.seat)
        state = self.state
        if not state.live >> player & 1:
            return
        if not state.over:
            raise Stop("mucks_too_early")
        if state.live & (state.live - 1):
            self.find("mucked")
            self.state = state.but(folded=state.folded | 1 << player)

    def run_out(self, run: RunOut) -> None:
        most = self.table.house.run_it_max
        if len(run.boards) > most:
            self.find("run_too_often", expected=most, found=len(run.boards))
        self.cards.run(run.boards)

    def _player(self, seat: int) -> int:
        player = self.state.table.index.get(seat)
        if player is None:
            raise Stop("unknown_seat")
        return player


def _total(state: State, player: int, act: Act) -> int | None:
    """The seat's wager of the round after the act, None where the file does not say."""
    return act.total if act.added is None else state.wagers[player] + act.added


def _with_first(state: State) -> State:
    """In stud the cards say who is first: now that more of them are known."""
    brings_in = not state.street and state.table.game.bring_in
    first = bring_in_player(state) if brings_in else first_of_round(state)
    return state.but(first=first, to_act=first)


# The other bars there are come of rulings, or of a stack that does not reach above the bet.
_BARRED = {
    Bar.NOT_REOPENED: "raise_not_reopened",
    Bar.CAPPED: "raise_over_cap",
    Bar.CHECK_RAISE: "raise_after_check",
    Bar.NOBODY_LEFT: "raise_against_nobody",
}
_ACTS: dict[Did, Callable[[Replay, State, int, Act], None]] = {
    Did.FOLD: Replay.fold,
    Did.CHECK: Replay.check,
    Did.CALL: Replay.call,
    Did.STAY: Replay.stay,
    Did.BET: Replay.raises,
    Did.RAISE: Replay.raises,
    Did.COMPLETE: Replay.raises,
    Did.BRING_IN: Replay.bring_in,
    Did.ALL_IN: Replay.raises,
}
# Any: each takes the happening it is named under.
_STEPS: dict[type, Callable[[Replay, Any], None]] = {
    Act: Replay.act,
    Board: Replay.deal_board,
    Hole: Replay.deal_hole,
    Draw: Replay.draw,
    Show: Replay.show,
    Muck: Replay.muck,
    RunOut: Replay.run_out,
}
