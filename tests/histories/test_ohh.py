"""Open Hand History objects."""

import copy
import json
from dataclasses import replace

import pytest

from rulings.engine.betting.game import DEEP
from rulings.engine.betting.game import Post as Due
from rulings.engine.cards import parse_cards
from rulings.histories import ohh
from rulings.histories.faults import HandError
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Muck, Post, Posted, Show
from tests.histories.reading import codes, paid, played, problem, read, read_one, told


def action(player, name, amount=None, cards=None):
    found = {"player_id": player, "action": name, "is_allin": False}
    if amount is not None:
        found["amount"] = amount
    return found | ({"cards": cards} if cards else {})


HAND = {
    "spec_version": "1.4.6",
    "site_name": "A Room",
    "game_number": "77",
    "game_type": "Holdem",
    "bet_limit": {"bet_type": "NL", "bet_cap": 0.00},
    "currency": "EUR",
    "dealer_seat": 2,
    "small_blind_amount": 0.50,
    "big_blind_amount": 1.00,
    "ante_amount": 0.00,
    "players": [
        {"id": 10, "seat": 7, "name": "Cy", "starting_stack": 80.25},
        {"id": 11, "seat": 2, "name": "Ann", "starting_stack": 100.00},
        {"id": 12, "seat": 5, "name": "Bo", "starting_stack": 50.00},
    ],
    "rounds": [
        {
            "id": 0,
            "street": "Preflop",
            "cards": "",
            "actions": [
                action(12, "Post SB", 0.50),
                action(10, "Post BB", 1.00),
                action(11, "Dealt Cards", 0, ["Ah", "Kd"]),
                action(11, "Raise", 3.00),
                action(12, "Raise", 8.50),
                action(10, "Fold"),
                action(11, "Call", 6.00),
            ],
        },
        {
            "id": 1,
            "street": "Flop",
            "cards": ["2c", "7d", "Ks"],
            "actions": [action(12, "Check"), action(11, "Bet", 10.00), action(12, "Call", 10.00)],
        },
        {"id": 2, "street": "Turn", "cards": ["3c"], "actions": [action(12, "Check"), action(11, "Check")]},
        {"id": 3, "street": "River", "cards": ["4c"], "actions": [action(12, "Check"), action(11, "Check")]},
        {
            "id": 4,
            "street": "Showdown",
            "actions": [
                action(12, "Mucks Cards", cards=["Qh", "Qd"]),
                action(11, "Shows Cards", cards=["Ah", "Kd"]),
                action(11, "Payout", 37.00),
            ],
        },
    ],
    "pots": [
        {"number": 0, "amount": 39.00, "rake": 2.00, "player_wins": [{"player_id": 11, "win_amount": 37.00}]},
    ],
}


def document(**changes):
    """The hand with these fields, None for one to leave out."""
    fields = copy.deepcopy(HAND) | changes
    return json.dumps({"ohh": {key: value for key, value in fields.items() if value is not None}})


def first_round(*actions, **changes):
    """A hand of these actions alone, told to no end."""
    return document(rounds=[{"id": 0, "street": "Preflop", "actions": list(actions)}], pots=None, **changes)


def test_a_hand():
    hand = read_one(document())
    assert (hand.format, hand.id, hand.at, hand.button, hand.scale) == ("ohh", "77", "line 1", 2, 100)
    assert {seat: player.stack for seat, player in hand.players.items()} == {2: 10000, 5: 5000, 7: 8025}
    assert [player.cards for player in hand.players.values()] == [parse_cards("AhKd"), parse_cards("QhQd"), ()]
    assert hand.names == {2: "Ann", 5: "Bo", 7: "Cy"}
    assert hand.posts == (Post(5, Posted.SMALL_BLIND, 50), Post(7, Posted.BIG_BLIND, 100))
    assert hand.happenings == (
        Act(2, Did.RAISE, added=300),
        Act(5, Did.RAISE, added=850),
        Act(7, Did.FOLD),
        Act(2, Did.CALL, added=600),
        Board(parse_cards("2c7dKs")),
        Act(5, Did.CHECK),
        Act(2, Did.BET, added=1000),
        Act(5, Did.CALL, added=1000),
        Board(parse_cards("3c")),
        Act(5, Did.CHECK),
        Act(2, Did.CHECK),
        Board(parse_cards("4c")),
        Act(5, Did.CHECK),
        Act(2, Did.CHECK),
        Muck(5),
        Show(2, parse_cards("AhKd")),
    )
    assert (hand.pot, hand.rake, hand.collected) == (3900, 200, {2: 3700})
    assert hand.extra == {"spec_version": "1.4.6", "site_name": "A Room", "currency": "EUR"}
    assert hand.ended
    assert played(hand).middle == 3900


