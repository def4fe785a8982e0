"""The smallest chip that plays, chips that do not, and what an all-in leaves with the player."""

import pytest

from tests.engine.table import chips_of, counts, limit, play, push, say, table

FLOP = {"street": "flop", "pots": 90}
CHIPS = [1, 5, 25, 100]


@pytest.mark.parametrize(
    ("game", "smallest"),
    [
        ({"small_blind": 5, "big_blind": 10}, 5),
        ({"small_blind": 25, "big_blind": 50}, 25),
        ({"small_blind": 25, "big_blind": 50, "ante": 5}, 5),
        ({"small_blind": 25, "big_blind": 50, "rake_chip": 1}, 1),
        ({"small_blind": 2, "big_blind": 5}, 1),  # two chips of 1 are needed for the small blind
        ({"small_blind": 0, "big_blind": 0, "ante": 25}, 25),
    ],
)
def test_the_smallest_chip_is_the_smallest_needed_for_a_forced_payment(game, smallest):
    told = play(table(3, chips=CHIPS, **FLOP, **game), push(1, 100, 25, 5, 1))
    playing = sum(chip for chip in (100, 25, 5, 1) if chip >= smallest)
    assert (told.last["to"], told.last["returned"]) == (playing, 131 - playing)


@pytest.mark.parametrize(("basis", "total"), [("ante_blind_rake", 131), ("ante_blind", 130), ("big_blind", 125)])
def test_which_payments_name_it(basis, total):
    game = {"small_blind": 5, "big_blind": 25, "rake_chip": 1}
    record = table(3, chips=CHIPS, house={"smallest_chip_basis": basis}, **FLOP, **game)
    assert play(record, push(1, 100, 25, 5, 1)).last["to"] == total


def test_chips_that_do_not_play_come_back_even_in_quantity():
    told = play(table(3, chips=CHIPS, **FLOP), push(1, *[1] * 20))
    assert (counts(told.last)[0], told.last["returned"], told.state["to_act"]) == ("void", 20, 1)
    assert told.last["rules"] == ["smallest-chip"]


def test_one_chip_that_plays_among_small_ones_is_one_chip():
    told = play(table(3, chips=CHIPS, **FLOP), say(1, "bet", 20), push(2, 100, 1, 1))
    assert (counts(told.last), chips_of(told.last)) == (("amended", "call", 20), (20, 82, 0))


def test_without_chips_on_the_table_everything_plays():
    assert counts(play(table(3, **FLOP), push(1, 10, 3, 1)).last) == ("stands", "bet", 14)


SMALL = {1: {"stack": 58, "chips": {"1": 3, "5": 6, "25": 1}}, 2: None, 3: None}


def test_small_chips_stay_with_the_player_on_an_all_in():
    told = play(table(SMALL, chips=CHIPS, **FLOP), say(1, "all-in"))
    assert (counts(told.last), told.last["all_in"]) == (("stands", "bet", 55), True)
    assert (told.stack(1), told.status(1)) == (3, "all_in")


def test_small_chips_play_at_face_value_on_an_all_in_in_other_houses():
    told = play(table(SMALL, chips=CHIPS, house={"allin_small_chips": "face_value"}, **FLOP), say(1, "all-in"))
    assert (told.last["to"], told.stack(1), told.status(1)) == (58, 0, "all_in")


def test_the_greatest_wager_is_of_chips_that_play():
    assert play(table(SMALL, chips=CHIPS, **FLOP)).bets == (10, 55)


def test_a_limit_game_is_played_in_its_chips():
    told = play(table(3, chips=[5, 25], **FLOP, **limit(10)), push(1, 5, 5))
    assert counts(told.last) == ("stands", "bet", 10)
