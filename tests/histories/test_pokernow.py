"""PokerNow logs, on hands made up for the purpose."""

import pytest

from rulings.engine.betting.game import Post as Due
from rulings.engine.cards import parse_cards
from rulings.histories.hand import UNKNOWN, Act, Board, Did, Post, Posted, RunOut, Show
from tests.histories.reading import codes, paid, played, problem, read, read_one, told

HAND = """\
-- starting hand #{n} (id: hand{n})  (No Limit Texas Hold'em) (dealer: "Ida @ i1") --
Player stacks: #1 "Ida @ i1" (1000) | #3 "Bo @ b2" (800) | #4 "Cy @ c3" (1200) | #8 "Di @ d4" (500)
Your hand is 10♦, 10♥
"Bo @ b2" posts a small blind of 10
"Cy @ c3" posts a big blind of 20
"Di @ d4" calls 20
"Ida @ i1" raises to 80
"Bo @ b2" folds
"Cy @ c3" calls 80
"Di @ d4" folds
Flop:  [A♠, 7♦, 2♣]
"Cy @ c3" bets 100
"Ida @ i1" raises to 250
"Cy @ c3" calls 250
Turn: A♠, 7♦, 2♣ [10♣]
"Cy @ c3" checks
"Ida @ i1" checks
River: A♠, 7♦, 2♣, 10♣ [K♥]
"Cy @ c3" bets 300
"Ida @ i1" calls 300
"Cy @ c3" shows a A♣, K♦.
"Ida @ i1" collected 1290 from pot with Three of a Kind, 10's (combination: 10♦, 10♥, 10♣, A♠, K♥)
"Ida @ i1" shows a 10♦, 10♥.
-- ending hand #{n} --
"""


def entries(number: int = 7, *changes: tuple[str, str]) -> list[str]:
    """The entries of a hand, oldest first, with some of their text replaced."""
    text = HAND.replace("{n}", str(number))
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text.splitlines()


def log(*happened: str, newest_first: bool = True, order: bool = True) -> str:
    """A log of what happened, given oldest first."""
    rows = []
    for at, entry in enumerate(happened):
        row = ['"' + entry.replace('"', '""') + '"', f"2024-03-01T20:{at // 60:02}:{at % 60:02}.000Z"]
        rows.append(",".join([*row, str(170932320000000 + at)] if order else row))
    head = "entry,at,order" if order else "entry,at"
    return "\n".join([head, *(reversed(rows) if newest_first else rows)]) + "\n"


def changed(*changes: tuple[str, str]) -> str:
    """The log of the one hand, changed."""
    return log(*entries(7, *changes))


def test_a_hand_is_read_from_its_last_row_to_its_first():
    hand = read_one(changed())
    assert (hand.format, hand.id, hand.at, hand.scale, hand.button) == ("pokernow", "hand7", "line 25", 1, 1)
    assert (hand.game.variant.name, hand.game.betting) == ("holdem", "no_limit")
    assert (hand.game.small_blind, hand.game.big_blind) == (10, 20)
    assert hand.names == {1: "Ida", 3: "Bo", 4: "Cy", 8: "Di"}
    assert {seat: player.stack for seat, player in hand.players.items()} == {1: 1000, 3: 800, 4: 1200, 8: 500}
    assert hand.posts == (Post(3, Posted.SMALL_BLIND, 10, 22), Post(4, Posted.BIG_BLIND, 20, 21))
    assert (hand.collected, hand.uncalled, hand.ended, hand.notes) == ({1: 1290}, {}, True, ())
    assert hand.extra == {"number": "7", "ids": {1: "i1", 3: "b2", 4: "c3", 8: "d4"}, "own_cards": "10♦, 10♥"}


def test_what_is_wagered_is_the_whole_of_the_street():
    hand = read_one(changed())
    assert hand.happenings == (
        Act(8, Did.CALL, 20, at=20),
        Act(1, Did.RAISE, 80, at=19),
        Act(3, Did.FOLD, at=18),
        Act(4, Did.CALL, 80, at=17),
        Act(8, Did.FOLD, at=16),
        Board(parse_cards("As7d2c"), 15),
        Act(4, Did.BET, 100, at=14),
        Act(1, Did.RAISE, 250, at=13),
        Act(4, Did.CALL, 250, at=12),
        Board(parse_cards("Tc"), 11),
        Act(4, Did.CHECK, at=10),
        Act(1, Did.CHECK, at=9),
        Board(parse_cards("Kh"), 8),
        Act(4, Did.BET, 300, at=7),
        Act(1, Did.CALL, 300, at=6),
        Show(4, parse_cards("AcKd"), 5),
        Show(1, parse_cards("TdTh"), 3),
    )
    assert played(hand).middle == 1290


