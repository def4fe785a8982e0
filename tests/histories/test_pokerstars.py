"""PokerStars text, on hands made up for the purpose."""

import pytest

from rulings.engine.betting.game import Post as Due
from rulings.engine.cards import parse_cards
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Draw, Hole, Muck, Post, Posted, RunOut, Show
from tests.histories.reading import codes, paid, played, problem, read, read_one, told

HAND = """\
PokerStars Hand #41000000001:  Hold'em No Limit ($1/$2 USD) - 2021/06/05 9:03:11 ET
Table 'Kestrel IV' 6-max Seat #1 is the button
Seat 1: Ida ($200 in chips)
Seat 2: Bo ($187.50 in chips)
Seat 3: Cy ($200 in chips)
Seat 4: Di ($94 in chips)
Bo: posts small blind $1
Cy: posts big blind $2
*** HOLE CARDS ***
Dealt to Ida [Ah Kd]
Di: raises $4 to $6
Ida: calls $6
Bo: folds
Cy: folds
*** FLOP *** [2c 7d Jh]
Di: checks
Ida: bets $7.50
Di: calls $7.50
*** TURN *** [2c 7d Jh] [Kc]
Di: checks
Ida: checks
*** RIVER *** [2c 7d Jh Kc] [3s]
Di: bets $10
Ida: calls $10
*** SHOW DOWN ***
Di: shows [Jc Ts] (a pair of Jacks)
Ida: shows [Ah Kd] (a pair of Kings)
Ida collected $48 from pot
*** SUMMARY ***
Total pot $50 | Rake $2
Board [2c 7d Jh Kc 3s]
Seat 1: Ida (button) showed [Ah Kd] and won ($48) with a pair of Kings
Seat 2: Bo (small blind) folded before Flop
Seat 3: Cy (big blind) folded before Flop
Seat 4: Di showed [Jc Ts] and lost with a pair of Jacks
"""


def changed(*changes: tuple[str, str], hand: str = HAND) -> str:
    """The hand with some of its text replaced."""
    for old, new in changes:
        assert old in hand, old
        hand = hand.replace(old, new)
    return hand


def test_a_cash_hand_is_read_in_cents():
    hand = read_one(HAND)
    assert (hand.format, hand.id, hand.at, hand.scale, hand.button) == ("pokerstars", "41000000001", "line 1", 100, 1)
    assert (hand.game.variant.name, hand.game.betting, hand.game.cash) == ("holdem", "no_limit", True)
    assert (hand.game.small_blind, hand.game.big_blind) == (100, 200)
    assert hand.names == {1: "Ida", 2: "Bo", 3: "Cy", 4: "Di"}
    assert {seat: player.stack for seat, player in hand.players.items()} == {1: 20000, 2: 18750, 3: 20000, 4: 9400}
    assert hand.players[1].cards == parse_cards("AhKd")
    assert hand.posts == (Post(2, Posted.SMALL_BLIND, 100, 7), Post(3, Posted.BIG_BLIND, 200, 8))
    assert (hand.pot, hand.rake, hand.collected, hand.uncalled) == (5000, 200, {1: 4800}, {})
    assert hand.extra == {"played": "2021/06/05 9:03:11 ET", "currency": "USD"}
    assert hand.notes == ()


def test_what_happened_is_told_with_its_lines():
    assert read_one(HAND).happenings == (
        Act(4, Did.RAISE, 600, at=11),
        Act(1, Did.CALL, added=600, at=12),
        Act(2, Did.FOLD, at=13),
        Act(3, Did.FOLD, at=14),
        Board(parse_cards("2c7dJh"), 15),
        Act(4, Did.CHECK, at=16),
        Act(1, Did.BET, 750, at=17),
        Act(4, Did.CALL, added=750, at=18),
        Board(parse_cards("Kc"), 19),
        Act(4, Did.CHECK, at=20),
        Act(1, Did.CHECK, at=21),
        Board(parse_cards("3s"), 22),
        Act(4, Did.BET, 1000, at=23),
        Act(1, Did.CALL, added=1000, at=24),
        Show(4, parse_cards("JcTs"), 26),
        Show(1, parse_cards("AhKd"), 27),
    )


def test_the_engine_plays_the_hand_to_the_pot_it_had():
    assert played(read_one(HAND)).middle == 5000


