"""PokerGFX exports, on hands made up for the purpose."""

import json
from typing import Any

import pytest

from rulings.engine.betting.game import Post as Due
from rulings.engine.cards import parse_cards
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, RunOut
from tests.histories.reading import codes, paid, played, problem, read, read_one


def player(number: int, name: str, start: float, end: float, *cards: str, **more: Any) -> dict[str, Any]:
    base = {
        "AggressionFrequencyPercent": 0,
        "BlindBetStraddleAmt": 0,
        "CumulativeWinningsAmt": 0,
        "EliminationRank": -1,
        "EndStackAmt": end,
        "HoleCards": list(cards) or [""],
        "LongName": "",
        "Name": name,
        "PlayerNum": number,
        "SittingOut": False,
        "StartStackAmt": start,
    }
    return base | more


def event(kind: str, seat: int = 0, bet: float = 0, card: str | None = None, board: int = 0) -> dict[str, Any]:
    return {
        "BetAmt": bet,
        "BoardCards": card,
        "BoardNum": board,
        "DateTimeUTC": None,
        "EventType": kind,
        "NumCardsDrawn": 0,
        "PlayerNum": seat,
        "Pot": 0,
    }


def board(*cards: str, number: int = 0) -> list[dict[str, Any]]:
    return [event("BOARD CARD", card=card, board=number) for card in cards]


EVENTS = [
    event("BET", 7, 500),
    event("CALL", 2, 500),
    event("FOLD", 4),
    event("CALL", 5, 500),
    *board("10c", "7d", "2h"),
    event("CHECK", 5),
    event("BET", 7, 600),
    event("BET", 2, 1800),
    event("FOLD", 5),
    event("CALL", 7, 1800),
    *board("kc"),
    event("CHECK", 7),
    event("CHECK", 2),
    *board("3s"),
    event("ALL IN", 7, 7700),
    event("FOLD", 2),
]


def hand(number: int = 12, **changes: Any) -> dict[str, Any]:
    """A hand of the export: seat 2 has the button, 4 and 5 the blinds, 5 pays the ante for all."""
    base = {
        "AnteAmt": 200,
        "BetStructure": "NOLIMIT",
        "BombPotAmt": 0,
        "Description": "",
        "Duration": "PT1M13.81S",
        "Events": EVENTS,
        "FlopDrawBlinds": {
            "AnteType": "BB_ANTE_BB1ST",
            "BigBlindAmt": 200,
            "BigBlindPlayerNum": 5,
            "BlindLevel": 0,
            "ButtonPlayerNum": 2,
            "SmallBlindAmt": 100,
            "SmallBlindPlayerNum": 4,
            "ThirdBlindAmt": 0,
            "ThirdBlindPlayerNum": 0,
        },
        "GameClass": "FLOP",
        "GameVariant": "HOLDEM",
        "HandNum": number,
        "NumBoards": 1,
        "Players": [
            player(2, "IDA", 20000, 17700, "10d 10h"),
            player(4, "BO", 9000, 8900),
            player(5, "CY", 12000, 11300, "as ks"),
            player(7, "DI", 10000, 13100, "ad", "kd", LongName="Di Dee"),
            player(8, "EVE", 5000, 5000, SittingOut=True),
            player(9, "OUT", 0, 0),
        ],
        "RunItNumTimes": 1,
        "StartDateTimeUTC": "2025-01-02T18:08:43.25Z",
        "StudLimits": {"BringInAmt": 0, "BringInPlayerNum": 1, "HighLimitAmt": 0, "LowLimitAmt": 0},
    }
    return base | changes


def export(*hands: Any, indent: int | None = None) -> str:
    """The document."""
    document = {
        "CreatedDateTimeUTC": "2025-01-02T18:00:00Z",
        "EventTitle": "",
        "Hands": list(hands),
        "ID": 638961224831992165,
        "Payouts": [0] * 10,
        "SoftwareVersion": "PokerGFX 3.2",
        "Type": "FEATURE_TABLE",
    }
    return json.dumps(document, indent=indent)


def blinds(**changes: Any) -> dict[str, Any]:
    return {"FlopDrawBlinds": hand()["FlopDrawBlinds"] | changes}


def test_a_hand_is_read():
    found = read_one(export(hand()))
    assert (found.format, found.id, found.at, found.scale, found.button) == ("pokergfx", "12", "line 1, hand 1", 1, 2)
    game = found.game
    assert (game.variant.name, game.betting, game.cash) == ("holdem", "no_limit", False)
    assert (game.small_blind, game.big_blind, game.ante, game.ante_type) == (100, 200, 200, "big_blind")
    assert {seat: each.stack for seat, each in found.players.items()} == {2: 20000, 4: 9000, 5: 12000, 7: 10000}
    assert found.players[7].cards == parse_cards("AdKd")
    assert found.players[4].cards == ()
    assert found.names == {2: "IDA", 4: "BO", 5: "CY", 7: "Di Dee"}
    assert found.finishing == {2: 17700, 4: 8900, 5: 11300, 7: 13100}
    assert found.notes == ("big_blind_first",)
    assert found.extra == {"number": 12, "played": "2025-01-02T18:08:43.25Z"}
    assert paid(found) == {4: 100, 5: 400}