@pytest.mark.parametrize(
    ("title", "variant"),
    [
        ("(Pot Limit Omaha Hi)", "omaha"),
        ("(Pot Limit Omaha Hi/Lo 8 or Better)", "omaha8"),
        ("No Limit Texas Hold'em", "holdem"),
    ],
)
def test_games(title, variant):
    assert read_one(changed(("(No Limit Texas Hold'em)", title))).game.variant.name == variant


@pytest.mark.parametrize("title", ["(Pot Limit Courchevel)", "(Limit Texas Hold'em)"])
def test_a_game_that_is_not_read_is_unsupported(title):
    found = problem(changed(("(No Limit Texas Hold'em)", title)))
    assert (found.code, found.at, found.id) == ("unsupported", "line 25", "7")


def test_a_hand_without_an_id_goes_by_its_number():
    assert read_one(changed((" (id: hand7)", ""))).id == "7"


BIG_BLIND = '"Cy @ c3" posts a big blind of 20'


@pytest.mark.parametrize(
    ("lines", "posted", "game"),
    [
        (['"Di @ d4" posts a straddle of 40'], {3: 10, 4: 20, 8: 40}, {"straddles": (Due(8, 40),)}),
        (['"Bo @ b2" posts a straddle of 40'], {3: 40, 4: 20}, {"straddles": (Due(3, 40),)}),
        (['"Ida @ i1" posts a missing small blind of 10'], {1: 10, 3: 10, 4: 20}, {"dead": (Due(1, 10),)}),
        (['"Ida @ i1" posts a missed big blind of 20'], {1: 20, 3: 10, 4: 20}, {"live": (Due(1, 20),)}),
        (
            ['"Ida @ i1" posts a missing small blind of 10', '"Ida @ i1" posts a missed big blind of 20'],
            {1: 30, 3: 10, 4: 20},
            {"live": (Due(1, 20),), "dead": (Due(1, 10),)},
        ),
        (['"Bo @ b2" posts a missed big blind of 20'], {3: 20, 4: 20}, {"live": (Due(3, 20),)}),
        ([f'"{name}" posts an ante of 5' for name in ("Ida @ i1", "Bo @ b2", "Cy @ c3", "Di @ d4")], None, {"ante": 5}),
        (['"Cy @ c3" posts an ante of 20'], {3: 10, 4: 40}, {"ante": 20, "ante_type": "big_blind"}),
    ],
)
def test_posts_beside_the_blinds(lines, posted, game):
    hand = read_one(changed((BIG_BLIND, "\n".join([BIG_BLIND, *lines]))))
    assert {name: getattr(hand.game, name) for name in game} == game
    assert paid(hand) == told(hand) == (posted or {1: 5, 3: 15, 4: 25, 8: 5})


def test_a_dead_small_blind_and_a_dead_button():
    hand = read_one(
        changed(('(dealer: "Ida @ i1")', "(dead button)"), ('"Bo @ b2" posts a small blind of 10', "Dead Small Blind"))
    )
    assert (hand.button, hand.game.no_small_blind, hand.game.big_blind) == (3, True, 20)
    assert paid(hand) == {4: 20}


def test_a_dead_button_stands_before_the_small_blind():
    hand = read_one(changed(('(dealer: "Ida @ i1")', "(dead button)")))
    assert hand.button == 2
    assert (hand.game.small_blind_seat, hand.game.big_blind_seat) == (None, None)


def test_a_short_big_blind_is_taken_for_what_it_is_and_noted():
    hand = read_one(changed(("(1200)", "(15)"), ("blind of 20", "blind of 15 and go all in")))
    assert hand.notes == ("big_blind_assumed",)
    assert hand.game.big_blind == 15


def test_cents():
    hand = read_one(changed(("(800)", "(800.50)"), ("raises to 80", "raises to 80.25"), ("calls 80", "calls 80.25")))
    assert (hand.scale, hand.players[3].stack, hand.game.big_blind) == (100, 80050, 2000)
    assert Act(1, Did.RAISE, 8025, at=19) in hand.happenings


def test_thousands():
    hand = read_one(changed(("(1200)", "(11,200)")))
    assert (hand.scale, hand.players[4].stack) == (1, 11200)