@pytest.mark.parametrize(
    ("title", "variant", "betting"),
    [
        ("Hold'em Pot Limit", "holdem", "pot_limit"),
        ("Omaha Pot Limit", "omaha", "pot_limit"),
        ("Omaha Hi/Lo Pot Limit", "omaha8", "pot_limit"),
        ("5 Card Omaha Pot Limit", "omaha5", "pot_limit"),
        ("Badugi Limit", "badugi", "fixed_limit"),
        ("5 Card Draw Pot Limit", "five_card_draw", "pot_limit"),
        ("Single Draw 2-7 Lowball No Limit", "lowball_27", "no_limit"),
        ("Triple Draw 2-7 Lowball Limit", "triple_27", "fixed_limit"),
    ],
)
def test_games(title, variant, betting):
    short = changed(("Hold'em No Limit", title), (HAND[HAND.index("*** HOLE") : HAND.index("*** SUMM")], ""))
    hand = read_one(changed(("Board [2c 7d Jh Kc 3s]\n", ""), hand=short))
    assert (hand.game.variant.name, hand.game.betting) == (variant, betting)


@pytest.mark.parametrize(
    "title",
    [
        "Courchevel Pot Limit",
        "5 Card Omaha Hi/Lo Pot Limit",
        "6 Card Omaha Pot Limit",
        "Split Hold'em No Limit",
        "Hold'em Pot Limit Pre-Flop, No Limit Post-Flop",
        "Whist No Limit",
    ],
)
def test_a_game_without_rules_here_is_unsupported(title):
    found = problem(changed(("Hold'em No Limit", title)))
    assert (found.code, found.at, found.id) == ("unsupported", "line 1", "41000000001")


@pytest.mark.parametrize(
    ("header", "facts"),
    [
        ("PokerStars Game #41000000001:", {}),
        ("PokerStars Zoom Hand #41000000001:", {"kind": "zoom"}),
        ("PokerStars Home Game Hand #41000000001: {Club #12}", {"kind": "home game"}),
        ("POKERSTARS GAME #41000000001:", {}),
    ],
)
def test_headers(header, facts):
    hand = read_one(changed(("PokerStars Hand #41000000001:", header)))
    assert hand.id == "41000000001"
    assert facts.items() <= hand.extra.items()


def test_fixed_limit_takes_its_bets_from_the_header_and_its_blinds_from_the_posts():
    hand = read_one(
        changed(
            ("Hold'em No Limit ($1/$2 USD)", "Hold'em Limit ($2/$4 USD)"),
            ("$4 to $6", "$2 to $4"),
            ("calls $6", "calls $4"),
        )
    )
    game = hand.game
    assert (game.small_bet, game.big_bet, game.small_blind, game.big_blind) == (200, 400, 100, 200)


TOURNAMENT = """\
PokerStars Hand #41000000002: Tournament #555, $1+$0.15 Hold'em No Limit - Level IV (100/200) - 2021/06/05 9:10:00 ET
Table '555 3' 9-max Seat #4 is the button
Seat 1: Ida (1,500 in chips, $0.40 bounty)
Seat 2: Bo (13,785 in chips) is sitting out
Seat 4: Cy (150 in chips)
Seat 5: Di (3000 in chips) out of hand (moved from another table into small blind)
Ida: posts the ante 25
Bo: posts the ante 25
Cy: posts the ante 25
Ida: posts small blind 100
Bo: posts big blind 200
*** HOLE CARDS ***
Cy: calls 125 and is all-in
Ida: raises 1175 to 1375 and is all-in
Bo: folds
Bo is sitting out
Uncalled bet (1175) returned to Ida
*** FLOP *** [2c 7d Jh]
*** TURN *** [2c 7d Jh] [Kc]
*** RIVER *** [2c 7d Jh Kc] [3s]
*** SHOW DOWN ***
Ida: shows [Ah Kd] (a pair of Kings)
Ida collected 150 from side pot
Cy: mucks hand
Ida collected 450 from main pot
Ida wins the $0.20 bounty for eliminating Cy and their own bounty increases by $0.20 to $0.60
Cy finished the tournament in 20th place
*** SUMMARY ***
Total pot 600 Main pot 450. Side pot 150. | Rake 0
Board [2c 7d Jh Kc 3s]
Seat 1: Ida (small blind) showed [Ah Kd] and won (600) with a pair of Kings
Seat 2: Bo (big blind) folded before Flop
Seat 4: Cy (button) mucked [9h 9d]
"""