def test_whole_numbers_are_chips():
    hand = read_one(
        first_round(
            action(12, "Post SB", 50),
            action(10, "Post BB", 100),
            small_blind_amount=50,
            big_blind_amount=100,
            ante_amount=0,
            tournament=True,
            players=[{**player, "starting_stack": 5000} for player in HAND["players"]],
        )
    )
    assert (hand.scale, hand.game.cash, hand.players[2].stack) == (1, False, 5000)


@pytest.mark.parametrize(
    ("game_type", "bet_type", "variant", "betting"),
    [
        ("Holdem", "NL", "holdem", "no_limit"),
        ("Omaha", "PL", "omaha", "pot_limit"),
        ("OmahaHiLo", "FL", "omaha8", "fixed_limit"),
    ],
)
def test_games(game_type, bet_type, variant, betting):
    game = read_one(first_round(game_type=game_type, bet_limit={"bet_type": bet_type})).game
    assert (game.variant.name, game.betting) == (variant, betting)


def test_omaha_with_five_cards():
    hand = read_one(first_round(action(10, "Dealt Cards", cards=["Ah", "Kd", "2c", "3c", "4c"]), game_type="Omaha"))
    assert hand.game.variant.name == "omaha5"


def test_fixed_limit_tells_its_bets_by_the_big_blind():
    game = read_one(first_round(bet_limit={"bet_type": "FL"})).game
    assert (game.small_bet, game.big_bet) == (100, 200)


@pytest.mark.parametrize(
    "changes",
    [
        {"game_type": "Stud"},
        {"game_type": "StudHiLo"},
        {"game_type": "Draw"},
        {"bet_limit": {"bet_type": "SL"}},
        {"bet_limit": {"bet_type": "NL", "bet_cap": 30.00}},
    ],
)
def test_games_that_are_not_told_whole(changes):
    assert problem(document(**changes)).code == "unsupported"


# Forced bets


def test_antes():
    posts = [action(player, "Post Ante", 0.10) for player in (10, 11, 12)]
    blinds = [action(12, "Post SB", 0.50), action(10, "Post BB", 1.00)]
    hand = read_one(first_round(*posts, *blinds, ante_amount=0.10))
    assert (hand.game.ante, hand.game.ante_type) == (10, "each")
    assert paid(hand) == told(hand) == {2: 10, 5: 60, 7: 110}


def test_the_ante_of_the_big_blind():
    blinds = [action(12, "Post SB", 0.50), action(10, "Post BB", 1.00), action(10, "Post Ante", 1.00)]
    hand = read_one(first_round(*blinds, ante_amount=1.00))
    assert (hand.game.ante, hand.game.ante_type) == (100, "big_blind")
    assert paid(hand) == told(hand) == {5: 50, 7: 200}


def test_dead_live_and_straddled_posts():
    hand = read_one(
        first_round(
            action(12, "Post SB", 0.50),
            action(10, "Post BB", 1.00),
            action(11, "Post Dead", 0.50),
            action(11, "Post Extra Blind", 1.00),
        )
    )
    assert hand.game.dead == (Due(2, 50),)
    assert hand.game.live == (Due(2, 100),)
    assert paid(hand) == told(hand) == {2: 150, 5: 50, 7: 100}
    straddled = read_one(
        first_round(action(12, "Post SB", 0.50), action(10, "Post BB", 1.00), action(11, "Straddle", 2.00))
    )
    assert straddled.game.straddles == (Due(2, 200),)


def test_a_small_blind_that_nobody_posts():
    hand = read_one(first_round(action(10, "Post BB", 1.00)))
    assert hand.game.no_small_blind
    assert paid(hand) == {7: 100}


def test_who_did_nothing_in_a_whole_hand_was_not_dealt_in():
    waiting = [*HAND["players"], {"id": 13, "seat": 9, "name": "Di", "starting_stack": 10.00}]
    assert list(read_one(document(players=waiting)).players) == [2, 5, 7]
    assert list(read_one(first_round(players=waiting)).players) == [2, 5, 7, 9]
    waiting[3]["is_sitting_out"] = True
    assert list(read_one(first_round(players=waiting)).players) == [2, 5, 7]


# What else is told


def test_cards_that_are_kept_hidden():
    hand = read_one(first_round(action(10, "Dealt Cards", cards=["??", "??"]), action(10, "Shows Cards", cards=["Ah"])))
    assert hand.players[7].cards == ()
    assert hand.happenings == (Show(7, (*parse_cards("Ah"), UNKNOWN)),)


