"""Poker Hand History documents."""

import pytest

from rulings.engine.betting.game import DEEP, Post
from rulings.engine.cards import parse_cards
from rulings.histories import phh
from rulings.histories.faults import HandError
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, Hole, Muck, Show
from tests.histories.reading import codes, paid, played, problem, read, read_one

NO_LIMIT = {
    "variant": "'NT'",
    "ante_trimming_status": "true",
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[1, 2, 0]",
    "min_bet": "2",
    "starting_stacks": "[200, 300, 400]",
    "actions": "['d dh p1 AcKd', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 cbr 6', 'p1 f', 'p2 f']",
}
LIMIT = NO_LIMIT | {"variant": "'FT'", "min_bet": None, "small_bet": "2", "big_bet": "4"}
STUD = LIMIT | {
    "variant": "'F7S'",
    "antes": "[1, 1, 1]",
    "blinds_or_straddles": None,
    "bring_in": "1",
    "actions": "['d dh p1 AcAdKh','d dh p2 ????4h','d dh p3 2c2d2h','p3 pb','p1 cbr 2','p2 f','p3 cbr 4','p1 cc']",
}
VARIANTS = [
    ("NT", "holdem", "no_limit"),
    ("NS", "short_deck", "no_limit"),
    ("PO", "omaha", "pot_limit"),
    ("FT", "holdem", "fixed_limit"),
    ("FO/8", "omaha8", "fixed_limit"),
    ("F7S", "stud", "fixed_limit"),
    ("F7S/8", "stud8", "fixed_limit"),
    ("FR", "razz", "fixed_limit"),
    ("N2L1D", "lowball_27", "no_limit"),
    ("F2L3D", "triple_27", "fixed_limit"),
    ("FB", "badugi", "fixed_limit"),
]


def document(base=NO_LIMIT, **changes):
    fields = base | changes
    return "".join(f"{key} = {value}\n" for key, value in fields.items() if value is not None)


def tables(*documents):
    """A file of these documents; each takes ten lines."""
    return "".join(
        f"[{number}]\n{text}".ljust(1) + "\n" * (9 - text.count("\n")) for number, text in enumerate(documents, 1)
    )


def actions(*told, base=NO_LIMIT, **changes):
    """The happenings of a hand with these actions."""
    return read_one(document(base, actions=str(list(told)), **changes)).happenings


def test_a_hand():
    hand = read_one(document(hand="7", players="['Ann', '', 'Cy']", finishing_stacks="[199, 298, 403]", table="'x'"))
    assert (hand.format, hand.id, hand.at, hand.button, hand.scale) == ("phh", "7", "line 1", 3, 1)
    assert {seat: player.stack for seat, player in hand.players.items()} == {1: 200, 2: 300, 3: 400}
    assert [player.cards for player in hand.players.values()] == [parse_cards("AcKd"), (), parse_cards("2c2d")]
    assert hand.happenings == (Act(3, Did.RAISE, 6), Act(1, Did.FOLD), Act(2, Did.FOLD))
    assert hand.names == {1: "Ann", 3: "Cy"}
    assert hand.finishing == {1: 199, 2: 298, 3: 403}
    assert hand.extra == {"table": "x"}
    assert hand.ended
    assert played(hand).over


@pytest.mark.parametrize(("code", "name", "betting"), VARIANTS)
def test_the_eleven_variants(code, name, betting):
    base = STUD if code in ("F7S", "F7S/8", "FR") else LIMIT if betting == "fixed_limit" else NO_LIMIT
    game = read_one(document(base, variant=f"'{code}'", actions="[]")).game
    assert (game.variant.name, game.betting) == (name, betting)


def test_the_tables_of_a_file_are_hands():
    text = "# all in one\n" + "".join(f"[{number}]\n{document(hand=str(number))}\n" for number in (1, 2, 2))
    found = read(text)
    assert codes(found) == ["1", "2", "2"]
    assert [hand.at for hand in found] == ["line 2", "line 12", "line 22"]


def test_a_table_of_a_user_belongs_to_its_hand():
    assert read_one(document() + "[_more]\nx = 1\n").extra == {"_more": {"x": 1}}


