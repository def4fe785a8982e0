"""Every value of every house setting, each by what it changes: the same happening, ruled by house after house."""

from typing import Any

import pytest

from rulings.engine.rulebook import Choice, Subset, YesNo, settings
from tests.engine.table import (
    calls,
    calls_on,
    checks,
    choices,
    counts,
    floor,
    folds,
    limit,
    pile,
    play,
    push,
    refusal,
    say,
    table,
)

FLOP = {"street": "flop", "pots": 90}
RAISES = [say(3, "raise", 20), say(4, "raise", 30), say(1, "raise", 40), say(2, "raise", 50), say(3, "raise", 60)]
BIG_RAISES = [say(3, "raise", 20), say(4, "raise", 40), say(1, "raise", 80), say(2, "raise", 160)]
STRADDLES = {"straddle_positions": ["utg"]}
BET_20 = say(1, "bet", 20)


class Ruled:
    """A house with the setting under test at one of its values, and what was played in it so far."""

    def __init__(self, name: str, value: Any) -> None:
        self.change = {name: value}

    def house(self, others: dict[str, Any]) -> dict[str, Any]:
        return others | self.change

    def play(self, seats: Any, *events: Any, others: dict[str, Any] | None = None, **frame: Any) -> Any:
        return play(table(seats, house=self.house(others or {}), **frame), *events)

    def allows(self, *straddles: tuple[int, int], others: dict[str, Any] | None = None) -> bool:
        """Whether these straddles are allowed at a table of six with blinds of 5 and 10 and the button in seat 6."""
        posts = [{"seat": seat, "amount": amount} for seat, amount in straddles]
        code = refusal(table(6, house=self.house(others or {}), straddles=posts))
        assert code is None or code[0] == "straddle_not_allowed"
        return code is None


def last(told):
    return told.last["action"], told.last["to"]


def limit_raise_cap(house):
    return last(house.play(4, *RAISES, **limit(10)))


def limit_raise_cap_two_round(house):
    return last(house.play(4, *RAISES, **limit(10, variant="five_card_draw")))


def big_bet_raise_cap(house):
    return last(house.play(4, *BIG_RAISES))


def headsup_uncap(house):
    war = [say(1, "raise", 30), say(2, "raise", 40), say(1, "raise", 50)]
    became = house.play(3, say(1, "bet", 10), say(2, "raise", 20), *folds(3), *war, **FLOP, **limit(10))
    began = house.play(2, say(1, "bet", 10), say(2, "raise", 20), *war, **FLOP, **limit(10))
    return last(became), last(began)


def straddle_counts_as_raise(house):
    raises = [say(4, "raise", 30), say(5, "raise", 40), say(1, "raise", 50), say(2, "raise", 60)]
    return last(house.play(5, *raises, others=STRADDLES, **limit(10, straddles=[{"seat": 3, "amount": 20}])))


def check_raise(house):
    return last(house.play(3, *checks(1), say(2, "bet", 10), *folds(3), say(1, "raise", 30), **FLOP))


def short_allin_reopen(house):
    def least(stack):
        frame = {1: None, 2: None, 3: stack}
        told = house.play(frame, say(1, "bet", 100), *calls(2), say(3, "all-in"), **FLOP)
        return told.raises_to and told.raises_to[0]

    return least(150), least(120)


def short_allin_accumulation(house):
    seats = {1: None, 2: 160, 3: 210, 4: None}
    told = house.play(seats, say(1, "bet", 100), say(2, "all-in"), say(3, "all-in"), *calls(4), **FLOP)
    return told.raises_to


def limit_reopen(house):
    seats = {1: None, 2: None, 3: 30, 4: None}
    told = house.play(seats, say(1, "bet", 20), *calls(2), say(3, "all-in"), street="turn", pots=80, **limit(10))
    return told.raises_to, told.legal["complete"]


def limit_short_response(house):
    seats = {1: None, 2: 25, 3: None}
    told = house.play(seats, say(1, "bet", 20), say(2, "all-in"), street="turn", pots=80, **limit(10))
    return told.raises_to, told.legal["complete"]


def min_raise(house):
    return house.play(3, say(1, "bet", 30), say(2, "raise", 80), **FLOP).raises_to


def wager_unit(house):
    return counts(house.play(3, say(1, "bet", 44), **FLOP).last)


