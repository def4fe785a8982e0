"""Who wins what: pots, boards, halves, and chips that do not divide (S3 p4-p6; TDA 20-21; WLA 148-149, 205-213)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulings.engine.betting.chips import smallest_needed
from rulings.engine.betting.pots import Pot, side_pots
from rulings.engine.betting.state import State
from rulings.engine.betting.table import Table
from rulings.engine.cards import rank_of
from rulings.engine.ranking import Kind, best_five, hand_name, rank

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """What a player gets of a pot; `half` "high" or "low" in high-low games, "" in others."""

    pot: int
    board: int
    player: int
    amount: int
    half: str = ""


def award_pots(state: State, boards: Sequence[Cards]) -> list[Award] | None:
    """The awards by pot, board, high before low, players from the left of the button; None when cards are missing.

    `boards`: the whole boards, one for each time it is run (a single () in games without one).
    """
    pots = side_pots(state)
    if any(players & (players - 1) and not _known(state, players, boards) for _, players in pots):
        return None
    awards: list[Award] = []
    for number, pot in enumerate(pots):
        awards += _award_pot(state, number, pot, boards)
    return awards


def hand_names(state: State, boards: Sequence[Cards]) -> dict[int, str]:
    """The hand of each live player whose cards are known, in words; on several boards one after the other."""
    variant = state.table.variant
    kinds = [kind for kind in (variant.high, variant.low) if kind is not None]
    names: dict[int, str] = {}
    for player, cards in enumerate(state.cards):
        if state.live >> player & 1 and _known(state, 1 << player, boards):
            texts = [hand_name(kind, cards, board) for board in boards for kind in kinds]
            names[player] = " / ".join(text for text in texts if text != "no low")
    return names


def _known(state: State, players: int, boards: Sequence[Cards]) -> bool:
    variant = state.table.variant
    whole = all(len(board) == variant.board for board in boards) and bool(boards)
    return whole and all(len(cards) == variant.hole for at, cards in enumerate(state.cards) if players >> at & 1)


def _award_pot(state: State, number: int, pot: Pot, boards: Sequence[Cards]) -> list[Award]:
    amount, players = pot
    if not players & (players - 1):
        return [Award(number, 0, players.bit_length() - 1, amount)]
    unit = split_unit(state.table)
    awards: list[Award] = []
    for at, (board, part) in enumerate(zip(boards, _halves(amount, len(boards), unit), strict=True)):
        awards += _award_board(state, number, at, (part, players), board)
    return awards


def _halves(amount: int, count: int, unit: int) -> list[int]:
    """An amount in equal parts of whole units, for boards or high and low: what does not divide goes to the first."""
    each = amount // unit // count * unit
    return [amount - each * (count - 1), *[each] * (count - 1)]


def _parts(amount: int, count: int, unit: int) -> list[int]:
    """An amount in equal parts of whole units.

    Units that are left over go one each to the first ones, and what is less than a unit to the very first.
    """
    units, rest = divmod(amount, unit)
    each, left = divmod(units, count)
    parts = [(each + (at < left)) * unit for at in range(count)]
    parts[0] += rest
    return parts


def split_unit(table: Table) -> int:
    """The unit in which a pot is split (TDA 20: the smallest chip in play; WLA 148: the smallest blind's)."""
    if table.house.odd_chip_unit == "smallest_blind":
        game = table.game
        blinds = [blind for blind in (game.small_blind, game.big_blind, game.third_blind) if blind]
        return smallest_needed(table.chips, blinds)
    return min(table.chips, default=1) if table.kept != (0,) * table.size else table.playable_unit


def _award_board(state: State, number: int, board_number: int, pot: Pot, board: Cards) -> list[Award]:
    amount, players = pot
    variant = state.table.variant
    lows = _winners(state, variant.low, players, board) if variant.low else []
    highs = _winners(state, variant.high, players, board) if variant.high else []
    if variant.high is None or variant.low is None:
        kind = variant.high or variant.low
        return [
            Award(number, board_number, player, share)
            for player, share in _split(state, kind, highs or lows, amount, board)
        ]
    # The odd unit goes to the high side (TDA 20C, WLA 149); without a low the high hand takes it all.
    high, low = _halves(amount, 2, split_unit(state.table)) if lows else (amount, 0)
    return [
        Award(number, board_number, player, share, half)
        for half, kind, winners, part in (("high", variant.high, highs, high), ("low", variant.low, lows, low))
        for player, share in _split(state, kind, winners, part, board)
    ]


def _winners(state: State, kind: Kind, players: int, board: Cards) -> list[int]:
    strengths = {
        at: strength
        for at, cards in enumerate(state.cards)
        if players >> at & 1 and (strength := rank(kind, cards, board)) is not None
    }
    best = max(strengths.values(), default=None)
    return [at for at, strength in strengths.items() if strength == best]


def _split(state: State, kind: Kind | None, winners: list[int], amount: int, board: Cards) -> list[tuple[int, int]]:
    """Equal shares; odd units one by one, from the left of the button or by the high card's suit."""
    if not winners or not amount or kind is None:
        return []
    table = state.table
    by_suit = table.variant.odd_by_suit or (bool(table.variant.board) and table.house.odd_chip == "high_suit")
    order = (
        sorted(winners, key=lambda at: _suit_key(kind, state.cards[at], board), reverse=True) if by_suit else winners
    )
    shares = dict(zip(order, _parts(amount, len(order), split_unit(table)), strict=True))
    return [(at, shares[at]) for at in sorted(winners) if shares[at]]


def _suit_key(kind: Kind, hole: Cards, board: Cards) -> list[tuple[int, int]]:
    """The cards of the five-card hand, high card first, each by rank and then suit (TDA 20B, WLA 149)."""
    return [(rank_of(card), card & 3) for card in best_five(kind, hole, board)]