def test_fields_of_users_and_of_later_standards_are_kept():
    assert read_one(document(_x="[1.5, 'a']", author="'Ann'")).extra == {"_x": [1.5, "a"], "author": "Ann"}


def test_a_level_makes_a_tournament():
    assert read_one(document()).game.cash
    assert not read_one(document(level="3")).game.cash


# Forced bets


def test_heads_up_the_button_posts_the_first_blind():
    hand = read_one(
        document(
            antes="[0, 3]",
            ante_trimming_status="false",
            blinds_or_straddles="[1, 2]",
            starting_stacks="[200, 300]",
            actions="['p2 cc']",
        )
    )
    assert (hand.button, hand.game.ante_type) == (2, "big_blind")
    assert paid(hand) == {1: 5, 2: 1}


@pytest.mark.parametrize(
    ("blinds", "due"),
    [
        ("[1, 2, 0]", {1: 1, 2: 2}),
        ("[0, 2, 0]", {2: 2}),
        ("[2, 0, 0]", {1: 2}),
        ("[0, 0, 2]", {3: 2}),
        ("[2, 2, 0]", {1: 2, 2: 2}),
        ("[1, 2, 4]", {1: 1, 2: 2, 3: 4}),
        ("[0, 2, 4]", {2: 2, 3: 4}),
        ("[1, 2, -2]", {1: 1, 2: 2, 3: 2}),
        ("[1.0, 2.0, 0.0]", {1: 100, 2: 200}),
    ],
)
def test_blinds_and_straddles(blinds, due):
    assert paid(read_one(document(blinds_or_straddles=blinds, actions="[]"))) == due


def test_what_is_more_than_the_big_blind_is_a_straddle():
    assert read_one(document(blinds_or_straddles="[1, 2, 4]")).game.straddles == (Post(3, 4),)


@pytest.mark.parametrize(
    ("antes", "amount", "kind"),
    [("[5, 5, 5]", 5, "each"), ("[0, 5, 0]", 5, "big_blind"), ("[0, 0, 5]", 5, "button"), ("[0, 0, 0]", 0, "each")],
)
def test_antes(antes, amount, kind):
    game = read_one(document(antes=antes, ante_trimming_status="false")).game
    assert (game.ante, game.ante_type) == (amount, kind)


@pytest.mark.parametrize(
    "changes",
    [
        {"antes": "[5, 0, 0]", "ante_trimming_status": "false"},
        {"antes": "[1, 2, 3]"},
        {"antes": "[0, 5, 0]", "ante_trimming_status": "true"},
        {"antes": "[300, 300, 300]", "ante_trimming_status": "false"},
        {"blinds_or_straddles": "[1, 2, 2]"},
        {"blinds_or_straddles": "[1, 1, 2]", "min_bet": "5"},
        {"min_bet": "4"},
        {"variant": "'PLO5'"},
        {"seats": "[0, 1, 2]"},
        {"actions": "['d db Ac????']"},
        {"actions": "['d db 2c3c4c', 'd db 5c', 'd db 6c', 'd db 7c']"},
    ],
)
def test_what_the_engine_cannot_express_is_said_and_not_guessed(changes):
    assert problem(document(**changes)).code == "unsupported"


def test_short_deck_with_a_blind_on_the_button():
    game = read_one(document(variant="'NS'", antes="[2, 2, 2]", blinds_or_straddles="[0, 0, 2]")).game
    assert (game.big_blind, game.big_blind_seat, game.no_small_blind) == (2, 3, True)


def test_a_game_of_antes_alone_tells_its_least_bet():
    hand = read_one(document(antes="[1, 1, 1]", blinds_or_straddles="[0, 0, 0]", min_bet="4", actions="[]"))
    assert paid(hand) == {1: 1, 2: 1, 3: 1}
    assert hand.game.small_bet == 4


def test_seats_are_those_of_the_file():
    hand = read_one(document(seats="[5, 8, 2]"))
    assert (list(hand.players), hand.button, hand.happenings[0].seat) == ([2, 5, 8], 2, 2)
    assert paid(hand) == {5: 1, 8: 2}


