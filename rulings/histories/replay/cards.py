"""The cards of a hand that is replayed: who holds which, what is on the board, and that none comes up twice."""

from collections.abc import Mapping, Sequence

from rulings.engine.betting.game import Player
from rulings.engine.betting.variants import Variant
from rulings.engine.cards import card_text
from rulings.histories.hand import UNKNOWN, Draw

from .stop import Stop

Cards = tuple[int, ...]
_DOWN = 2  # stud deals two cards face down before the first that is seen


class HandCards:
    """The cards as far as they are known. Whatever deals, draws or shows raises Stop for what cannot be.

    `hands` by player, UNKNOWN for a card that is there but not known, () where none is; `board`, `hidden` when some of
    it was dealt unseen, `boards` when it was run several times.
    """

    def __init__(self, variant: Variant, hands: Sequence[Cards]) -> None:
        self.variant = variant
        self.hands = list(hands)
        self.board: Cards = ()
        self.boards: tuple[Cards, ...] = ()
        self.hidden = False
        self._out: set[int] = set()
        self._least = 4 * variant.lowest_rank

    def check(self) -> None:
        """What was dealt before anybody acted."""
        known = [card for hand in self.hands for card in hand]
        out = set(known)
        if len(out) == len(known) == len(self.hands) * self.variant.hole and min(out) >= self._least:
            self._out = out  # every card is known, and another one
            return
        for hand in self.hands:
            self._deal(hand)
            if len(hand) > self.variant.hole:
                raise Stop("too_many_cards", expected=self.variant.hole, found=len(hand))

    def deal_board(self, cards: Cards) -> None:
        self._deal(cards)
        self.board += cards
        self.hidden = self.hidden or not cards
        if len(self.board) > self.variant.board:
            raise Stop("too_many_cards", expected=self.variant.board, found=len(self.board))

    def deal(self, player: int, cards: Cards) -> None:
        self._deal(cards)
        hand = self.hands[player] + cards
        if len(hand) > self.variant.hole:
            raise Stop("too_many_cards", expected=self.variant.hole, found=len(hand))
        self.hands[player] = hand

    def draw(self, player: int, draw: Draw) -> None:
        """Cards thrown away; what comes instead is dealt."""
        if draw.number > self.variant.hole:
            raise Stop("draw_out_of_place")
        if not draw.number:
            return
        held = self.hands[player]
        for card in draw.cards:
            self._check_held(card, held)
        told = len(held) == self.variant.hole and len(draw.cards) == draw.number
        # Where it is not told which cards went, none of those before is sure to be there still.
        self._out.difference_update(draw.cards if told else held)
        self.hands[player] = tuple([card for card in held if card not in draw.cards]) if told else ()

    def show(self, player: int, cards: Cards) -> None:
        """Cards shown have to be among those held; what was not known of the hand is known then."""
        held = self.hands[player]
        known = [card for card in cards if card != UNKNOWN]
        if len(set(known)) < len(known):
            raise Stop("card_twice", found=card_text(max(known, key=known.count)))
        new = tuple([card for card in known if card not in held])
        for card in new:
            self._check_held(card, held)
        self._deal(new)
        whole = len(known) == self.variant.hole
        if whole and any(card not in cards for card in held if card != UNKNOWN):
            raise Stop("card_not_held", found=card_text(new[0]))
        if whole:
            self.hands[player] = cards
        elif new:
            self.hands[player] = _filled(held, new, self.variant.hole)

    def run(self, boards: tuple[Cards, ...]) -> None:
        """The rest dealt several times: each board is whole and begins with the cards that were out."""
        begun = len(self.board)
        for board in boards:
            if board[:begun] != self.board or len(board) != self.variant.board:
                raise Stop("boards_differ")
            self._deal(board[begun:])
        self.boards = boards

    def known(self) -> list[Cards]:
        """The hands that are known whole, () for the others."""
        return [() if UNKNOWN in hand else hand for hand in self.hands]

    def _check_held(self, card: int, held: Cards) -> None:
        """A card that cannot be among those held: all of them are known, and it is none."""
        if card not in held and len(held) == self.variant.hole and UNKNOWN not in held:
            raise Stop("card_not_held", found=card_text(card))

    def _deal(self, cards: Cards) -> None:
        out, least = self._out, self._least
        for card in cards:
            if card in out:
                raise Stop("card_twice", found=card_text(card))
            if card >= least:
                out.add(card)
            elif card != UNKNOWN:
                raise Stop("card_not_in_deck", found=card_text(card))


def _filled(held: Cards, new: Cards, size: int) -> Cards:
    """The hand with new cards in place of unknown ones, which make up its size where it was not known at all."""
    rest = [*new]
    padded = (*held, *[UNKNOWN] * (size - len(held)))
    return tuple([rest.pop(0) if card == UNKNOWN and rest else card for card in padded])


def in_sight(players: Mapping[int, Player]) -> dict[int, Player]:
    """The players of a stud game as the others see them: without the cards from the first unknown one that is face up.

    The order of action goes by the cards that are seen, and where one of them is not known nothing goes by it.
    """
    return {
        seat: Player(seat, player.stack, seen(player.cards), player.chips, player.missed)
        for seat, player in players.items()
    }


def seen(cards: Cards) -> Cards:
    """The cards of a stud hand up to the first unknown one that is face up."""
    for at in range(_DOWN, len(cards)):
        if cards[at] == UNKNOWN:
            return cards[:at]
    return cards
