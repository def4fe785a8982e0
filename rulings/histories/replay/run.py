"""Replaying a hand: every act checked by the engine, event by event."""

from collections.abc import Callable
from typing import Any, NoReturn

from rulings.engine.betting.forced import opening
from rulings.engine.betting.legal import Bar, Options, call_total, may_check, may_fold, options, plays
from rulings.engine.betting.order import bring_in_player, first_of_round
from rulings.engine.betting.play import bring_in, check, fold, wager
from rulings.engine.betting.state import NOBODY, State, changed, put_at
from rulings.engine.betting.table import Table
from rulings.engine.cards import card_text
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, HistoryHand, Hole, Muck, RunOut, Show

from .findings import Finding

_BOARD_OWNER = -1
_ANY_STRADDLE = frozenset(("any",))


class Stop(Exception):  # noqa: N818 - no error of ours: the hand cannot go on as it is told
    """The hand cannot have gone on like this: what follows is not checked."""


class Replay:
    """A hand as it is replayed: where it stands and what was found so far.

    `state` is where the betting stands, `board` and `boards` (run several times) the board cards, `shown` who showed
    in which order. `trusted` is False from the first impossible event on. Nothing of the file is repaired: a wager
    that the rules would not allow is found and stands as the file tells it, what cannot have been ends the replay.
    """

    def __init__(self, hand: HistoryHand, table: Table) -> None:
        self.hand = hand
        self.findings: list[Finding] = []
        self.trusted = True
        self.board: tuple[int, ...] = ()
        self.boards: tuple[tuple[int, ...], ...] = ()
        self.shown: list[int] = []
        self.event: int | None = None
        self._drew: dict[int, int] = {}
        self.state = opening(table, hand.players)
        self.began = self.state
        self._owners = {card: at for at, cards in enumerate(self.state.cards) for card in cards if card != UNKNOWN}

    @property
    def table(self) -> Table:
        return self.state.table

    def run(self) -> None:
        """Replay every happening, until the end or the first impossible one."""
        try:
            self._check_posts()
            for number, happening in enumerate(self.hand.happenings):
                self.event = number
                _STEPS[type(happening)](self, happening)
        except Stop:
            self.trusted = False
            self.find("untrusted")
        self.event = None

    def find(
        self,
        code: str,
        seat: int | None = None,
        *,
        expected: int | str | None = None,
        found: int | str | None = None,
    ) -> None:
        """Add a finding at the present event."""
        self.findings.append(Finding(code, self.event, seat, expected, found))

    def stop(
        self,
        code: str,
        seat: int | None = None,
        *,
        expected: int | str | None = None,
        found: int | str | None = None,
    ) -> NoReturn:
        """Add a finding after which the hand cannot be followed."""
        self.find(code, seat, expected=expected, found=found)
        raise Stop

    def _check_posts(self) -> None:
        """What the file says was posted against what the game makes due."""
        if not self.hand.posts:
            return
        told: dict[int, int] = {}
        for post in self.hand.posts:
            told[post.seat] = told.get(post.seat, 0) + post.amount
        wrong = False
        back = self.state.uncalled
        for at, seat in enumerate(self.table.seats):
            due = self.hand.players[seat].stack - self.state.stacks[at]
            due += back[1] if back is not None and back[0] == at else 0
            if told.get(seat, 0) != due:
                self.find("wrong_post", seat, expected=due, found=told.get(seat, 0))
                wrong = True
        if wrong:
            raise Stop

    def act(self, act: Act) -> None:
        """An act of a player: in turn, legal, and of the right size."""
        state = self.state
        player = state.table.index.get(act.seat)
        if player is None:
            self.stop("unknown_seat", act.seat)
        if player != state.to_act:
            state = self._not_to_act(player, act)
        _ACTS[act.did](self, state, player, act)

    def _not_to_act(self, player: int, act: Act) -> State:
        state = self.state
        if state.over:
            self.stop("after_the_end", act.seat)
        if not state.able >> player & 1:
            self.stop("cannot_act", act.seat)
        if state.to_act != NOBODY:
            self.stop("out_of_turn", act.seat, expected=self.table.seats[state.to_act], found=act.seat)
        # In stud, cards that are not known may say who is first: then the file does.
        return state.but(first=player, to_act=player)

    def fold(self, state: State, player: int, act: Act) -> None:
        if state.bet <= state.wagers[player]:
            if not may_fold(state, player):
                self.find("cannot_fold", act.seat)
            else:
                self.find("folds_for_free", act.seat)
        self.state = fold(state, player)

    def check(self, state: State, player: int, act: Act) -> None:
        if not may_check(state, player):
            self.stop("checks_facing_bet", act.seat, expected=state.bet)
        self.state = check(state, player)

    def stay(self, state: State, player: int, _act: Act) -> None:
        due = call_total(state, player)
        self.state = check(state, player) if due is None else wager(state, player, due)

    def call(self, state: State, player: int, act: Act) -> None:
        due = call_total(state, player)
        if due is None:
            self.stop("nothing_to_call", act.seat)
        total = self._total(state, player, act)
        if total is None:
            total = due
        elif total != due:
            self._call_of(state, player, act, due=due, total=total)
        self.state = wager(state, player, total)

    def _call_of(self, state: State, player: int, act: Act, *, due: int, total: int) -> None:
        """A call of another amount than is due; more than the bet would not be one."""
        own = state.wagers[player]
        if total > own + state.playable(player):
            self.stop("not_enough_chips", act.seat, expected=own + state.playable(player), found=total)
        if total > state.bet or total <= own:
            self.stop("wrong_call", act.seat, expected=due, found=total)
        self.find("wrong_call", act.seat, expected=due, found=total)

    def bring_in(self, state: State, player: int, act: Act) -> None:
        total = self._total(state, player, act)
        can = options(state, player)
        due = can.brings_in
        if not due:
            self.stop("wager_off_size", act.seat, found=total or 0)
        if total is not None and total != due:
            self.find("wager_off_size", act.seat, expected=due, found=total)
        self.state = bring_in(state, player, due if total is None else total)

    def raises(self, state: State, player: int, act: Act) -> None:
        """A bet, a raise, a completion or an all-in, told by its total."""
        can = options(state, player)
        total = self._total(state, player, act)
        if total is None:
            if act.did is not Did.ALL_IN:
                self.stop("wager_off_size", act.seat, found="no amount")
            total = can.all_in_to
        if total > can.all_in_to:
            self.stop("not_enough_chips", act.seat, expected=can.all_in_to, found=total)
        if total <= state.wagers[player]:
            self.stop("wager_too_small", act.seat, expected=state.bet, found=total)
        if total <= state.bet:
            if total < can.all_in_to:
                self.stop("wager_too_small", act.seat, expected=can.call_to, found=total)
        else:
            self._check_size(state, player, act, can, total)
        posts = 0 < total <= can.brings_in
        self.state = bring_in(state, player, total) if posts else wager(state, player, total)

    def _check_size(self, state: State, player: int, act: Act, can: Options, total: int) -> None:
        if can.bar is not None:
            self.find(_BARRED[can.bar], act.seat)
        elif can.wager is None or total == can.brings_in:
            return
        elif total < can.wager.least:
            self.find("wager_too_small", act.seat, expected=can.wager.least, found=total)
        elif can.wager.most is not None and total > can.wager.most:
            self.find("wager_too_large", act.seat, expected=can.wager.most, found=total)
        elif not plays(state, player, can.wager, total):
            self.find("wager_off_size", act.seat, found=total)

    def _total(self, state: State, player: int, act: Act) -> int | None:
        return act.total if act.added is None else state.wagers[player] + act.added

    def deal_board(self, board: Board) -> None:
        variant = self.table.variant
        state = self.state
        self._own(board.cards, _BOARD_OWNER)
        self.board += board.cards
        if len(self.board) > variant.board:
            self.stop("too_many_cards", expected=variant.board, found=len(self.board))
        due = variant.board if state.over else variant.streets[state.street].board
        if len(self.board) > due:
            self.stop("premature_card", expected=self._whose())

    def _whose(self) -> int:
        to_act = self.state.to_act
        return self.table.seats[to_act] if to_act != NOBODY else 0

    def deal_hole(self, hole: Hole) -> None:
        state = self.state
        player = state.table.index.get(hole.seat)
        if player is None:
            self.stop("unknown_seat", hole.seat)
        self._own(hole.cards, player)
        cards = (*state.cards[player], *hole.cards)
        self.state = changed(state, {"cards": put_at(state.cards, player, cards)})
        if self.state.to_act == NOBODY and not self.state.over:
            self.state = with_first(self.state)

    def draw(self, draw: Draw) -> None:
        """Cards thrown away and replaced, once before each round that has a draw."""
        state = self.state
        player = state.table.index.get(draw.seat)
        if player is None:
            self.stop("unknown_seat", draw.seat)
        streets = state.table.variant.streets
        begun = streets if state.over else streets[: state.street + 1]
        self._drew[player] = self._drew.get(player, 0) + 1
        if not state.live >> player & 1 or self._drew[player] > sum(street.draw for street in begun):
            self.stop("draw_out_of_place", draw.seat)
        if draw.number:
            left = tuple(card for card in state.cards[player] if card not in draw.cards)
            known = len(draw.cards) == draw.number and len(left) + draw.number == len(state.cards[player])
            for card in draw.cards:
                self._owners.pop(card, None)
            self.state = state.but(cards=put_at(state.cards, player, left if known else ()))

    def show(self, show: Show) -> None:
        player = self.table.index.get(show.seat)
        if player is None:
            self.stop("unknown_seat", show.seat)
        held = self.state.cards[player]
        if not self.table.variant.draws:
            self._own(tuple(card for card in show.cards if card not in held), player)
        if self.state.live >> player & 1:
            if len(show.cards) >= len(held) or UNKNOWN in held:
                self.state = self.state.but(cards=put_at(self.state.cards, player, show.cards))
            if show.seat not in self.shown:
                self.shown.append(show.seat)

    def muck(self, muck: Muck) -> None:
        """At showdown a hand given up unseen; the replay goes on without it."""
        player = self.table.index.get(muck.seat)
        if player is None:
            self.stop("unknown_seat", muck.seat)
        state = self.state
        if not state.over or not state.live >> player & 1:
            return
        if state.live.bit_count() > 1:
            self.find("mucked", muck.seat)
            self.state = state.but(folded=state.folded | 1 << player)

    def run_out(self, run: RunOut) -> None:
        for board in run.boards:
            self._own(
                tuple(card for card in board if card not in self.board and card not in self._owners), _BOARD_OWNER
            )
        self.boards = run.boards

    def _own(self, cards: tuple[int, ...], owner: int) -> None:
        for card in cards:
            if card == UNKNOWN:
                continue
            if card in self._owners:
                self.stop("card_twice", found=card_text(card))
            self._owners[card] = owner


def with_first(state: State) -> State:
    """In stud the cards say who is first: now that they are known."""
    brings_in = not state.street and state.table.game.bring_in
    first = bring_in_player(state) if brings_in else first_of_round(state)
    return state.but(first=first, to_act=first)


_BARRED = {
    Bar.NOT_REOPENED: "raise_not_reopened",
    Bar.CAPPED: "raise_over_cap",
    Bar.CHECK_RAISE: "raise_after_check",
    Bar.NOBODY_LEFT: "raise_against_nobody",
    Bar.STACK: "wager_too_small",
    Bar.SKIPPED: "raise_not_reopened",
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