# Amounts


def test_decimals_are_counted_in_hundredths():
    hand = read_one(
        document(starting_stacks="[1259450.25, 100, inf]", actions="['p3 cbr 6.5']", finishing_stacks="[1, 2, inf]")
    )
    assert hand.scale == 100
    assert [player.stack for player in hand.players.values()] == [125945025, 10000, DEEP]
    assert hand.happenings == (Act(3, Did.RAISE, 650),)
    assert hand.finishing == {1: 100, 2: 200}


def test_halves_of_chips_are_rounded_down():
    hand = read_one(document(finishing_stacks="[199.5, 298.5, 402]", winnings="[0, 0, 5.5]"))
    assert (hand.scale, hand.inexact) == (1, True)
    assert hand.finishing == {1: 199, 2: 298, 3: 402}
    assert hand.collected == {3: 5}
    assert hand.extra == {"finishing_stacks": [199.5, 298.5, 402], "winnings": [0, 0, 5.5]}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"actions": "['p3 cbr 1,000']"}, "bad_amount"),
        ({"actions": "['p3 cbr 1.000,50']"}, "bad_amount"),
        ({"actions": "['p3 cbr $6']"}, "bad_amount"),
        ({"actions": "['p3 cbr -6']"}, "bad_amount"),
        ({"starting_stacks": "['1,000', 200, 300]"}, "bad_amount"),
        ({"starting_stacks": "[200, true, 300]"}, "bad_amount"),
        ({"starting_stacks": "[200, -1, 300]"}, "bad_amount"),
        ({"starting_stacks": "[200, nan, 300]"}, "bad_amount"),
        ({"starting_stacks": "[200, 0, 300]"}, "bad_field"),
        ({"starting_stacks": "[200, 9999999999999, 300]"}, "bad_amount"),
        ({"antes": "['€1', 1, 1]"}, "bad_amount"),
        ({"antes": "[[1], 1, 1]"}, "bad_amount"),
        ({"min_bet": "'2'"}, "bad_amount"),
        ({"min_bet": "2,000"}, "bad_toml"),
        ({"min_bet": None}, "missing_field"),
        ({"finishing_stacks": "['7', 1, 2]"}, "bad_amount"),
    ],
)
def test_what_is_no_amount(changes, code):
    assert problem(document(**changes)).code == code


# Actions


def test_a_board_and_a_showdown():
    found = actions("p3 cc", "p1 cc", "p2 cc", "d db 4c5c6c", "p1 cbr 2", "p2 cbr 8", "d db ??", "p1 sm AcKd", "p2 sm")
    assert found == (
        Act(3, Did.STAY),
        Act(1, Did.STAY),
        Act(2, Did.STAY),
        Board(parse_cards("4c5c6c")),
        Act(1, Did.BET, 2),
        Act(2, Did.RAISE, 8),
        Board(()),
        Show(1, parse_cards("AcKd")),
        Muck(2),
    )


def test_stud():
    hand = read_one(document(STUD))
    assert hand.players[2].cards == (UNKNOWN, UNKNOWN, *parse_cards("4h"))
    assert hand.happenings == (
        Act(3, Did.BRING_IN),
        Act(1, Did.COMPLETE, 2),
        Act(2, Did.FOLD),
        Act(3, Did.RAISE, 4),
        Act(1, Did.STAY),
    )
    assert actions("p3 pb", "p1 cc", "d dh p1 Ts", "d dh p3 ??", "p1 cbr 2", base=STUD)[2:] == (
        Hole(1, parse_cards("Ts")),
        Hole(3, (UNKNOWN,)),
        Act(1, Did.BET, 2),
    )


def test_draws():
    found = actions(
        "d dh p1 2c3c4c??",
        "p1 sd 4c??",
        "p2 sd",
        "d dh p1 Ac??",
        "p1 sm -",
        base=LIMIT | {"variant": "'FB'"},
    )
    assert found == (
        Draw(1, 2, parse_cards("4c")),
        Draw(2, 0),
        Hole(1, (*parse_cards("Ac"), UNKNOWN)),
        Show(1, (*parse_cards("2c3cAc"), UNKNOWN)),
    )


