"""The first state of a hand: antes, blinds, straddles and dead money are posted, or a later round begins."""

from collections.abc import Mapping
from operator import sub

from rulings.engine.errors import RecordError

from .game import DEEP, Player, Post, Start
from .order import bring_in_player, first_of_round, nobody_left_to_bet_against
from .play import begin_round, no_cap
from .pots import Pot, collect, layers
from .state import NOBODY, NOT_ACTED, State
from .table import Table


def opening(table: Table, players: Mapping[int, Player], start: Start | None = None) -> State:
    """The state when the first event comes: all that is posted by itself is in.

    `players` by seat number. Raises RecordError when a forced payment contradicts the record.
    """
    posts = _Posts(table, players)
    if start is not None:
        index = table.index
        posts.pots = [(pot.amount, sum(1 << index[seat] for seat in pot.seats)) for pot in start.pots]
        if start.street:
            return _later_round(posts.state(), start)
    else:
        posts.antes()
    posts.blinds(players)
    return _first_turn(posts.state(), start)


class Openings:
    """The first states of hand after hand at one table: `opening`, which is the same wherever all stacks cover it.

    Raises RecordError when a forced payment contradicts the game.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._model = opening(table, {seat: Player(seat) for seat in table.seats})
        self._paid = tuple([DEEP - stack for stack in self._model.stacks])
        # In stud the cards say who is first, and chips that do not play are another number of them in each stack.
        varies = table.variant.opens_by is not None or any(table.kept)
        self._covered = DEEP if varies else max(self._paid)

    def opening(self, players: Mapping[int, Player]) -> State:
        """The state when the first event comes. Raises RecordError when a forced payment contradicts the stacks."""
        seated = [players[seat] for seat in self._table.seats]
        stacks = [player.stack for player in seated]
        if min(stacks) <= self._covered or any(player.missed for player in seated):
            return opening(self._table, players)
        cards = tuple([player.cards for player in seated])
        return self._model.but(stacks=tuple(map(sub, stacks, self._paid)), cards=cards)


class _Posts:
    """Chips on their way into the first state, by player: what is behind, what is wagered, what is in the pots."""

    def __init__(self, table: Table, players: Mapping[int, Player]) -> None:
        seated = [players[seat] for seat in table.seats]
        self.table = table
        self.stacks = [player.stack for player in seated]
        self.wagers = [0] * len(seated)
        self.pots: list[Pot] = []
        self.called: dict[int, int] = {}  # dead straddles: they answer the bet
        self.cards = tuple([player.cards for player in seated])

    def antes(self) -> None:
        """An ante each makes layers of its own when one is short; the table's one ante is paid with the blinds."""
        game = self.table.game
        if not game.ante or game.ante_type != "each":
            return
        paid = tuple([min(game.ante, self.playable(at)) for at in range(self.table.size)])
        self.stacks = [stack - ante for stack, ante in zip(self.stacks, paid, strict=True)]
        self.pots = layers(paid, self.table.everyone)

    def blinds(self, players: Mapping[int, Player]) -> None:
        """Blinds and the table's ante, what is posted beside them, and straddles, in this order."""
        table = self.table
        game = table.game
        ante_first = table.house.big_blind_ante == "ante_first"
        if ante_first:
            self.table_ante()
        if table.small_blind != NOBODY:
            self.post(table.small_blind, game.small_blind)
        if table.big_blind != NOBODY:
            self.post(table.big_blind, game.big_blind)
        if table.third_blind != NOBODY:
            self.post(table.third_blind, game.third_blind)
        if not ante_first:
            self.table_ante()
        self.beside_blinds(players)
        for straddle in game.straddles:
            self.straddle(table.index[straddle.seat], straddle.amount)

    def beside_blinds(self, players: Mapping[int, Player]) -> None:
        """Live and dead money, and the blinds somebody missed."""
        game = self.table.game
        for number, live in enumerate(game.live):
            player = self.player_in(live.seat, f"game.live[{number}]")
            self.post(player, max(0, live.amount - self.wagers[player]))
        for number, dead in enumerate(game.dead):
            self.dead(dead, f"game.dead[{number}]")
        for seat, missing in players.items():
            if missing.missed:
                self.missed_blinds(self.table.index[seat])

    def playable(self, at: int) -> int:
        return max(0, self.stacks[at] - self.table.kept[at])

    def post(self, at: int, size: int) -> None:
        """Chips towards a live wager: what is there of `size`, all-in if short."""
        paid = min(size, self.playable(at))
        self.stacks[at] -= paid
        self.wagers[at] += paid

    def to_main_pot(self, at: int, size: int) -> None:
        """Dead money: in the main pot, part of nobody's wager and of no layer."""
        paid = min(size, self.playable(at))
        self.stacks[at] -= paid
        amount, able = self.pots[0] if self.pots else (0, self.table.everyone)
        self.pots[:1] = [(amount + paid, able)]

    def table_ante(self) -> None:
        """One player pays the ante for the table (TDA RP-11): the big blind, or the button."""
        table = self.table
        game = table.game
        if not game.ante or game.ante_type == "each":
            return
        payer = table.big_blind if game.ante_type == "big_blind" else table.index.get(table.button, NOBODY)
        if payer != NOBODY:  # a dead button pays nothing
            self.to_main_pot(payer, game.ante)

    def player_in(self, seat: int, at: str) -> int:
        player = self.table.index.get(seat)
        if player is None:
            raise RecordError("unknown_seat", f"{at}.seat", f"nobody sits in seat {seat}")
        return player

    def dead(self, post: Post, at: str) -> None:
        player = self.player_in(post.seat, at)
        if post.amount > self.playable(player):
            message = f"seat {post.seat} has only {self.stacks[player]} left"
            raise RecordError("not_enough_chips", f"{at}.amount", message)
        self.to_main_pot(player, post.amount)

    def missed_blinds(self, at: int) -> None:
        """All missed blinds are posted, the largest live and the others dead (R s4; WLA 156, 188)."""
        game = self.table.game
        live, *dead = sorted((game.small_blind, game.big_blind, game.third_blind), reverse=True)
        self.post(at, max(0, live - self.wagers[at]))
        for amount in dead:
            if amount:
                self.to_main_pot(at, amount)

    def straddle(self, at: int, amount: int) -> None:
        """A straddle has to be there whole; a dead one is the straddler's call, a live one leaves him his option."""
        more = amount - self.wagers[at]
        if more > self.playable(at):
            message = f"seat {self.table.seats[at]} has only {self.stacks[at]} to straddle"
            raise RecordError("not_enough_chips", "game.straddles", message)
        self.post(at, more)
        if self.table.house.straddle_live == "dead":
            self.called[at] = amount

    def state(self) -> State:
        """The state with these chips, before anybody's turn."""
        table = self.table
        size = table.size
        zeros = (0,) * size
        all_in = 0
        for at, stack in enumerate(self.stacks):
            if stack <= table.kept[at]:
                all_in |= 1 << at
        bet, full, raises = self.bet()
        return State(
            table=table,
            street=0,
            stacks=tuple(self.stacks),
            wagers=tuple(self.wagers),
            answered=tuple([self.called.get(at, NOT_ACTED) for at in range(size)]),
            folded=0,
            all_in=all_in,
            bet=bet,
            full=full,
            level=bet,
            opening=bet,
            raises=raises,
            capped=False,
            uncapped=False,
            reopened=0,
            seen=zeros,
            checked=0,
            barred=0,
            upper=False,
            aggressor=NOBODY,
            last_aggressor=NOBODY,
            first=NOBODY,
            to_act=NOBODY,
            over=False,
            pots=tuple(self.pots),
            uncalled=None,
            cards=self.cards,
        )

    def bet(self) -> tuple[int, int, int]:
        """What blinds and straddles make the bet, the first full increment and the raises (S1 p12; WLA 150, 161)."""
        table = self.table
        game = table.game
        top_blind = max(game.big_blind, game.third_blind)
        if game.straddles:
            bet = game.straddles[-1].amount
            full = bet if table.house.straddle_min_raise == "double_straddle" else top_blind
            return bet, full, len(game.straddles) if table.house.straddle_counts_as_raise else 0
        posted = max(self.wagers)
        short_plays = table.house.short_blind_call == "short_amount"
        return (posted if short_plays else max(top_blind, posted)), max(table.least_bet, top_blind), 0


