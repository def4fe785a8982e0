"""Hands that are played by the rules: everything in them is drawn, and the engine says what may happen."""

import random

from rulings.engine.betting.act import Action, kind_of
from rulings.engine.betting.forced import opening
from rulings.engine.betting.game import Game, Player
from rulings.engine.betting.legal import legal, options
from rulings.engine.betting.order import first_of_round
from rulings.engine.betting.play import bring_in, check, fold, wager
from rulings.engine.betting.state import NOBODY, State, put_at
from rulings.engine.betting.table import make_table
from rulings.engine.betting.variants import VARIANTS
from rulings.engine.rulebook import house
from rulings.engine.showdown import show_order
from rulings.histories.hand import Act, Board, Did, Draw, Happening, HistoryHand, Hole, Show

GAMES = (
    ("holdem", "no_limit"),
    ("holdem", "fixed_limit"),
    ("short_deck", "no_limit"),
    ("omaha", "pot_limit"),
    ("omaha8", "fixed_limit"),
    ("stud", "fixed_limit"),
    ("stud8", "fixed_limit"),
    ("razz", "fixed_limit"),
    ("lowball_27", "no_limit"),
    ("triple_27", "fixed_limit"),
    ("badugi", "fixed_limit"),
)
_DIDS = {
    Action.CALL: Did.CALL,
    Action.BET: Did.BET,
    Action.RAISE: Did.RAISE,
    Action.COMPLETE: Did.COMPLETE,
    Action.POST: Did.BRING_IN,
}


class Dealer:
    """Plays one hand out; `hand` is what came of it, without what was paid.

    `least`: the least that a raise might have been, by its place among the happenings, where it was no all-in;
    `turns`: the state before each act.
    """

    def __init__(self, seed: int, games: tuple[tuple[str, str], ...] = GAMES) -> None:
        self.draw = random.Random(seed)  # noqa: S311 - a deal, not a secret
        name, betting = self.draw.choice(games)
        variant = VARIANTS[name]
        self.deck = [*range(4 * variant.lowest_rank, 52)]
        self.draw.shuffle(self.deck)
        stud = variant.opens_by is not None
        forced = {"ante": 10, "bring_in": 30} if stud else {"small_blind": 50, "big_blind": 100}
        if not stud and self.draw.random() < 0.3:
            forced["ante"] = 10
        limits = {"small_bet": 100, "big_bet": 200} if betting == "fixed_limit" else {}
        self.game = Game(variant, betting, **forced, **limits)
        seats = range(1, self.draw.randint(2, 4 if variant.draws else 6) + 1)
        dealt = variant.streets[0].hole or variant.hole
        self.players = {seat: Player(seat, self.draw.randint(150, 6_000), self.take(dealt)) for seat in seats}
        self.button = seats[-1]
        self.happenings: list[Happening] = []
        self.least: dict[int, int] = {}
        self.turns: list[State] = []
        table = make_table(self.game, house(), self.button, self.players.values())
        self.state = opening(table, self.players)
        self.play()

    @property
    def hand(self) -> HistoryHand:
        return HistoryHand("phh", "7", "line 1", self.game, self.button, self.players, tuple(self.happenings))

    def take(self, count: int) -> tuple[int, ...]:
        return tuple([self.deck.pop() for _ in range(count)])

    def play(self) -> None:
        streets = self.game.variant.streets
        while not self.state.over:
            before = self.state.street
            self.act(self.state, self.state.to_act)
            if self.state.street != before and not self.state.over:
                self.deal(self.state.street)
        if self.state.live & (self.state.live - 1):
            for street in range(self.state.street + 1, len(streets)):
                self.deal(street)
            seats = self.state.table.seats
            self.happenings += [Show(seats[at], self.state.cards[at]) for at in show_order(self.state)]

    def act(self, state: State, player: int) -> None:
        seat = state.table.seats[player]
        self.turns.append(state)
        can = options(state, player)
        chance = self.draw.random()
        if chance < 0.2 and legal(state, player).fold and state.bet > state.wagers[player]:
            self.happenings.append(Act(seat, Did.FOLD))
            self.state = fold(state, player)
        elif chance < 0.45 and can.wager is not None:
            most = can.wager.least if can.jump else can.wager.most or can.wager.least
            total = self.draw.choice((can.wager.least, self.draw.randint(can.wager.least, most), most))
            if state.bet and can.wager.least < can.all_in_to:
                self.least[len(self.happenings)] = can.wager.least
            self.wager(state, player, can.wager.least if state.table.fixed else total)
        elif can.brings_in:
            self.wager(state, player, can.brings_in)
        elif state.bet > state.wagers[player]:
            self.wager(state, player, can.call_to)
        else:
            self.happenings.append(Act(seat, Did.CHECK))
            self.state = check(state, player)

    def wager(self, state: State, player: int, total: int) -> None:
        kind = kind_of(state, player, total)
        self.happenings.append(Act(state.table.seats[player], _DIDS[kind], total))
        self.state = bring_in(state, player, total) if kind is Action.POST else wager(state, player, total)

    def deal(self, number: int) -> None:
        """What is dealt before a round: board cards, a card each, or a draw."""
        variant = self.game.variant
        street, last = variant.streets[number], variant.streets[number - 1]
        if street.board > last.board:
            self.happenings.append(Board(self.take(street.board - last.board)))
        for player in range(self.state.table.size):
            if not self.state.live >> player & 1:
                continue
            seat = self.state.table.seats[player]
            if street.hole > last.hole:
                self.give(player, seat, self.take(1))
            if street.draw:
                self.replace(player, seat)
        if self.state.to_act == NOBODY and not self.state.over:
            first = first_of_round(self.state)
            self.state = self.state.but(first=first, to_act=first)

    def give(self, player: int, seat: int, cards: tuple[int, ...]) -> None:
        held = (*self.state.cards[player], *cards)
        self.state = self.state.but(cards=put_at(self.state.cards, player, held))
        self.happenings.append(Hole(seat, cards))

    def replace(self, player: int, seat: int) -> None:
        count = self.draw.randint(0, 2)
        held = self.state.cards[player]
        self.happenings.append(Draw(seat, count, held[:count]))
        if count:
            self.state = self.state.but(cards=put_at(self.state.cards, player, held[count:]))
            self.give(player, seat, self.take(count))
