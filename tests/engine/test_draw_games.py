"""Draw games: their rounds, the draws between them, and low hands at the end."""

import pytest

from tests.engine.table import calls, checks, counts, folds, limit, play, refusal, say, table

LOW = {2: "2c3d4h5s7c", 5: "2d3h4s6c7d"}


def draw(seat, count):
    return {"seat": seat, "draw": count}


@pytest.mark.parametrize(
    ("variant", "streets"),
    [
        ("five_card_draw", ["first", "last", "showdown"]),
        ("lowball_a5", ["first", "last", "showdown"]),
        ("triple_27", ["first", "second", "third", "last", "showdown"]),
        ("badugi", ["first", "second", "third", "last", "showdown"]),
    ],
)
def test_the_rounds(variant, streets):
    events, seen = [*calls(5), *checks(2)], []
    while len(seen) < len(streets):
        seen.append(
            play(table({2: None, 5: None}, variant=variant, button=5), *events[: 2 * len(seen)]).state["street"]
        )
        events += checks(2, 5)
    assert seen == streets


def test_players_draw_before_the_second_round():
    told = play(table({2: None, 5: None}, variant="five_card_draw"), *calls(5), *checks(2), draw(2, 3), draw(5, 0))
    assert [ruling["status"] for ruling in told.rulings[2:]] == ["noted", "noted"]
    assert (told.state["street"], told.state["to_act"]) == ("last", 2)


def test_a_draw_before_its_time_or_a_second_one_is_void():
    record = table({2: None, 5: None}, variant="badugi")
    assert play(record, draw(2, 1)).last["status"] == "void"
    told = play(record, *calls(5), *checks(2), draw(2, 1), draw(2, 1))
    assert (told.rulings[2]["status"], told.last["status"]) == ("noted", "void")


def test_who_has_folded_draws_nothing():
    told = play(table(3, variant="triple_27"), *calls(3, 1), *checks(2), *folds(1), draw(1, 2))
    assert told.last["status"] == "void"


def test_a_game_without_a_draw():
    assert refusal(table(3), draw(3, 1)) == ("bad_value", "events[0].draw")


def test_the_best_low_wins():
    told = play(table(LOW, variant="lowball_27", street="last", pots=60), *checks(2, 5))
    assert (told.awards, told.showdown["order"]) == ({2: 60}, [2, 5])


def test_hands_are_unknown_after_a_draw_until_they_are_shown():
    record = table(LOW, variant="lowball_27", pots=40, street="first")
    events = [*calls(5), *checks(2), draw(2, 1), draw(5, 0), *checks(2, 5)]
    assert play(record, *events).showdown["awards"] is None
    told = play(record, *events, {"seat": 2, "show": "2c3d4h5s8h"})
    assert (told.last["status"], told.awards) == ("noted", {5: 60})


def test_four_suits_and_ranks_beat_three_in_badugi():
    hands = {1: "Ac2d3h9s", 2: "As2h3d3c"}
    told = play(table(hands, variant="badugi", street="last", pots=30), *checks(1, 2))
    assert told.awards == {1: 30}


def test_limit_triple_draw_raises_in_big_bets_from_the_third_round():
    record = table({2: None, 5: None}, variant="triple_27", street="third", pots=40, **limit(10))
    told = play(record, say(2, "bet"), say(5, "raise"))
    assert [counts(ruling) for ruling in told.rulings] == [("stands", "bet", 20), ("stands", "raise", 40)]