def test_a_hand_run_twice():
    twice = [
        "River (second run): A♠, 7♦, 2♣, 10♣ [3♦]",
    ]
    hand = read_one(changed(('"Cy @ c3" bets 300\n"Ida @ i1" calls 300', "\n".join(twice))))
    run = RunOut((parse_cards("As7d2cTcKh"), parse_cards("As7d2cTc3d")), 6)
    assert [each for each in hand.happenings if isinstance(each, Board | RunOut)] == [
        Board(parse_cards("As7d2c"), 14),
        Board(parse_cards("Tc"), 10),
        run,
    ]


def test_a_hand_run_twice_street_by_street():
    hand = read_one(
        changed(
            (
                'Turn: A♠, 7♦, 2♣ [10♣]\n"Cy @ c3" checks\n"Ida @ i1" checks\nRiver: A♠, 7♦, 2♣, 10♣ [K♥]\n',
                (
                    "Turn: A♠, 7♦, 2♣ [10♣]\nTurn (second run): A♠, 7♦, 2♣ [5♣]\n"
                    "River: A♠, 7♦, 2♣, 10♣ [K♥]\nRiver (second run): A♠, 7♦, 2♣, 5♣ [6♣]\n"
                ),
            ),
            ('"Cy @ c3" bets 300\n"Ida @ i1" calls 300\n', ""),
        )
    )
    (run,) = [each for each in hand.happenings if isinstance(each, RunOut)]
    assert run.boards == (parse_cards("As7d2cTcKh"), parse_cards("As7d2c5c6c"))


def test_an_uncalled_bet():
    hand = read_one(
        changed(
            (
                '"Ida @ i1" calls 300\n"Cy @ c3" shows a A♣, K♦.\n',
                '"Ida @ i1" folds\nUncalled bet of 300 returned to "Cy @ c3"\n',
            )
        )
    )
    assert hand.uncalled == {4: 300}


def test_cards_shown_in_part():
    hand = read_one(changed(("shows a A♣, K♦.", "shows a A♣.")))
    assert Show(4, (*parse_cards("Ac"), UNKNOWN), 5) in hand.happenings


def test_cards_shown_after_the_end_belong_to_the_hand():
    late = ['The player "Eve @ e5" requested a seat.', '"Bo @ b2" shows a Q♦, J♦.']
    first, second = read(log(*entries(7), *late, *entries(8), *late))[::-1]
    assert first.happenings[-1][:2] == second.happenings[-1][:2] == (3, parse_cards("QdJd"))


CHATTER = (
    'The admin approved the player "Eve @ e5" participation with a stack of 1000.',
    'The player "Bo @ b2" quits the game with a stack of 790.',
    'The player "Eve @ e5" joined the game with a stack of 1000.',
    'WARNING: the admin queued the stack change for the player "Bo @ b2" adding 500 chips in the next hand.',
    '"Bo @ b2" chooses to  run it twice.',
    "Undealt cards:  [3♦]",
)


@pytest.mark.parametrize("line", CHATTER)
def test_chatter_changes_nothing(line):
    hand = read_one(changed(('"Bo @ b2" folds', f'{line}\n"Bo @ b2" folds')))
    assert len(hand.happenings) == 17
    assert hand.notes == ()


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ('The admin updated the player "Bo @ b2" stack from 790 to 5000.', "stack_changed"),
        ('"Ida @ i1" collected the 7-2 bounty of 60', "bounty"),
        ("The lights go out", "unread_lines"),
    ],
)
def test_what_may_matter_is_noted(line, note):
    if note == "bounty":
        line = '"Ida @ i1" receives 60 of the 7-2 bounty'
    hand = read_one(changed(('"Bo @ b2" folds', f'{line}\n"Bo @ b2" folds')))
    assert hand.notes == (note,)


@pytest.mark.parametrize("name", ['I "da', "Ida @ home", "Ida (5)", "Ida |", "Ida, 7", "#9"])
def test_names_may_hold_anything(name):
    hand = read_one(changed(("Ida @ i1", f"{name} @ i1")))
    assert hand.names[1] == name
    assert len(hand.happenings) == 17


@pytest.mark.parametrize("newest_first", [True, False])
@pytest.mark.parametrize("order", [True, False])
def test_either_order_of_the_rows(newest_first, order):
    if order or newest_first:
        found = read(log(*entries(7), *entries(8), newest_first=newest_first, order=order))
        assert codes(found) == (["hand8", "hand7"] if newest_first else ["hand7", "hand8"])
        assert all(len(each.happenings) == 17 for each in found)


