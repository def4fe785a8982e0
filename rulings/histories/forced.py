"""From the forced payments a file tells to the game that makes the engine post them by itself."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rulings.engine.betting.game import AnteType, Game, Player
from rulings.engine.betting.game import Post as Due

from .faults import HandError
from .hand import Post, Posted

# What a seat posts towards its wager.
_LIVE = (Posted.SMALL_BLIND, Posted.BIG_BLIND, Posted.THIRD_BLIND, Posted.MISSED, Posted.STRADDLE)


def with_posts(game: Game, button: int, players: Mapping[int, Player], posts: Sequence[Post]) -> Game:
    """The game with who posts what, and how much where the game does not say yet; amounts are the chips put in.

    Of several small or big blinds the one next after the button is the blind itself; another small blind is dead money
    of a seat that missed it, another big blind the live post of one that comes in. A missed blind is live, unless its
    Player is told to post all that were `missed`. An ante that one seat alone pays is for the table. Raises HandError,
    "unsupported", for an ante paid by a single seat that is neither the big blind nor the button.
    """
    order = clockwise(players, button)
    by_kind: dict[Posted, list[Post]] = {kind: [] for kind in Posted}
    for post in posts:
        by_kind[post.kind].append(post)
    small, spare = _first_after(by_kind[Posted.SMALL_BLIND], order, heads_up_button(players, button))
    big, comes_in = _first_after(by_kind[Posted.BIG_BLIND], _after(order, small), None)
    missed = [post for post in by_kind[Posted.MISSED] if not players[post.seat].missed]
    ante, ante_type = _ante(by_kind[Posted.ANTE], button, big, len(players))
    return replace(
        _blinds(game, order, button, small, big),
        ante=ante or game.ante,
        ante_type=ante_type,
        straddles=_wagers(by_kind[Posted.STRADDLE], posts),
        live=_wagers([*comes_in, *missed], posts),
        dead=tuple([Due(post.seat, post.amount) for post in [*spare, *by_kind[Posted.DEAD]]]),
    )


def live_before(posts: Iterable[Post], seat: int) -> int:
    """The wager that the posts of a seat make."""
    return sum([post.amount for post in posts if post.seat == seat and post.kind in _LIVE])


def clockwise(seats: Iterable[int], button: int) -> list[int]:
    """The seats from the one left of the button round to the button."""
    return sorted(seats, key=lambda seat: (seat <= button, seat))


def heads_up_button(seats: Mapping[int, object], button: int) -> int | None:
    """The seat on the button where two play and it therefore posts the small blind, else None."""
    return button if len(seats) == 2 and button in seats else None


def _after(order: list[int], seat: Post | None) -> list[int]:
    """The order beginning left of the seat."""
    if seat is None or seat.seat not in order:
        return order
    at = order.index(seat.seat) + 1
    return order[at:] + order[:at]


def _first_after(posts: list[Post], order: list[int], first: int | None) -> tuple[Post | None, list[Post]]:
    """The post of the seat that comes first in order, or of `first`, and the others."""
    if not posts:
        return None, []
    place = {seat: at for at, seat in enumerate(order)}
    chosen = min(posts, key=lambda post: -1 if post.seat == first else place.get(post.seat, len(order)))
    return chosen, [post for post in posts if post is not chosen]


def _blinds(game: Game, order: list[int], button: int, small: Post | None, big: Post | None) -> Game:
    if small is None and big is None and not game.big_blind:
        return game
    turn = order[-1] if len(order) == 2 and button in order else order[0]
    changes: dict[str, int | bool | None] = {"no_small_blind": small is None, "no_big_blind": big is None}
    if small is not None:
        changes["small_blind"] = game.small_blind or small.amount
        changes["small_blind_seat"] = None if small.seat == turn else small.seat
        turn = _after(order, small)[0]
    if big is not None:
        changes["big_blind"] = game.big_blind or big.amount
        changes["big_blind_seat"] = None if big.seat == turn else big.seat
    return replace(game, **changes)  # type: ignore[arg-type]


def _ante(antes: list[Post], button: int, big: Post | None, size: int) -> tuple[int, AnteType]:
    if not antes:
        return 0, "each"
    amount = max([ante.amount for ante in antes])
    if len(antes) > 1 or size < 2:
        return amount, "each"
    payer = antes[0]
    if big is not None and payer.seat == big.seat:
        return amount, "big_blind"
    if payer.seat == button:
        return amount, "button"
    why = f"seat {payer.seat} alone pays an ante, and is neither the big blind nor the button"
    raise HandError("unsupported", payer.at, why)


def _wagers(chosen: Iterable[Post], posts: Sequence[Post]) -> tuple[Due, ...]:
    """The whole wager that each of the chosen posts makes."""
    return tuple([Due(post.seat, live_before(posts[: posts.index(post) + 1], post.seat)) for post in chosen])