def rounding(house):
    unit = {"wager_unit": "big_blind"}
    return tuple(house.play(3, say(1, "bet", asked), others=unit, **FLOP).last["to"] for asked in (43, 45, 47))


def smallest_chip_basis(house):
    stakes = {"small_blind": 5, "big_blind": 25, "rake_chip": 1}
    ruling = house.play(3, push(1, 25, 5, 1), chips=[1, 5, 25], **FLOP, **stakes).last
    return ruling["to"], ruling["returned"]


def allin_small_chips(house):
    seats = {1: {"stack": 53, "chips": {"25": 1, "5": 5, "1": 3}}, 2: None}
    told = house.play(seats, say(1, "all-in"), chips=[1, 5, 25], **FLOP)
    return told.last["to"], told.stack(1), told.status(1)


def verbal_vs_chips(house):
    return counts(house.play(3, push(1, 50), say(1, 80), **FLOP).last)


def raise_amount_means(house):
    return last(house.play(3, BET_20, say(2, "raise", 60), **FLOP))


def raise_word_motions(house):
    told = house.play(3, BET_20, say(2, "raise", push=[25, 25]), push(2, 50), **FLOP)
    return told.state["bet"], told.last["returned"]


def ambiguous_amount(house):
    stakes = {"small_blind": 100, "big_blind": 200, "chips": [100, 500, 1000, 5000]}
    return last(house.play(3, say(1, "bet", 5), street="flop", pots=6000, **stakes))


def single_chip_open(house):
    return last(house.play(3, push(1, 50), **FLOP))


def multi_chip(house):
    bet = say(1, "bet", 60)
    return last(house.play(3, bet, push(2, 50, 50), **FLOP)), last(house.play(3, bet, push(2, 100, 100), **FLOP))


def under_raise(house):
    def excess(*chips):
        ruling = house.play(3, say(1, "bet", 100), push(2, 100, *chips), **FLOP).last
        return (*counts(ruling), ruling["returned"])

    return excess(25, 5), excess(25, 25)


def prior_chips(house):
    return counts(house.play(3, say(1, "raise", 30), *folds(2), {"seat": 3, "pull": [10]}, *folds(3), button=1).last)


def forward_motion(house):
    told = house.play(3, BET_20, {"seat": 2, "forward": [25]}, *calls(3), **FLOP)
    return told.rulings[1]["action"], told.last["status"], [counts(ruling) for ruling in told.last["also"]]


def undercall(house):
    ruling = house.play(3, say(1, "bet", 40), say(2, "raise", 100), push(3, 25, 25), **FLOP).last
    return ruling["status"], ruling["owed"], ruling["discretion"]


def underbet(house):
    return counts(house.play(3, push(1, 5), **FLOP).last)


def correction_window(house):
    return last(house.play(3, push(1, 5), *calls(2), **FLOP))


def unaware_of_raise(house):
    take_back = {"seat": 3, "take_back": True, "unaware": True}
    raised = [say(2, "raise", 60), pile(3, 60), take_back]
    alone = house.play(3, BET_20, *raised, **FLOP)
    after_the_dealers_error = house.play(3, BET_20, calls_on(3), *raised, **FLOP)
    return alone.last["status"], after_the_dealers_error.last["status"]


def out_of_turn_binding(house):
    def settled(event):
        told = house.play(3, BET_20, pile(3, 20), event, **FLOP)
        return told.also["status"], told.also["discretion"]

    return settled(say(2, "fold")), settled(say(2, "raise", 60))


def out_of_turn_call_changes(house):
    return house.play(3, BET_20, say(3, "raise", 60), *calls(2), **FLOP).also["status"]


def out_of_turn_check(house):
    return house.play(3, *checks(2), BET_20, **FLOP).raises_to


def dealer_prompted(house):
    return house.play(3, BET_20, calls_on(3), pile(3, 20), *folds(2), **FLOP).also["status"]


def dealer_prompted_options(house):
    return choices(house.play(3, BET_20, calls_on(3), pile(3, 20), say(2, "raise", 60), **FLOP).also)


def skipped_threshold(house):
    two_checks = house.play(5, *checks(2, 3), **FLOP)
    bet_and_fold = house.play(5, push(2, 20), *folds(3), **FLOP)
    return two_checks.bets is None, bet_and_fold.bets is None


