"""The forced payments as the file tells them, against what the game makes due."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulings.engine.betting.state import State
from rulings.histories.hand import Post, Posted

from .stop import Stop

if TYPE_CHECKING:
    from .run import Replay


def check_posts(replay: "Replay") -> None:
    """Raise Stop, the wrong posts found, where a seat paid another amount: no wager that follows is of a sure size."""
    posts = replay.hand.posts
    if not posts:
        return
    told: dict[int, int] = {}
    for post in posts:
        told[post.seat] = told.get(post.seat, 0) + post.amount
    wrong = False
    for seat, due in _due(replay):
        if told.pop(seat, 0) != due:
            paid = [post for post in posts if post.seat == seat]
            rules = tuple(_rules(paid, replay.state))
            replay.find("wrong_post", seat, expected=due, found=sum(post.amount for post in paid), rules=rules)
            wrong = True
    if told:
        replay.find("unknown_seat", min(told))
    if wrong or told:
        raise Stop


def _due(replay: "Replay") -> Iterable[tuple[int, int]]:
    """What each seat had to pay, before anything of it went back uncalled."""
    state, players = replay.state, replay.hand.players
    back = state.uncalled
    for at, seat in enumerate(state.table.seats):
        due = players[seat].stack - state.stacks[at]
        yield seat, due + back[1] if back is not None and back[0] == at else due


def _rules(posts: list[Post], state: State) -> Iterable[str]:
    """The rules of the payments a seat made, or owed and did not make: then the blinds'."""
    game = state.table.game
    kinds = {post.kind for post in posts}
    if kinds & {Posted.SMALL_BLIND, Posted.BIG_BLIND, Posted.THIRD_BLIND} or not kinds:
        yield "blind-is-live"
    if kinds & {Posted.MISSED, Posted.DEAD}:
        yield "missed-blinds"
    if Posted.STRADDLE in kinds:
        yield "straddle"
    if Posted.ANTE in kinds:
        yield "ante-all-in" if game.ante_type == "each" else "big-blind-ante-order"
