"""From a hand to the text of a JSON object."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rulings.engine.betting.game import DEEP
from rulings.engine.cards import card_text
from rulings.histories.hand import UNKNOWN, Act, Board, Did, HistoryHand, Muck, Show
from rulings.histories.ledger import posts_of, told_acts
from rulings.histories.units import as_number

from .fields import FORMAT, fail
from .read import BETTING, VARIANT_NAMES
from .rounds import DIDS, POSTS

_SPEC = "1.4.6"
_HIDDEN = "??"
_DEALT = {"Flop": 3, "Turn": 1, "River": 1}
_STREETS = ("Preflop", "Flop", "Turn", "River")
_SHOWDOWN = "Showdown"
_NAMES = {did: name for name, did in DIDS.items()} | {Did.COMPLETE: "Raise"}  # of a short all-in to a full bet
_encode = msgspec.json.Encoder(decimal_format="number").encode
_POST_NAMES = {kind: name for name, kind in POSTS.items()}


def write(hand: HistoryHand) -> str:
    """The hand as an object on one line.

    What the format does not hold is left out: stacks after the hand, uncalled chips, lines and notes, and what another
    format kept beside the hand. Raises HandError, "unsupported", for a game, a stack or a run-out it cannot express.
    """
    return _encode({"ohh": _ohh(hand)}).decode() + "\n"


def _ohh(hand: HistoryHand) -> dict[str, Any]:
    game, scale = hand.game, hand.scale
    game_type = "Omaha" if game.variant.name == "omaha5" else _key_of(VARIANT_NAMES, game.variant.name)
    if any(player.stack >= DEEP or player.missed for player in hand.players.values()) or game.third_blind:
        raise fail("unsupported", "the format tells every stack, and posts one by one")
    if game.betting == "fixed_limit" and (game.small_bet, game.big_bet) != (game.big_blind, 2 * game.big_blind):
        raise fail("unsupported", "the format tells limits by the big blind")
    ids = {seat: number for number, seat in enumerate(sorted(hand.players))}
    others = hand.extra if hand.format == FORMAT else {}  # those of another format mean nothing here
    document: dict[str, Any] = {
        "spec_version": _SPEC,
        **others,
        "game_number": hand.id,
        "game_type": game_type,
        "bet_limit": {"bet_type": _key_of(BETTING, game.betting), "bet_cap": 0},
        "dealer_seat": hand.button,
        "small_blind_amount": _money(game.small_blind, scale),
        "big_blind_amount": _money(game.big_blind, scale),
        "ante_amount": _money(game.ante, scale),
        "players": [_player(hand, seat, ids[seat]) for seat in ids],
        "rounds": _rounds(hand, ids),
        "pots": others.get("pots", _pots(hand, ids)),
    }
    return document if game.cash else document | {"tournament": True}


def _key_of(names: Mapping[str, str], value: str) -> str:
    found = next((name for name, known in names.items() if known == value), None)
    if found is None:
        raise fail("unsupported", f"{value} has no name in the format")
    return found


def _money(units: int, scale: int) -> msgspec.Raw:
    return msgspec.Raw(as_number(units, scale).encode())


def _player(hand: HistoryHand, seat: int, id: int) -> dict[str, Any]:  # noqa: A002 - the format's name
    stack = _money(hand.players[seat].stack, hand.scale)
    return {"id": id, "seat": seat, "name": hand.names.get(seat, ""), "starting_stack": stack}


def _rounds(hand: HistoryHand, ids: Mapping[int, int]) -> list[dict[str, Any]]:
    """A round for each street and one for each time hands are shown."""
    rounds: list[dict[str, Any]] = []
    streets = iter(_STREETS)
    _begin(rounds, next(streets), ())
    for post in posts_of(hand):
        _add(rounds, ids[post.seat], _POST_NAMES[post.kind], amount=_money(post.amount, hand.scale))
    for seat, player in hand.players.items():
        if player.cards:
            _add(rounds, ids[seat], "Dealt Cards", cards=_cards(player.cards))
    for happening, told in told_acts(hand):
        match happening:
            case Board():
                street = next(streets)
                _begin(rounds, street, happening.cards or (UNKNOWN,) * _DEALT[street])
            case Act() if told is not None:
                added = _money(told.added, hand.scale)
                _add(rounds, ids[happening.seat], _NAMES[told.did], amount=added, is_allin=told.all_in)
            case Show() | Muck():
                if rounds[-1]["street"] != _SHOWDOWN:
                    _begin(rounds, _SHOWDOWN, ())
                if isinstance(happening, Show):
                    _add(rounds, ids[happening.seat], "Shows Cards", cards=_cards(happening.cards))
                else:
                    _add(rounds, ids[happening.seat], "Mucks Cards")
            case _:
                raise fail("unsupported", "the format cannot tell draws, or boards of a hand run several times")
    return rounds


def _begin(rounds: list[dict[str, Any]], street: str, cards: tuple[int, ...]) -> None:
    rounds.append({"id": len(rounds), "street": street, "cards": _cards(cards), "actions": []})


def _add(rounds: list[dict[str, Any]], player: int, action: str, **more: object) -> None:
    actions = rounds[-1]["actions"]
    actions.append({"action_number": len(actions) + 1, "player_id": player, "action": action, **more})


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [_HIDDEN if card == UNKNOWN else card_text(card) for card in cards]


def _pots(hand: HistoryHand, ids: Mapping[int, int]) -> list[dict[str, Any]]:
    """All pots as one: who won which of them is not in the hand."""
    told = {"amount": hand.pot, "rake": hand.rake}
    pot: dict[str, Any] = {key: _money(amount, hand.scale) for key, amount in told.items() if amount is not None}
    if hand.collected is not None:
        wins = hand.collected.items()
        pot["player_wins"] = [{"player_id": ids[seat], "win_amount": _money(won, hand.scale)} for seat, won in wins]
    return [{"number": 0, **pot}] if pot else []