def skipped_penalty(house):
    told = house.play(5, *checks(2, 3, 4), **FLOP)
    return told.state["to_act"], told.status(1)


def pot_limit_preflop(house):
    stakes = {"betting": "pot_limit", "small_blind": 50, "big_blind": 100}
    return last(house.play({1: 20, 2: None, 3: None, 4: None}, say(3, "pot"), **stakes))


def pot_limit_rounding(house):
    return last(house.play(3, say(1, "pot"), street="turn", pots=80, betting="pot_limit", pot_unit=25))


def straddle_positions(house):
    return house.allows((3, 20)), house.allows((6, 20)), house.allows((5, 20))


def straddle_size(house):
    return house.allows((3, 20), others=STRADDLES), house.allows((3, 50), others=STRADDLES)


def straddle_max(house):
    others = STRADDLES | {"straddle_size": "double_or_more"}
    return tuple(house.allows((3, amount), others=others) for amount in (20, 40, 100))


def straddle_max_count(house):
    posts = [(3, 20), (4, 40), (5, 80)]
    return tuple(house.allows(*posts[:count], others=STRADDLES) for count in (1, 2, 3))


def straddle_live(house):
    told = house.play(4, *calls(4, 1, 2), others=STRADDLES, straddles=[{"seat": 3, "amount": 20}])
    return told.state["street"], told.state["to_act"]


def straddle_min_raise(house):
    return house.play(4, others=STRADDLES, straddles=[{"seat": 3, "amount": 20}]).raises_to


def button_straddle_first(house):
    told = house.play(5, others={"straddle_positions": ["button"]}, straddles=[{"seat": 5, "amount": 20}])
    return told.state["to_act"]


def short_blind_call(house):
    return house.play({1: None, 2: 6, 3: None}, small_blind=2, big_blind=10).legal["call"]


def big_blind_ante(house):
    stakes = {"small_blind": 50, "big_blind": 100, "ante": 100, "ante_type": "big_blind"}
    told = house.play({1: None, 2: 130, 3: None}, **stakes)
    return told.wager(2), told.state["pot"]


def run_it_max(house):
    def status(times):
        agreed = {"table": "run_it", "times": times, "agreed": [1, 2]}
        return house.play({1: 100, 2: 100}, say(1, "all-in"), *calls(2), agreed, **FLOP).last["status"]

    return status(2), status(3)


def run_it_who(house):
    agreed = {"table": "run_it", "times": 2, "agreed": [1, 2, 3]}
    seats = dict.fromkeys((1, 2, 3), 100)
    told = house.play(seats, say(1, "all-in"), *calls(2, 3), agreed, others={"run_it_max": 2}, **FLOP)
    return told.last["status"]


def odd_chip(house):
    seats = {1: "AcQd", 2: "AsQh"}
    return house.play(seats, *checks(1, 2), street="river", pots=41, board="2c7d9hJsKd").awards


def odd_chip_unit(house):
    frame = {"street": "river", "pots": 45, "board": "2c7d9hJsKd", "chips": [1, 5, 25], "ante": 1}
    return house.play({1: "AcQd", 2: "AsQh"}, *checks(1, 2), **frame).awards


def show_order_no_bet(house):
    flop = [*checks(1), say(2, "bet", 20), *calls(3, 1)]
    return house.play(3, *flop, *checks(1, 2, 3, 1, 2, 3), **FLOP).showdown["order"]


def all_in_tabling(house):
    told = house.play({1: 100, 2: 100}, *checks(1), say(2, "all-in"), *calls(1), **FLOP)
    return told.showdown["order"]


def open_pair_double_bet(house):
    seats = {1: "2c3d8h8s", 2: "4c5dTh9s", 3: "6c7dQhJs"}
    return house.play(seats, street="fourth", pots=60, **limit(10, variant="stud", bring_in=3, ante=1)).bets


OPEN = (True, True, True)
CALL_100, RAISE_200 = ("call", 100), ("raise", 200)