def _later_round(state: State, start: Start) -> State:
    begun = begin_round(state.but(street=start.street))
    live = begun.live
    if not live & (live - 1) or nobody_left_to_bet_against(begun):
        return begun.but(over=True, to_act=NOBODY)
    return _named_first(begun, start)


def _named_first(state: State, start: Start | None) -> State:
    if start is None or start.first_to_act is None:
        return state
    first = state.table.index[start.first_to_act]
    if not state.able >> first & 1:
        raise RecordError("bad_value", "start.first_to_act", f"seat {start.first_to_act} cannot act: no chips behind")
    return state.but(first=first, to_act=first)


def _first_turn(state: State, start: Start | None) -> State:
    table = state.table
    uncapped = no_cap(state, began=True)
    capped = table.cap is not None and state.raises >= table.cap and not uncapped
    able = state.able
    if not able & (able - 1) and nobody_left_to_bet_against(state):
        ended = state.but(uncapped=uncapped, capped=capped)
        return collect(ended).but(over=True, to_act=NOBODY)
    if table.variant.opens_by is not None:
        first = bring_in_player(state) if table.game.bring_in else first_of_round(state)
    else:
        first = table.first
        while state.all_in >> first & 1 or state.answered[first] >= state.bet > 0:
            first = table.after[first]
    return _named_first(state.but(uncapped=uncapped, capped=capped, first=first, to_act=first), start)