def test_in_a_tournament_who_sits_out_is_dealt_in_and_who_is_out_of_the_hand_is_not():
    hand = read_one(TOURNAMENT)
    assert (hand.scale, hand.game.cash, hand.game.ante, hand.game.ante_type) == (1, False, 25, "each")
    assert {seat: player.stack for seat, player in hand.players.items()} == {1: 1500, 2: 13785, 4: 150}
    assert (hand.collected, hand.uncalled, hand.pot) == ({1: 600}, {1: 1175}, 600)
    assert hand.extra["tournament"] == "555"
    assert Muck(4, 24) in hand.happenings
    assert hand.players[4].cards == parse_cards("9h9d"), "the summary tells what was mucked"
    assert paid(hand) == told(hand) == {1: 125, 2: 225, 4: 25}


def test_a_big_blind_ante_is_for_the_table():
    hand = read_one(changed(("Bo: posts small", "Cy: posts the ante $2\nBo: posts small")))
    assert (hand.game.ante, hand.game.ante_type) == (200, "big_blind")
    assert paid(hand) == told(hand)


def test_an_ante_that_some_other_seat_pays_alone_is_unsupported():
    found = problem(changed(("Bo: posts small", "Di: posts the ante $2\nBo: posts small")))
    assert (found.code, found.at) == ("unsupported", "line 7")


@pytest.mark.parametrize(
    ("line", "posted", "game"),
    [
        ("Di: posts big blind $2", {2: 100, 3: 200, 4: 200}, {"live": (Due(4, 200),)}),
        ("Di: posts small blind $1", {2: 100, 3: 200, 4: 100}, {"dead": (Due(4, 100),)}),
        ("Di: posts small & big blinds $3", {2: 100, 3: 200, 4: 300}, {}),
        ("Di: posts straddle $4", {2: 100, 3: 200, 4: 400}, {"straddles": (Due(4, 400),)}),
        ("Bo: posts straddle $5", {2: 600, 3: 200}, {"straddles": (Due(2, 600),)}),
    ],
)
def test_posts_beside_the_blinds(line, posted, game):
    hand = read_one(changed(("Cy: posts big blind $2", f"Cy: posts big blind $2\n{line}")))
    assert told(hand) == posted
    assert {name: getattr(hand.game, name) for name in game} == game
    assert paid(hand) == posted


def test_a_dead_small_blind():
    hand = read_one(changed(("Bo: posts small blind $1\n", "")))
    assert (hand.game.no_small_blind, hand.game.big_blind_seat) == (True, 3)
    assert paid(hand) == {3: 200}


def test_heads_up_the_button_posts_the_small_blind():
    hand = read_one(
        """\
PokerStars Hand #41000000003:  Hold'em No Limit (50/100) - 2021/06/05 9:03:11 ET
Table 'Kestrel V' 2-max (Play Money) Seat #2 is the button
Seat 1: Ida (9000 in chips)
Seat 2: Bo (8000 in chips)
Bo: posts small blind 50
Ida: posts big blind 100
*** HOLE CARDS ***
Bo: folds
Uncalled bet (50) returned to Ida
Ida collected 100 from pot
Ida: doesn't show hand
*** SUMMARY ***
Total pot 100 | Rake 0
Seat 1: Ida (big blind) collected (100)
Seat 2: Bo (button) (small blind) folded before Flop
"""
    )
    assert (hand.scale, hand.game.small_blind_seat, hand.game.big_blind_seat) == (1, None, None)
    assert played(hand).uncalled is not None


def test_a_button_blind_and_antes():
    hand = read_one(
        changed(
            ("Hold'em No Limit ($1/$2 USD)", "6+ Hold'em No Limit (Button Blind $2 - Ante $1  USD)"),
            ("Bo: posts small blind $1\nCy: posts big blind $2\n", "".join(f"{n}: posts the ante $1\n" for n in NAMES)),
            ("*** HOLE CARDS", "Ida: posts button blind $2\n*** HOLE CARDS"),
            ("2c 7d Jh", "6c 7d Jh"),
            ("[3s]", "[9s]"),
            ("Kc 3s", "Kc 9s"),
        )
    )
    assert (hand.game.variant.name, hand.game.ante, hand.game.big_blind_seat) == ("short_deck", 100, 1)
    assert paid(hand) == told(hand) == {1: 300, 2: 100, 3: 100, 4: 100}


NAMES = ("Ida", "Bo", "Cy", "Di")


def test_a_cap_is_all_a_seat_can_lose():
    hand = read_one(
        changed(("($1/$2 USD)", "($1/$2 - $60 Cap -  USD)"), ("calls $10\n", "calls $10 and has reached the $60 cap\n"))
    )
    assert {player.stack for player in hand.players.values()} == {6000}
    assert "capped" in hand.notes
    assert hand.extra["cap"] == 6000