# What the happening comes to by the value of the setting.
DECIDES = [
    (limit_raise_cap, {2: ("call", 30), 3: ("call", 40), 4: ("call", 50), "none": ("raise", 60)}),
    (limit_raise_cap_two_round, {2: ("call", 30), 3: ("call", 40), 4: ("call", 50), "none": ("raise", 60)}),
    (big_bet_raise_cap, {1: ("call", 20), 2: ("call", 40), 3: ("call", 80), "none": ("raise", 160)}),
    (
        headsup_uncap,
        {
            "before_cap": (("raise", 50), ("raise", 50)),
            "round_began_headsup": (("call", 40), ("raise", 50)),
            "never": (("call", 40), ("call", 40)),
        },
    ),
    (straddle_counts_as_raise, {"yes": ("call", 40), "no": ("call", 50)}),
    (check_raise, {"allowed": ("raise", 30), "forbidden": ("call", 10)}),
    (short_allin_reopen, {"full": (None, None), "half": (250, None), "any": (250, 220)}),
    (short_allin_accumulation, {"per_player_total": (310, None), "none": None}),
    (limit_reopen, {"half": ((50, 50), None), "full": (None, 40)}),
    (limit_short_response, {"complete": (None, 40), "raise": ((45, 45), None)}),
    (min_raise, {"last_full_raise": (130, None), "double_total": (160, None)}),
    (wager_unit, {"smallest_chip": ("stands", "bet", 44), "big_blind": ("amended", "bet", 40)}),
    (rounding, {"nearest": (40, 50, 50), "down": (40, 40, 40), "up": (50, 50, 50)}),
    (smallest_chip_basis, {"ante_blind_rake": (31, 0), "ante_blind": (30, 1), "big_blind": (25, 6)}),
    (allin_small_chips, {"out_of_play": (50, 3, "all_in"), "face_value": (53, 0, "all_in")}),
    (verbal_vs_chips, {"verbal": ("amended", "bet", 80), "first_in_time": ("void", None, None)}),
    (raise_amount_means, {"total": ("raise", 60), "by": ("raise", 80)}),
    (raise_word_motions, {"until_rest": (100, 0), "single_motion": (50, 50)}),
    (ambiguous_amount, {"highest_up_to_pot": ("bet", 5000), "lowest": ("bet", 500)}),
    (single_chip_open, {"full_value": ("bet", 50), "check": ("check", 0)}),
    (
        multi_chip,
        {
            "removal": (("call", 60), ("raise", 200)),
            "same_denomination_call": (("call", 60), ("call", 60)),
            "threshold_only": (("raise", 120), ("raise", 200)),
        },
    ),
    (
        under_raise,
        {
            "half": (("amended", *CALL_100, 30), ("amended", *RAISE_200, 0)),
            "complete": (("amended", *RAISE_200, 0), ("amended", *RAISE_200, 0)),
            "complete_or_fold": (("choice", None, None, 0), ("choice", None, None, 0)),
            "return": (("amended", *CALL_100, 30), ("amended", *CALL_100, 50)),
        },
    ),
    (prior_chips, {"tda": ("amended", "call", 30), "ignore": ("stands", "fold", None)}),
    (
        forward_motion,
        {
            "may_complete": (None, "stands", [("amended", "call", 20)]),
            "release_only": (None, "held", []),
            "is_call": ("call", "stands", []),
        },
    ),
    (
        undercall,
        {
            "bring_up": ("amended", 50, False),
            "complete_or_fold": ("choice", 0, False),
            "opener_or_headsup": ("choice", 0, True),
        },
    ),
    (underbet, {"bring_up": ("amended", "bet", 10), "complete_or_fold": ("choice", None, None)}),
    (correction_window, {"betting_round": ("call", 10), "none": ("call", 5)}),
    (
        unaware_of_raise,
        {
            "withdraw_if_none_acted": ("stands", "stands"),
            "dealer_error_only": ("void", "stands"),
            "never": ("void", "void"),
        },
    ),
    (
        out_of_turn_binding,
        {
            "if_unchanged": (("stands", False), ("void", False)),
            "discretion_if_unchanged": (("stands", True), ("void", False)),
            "chips_stay": (("stands", False), ("choice", False)),
        },
    ),
    (out_of_turn_call_changes, {"yes": "void", "no": "stands"}),
    (out_of_turn_check, {"no_aggression": None, "binds_if_unchanged": (40, None)}),
    (dealer_prompted, {"may_change": "choice", "no_relief": "stands"}),
    (
        dealer_prompted_options,
        {
            "call_or_fold": [("call", 60), ("fold", 0)],
            "all": [("call", 60), ("fold", 0), ("raise", None, 100)],
        },
    ),
    (
        skipped_threshold,
        {"three_players": (False, False), "two_players": (True, True), "substantial_action": (False, True)},
    ),
    (skipped_penalty, {"no_aggression": (1, "active"), "dead_hand": (5, "folded")}),
    (
        pot_limit_preflop,
        {"full_blinds": ("raise", 350), "small_blind_as_big": ("raise", 400), "actual": ("raise", 320)},
    ),
    (pot_limit_rounding, {"none": ("bet", 80), "up": ("bet", 100)}),
    (
        straddle_positions,
        {
            (): (False, False, False),
            ("utg",): (True, False, False),
            ("button",): (False, True, False),
            ("utg", "button"): (True, True, False),
            ("any",): OPEN,
        },
    ),
    (straddle_size, {"double": (True, False), "double_or_more": (True, True)}),
    (straddle_max, {2: (True, False, False), 4: (True, True, False), "none": OPEN}),
    (straddle_max_count, {0: (False, False, False), 1: (True, False, False), 2: (True, True, False), 3: OPEN}),
    (straddle_live, {"live": ("preflop", 3), "dead": ("flop", 1)}),
    (straddle_min_raise, {"double_straddle": (40, None), "big_blind_step": (30, None)}),
    (button_straddle_first, {"small_blind": 1, "utg": 3}),
    (short_blind_call, {"full_blind": 10, "short_amount": 6}),
    (big_blind_ante, {"blind_first": (100, 180), "ante_first": (30, 180)}),
    (run_it_max, {1: ("void", "void"), 2: ("stands", "void"), 3: ("stands", "stands")}),
    (run_it_who, {"all_in_pot": "stands", "two_players_only": "void"}),
    (odd_chip, {"first_left_of_button": {1: 21, 2: 20}, "high_suit": {1: 20, 2: 21}}),
    (odd_chip_unit, {"smallest_in_play": {1: 23, 2: 22}, "smallest_blind": {1: 25, 2: 20}}),
    (show_order_no_bet, {"left_of_button": [1, 2, 3], "last_aggressor_any_round": [2, 3, 1]}),
    (all_in_tabling, {"all_at_once": [2, 1], "in_order": [2, 1]}),
    (open_pair_double_bet, {"yes": (10, 20), "no": (10, 10)}),
]
WITHOUT_A_DIFFERENCE = {"all_in_tabling"}  # the order is the same, whether they wait for each other or not


