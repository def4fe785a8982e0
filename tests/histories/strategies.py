"""Random hands as a file would tell them, for the writers: legal from the first act to the last."""

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from rulings.engine.betting.forced import opening
from rulings.engine.betting.game import Game, Player, Post
from rulings.engine.betting.legal import options
from rulings.engine.betting.play import bring_in, check, fold, wager
from rulings.engine.betting.state import NOBODY, State
from rulings.engine.betting.table import make_table
from rulings.engine.betting.variants import VARIANTS
from rulings.histories.hand import Act, Board, Did, Draw, Happening, HistoryHand, Hole, Muck, Show, comes_to_an_end
from rulings.histories.phh.game import CODES
from tests.histories.reading import HOUSE

_MOST_ACTS = 30
_NAMES = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\r\n"), min_size=1, max_size=8)


@st.composite
def hands(draw) -> HistoryHand:
    """A hand as a Poker Hand History document tells it."""
    name, betting = draw(st.sampled_from(sorted(CODES.values())))
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=2, max_size=5)))
    if draw(st.booleans()):
        seats = list(range(1, len(seats) + 1))
    button = seats[-1] if seats[0] == 1 else draw(st.sampled_from(seats))
    order = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    game = draw(_games(name, betting, order))
    stacks = {seat: draw(st.integers(game.ante + 1, 1500)) for seat in seats}
    if game.straddles:
        stacks |= {post.seat: 1500 for post in game.straddles}
    told = _Telling(draw, game, button, stacks)
    told.play()
    after = draw(st.none() | st.fixed_dictionaries({seat: st.integers(0, 9000) for seat in seats}))
    ended = comes_to_an_end(told.happenings, len(seats))
    won = draw(st.none() | st.dictionaries(st.sampled_from(seats), st.integers(1, 9000))) if ended else None
    return HistoryHand(
        format="phh",
        id=draw(st.sampled_from(["", "7", "a-7", "007"]) | _NAMES),
        at="line 1",
        game=game,
        button=button,
        players=told.players,
        happenings=tuple(told.happenings),
        scale=draw(st.sampled_from([1, 100])),
        names=draw(st.dictionaries(st.sampled_from(seats), _NAMES)),
        finishing=after,
        collected=won,
        ended=ended,
        extra=draw(st.dictionaries(st.sampled_from(["event", "_note", "_own field"]), _NAMES | st.integers(0, 10**6))),
    )


@st.composite
def _games(draw, name: str, betting: str, order: list[int]) -> Game:
    variant = VARIANTS[name]
    small, big = draw(st.sampled_from([(1, 2), (5, 10), (10, 25), (0, 10), (10, 10)]))
    fixed = {"small_bet": big, "big_bet": 2 * big} if betting == "fixed_limit" else {}
    ante = draw(st.sampled_from([0, 0, 3]))
    if variant.opens_by is not None:
        return Game(variant, betting, ante=ante, bring_in=max(1, big // 2), small_bet=big, big_bet=2 * big)
    blinds = {"small_blind": small, "big_blind": big}
    if not small:
        other = order[0] if len(order) == 2 else order[1]
        blinds |= {"no_small_blind": True, "big_blind_seat": draw(st.sampled_from([None, other]))}
    # Heads-up without a small blind the big blind is on the button, and its ante could be called either's.
    kinds = ["each", "big_blind", "button"] if small or len(order) > 2 else ["each"]
    kind = draw(st.sampled_from(kinds)) if ante else "each"
    under_the_gun = [Post(order[2], 2 * big)] if len(order) > 3 and small and draw(st.booleans()) else []
    return Game(variant, betting, ante=ante, ante_type=kind, straddles=tuple(under_the_gun), **blinds, **fixed)


@dataclass
class _Telling:
    """A hand as it is played at random, and told."""

    draw: object
    game: Game
    button: int
    stacks: dict[int, int]
    happenings: list[Happening] = field(default_factory=list)

    def play(self):
        variant = self.game.variant
        lowest = 4 * variant.lowest_rank
        self.deck = list(range(lowest, 52))
        Random(self.draw(st.integers(0, 10**6))).shuffle(self.deck)  # noqa: S311 - nobody plays for money here
        dealt = variant.streets[0].hole or variant.hole
        hidden = not self.game.bring_in and self.draw(st.booleans())
        self.players = {
            seat: Player(seat, stack, () if hidden and at else self.take(dealt))
            for at, (seat, stack) in enumerate(self.stacks.items())
        }
        self.completed = False
        self.state = opening(make_table(self.game, HOUSE, self.button, self.players.values()), self.players)
        street = 0
        for _ in range(self.draw(st.integers(0, _MOST_ACTS))):
            if self.state.over or self.state.to_act == NOBODY:
                break
            self.act(self.state)
            due = len(variant.streets) - 1 if self.state.over and self.contested() else self.state.street
            while street < due:
                street += 1
                self.deal(street)
        if self.state.over and self.contested():
            for at in self.live():
                self.show(self.state.table.seats[at])

    def take(self, count: int) -> tuple[int, ...]:
        cards, self.deck = tuple(self.deck[:count]), self.deck[count:]
        return cards

    def live(self) -> list[int]:
        return [at for at in range(self.state.table.size) if self.state.live >> at & 1]

    def contested(self) -> bool:
        return len(self.live()) > 1

    def act(self, state: State):
        at = state.to_act
        seat = state.table.seats[at]
        can = options(state, at)
        opens = can.wager is not None and can.wager.least > can.brings_in
        if can.brings_in and (not opens or self.draw(st.booleans())):
            self.happenings.append(Act(seat, Did.BRING_IN))
            self.state = bring_in(state, at, can.brings_in)
            return
        wagers = opens and (can.brings_in or self.draw(st.integers(0, 2)) == 0)
        if wagers:
            self.wager(state, at, can.wager.least)
        elif state.bet > state.wagers[at] and self.draw(st.integers(0, 3)) == 0:
            self.happenings.append(Act(seat, Did.FOLD))
            self.state = fold(state, at)
        else:
            self.happenings.append(Act(seat, Did.STAY))
            self.state = wager(state, at, can.call_to) if can.call_to > state.wagers[at] else check(state, at)

    def wager(self, state: State, at: int, total: int):
        did = Did.RAISE if state.bet else Did.BET
        if self.game.bring_in and not state.street and not self.completed:
            did, self.completed = Did.COMPLETE, True
        self.happenings.append(Act(state.table.seats[at], did, total))
        self.state = wager(state, at, total)

    def deal(self, street: int):
        variant = self.game.variant
        now, before = variant.streets[street], variant.streets[street - 1]
        if now.board:
            self.happenings.append(Board(self.take(now.board - before.board)))
        for at in self.live():
            seat = self.state.table.seats[at]
            if now.draw:
                self.exchange(seat)
            elif now.hole and len(self.deck) > now.hole:
                self.give(seat, self.take(now.hole - before.hole))

    def exchange(self, seat: int):
        count = self.draw(st.integers(0, 2))
        self.happenings.append(Draw(seat, count, self.players[seat].cards[:count]))
        if count:
            self.happenings.append(Hole(seat, self.take(count)))

    def give(self, seat: int, cards: tuple[int, ...]):
        self.happenings.append(Hole(seat, cards))
        at = self.state.table.index[seat]
        held = (*self.state.cards[at], *cards)
        self.state = self.state.but(cards=tuple(held if at == n else old for n, old in enumerate(self.state.cards)))

    def show(self, seat: int):
        cards = self.players[seat].cards
        self.happenings.append(Show(seat, cards) if cards and self.draw(st.booleans()) else Muck(seat))