@pytest.mark.parametrize(
    "name",
    [
        "I: da",
        "Ida: folds",
        "Ida [x]",
        "(Ida)",
        "Ida ($5 in chips)",
        "12",
        "Ida said, ",
        "d'Ida",
        "Seat 9: Ida",
        "* Ida",
    ],
)
def test_names_may_hold_anything(name):
    hand = read_one(changed(("Ida", name)))
    assert hand.names[1] == name
    assert len(hand.happenings) == 16
    assert hand.collected == {1: 4800}


CHATTER = (
    'Di said, "Bo: folds, Cy collected $5 from pot"',
    "Eve joins the table at seat #6 ",
    "Bo leaves the table",
    "Cy has timed out",
    "Cy has timed out while disconnected",
    "Cy is disconnected",
    "Cy is connected",
    "Cy has returned",
    "Eve: is sitting out",
    "Eve: sits out ",
    "Cy is sitting out",
    "Eve will be allowed to play after the button",
    "Eve was removed from the table for failing to post",
    "Betting is capped",
)


@pytest.mark.parametrize("line", CHATTER)
def test_chatter_changes_nothing(line):
    hand = read_one(changed(("Ida: calls $6", f"{line}\nIda: calls $6")))
    assert [type(each) for each in hand.happenings] == [type(each) for each in read_one(HAND).happenings]
    assert hand.notes == ()


def test_a_line_that_cannot_be_made_out_is_noted():
    hand = read_one(changed(("Ida: calls $6", "The dealer sneezes\nIda: calls $6")))
    assert hand.notes == ("unread_lines",)
    assert hand.extra["unread"] == (12,)


RUN_TWICE = """\
PokerStars Hand #41000000004:  Omaha Pot Limit ($1/$2 USD) - 2021/06/05 9:03:11 ET
Table 'Kestrel VI' 6-max Seat #1 is the button
Seat 1: Ida ($20 in chips)
Seat 2: Bo ($20 in chips)
Seat 3: Cy ($200 in chips)
Bo: posts small blind $1
Cy: posts big blind $2
*** HOLE CARDS ***
Ida: folds
Bo: calls $1
Cy: checks
*** FLOP *** [2c 7d Jh]
Bo: checks
Cy: bets $4
Bo: raises $12 to $16
Cy: raises $2 to $18
Bo: calls $2 and is all-in
*** FIRST TURN *** [2c 7d Jh] [Kc]
*** FIRST RIVER *** [2c 7d Jh Kc] [3s]
*** SECOND TURN *** [2c 7d Jh] [8d]
*** SECOND RIVER *** [2c 7d Jh 8d] [8h]
*** FIRST SHOW DOWN ***
Bo: shows [Jc Ts 9h 9d] (a pair of Jacks)
Cy: shows [Kd Ks 4h 5h] (three of a kind, Kings)
Cy collected $19.50 from pot
*** SECOND SHOW DOWN ***
Bo: shows [Jc Ts 9h 9d] (two pair, Jacks and Eights)
Bo collected $19.50 from pot
*** SUMMARY ***
Total pot $40 | Rake $1
Hand was run twice
FIRST Board [2c 7d Jh Kc 3s]
SECOND Board [2c 7d Jh 8d 8h]
Seat 1: Ida (button) folded before Flop (didn't bet)
Seat 2: Bo (small blind) showed [Jc Ts 9h 9d] and lost with a pair, and won ($19.50) with two pair, Jacks and Eights
Seat 3: Cy (big blind) showed [Kd Ks 4h 5h] and won ($19.50) with three of a kind, Kings, and lost with a pair of Kings
"""


def test_a_hand_run_twice():
    hand = read_one(RUN_TWICE)
    run = RunOut((parse_cards("2c7dJhKc3s"), parse_cards("2c7dJh8d8h")), 18)
    assert [each for each in hand.happenings if isinstance(each, Board | RunOut)] == [
        Board(parse_cards("2c7dJh"), 12),
        run,
    ]
    assert hand.happenings.index(run) < hand.happenings.index(Show(2, parse_cards("JcTs9h9d"), 23))
    assert hand.collected == {2: 1950, 3: 1950}


