"""What stays the same through a hand: the game, the house, the seats and all that follows from them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.engine.errors import RecordError
from rulings.engine.rulebook import House

from .chips import basis_payments, chips_that_stay, smallest_needed
from .game import Game, Player
from .variants import Variant

NOBODY = -1
NOT_ACTED = -1


@dataclass(frozen=True, slots=True)
class Table:
    """The frame of a hand.

    Players are counted by index, clockwise from the first seat left of the button, so index order is the order of
    action after the blinds; `seats[index]` is the seat's number. Sets of players are bit masks (bit = index).

    `least_bet` opens a round; `bet_sizes` are the fixed-limit bets by street; `cap` the raises allowed after the first
    bet (None: no cap); `playable_unit` the smallest chip that plays; `unit` what a wager must be a multiple of; `kept`
    what each player cannot wager because its chips are too small. `fresh`: the fields of the state as a round begins.
    `clockwise` is who follows whom, `after` the same in the first round, `blind_basis` what each blind counts for in
    the first round's pot-limit pot, (index or -1, amount).
    """

    game: Game
    house: House
    variant: Variant
    button: int
    chips: tuple[int, ...]
    seats: tuple[int, ...]
    index: dict[int, int]
    everyone: int
    least_bet: int
    bet_sizes: tuple[int, ...]
    fixed: bool
    limit_family: bool
    cap: int | None
    playable_unit: int
    unit: int
    kept: tuple[int, ...]
    small_blind: int
    big_blind: int
    third_blind: int
    zeros: tuple[int, ...]
    nobody_acted: tuple[int, ...]
    fresh: Mapping[str, Any]
    clockwise: tuple[int, ...]
    after: tuple[int, ...]
    first: int
    blind_basis: tuple[tuple[int, int], ...]

    @property
    def size(self) -> int:
        """How many players were dealt in."""
        return len(self.seats)

    def seat_numbers(self, mask: int) -> list[int]:
        """The seats of a mask, in rising order."""
        return sorted(seat for at, seat in enumerate(self.seats) if mask >> at & 1)


def make_table(game: Game, house: House, button: int, players: Iterable[Player], chips: tuple[int, ...] = ()) -> Table:
    """The table of a game, with who posts what and who is first.

    Raises RecordError for a straddle the house does not allow, for blinds in seats that are not there, and for a game
    that needs a blind, an ante or a bring-in and has none.
    """
    by_seat = {player.seat: player for player in players}
    seats = _clockwise(by_seat, button)
    index = {seat: at for at, seat in enumerate(seats)}
    small, big, third = _blind_seats(game, seats, index, button)
    after, first = _first_round(game, house, seats, index, button, (small, big, third))
    smallest = smallest_needed(chips, basis_payments(game, house))
    top_blind = max(game.big_blind, game.third_blind)
    keeps = house.allin_small_chips == "out_of_play"
    fixed = game.betting == "fixed_limit"
    return Table(
        game=game,
        house=house,
        variant=game.variant,
        button=button,
        chips=chips,
        seats=seats,
        index=index,
        everyone=(1 << len(seats)) - 1,
        least_bet=_least_bet(game, smallest, top_blind),
        bet_sizes=tuple(game.big_bet if street.upper else game.small_bet for street in game.variant.streets),
        fixed=fixed,
        limit_family=fixed or game.betting == "spread_limit",
        cap=_cap(game, house),
        playable_unit=smallest,
        unit=_wager_unit(game, house, smallest, top_blind),
        kept=tuple(chips_that_stay(by_seat[seat], smallest) if keeps else 0 for seat in seats),
        small_blind=small,
        big_blind=big,
        third_blind=third,
        zeros=(0,) * len(seats),
        nobody_acted=(NOT_ACTED,) * len(seats),
        fresh=_fresh_round(len(seats), _least_bet(game, smallest, top_blind)),
        clockwise=tuple((at + 1) % len(seats) for at in range(len(seats))),
        after=after,
        first=first,
        blind_basis=_blind_basis(game, house, (small, big, third)),
    )


def _clockwise(seats: Iterable[int], button: int) -> tuple[int, ...]:
    ordered = sorted(seats)
    return tuple([seat for seat in ordered if seat > button] + [seat for seat in ordered if seat <= button])


def _fresh_round(size: int, least_bet: int) -> Mapping[str, Any]:
    """What is the same in every round before anybody acts in it."""
    zeros = (0,) * size
    return {
        "wagers": zeros,
        "answered": (NOT_ACTED,) * size,
        "seen": zeros,
        "reopened": 0,
        "bet": 0,
        "full": least_bet,
        "level": 0,
        "opening": 0,
        "raises": 0,
        "capped": False,
        "checked": 0,
        "barred": 0,
        "upper": False,
        "aggressor": NOBODY,
    }


def _least_bet(game: Game, smallest: int, top_blind: int) -> int:
    if game.betting == "spread_limit":
        return game.small_bet
    return max(top_blind or game.small_bet or game.bring_in or game.ante, smallest)


def _cap(game: Game, house: House) -> int | None:
    if game.betting in ("no_limit", "pot_limit"):
        return house.big_bet_raise_cap
    return house.limit_raise_cap_two_round if game.variant.two_rounds else house.limit_raise_cap


def _wager_unit(game: Game, house: House, smallest: int, top_blind: int) -> int:
    """Local rule of some cash games: every wager a multiple of the blind (S1 p11)."""
    if house.wager_unit == "big_blind" and game.cash and top_blind:
        return top_blind
    return smallest


def _blind_seats(game: Game, seats: tuple[int, ...], index: dict[int, int], button: int) -> tuple[int, int, int]:
    """The indexes of who posts the small, big and third blind; -1 where nobody does. Heads-up the button is small."""
    if not (game.small_blind or game.big_blind):
        return -1, -1, -1
    size = len(seats)
    turn = size - 1 if size == 2 and button in index else 0
    small = big = third = -1
    if not game.no_small_blind and game.small_blind:
        small = _index_of(game.small_blind_seat, index, "game.small_blind_seat", turn)
        turn = (small + 1) % size
    if not game.no_big_blind and game.big_blind:
        big = _index_of(game.big_blind_seat, index, "game.big_blind_seat", turn)
        turn = (big + 1) % size
    if game.third_blind:
        third = turn
    posted = [at for at in (small, big, third) if at >= 0]
    if len(set(posted)) < len(posted):
        raise RecordError("same_seat", "game.big_blind_seat", "one seat cannot post two blinds")
    return small, big, third


def _index_of(seat: int | None, index: dict[int, int], at: str, turn: int) -> int:
    if seat is None:
        return turn
    if seat not in index:
        raise RecordError("unknown_seat", at, f"nobody sits in seat {seat}")
    return index[seat]


def _first_round(
    game: Game, house: House, seats: tuple[int, ...], index: dict[int, int], button: int, blinds: tuple[int, int, int]
) -> tuple[tuple[int, ...], int]:
    """Who follows whom before the flop, and who is first: left of the last blind or live straddle (WLA 161; S1 p12)."""
    size = len(seats)
    after = tuple((at + 1) % size for at in range(size))
    posted = [at for at in blinds if at >= 0]
    first = (posted[-1] + 1) % size if posted else 0
    check_straddles(game, house, seats, button, posted[-1] if posted else -1)
    if not game.straddles:
        return after, first
    last = index[game.straddles[-1].seat]
    if house.straddle_live == "dead":
        return after, first
    if seats[last] == button and house.button_straddle_first == "utg" and posted:
        return _button_last(size, first, last), first
    return after, (last + 1) % size


def _button_last(size: int, first: int, button: int) -> tuple[int, ...]:
    """From under the gun round through the blinds, the straddling button after all of them."""
    order = [(first + step) % size for step in range(size) if (first + step) % size != button] + [button]
    after = dict(zip(order, order[1:] + order[:1], strict=True))
    return tuple(after[at] for at in range(size))


def check_straddles(game: Game, house: House, seats: tuple[int, ...], button: int, last_blind: int) -> None:
    """Raise RecordError for a straddle whose seat, size or number the house does not allow (S1 p12; WLA 161)."""
    if len(game.straddles) > house.straddle_max_count:
        raise _not_allowed(house.straddle_max_count, f"this house allows {house.straddle_max_count} straddle(s)")
    under_the_gun = (last_blind + 1) % len(seats)
    before = max(game.big_blind, game.third_blind)
    for number, straddle in enumerate(game.straddles):
        if straddle.seat not in seats:
            raise RecordError("unknown_seat", f"game.straddles[{number}].seat", f"nobody sits in seat {straddle.seat}")
        if last_blind < 0:
            raise _not_allowed(number, "a game without blinds has no straddle")
        at = seats.index(straddle.seat)
        if number:
            previous = seats.index(game.straddles[number - 1].seat)
            if at != (previous + 1) % len(seats):
                raise _not_allowed(number, "a re-straddle comes from the next seat")
        elif not _may_straddle(house, at == under_the_gun, straddle.seat == button):
            raise _not_allowed(number, f"seat {straddle.seat} may not straddle in this house")
        _check_straddle_size(game, house, straddle.amount, before, number)
        before = straddle.amount


def _may_straddle(house: House, under_the_gun: bool, on_the_button: bool) -> bool:  # noqa: FBT001
    positions = house.straddle_positions
    return "any" in positions or ("utg" in positions and under_the_gun) or ("button" in positions and on_the_button)


def _check_straddle_size(game: Game, house: House, amount: int, before: int, number: int) -> None:
    double = 2 * before
    if amount < double or (house.straddle_size == "double" and amount != double):
        more = " or more" if house.straddle_size == "double_or_more" else ""
        raise _not_allowed(number, f"this straddle has to be {double}{more}")
    most = None if house.straddle_max is None else house.straddle_max * max(game.big_blind, game.third_blind)
    if most is not None and amount > most:
        raise _not_allowed(number, f"the largest straddle of this house is {most}")


def _not_allowed(number: int, why: str) -> RecordError:
    return RecordError("straddle_not_allowed", f"game.straddles[{number}]", why)


def _blind_basis(game: Game, house: House, blinds: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
    """What the blinds count for in the first round's pot (TDA 54B; WLA 187-188; S3 p7-p9)."""
    sizes = [
        (at, size)
        for at, size in zip(blinds, (game.small_blind, game.big_blind, game.third_blind), strict=True)
        if size
    ]
    if not sizes or house.pot_limit_preflop == "actual":
        return ()
    if house.pot_limit_preflop == "small_blind_as_big":
        top = max(size for _, size in sizes)
        return tuple((at, top) for at, _ in sizes)
    return tuple(sizes)
