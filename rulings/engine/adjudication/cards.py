"""Cards on the table: dealt, drawn and shown; premature ones; boards run several times."""

from rulings.engine.betting.order import bring_in_player, first_of_round
from rulings.engine.betting.state import NOBODY, put_at
from rulings.engine.cards import card_text
from rulings.engine.errors import RecordError
from rulings.engine.record import Deals, RunIt, SeatEvent, check_deck

from .ruling import Ruling, Status, why
from .scene import Scene

BOARD = -1  # the owner of the board's cards


def first_owners(scene: Scene) -> dict[int, int]:
    """Which player, or the board, has each card that is known when the record starts."""
    owners = dict.fromkeys(scene.board, BOARD)
    for player, cards in enumerate(scene.state.cards):
        owners.update(dict.fromkeys(cards, player))
    return owners


def deal(scene: Scene, event: Deals) -> Ruling:
    """A card of the board or of a seat; one before its time does not play (WLA 123, 166-167; TDA RP-5)."""
    place = f"events[{event.index}]"
    variant = scene.state.table.variant
    check_deck(event.cards, place, variant)
    if event.seat is None:
        return _deal_board(scene, event, place)
    player = scene.state.table.index.get(event.seat)
    if player is None:
        raise RecordError("unknown_seat", f"{place}.seat", f"nobody sits in seat {event.seat}")
    return _deal_seat(scene, player, event, place)


def _deal_board(scene: Scene, event: Deals, place: str) -> Ruling:
    variant = scene.state.table.variant
    if not variant.board:
        raise RecordError("bad_value", f"{place}.board", f"{variant.name} has no board")
    due = variant.board if scene.state.over else variant.streets[scene.state.street].board
    if len(scene.board) + scene.unknown_board + len(event.cards) > due:
        return _premature(event)
    _own(scene, event.cards, BOARD, f"{place}.board")
    scene.board = (*scene.board, *event.cards)
    return Ruling(Status.NOTED, why=(why("dealt"),))


def _deal_seat(scene: Scene, player: int, event: Deals, place: str) -> Ruling:
    state = scene.state
    variant = state.table.variant
    if variant.draws:
        return Ruling(Status.NOTED, event.seat, why=(why("dealt"),))
    held = state.cards[player]
    due = variant.hole if variant.opens_by is None or state.over else variant.streets[state.street].hole
    if len(held) + len(event.cards) > due:
        return _premature(event)
    _own(scene, event.cards, player, f"{place}.cards")
    scene.state = state.but(cards=put_at(state.cards, player, (*held, *event.cards)))
    _first_now_known(scene)
    return Ruling(Status.NOTED, event.seat, why=(why("dealt"),))


def _first_now_known(scene: Scene) -> None:
    """In stud the cards say who is first: they may come after the round has begun."""
    state = scene.state
    if state.over or state.to_act != NOBODY:
        return
    brings_in = not state.street and state.table.game.bring_in
    first = bring_in_player(state) if brings_in else first_of_round(state)
    scene.state = state.but(first=first, to_act=first)


def _premature(event: Deals) -> Ruling:
    return Ruling(Status.VOID, event.seat, rules=("premature-card",), why=(why("premature"),))


def _own(scene: Scene, cards: tuple[int, ...], owner: int, at: str) -> None:
    for card in cards:
        if scene.owners.get(card, owner) != owner or (owner == BOARD and card in scene.owners):
            raise RecordError("same_card_twice", at, f"the {card_text(card)} is already out")
    scene.owners = {**scene.owners, **dict.fromkeys(cards, owner)}