def test_who_cashed_out_collected_what_the_hand_won():
    hand = read_one(
        changed(
            ("Ida collected $48 from pot", "Ida cashed out the hand for $45.10 | Cash Out Fee $0.46"),
            (
                "and won ($48) with a pair of Kings",
                "and won ($48) with a pair of Kings (pot not awarded as player cashed out)",
            ),
        )
    )
    assert hand.collected == {1: 4800}
    assert hand.notes == ("cashed_out",)
    assert hand.extra["cashed_out"] == {1: 4510}


def test_cards_shown_in_part():
    hand = read_one(changed(("Di: shows [Jc Ts] (a pair of Jacks)", "Di: shows [Jc]")))
    assert Show(4, (*parse_cards("Jc"), UNKNOWN), 26) in hand.happenings


STUD = """\
PokerStars Hand #41000000005:  7 Card Stud Hi/Lo Limit ($2/$4 USD) - 2021/06/05 9:03:11 ET
Table 'Kestrel VII' 8-max
Seat 2: Ida ($50 in chips)
Seat 5: Bo ($60 in chips)
Seat 8: Cy ($70 in chips)
Ida: posts the ante $0.40
Bo: posts the ante $0.40
Cy: posts the ante $0.40
*** 3rd STREET ***
Dealt to Ida [2c 3d 9h]
Dealt to Bo [4s]
Dealt to Cy [Kh]
Bo: brings in for $1
Cy: folds
Ida: raises $1 to $2
Bo: calls $1
*** 4th STREET ***
Dealt to Ida [2c 3d 9h] [Th]
Dealt to Bo [4s] [5s]
Ida: checks
Bo: bets $2
Ida: folds
Uncalled bet ($2) returned to Bo
Bo collected $5 from pot
*** SUMMARY ***
Total pot $5.20 | Rake $0.20
Seat 2: Ida folded on the 4th Street
Seat 5: Bo collected ($5)
Seat 8: Cy folded on the 3rd Street (didn't bet)
"""


def test_stud():
    hand = read_one(STUD)
    game = hand.game
    assert (game.variant.name, game.small_bet, game.big_bet, game.bring_in, game.ante) == ("stud8", 200, 400, 100, 40)
    assert (game.small_blind, game.big_blind) == (0, 0)
    assert hand.players[2].cards == parse_cards("2c3d9h")
    assert hand.players[5].cards == (UNKNOWN, UNKNOWN, *parse_cards("4s"))
    assert Act(5, Did.BRING_IN, 100, at=13) in hand.happenings
    assert Hole(5, parse_cards("5s"), 19) in hand.happenings
    assert paid(hand) == told(hand)


def test_a_draw_game():
    hand = read_one(
        """\
PokerStars Hand #41000000006:  Triple Draw 2-7 Lowball Limit ($2/$4 USD) - 2021/06/05 9:03:11 ET
Table 'Kestrel VIII' 6-max Seat #1 is the button
Seat 1: Ida ($50 in chips)
Seat 2: Bo ($60 in chips)
Bo: posts big blind $2
Ida: posts small blind $1
*** DEALING HANDS ***
Dealt to Ida [2c 3d 9h Th Jd]
Ida: raises $2 to $4
Bo: calls $2
*** FIRST DRAW ***
Bo: stands pat
Ida: discards 2 cards
Dealt to Ida [2c 3d 9h] [4c Kd]
Bo: bets $2
Ida: calls $2
*** SECOND DRAW ***
Bo: discards 1 card
Ida: discards 1 card [Kd]
Dealt to Ida [2c 3d 9h 4c] [5c]
Bo: checks
Ida: bets $4
Bo: folds
Uncalled bet ($4) returned to Ida
Ida collected $11.50 from pot
*** SUMMARY ***
Total pot $12 | Rake $0.50
Seat 1: Ida (button) (small blind) collected ($11.50)
Seat 2: Bo (big blind) folded after the 2nd Draw
"""
    )
    draws = [each for each in hand.happenings if isinstance(each, Draw)]
    assert draws == [
        Draw(2, 0, (), 12),
        Draw(1, 2, parse_cards("ThJd"), 13),
        Draw(2, 1, (), 18),
        Draw(1, 1, parse_cards("Kd"), 19),
    ]
    assert Hole(1, parse_cards("4cKd"), 14) in hand.happenings
    assert played(hand).middle == 1200


def test_a_cancelled_hand_is_a_problem():
    found = problem(changed(("*** HOLE CARDS ***\n", "Hand cancelled\n*** HOLE CARDS ***\n")))
    assert (found.code, found.at, found.id) == ("cancelled", "line 9", "41000000001")


def again(number: int, hand: str = HAND) -> str:
    """The hand with another number."""
    return hand.replace("#41000000001", f"#4100000000{number}")