def test_a_bet_over_a_bet_is_a_raise_and_its_amount_the_whole_wager():
    assert read_one(export(hand())).happenings == (
        Act(7, Did.RAISE, 500),
        Act(2, Did.CALL, 500),
        Act(4, Did.FOLD),
        Act(5, Did.CALL, 500),
        Board(parse_cards("Tc7d2h")),
        Act(5, Did.CHECK),
        Act(7, Did.BET, 600),
        Act(2, Did.RAISE, 1800),
        Act(5, Did.FOLD),
        Act(7, Did.CALL, 1800),
        Board(parse_cards("Kc")),
        Act(7, Did.CHECK),
        Act(2, Did.CHECK),
        Board(parse_cards("3s")),
        Act(7, Did.ALL_IN, 7700),
        Act(2, Did.FOLD),
    )
    assert played(read_one(export(hand()))).uncalled is not None


def test_hand_numbers_that_come_again_are_told_apart():
    first, second, third = read(export(hand(12), hand(13), hand(12)))
    assert [first.id, second.id, third.id] == ["12", "13", "12 (2)"]
    assert "number_repeats" in third.notes
    assert third.extra["number"] == 12


@pytest.mark.parametrize(
    ("changes", "variant", "betting"),
    [
        ({"GameVariant": "OMAHA", "BetStructure": "POTLIMIT"}, "omaha", "pot_limit"),
        ({"GameVariant": "OMAHA_HILO", "BetStructure": "LIMIT"}, "omaha8", "fixed_limit"),
        ({"GameVariant": "DEUCE7_TRIPLE", "BetStructure": "FIXED_LIMIT"}, "triple_27", "fixed_limit"),
        ({"GameVariant": "HOLDEM", "BetStructure": "LIMIT"}, "holdem", "fixed_limit"),
    ],
)
def test_games(changes, variant, betting):
    found = read_one(
        export(hand(**changes, Events=[event("FOLD", 7)], Players=[player(s, "P", 900, 900) for s in (2, 4, 5, 7)]))
    )
    assert (found.game.variant.name, found.game.betting) == (variant, betting)
    assert (found.game.small_bet, found.game.big_bet) == ((200, 400) if betting == "fixed_limit" else (0, 0))


@pytest.mark.parametrize(
    "changes",
    [
        {"GameVariant": "STUD7"},
        {"GameVariant": "OMAHA6"},
        {"BetStructure": "SPREAD"},
        {"BombPotAmt": 500},
        {"NumBoards": 2},
        blinds(AnteType="LIVE_ANTE"),
        {"Events": [event("TELEPORT", 7)]},
    ],
)
def test_what_has_no_rules_here_is_unsupported(changes):
    found = problem(export(hand(**changes)))
    assert (found.code, found.at, found.id) == ("unsupported", "line 1, hand 1", "12")


def test_an_ante_each():
    found = read_one(export(hand(AnteAmt=25, **blinds(AnteType="STD_ANTE"))))
    assert paid(found) == {2: 25, 4: 125, 5: 225, 7: 25}


def test_a_dead_small_blind():
    found = read_one(export(hand(AnteAmt=0, **blinds(SmallBlindPlayerNum=0))))
    assert found.game.no_small_blind
    assert paid(found) == {5: 200}


def test_a_straddle():
    players = hand()["Players"]
    players[3] = players[3] | {"BlindBetStraddleAmt": 400}
    found = read_one(export(hand(AnteAmt=0, Players=players)))
    assert found.game.straddles == (Due(7, 400),)
    assert found.game.cash


def test_a_big_blind_told_as_a_blind_bet_is_no_straddle():
    players = hand()["Players"]
    players[2] = players[2] | {"BlindBetStraddleAmt": 200}
    assert read_one(export(hand(Players=players))).game.straddles == ()


def test_cents():
    players = [player(2, "IDA", 200.5, 200.5), player(5, "CY", 100, 100), player(7, "DI", 100, 100)]
    found = read_one(
        export(hand(AnteAmt=0, Players=players, Events=[event("BET", 7, 500.25)], **blinds(SmallBlindPlayerNum=2)))
    )
    assert (found.scale, found.players[2].stack, found.game.big_blind) == (100, 20050, 20000)
    assert found.happenings == (Act(7, Did.RAISE, 50025),)


def test_cards_seen_in_part():
    players = hand()["Players"]
    players[2] = players[2] | {"HoleCards": ["as"]}
    assert read_one(export(hand(Players=players))).players[5].cards == (*parse_cards("As"), UNKNOWN)


ALL_IN = [event("ALL IN", 7, 10000), event("CALL", 2, 10000), event("FOLD", 4), event("FOLD", 5)]
FLOP = board("10c", "7d", "2h")
TWICE = RunOut((parse_cards("Tc7d2hKc3s"), parse_cards("Tc7d2h4c4d")))