def test_chips_added_and_players_who_come_and_go_are_no_acts():
    hand = read_one(first_round(action(10, "Sits Down"), action(10, "Added Chips", 5.00), action(11, "Stands Up")))
    assert (hand.happenings, hand.notes) == ((), ("added_chips",))


def test_cashing_out_is_noted_and_its_amounts_kept():
    win = {"player_id": 11, "win_amount": 37.00, "cashout_amount": 36.00}
    pots = [{"number": 0, "amount": 39.00, "rake": 2.00, "player_wins": [win]}]
    hand = read_one(document(pots=pots))
    assert (hand.notes, hand.collected) == (("cashed_out",), {2: 3700})
    assert hand.extra["pots"] == pots


def test_a_jackpot_is_taken_like_rake():
    pots = [{"number": 0, "amount": 39.00, "rake": 2.00, "jackpot": 0.50, "player_wins": []}]
    assert read_one(document(pots=pots)).rake == 250


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (first_round(action(10, "Raise", "1,000.00")), "bad_amount"),
        (first_round(action(10, "Raise", "1.000,50")), "bad_amount"),
        (first_round(action(10, "Raise", "€5")), "bad_amount"),
        (first_round(action(10, "Raise", -5)), "bad_amount"),
        (first_round(action(10, "Raise", 0.123456789)), "bad_amount"),
        (first_round(action(10, "Raise", "yes")), "bad_amount"),
        (first_round(action(10, "Check", 5)), "contradiction"),
        (first_round(action(99, "Check")), "contradiction"),
        (first_round(action("x", "Check")), "bad_field"),
        (first_round(action(10, "Dances")), "unsupported"),
        (first_round(action(10, "Added To Pot", 5.00)), "unsupported"),
        (first_round(action(10, "Dealt Cards", cards=["Ah"])), "bad_card"),
        (first_round(action(10, "Dealt Cards", cards=["Zz", "Ah"])), "bad_card"),
        (first_round(action(10, "Dealt Cards", cards=[1, 2])), "bad_field"),
        (document(rounds=[{"cards": ["2c"] * 6}]), "unsupported"),
        (document(rounds=[{"cards": ["2c", "??", "3c"]}]), "unsupported"),
        (document(rounds={}), "bad_field"),
        (document(rounds=[7]), "bad_field"),
        (document(players=None), "missing_field"),
        (document(players=HAND["players"][:1]), "missing_field"),
        (document(players=[*HAND["players"], HAND["players"][0]]), "contradiction"),
        (document(players=[{"id": 1, "seat": 99}, {"id": 2, "seat": 1}]), "unsupported"),
        (document(dealer_seat=None), "missing_field"),
        (document(dealer_seat="x"), "bad_field"),
        (document(bet_limit=None), "bad_field"),
        (document(game_type=7), "bad_field"),
        (document(pots=[{"player_wins": [{"player_id": 5, "win_amount": 1}]}]), "contradiction"),
        ('{"ohh": []}', "missing_field"),
        ('{"ohh": {}}', "missing_field"),
    ],
)
def test_what_cannot_be_read_is_said(text, code):
    assert problem(text).code == code


# Files


def test_one_bad_hand_ends_nothing():
    pretty = json.dumps(json.loads(document()), indent=4)
    chess = document(game_type="Chess", game_number="79")
    text = f"{pretty}\n\n{pretty[:900]}\n\n{document(game_number='78')}\n{chess}\nx\n{pretty}"
    assert codes(read(text)) == ["77", "truncated", "78", "unsupported", "bad_json", "77"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(encoding):
    players = [{**player, "name": "Zoë"} for player in HAND["players"]]
    text = json.dumps({"ohh": HAND | {"players": players}}, ensure_ascii=False, indent=1)
    assert read_one(text.encode(encoding)).names[2] == "Zoë"


# Writing


def test_an_object_is_written_as_it_was_read():
    hand = read_one(document())
    assert read_one(ohh.write(hand)) == hand


@pytest.mark.parametrize(
    "text", [first_round(action(10, "Post BB", 1.00)), document(pots=None), document(tournament=True)]
)
def test_what_is_not_told_stays_untold(text):
    hand = read_one(text)
    assert read_one(ohh.write(hand)) == hand


def test_what_the_format_cannot_tell_is_not_written():
    hand = read_one(document())
    unknown = {seat: player._replace(stack=DEEP) for seat, player in hand.players.items()}
    with pytest.raises(HandError, match="every stack"):
        ohh.write(replace(hand, players=unknown))
    with pytest.raises(HandError, match="big blind"):
        ohh.write(replace(hand, game=replace(hand.game, betting="fixed_limit", small_bet=100, big_bet=300)))