@pytest.mark.parametrize("lost", ["*** SUMMARY", "*** FLOP", "Seat 2: Bo ($", "Cy: posts"])
def test_a_hand_that_breaks_off_is_a_problem_and_those_around_it_are_read(lost):
    text = again(2) + HAND[: HAND.index(lost)] + "\n" + again(3)
    found = read(text)
    assert codes(found) == ["41000000002", "truncated", "41000000003"]
    assert found[2].at == f"line {text.count(chr(10), 0, text.index('#41000000003')) + 1}"


def test_a_hand_without_its_beginning():
    found = read(HAND[HAND.index("Ida: calls $6") :] + again(2))
    assert codes(found) == ["no_hand", "41000000002"]
    assert found[0].at == "line 1"


@pytest.mark.parametrize("gap", ["", "\n\n\n", "\n*********** # 2 **************\n"])
def test_what_is_between_hands_means_nothing(gap):
    assert codes(read(HAND + gap + again(2))) == ["41000000001", "41000000002"]


def test_blank_lines_within_a_hand_mean_nothing():
    hand = read_one(HAND.replace("\n", "\n\n"))
    assert hand.collected == {1: 4800}
    assert hand.happenings[0].at == 21


def test_blanks_at_the_ends_of_lines_mean_nothing():
    assert read_one(HAND.replace("\n", " \n")) == read_one(HAND)


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends(ending):
    text = (HAND + "\n" + again(2)).replace("\n", ending)
    found = read(text)
    assert codes(found) == ["41000000001", "41000000002"]
    assert [each.at for each in found] == ["line 1", "line 37"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(encoding):
    text = changed(("$", "€"), ("USD", "EUR"), ("Ida", "Zoë"))
    (hand,) = read(text.encode(encoding))
    assert hand.names[1] == "Zoë"
    assert hand.pot == 5000


def test_decimal_commas_and_thousands_are_read_from_the_hands_own_evidence():
    hand = read_one(changed(("$187.50", "$1.187,50"), ("$7.50", "$7,50")))
    assert hand.players[2].stack == 118750
    assert Act(1, Did.BET, 750, at=17) in hand.happenings


def test_an_amount_that_can_be_read_in_two_ways_is_a_problem():
    found = problem(changed(("Seat 3: Cy ($200", "Seat 3: Cy ($1.200")))
    assert (found.code, found.at) == ("bad_amount", "line 5")
    assert "two ways" in found.message


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("Ida: calls $6", "Ida: calls six", "bad_amount", 12),
        ("Ida: calls $6", "Ida: dances", "bad_line", 12),
        ("Ida: calls $6", "Eve: calls $6", "contradiction", 12),
        ("raises $4 to $6", "raises $4", "bad_line", 11),
        ("[2c 7d Jh] [Kc]", "[2c 7d Qh] [Kc]", "contradiction", 19),
        ("Board [2c 7d Jh Kc 3s]", "Board [2c 7d Jh Kc 4s]", "contradiction", 31),
        ("shows [Jc Ts]", "shows [Jc Xx]", "bad_card", 26),
        ("Seat 3: Cy ($", "Seat 2: Cy ($", "contradiction", 5),
        ("posts small blind $1", "posts his respects", "unsupported", 7),
        ("Ida: calls $6", "x" * 5000, "bad_line", 12),
    ],
)
def test_what_is_wrong_in_a_hand_is_told_with_its_line(old, new, code, at):
    found = read(changed((old, new)) + again(2))
    assert codes(found) == [code, "41000000002"]
    assert found[0].at == f"line {at}"


def test_the_same_hand_twice_comes_twice():
    assert codes(read(HAND + HAND)) == ["41000000001", "41000000001"]


@pytest.mark.parametrize(
    ("middle", "code"),
    [
        pytest.param(b"\x00\x01\xfe\xff" * 300, "binary", id="binary"),
        pytest.param(b"x" * 10_000_000, "too_long", id="endless"),
        pytest.param(b"\x81\x8d" * 300, "bad_encoding", id="bytes"),
    ],
)
def test_what_is_no_text_or_endless_costs_no_hand_around_it(middle, code):
    zoe = HAND.replace("Ida", "Zoë").encode()
    found = codes(read(zoe + b"\n" + middle + b"\n" + again(2).encode() + again(3).encode()))
    assert code in found
    assert found[-2:] == ["41000000002", "41000000003"]


def test_an_empty_file():
    assert problem("", "pokerstars").code == "empty"