@pytest.mark.parametrize("number", [0, 1])
def test_a_hand_run_twice(number):
    events = [
        event("CALL", 7, 200),
        *ALL_IN[1:2],
        *FLOP,
        event("CHECK", 5),
        *board("kc", "3s"),
        *board("4c", "4d", number=number),
    ]
    found = read_one(export(hand(RunItNumTimes=2, Events=events)))
    assert found.happenings[-3:] == (Board(parse_cards("Tc7d2h")), Act(5, Did.CHECK), TWICE)


def test_a_second_board_without_being_run_twice_contradicts_itself():
    found = problem(export(hand(Events=[*ALL_IN, *FLOP, *board("kc", "3s"), *board("4c", "4d", number=1)])))
    assert found.code == "contradiction"


def test_a_draw():
    events = [event("CALL", 7, 200), event("DRAW", 7) | {"NumCardsDrawn": 2}]
    found = read_one(export(hand(GameVariant="DRAW5", Events=events)))
    assert found.happenings[-1] == Draw(7, 2)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"Events": []}, "cancelled"),
        ({"Events": None}, "cancelled"),
        ({"Events": 5}, "bad_value"),
        ({"Events": [5]}, "bad_value"),
        ({"Events": [event("BET", 7, 0)]}, "bad_value"),
        ({"Events": [event("BET", 6, 500)]}, "contradiction"),
        ({"Events": [event("BET", 7, "1,500")]}, "bad_amount"),
        ({"Events": board("10x")}, "bad_card"),
        ({"Players": [player(2, "IDA", 5, 5), player(2, "BO", 5, 5)]}, "contradiction"),
        ({"Players": [player(2, "IDA", "$5", 5), player(4, "BO", 5, 5)]}, "bad_amount"),
        (
            {"Players": [player(2, "IDA", 5, 5, "as ks qs"), player(4, "BO", 5, 5), player(7, "DI", 5, 5)]},
            "contradiction",
        ),
        ({"Players": []}, "contradiction"),
        ({"FlopDrawBlinds": 3}, "bad_value"),
    ],
)
def test_what_is_wrong_in_a_hand_costs_that_hand_alone(changes, code):
    assert codes(read(export(hand(1), hand(2, **changes), hand(3)))) == ["1", code, "3"]


def test_an_amount_too_great():
    assert problem(export(hand(AnteAmt=10**30))).code == "bad_amount"


def test_a_value_that_is_no_hand():
    assert codes(read(export(hand(1), 7, [[]], hand(2)))) == ["1", "bad_value", "bad_value", "2"]


@pytest.mark.parametrize("indent", [None, 2])
def test_a_hand_that_breaks_off_is_a_problem_and_those_around_it_are_read(indent):
    text = export(hand(1), hand(2), hand(3), indent=indent)
    second = text.index("PT1M13.81S", text.index("Players"))
    third = text.rindex("{", 0, text.rindex('"AnteAmt"'))
    found = read(text[: second + 200] + "\n" + text[third:])
    assert codes(found) == ["1", "bad_json", "3"]
    assert found[1].at.endswith("hand 2")


def test_a_document_that_breaks_off():
    text = export(hand(1), hand(2))
    assert codes(read(text[: text.index("Payouts") - 200])) == ["1", "bad_json", "truncated"]
    assert codes(read(text[: text.index("Payouts") - 10])) == ["1", "2"]


def test_places_are_lines_and_hands():
    text = export(hand(1), hand(2), indent=1)
    first, second = read(text)
    line = text.count("\n", 0, text.index('"AnteAmt"', text.index('"HandNum": 1')))  # the line after that of its brace
    assert (first.at, second.at) == ("line 5, hand 1", f"line {line}, hand 2")


def test_a_long_document_on_one_line():
    hands = [hand(number) for number in range(1, 401)]
    assert codes(read(export(*hands))) == [str(number) for number in range(1, 401)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings(encoding):
    text = json.dumps(
        json.loads(export(hand(Players=[player(s, "Zoë", 900, 900) for s in (2, 4, 5, 7)]))), ensure_ascii=False
    )
    (found,) = read(text.encode(encoding))
    assert found.names[2] == "Zoë"


def test_bytes_that_are_no_text_cost_their_hand_alone():
    text = export(hand(1), hand(2), hand(3)).encode()
    at = text.index(b"IDA", text.index(b'"HandNum": 2'))
    assert codes(read(text[:at] + b"\x00" + text[at:])) == ["1", "binary", "3"]


@pytest.mark.parametrize(
    "data", [b"\x00\x01\xfe\xff" * 300, b"x" * 10_000_000, b"[" * 10_000_000], ids=["binary", "x", "["]
)
def test_what_is_no_export(data):
    assert problem(data, "pokergfx").code in ("binary", "bad_encoding", "no_hands")


def test_what_nests_without_end_is_a_problem():
    text = export(hand(1))
    deep = text[: text.index('], "ID"')] + ', {"AnteAmt": ' + "[" * 200_000
    assert codes(read(deep)) == ["1", "bad_json", "truncated"]


def test_an_export_without_hands():
    assert problem(export()).code == "empty"
    assert problem("", "pokergfx").code == "no_hands"