def show(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """Cards tabled: from here on they are known."""
    assert event.show is not None  # noqa: S101 - the caller asked
    variant = scene.state.table.variant
    check_deck(event.show, event.at("show"), variant)
    if len(event.show) != variant.hole:
        raise RecordError("bad_cards", event.at("show"), f"a hand of {variant.name} has {variant.hole} cards")
    known = scene.state.cards[player]
    if known and not variant.draws and not set(known) <= set(event.show):
        raise RecordError("bad_cards", event.at("show"), "are not the cards this player holds")
    if not variant.draws:
        _own(scene, event.show, player, event.at("show"))
    scene.state = scene.state.but(cards=put_at(scene.state.cards, player, event.show))
    return Ruling(Status.NOTED, event.seat, rules=("table-all-cards",), why=(why("shows"),))


def draw(scene: Scene, player: int, event: SeatEvent) -> Ruling:
    """Cards drawn, before the betting of a round that has a draw; the hand is not known any more until it is shown."""
    state = scene.state
    variant = state.table.variant
    if not variant.draws:
        raise RecordError("bad_value", event.at("draw"), f"{variant.name} has no draw")
    if event.draw is None or event.draw > variant.hole:
        raise RecordError("bad_value", event.at("draw"), f"a hand has {variant.hole} cards")
    bit = 1 << player
    # All-in, they go on drawing: how often is not looked at then.
    due = state.over or (variant.streets[state.street].draw and not scene.drew & bit)
    if not due or not state.live & bit:
        return Ruling(Status.VOID, event.seat, rules=("draw-count",), why=(why("no_draw_now"),))
    scene.drew |= bit
    if event.draw:
        scene.state = state.but(cards=put_at(state.cards, player, ()))
    return Ruling(Status.NOTED, event.seat, why=(why("draws", count=event.draw),))


def run_it(scene: Scene, event: RunIt) -> Ruling:
    """The players agree to deal the rest several times (S1 p13; WLA 204-213)."""
    state = scene.state
    table, house = state.table, state.table.house
    for seat in event.agreed:
        if seat not in table.index:
            raise RecordError("unknown_seat", f"events[{event.index}].agreed", f"nobody sits in seat {seat}")
    refused = _refusal(scene, event)
    if refused is not None:
        settings, code = refused
        return Ruling(Status.VOID, rules=("run-it",), settings=settings, why=(why(code, runs=house.run_it_max),))
    if event.boards is not None:
        _check_boards(scene, event)
    scene.run = event
    return Ruling(
        Status.STANDS, rules=("run-it",), settings=("run_it_max", "run_it_who"), why=(why("run_it", times=event.times),)
    )


def _refusal(scene: Scene, event: RunIt) -> tuple[tuple[str, ...], str] | None:
    state = scene.state
    table, house = state.table, state.table.house
    live = table.seat_numbers(state.live)
    to_come = table.variant.board - len(scene.board) - scene.unknown_board
    if not state.over or not state.all_in or len(live) < 2 or to_come <= 0:
        return (), "run_it_not_now"
    if event.times > house.run_it_max:
        return ("run_it_max",), "run_it_too_often"
    if house.run_it_who == "two_players_only" and len(live) > 2:
        return ("run_it_who",), "run_it_two_only"
    if not set(live) <= set(event.agreed):
        return ("run_it_who",), "run_it_not_agreed"
    return None


def _check_boards(scene: Scene, event: RunIt) -> None:
    variant = scene.state.table.variant
    known = len(scene.board) + scene.unknown_board
    to_come = variant.board - known
    dealt: set[int] = set()
    for number, board in enumerate(event.boards or ()):
        at = f"events[{event.index}].boards[{number}]"
        check_deck(board, at, variant)
        if len(board) not in (to_come, variant.board):
            raise RecordError("bad_cards", at, f"must be the {to_come} cards still to come, or the whole board")
        new = board[known:] if len(board) > to_come else board
        for card in new:
            if card in dealt or card in scene.owners:
                raise RecordError("same_card_twice", at, f"the {card_text(card)} is already out")
        if len(board) > to_come and board[: len(scene.board)] != scene.board:
            raise RecordError("bad_cards", at, "does not begin with the board that is out")
        dealt.update(new)