def test_a_dash_shows_what_was_dealt():
    assert actions("d dh p1 AcKd", "p1 sm -") == (Show(1, parse_cards("AcKd")),)


def test_words_about_an_action_and_actions_of_words_alone():
    assert actions("", " # nothing yet", "  p3   cbr  6 # so be it", "p1 f # 1.5") == (
        Act(3, Did.RAISE, 6),
        Act(1, Did.FOLD),
    )


def test_a_hand_may_break_off():
    hand = read_one(document(actions="['p3 cc', 'p1 f']"))
    assert not hand.ended
    assert len(hand.happenings) == 2


@pytest.mark.parametrize("action", ["p9 f", "p1 zz", "p1", "p1 cbr", "d", "d dh p1", "d dh p9 AcKd", "d dx 2c", "x f"])
def test_what_is_no_action(action):
    found = problem(document(actions=f"['{action}']"))
    assert (found.code, action in found.message) == ("bad_action", True)


@pytest.mark.parametrize("deal", ["d dh p1 AcKd2c", "d dh p1 Ac", "d dh p1 ZZKd", "d db 2c3", "d dh p1 A?Kd"])
def test_what_are_no_cards(deal):
    assert problem(document(actions=f"['{deal}']")).code == "bad_card"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"variant": None}, "missing_field"),
        ({"variant": "[1]"}, "unsupported"),
        ({"actions": None}, "missing_field"),
        ({"actions": "[1]"}, "bad_field"),
        ({"starting_stacks": "7"}, "bad_field"),
        ({"starting_stacks": "[7]"}, "bad_field"),
        ({"blinds_or_straddles": "[1, 2]"}, "bad_field"),
        ({"seats": "[3, 1, 5]"}, "bad_field"),
        ({"seats": "[1, 1, 2]"}, "bad_field"),
        ({"players": "['a']"}, "bad_field"),
        ({"bring_in": "1"}, "bad_field"),
    ],
)
def test_what_is_no_document(changes, code):
    assert problem(document(**changes)).code == code


# Files


def test_one_bad_hand_ends_nothing():
    good = document()
    bad = [good[:150], "variant = 'NT\n", document(hand="5", variant=None)]
    found = read(tables(good, bad[0], good, bad[1], good, bad[2], good))
    assert codes(found) == ["", "bad_toml", "", "bad_toml", "", "missing_field", ""]
    assert [each.at for each in found] == [f"line {line}" for line in (1, 18, 21, 32, 41, 51, 61)]
    assert found[5].id == "5"


def test_bytes_of_another_encoding_in_a_name():
    names = [document(players=f"['{name}', 'b', 'c']") for name in ("é", "X", "a")]
    assert codes(read(tables(*names).encode().replace(b"X", b"\xe9"))) == ["", "bad_encoding", ""]


def test_a_file_in_another_encoding():
    assert read_one(document(players="['é', 'b', 'c']").encode("utf-16")).names[1] == "é"
    assert read_one(document(players="['é', 'b', 'c']").encode("cp1252")).names[1] == "é"


# Writing


def test_a_document_is_written_as_it_was_read():
    hand = read_one(
        document(STUD, hand="'a \"b\"'", seats="[7, 2, 4]", _x="{a = [1, 2.5], b = 07:30:00}", event="'é\\\\n'")
    )
    assert read_one(phh.write(hand)) == hand


def test_a_file_is_written_table_by_table():
    hand = read_one(document())
    assert codes(read("".join(phh.write(hand, str(number)) for number in (1, 2)))) == ["", ""]


def test_tournaments_without_a_level_stay_tournaments():
    hand = read_one(document(_tournament="true"))
    assert not hand.game.cash
    assert read_one(phh.write(hand)) == hand


def test_what_the_format_cannot_tell_is_not_written():
    hand = read_one(document())
    with pytest.raises(HandError, match="empty seat"):
        phh.write(type(hand)(**{name: getattr(hand, name) for name in hand.__dataclass_fields__} | {"button": 9}))