@pytest.mark.parametrize(
    ("happening", "value", "outcome"),
    [
        pytest.param(happening, value, outcome, id=f"{happening.__name__}={value}")
        for happening, outcomes in DECIDES
        for value, outcome in outcomes.items()
    ],
)
def test_the_house_decides(happening, value, outcome):
    value = list(value) if isinstance(value, tuple) else value
    assert happening(Ruled(happening.__name__, value)) == outcome


def test_every_setting_decides_something():
    assert sorted(happening.__name__ for happening, _ in DECIDES) == sorted(settings())


@pytest.mark.parametrize(("happening", "outcomes"), DECIDES, ids=lambda part: getattr(part, "__name__", ""))
def test_every_value_of_a_setting_decides_it_in_its_own_way(happening, outcomes):
    match settings()[happening.__name__].values:
        case Choice(words):
            assert set(outcomes) == set(words)
        case YesNo():
            assert set(outcomes) == {"yes", "no"}
        case Subset(words):
            assert {word for value in outcomes for word in value} == set(words)
        case number:
            assert len([value for value in outcomes if isinstance(value, int)]) > 1
            assert number.or_none == ("none" in outcomes)
    found = list(outcomes.values())
    different = all(one != other for at, one in enumerate(found) for other in found[:at])
    assert different == (happening.__name__ not in WITHOUT_A_DIFFERENCE)


def test_a_ruling_names_the_settings_that_decided_it():
    told = play(table(3, **FLOP), say(1, "bet", 100), push(2, 100, 25, 5))
    assert told.last["settings"] == ["under_raise"]
    assert told.last["rules"][0] == "fifty-percent"


def test_the_floor_may_decide_otherwise_where_the_house_leaves_it_open():
    record = table(3, house={"undercall": "opener_or_headsup"}, **FLOP)
    events = [say(1, "bet", 40), say(2, "raise", 100), push(3, 25, 25)]
    told = play(record, *events, floor(3, "fold", 50))
    assert (told.status(3), told.state["pot"]) == ("folded", 280)
