"""The rounds of a hand and their actions, on their way to posts and happenings."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulings.engine.betting.variants import Variant
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Happening, Muck, Post, Posted, Show

from .fields import a_number, a_text, amount, cards, fail, objects

DIDS = {"Fold": Did.FOLD, "Check": Did.CHECK, "Call": Did.CALL, "Bet": Did.BET, "Raise": Did.RAISE}
POSTS = {
    "Post Ante": Posted.ANTE,
    "Post SB": Posted.SMALL_BLIND,
    "Post BB": Posted.BIG_BLIND,
    "Straddle": Posted.STRADDLE,
    "Post Dead": Posted.DEAD,
    "Post Extra Blind": Posted.MISSED,
}

_MAY_ADD = (Did.CALL, Did.BET, Did.RAISE)
# What happens beside the play; some sites repeat with "Payout" what the pots tell.
_BESIDE = {"Added Chips": "added_chips", "Sits Down": "", "Stands Up": "", "Payout": ""}
_TO_POT = frozenset(("Added To Pot", "Added to Pot", "Add to Pot"))


class Rounds:
    """What the rounds tell: `posts`, `happenings`, the `hands` by seat, the seats `seen` to play, and `notes`.

    `seats` are by the ids of the players.
    """

    def __init__(self, variant: Variant, seats: Mapping[int, int], scale: int) -> None:
        self.posts: list[Post] = []
        self.happenings: list[Happening] = []
        self.hands: dict[int, tuple[int, ...]] = {}
        self.seen: set[int] = set()
        self.notes: set[str] = set()
        self._variant = variant
        self._seats = seats
        self._scale = scale
        self._board = 0

    def run(self, rounds: Iterable[Mapping[str, Any]]) -> None:
        """Take every round. Raises HandError, UnitsError or CardError for what cannot be read."""
        for round_ in rounds:
            self._deal(cards(round_))
            for action in objects(round_, "actions"):
                self._take(action)

    def _deal(self, dealt: tuple[int, ...]) -> None:
        if not dealt:
            return
        self._board += len(dealt)
        if self._board > self._variant.board:
            raise fail("unsupported", f"{self._board} board cards: hands run several times cannot be told apart")
        if UNKNOWN in dealt and set(dealt) != {UNKNOWN}:
            raise fail("unsupported", "board cards that are known in part only")
        self.happenings.append(Board(() if UNKNOWN in dealt else dealt))

    def _take(self, action: Mapping[str, Any]) -> None:
        name = a_text(action, "action")
        if name in _BESIDE:
            self.notes |= {_BESIDE[name]} - {""}
            return
        if name in _TO_POT:
            self._added_to_pot(action)
            return
        seat = self._seats.get(a_number(action, "player_id"))
        if seat is None:
            raise fail("contradiction", f"player_id {action['player_id']} of an action is no player's")
        if name in POSTS:
            self.posts.append(Post(seat, POSTS[name], amount(action, "amount", self._scale)))
        elif name in DIDS:
            self.happenings.append(self._act(seat, DIDS[name], action))
        elif name in _CARDS:
            _CARDS[name](self, seat, cards(action))
        else:
            raise fail("unsupported", f'action "{name}" is none of the format')
        self.seen.add(seat)

    def _act(self, seat: int, did: Did, action: Mapping[str, Any]) -> Act:
        added = amount(action, "amount", self._scale)
        if did in _MAY_ADD:
            return Act(seat, did, added=added)
        if added:
            raise fail("contradiction", f"seat {seat} adds {added} with a {did}")
        return Act(seat, did)

    def _added_to_pot(self, action: Mapping[str, Any]) -> None:
        if amount(action, "amount", self._scale):
            raise fail("unsupported", "money that no player put in is added to the pot")

    def dealt(self, seat: int, held: tuple[int, ...]) -> None:
        """The cards a seat is dealt; () where none is known."""
        self.hands[seat] = held if set(held) - {UNKNOWN} else ()

    def shows(self, seat: int, shown: tuple[int, ...]) -> None:
        self.happenings.append(Show(seat, (*shown, *[UNKNOWN] * (self._variant.hole - len(shown)))))

    def mucks(self, seat: int, held: tuple[int, ...]) -> None:
        """A hand given up unseen; some sites tell its cards all the same."""
        if held and not self.hands.get(seat):
            self.dealt(seat, held)
        self.happenings.append(Muck(seat))


_CARDS: Mapping[str, Callable[[Rounds, int, tuple[int, ...]], None]] = {
    "Dealt Cards": Rounds.dealt,
    "Shows Cards": Rounds.shows,
    "Mucks Cards": Rounds.mucks,
}