def test_columns_in_another_order():
    rows = log(*entries(7)).splitlines()
    turned = ["at,order,entry", *[",".join([*row.rsplit(",", 2)[1:], row.rsplit(",", 2)[0]]) for row in rows[1:]]]
    assert codes(read("\n".join(turned))) == ["hand7"]


def test_the_hand_that_was_played_when_the_log_was_taken_is_not_ended():
    played_on = entries(8)[:12]
    newest, older = read(log(*entries(7), *played_on))
    assert (newest.id, newest.ended, len(newest.happenings)) == ("hand8", False, 7)
    assert older.ended
    *_, last = read(log(*entries(7), *played_on, newest_first=False))
    assert (last.id, last.ended) == ("hand8", False)


@pytest.mark.parametrize(("lost", "what"), [(0, "its start"), (-1, "its end")])
@pytest.mark.parametrize("newest_first", [True, False])
def test_a_hand_that_breaks_off_is_a_problem_and_those_around_it_are_read(lost, what, newest_first):
    broken = entries(8)
    del broken[lost]
    found = read(log(*entries(7), *broken, *entries(9), newest_first=newest_first))
    assert sorted(codes(found)) == ["hand7", "hand9", "truncated"]
    (missing,) = [each for each in found if each.id == "8"]
    assert what in missing.message


def test_the_row_with_the_stacks_is_needed():
    assert problem(log(*[entry for entry in entries(7) if not entry.startswith("Player stacks")])).code == "truncated"


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("raises to 80", "raises to eighty", "bad_amount", 19),
        ("raises to 80", "raises with 60", "unsupported", 19),
        ("posts a big blind of 20", "posts a bomb pot of 20", "unsupported", 21),
        ("Turn: A♠, 7♦, 2♣ [10♣]", "Turn: A♠, 7♦, 3♣ [10♣]", "contradiction", 11),
        ("shows a A♣, K♦", "shows a A♣, X♦", "bad_card", 5),
        ('(dealer: "Ida @ i1")', '(dealer: "Eve @ e5")', "contradiction", 25),
        ('#4 "Cy @ c3" (1200)', '#4 "Cy @ c3" (many)', "bad_amount", 24),
        ("(1000) | #3", "(1000) | #1", "contradiction", 24),
    ],
)
def test_what_is_wrong_in_a_hand_is_told_with_its_line(old, new, code, at):
    found = problem(changed((old, new)))
    assert (found.code, found.at) == (code, f"line {at}")


def test_a_row_that_is_none_costs_its_hand_alone():
    rows = log(*entries(7), *entries(8), *entries(9)).splitlines()
    rows[30] = '"Ida @ i1" folds'
    found = read("\n".join(rows))
    assert codes(found) == ["hand9", "bad_line", "hand7"]
    assert (found[1].at, found[1].id) == ("line 31", "8")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings(encoding):
    (hand,) = read(changed(("Ida @", "Zoë @")).encode(encoding))
    assert hand.names[1] == "Zoë"


def test_line_ends():
    assert codes(read(changed().replace("\n", "\r\n"))) == ["hand7"]


def test_a_hand_twice_comes_twice():
    assert codes(read(log(*entries(7), *entries(7)))) == ["hand7", "hand7"]


@pytest.mark.parametrize(
    ("middle", "code"),
    [
        pytest.param(b"\x00\x01\xfe\xff" * 300, "binary", id="binary"),
        pytest.param(b"x" * 10_000_000, "too_long", id="endless"),
        pytest.param(b"\xff\xfe", "bad_encoding", id="bytes"),
    ],
)
@pytest.mark.parametrize("before", ['"-- ending hand #8', '"Turn: '])
def test_what_is_no_text_or_endless_costs_no_hand_around_it(middle, code, before):
    rows = log(*entries(7), *entries(8), *entries(9)).encode()
    at = rows.index(before.encode(), rows.index(b"starting hand #9"))
    found = codes(read(rows[:at] + middle + b"\n" + rows[at:], "pokernow"))
    assert found == (["hand9", code, "hand8", "hand7"] if before.startswith('"--') else ["hand9", code, "hand7"])


def test_a_log_without_hands():
    assert problem("entry,at,order\n").code == "empty"
    assert problem("", "pokernow").code == "empty"
