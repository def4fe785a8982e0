"""What is wrong with stakes."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine import rule_record
from rulings.engine.rulebook import house, setting_values, settings
from tables.catalogue import variant_names
from tables.stakes import STRADDLE_SETTINGS, Level, StakesFacts, problems, sentence, straddle_settings, words
from tables.stakes.chips import payable
from tables.stakes.texts import SENTENCES

CHIPS = (1, 5, 25, 100)

NO_LIMIT = StakesFacts(variant="holdem", betting="no_limit", small_blind=1, big_blind=2, min_buy_in=100, max_buy_in=300)
STRADDLE = replace(NO_LIMIT, straddle_policy="own", straddle_positions=("utg",))
LIMIT = replace(NO_LIMIT, betting="fixed_limit", small_blind=2, big_blind=4, small_bet=4, big_bet=8)
POT_LIMIT = replace(NO_LIMIT, variant="omaha", betting="pot_limit", small_blind=5, big_blind=5, max_buy_in=None)
SPREAD = replace(LIMIT, betting="spread_limit", small_bet=2, big_bet=6, small_blind=1, big_blind=2)
STUD = replace(LIMIT, variant="stud", small_blind=0, big_blind=0, ante=1, bring_in=2)
ANTE_ONLY = replace(NO_LIMIT, variant="short_deck", small_blind=0, big_blind=0, ante=5, pot_unit=5)


def found(facts, level=Level.ERROR, chips=CHIPS):
    return {(problem.field, problem.code) for problem in problems(facts, chips) if problem.level is level}


@pytest.mark.parametrize("facts", [NO_LIMIT, STRADDLE, LIMIT, POT_LIMIT, SPREAD, STUD, ANTE_ONLY])
def test_nothing_is_wrong_with_usual_stakes(facts):
    assert problems(facts, CHIPS) == []


ERRORS = [
    (replace(NO_LIMIT, small_blind=5), {("big_blind", "below_small_blind")}),
    (replace(NO_LIMIT, small_blind=0, big_blind=0), {("big_blind", "nothing_forced")}),
    (replace(NO_LIMIT, small_blind=0, big_blind=0, third_blind=4), {("third_blind", "third_without_big_blind")}),
    (replace(NO_LIMIT, bring_in=1), {("bring_in", "bring_in_outside_stud")}),
    (replace(NO_LIMIT, small_bet=2), {("small_bet", "only_in_limit")}),
    (replace(NO_LIMIT, big_bet=4), {("big_bet", "only_in_limit")}),
    (replace(ANTE_ONLY, ante_type="big_blind"), {("ante_type", "no_big_blind_to_pay_the_ante")}),
    (replace(LIMIT, small_bet=0, big_bet=0), {("small_bet", "limit_needs_its_bets")}),
    (replace(LIMIT, big_bet=2), {("big_bet", "below_small_bet")}),
    (replace(SPREAD, big_bet=1), {("big_bet", "below_small_bet")}),
    (replace(STUD, small_blind=1), {("small_blind", "stud_has_no_blinds")}),
    (replace(STUD, big_blind=2), {("big_blind", "stud_has_no_blinds")}),
    (replace(STUD, ante_type="button"), {("ante_type", "stud_antes_are_from_everybody")}),
    (replace(STUD, bring_in=4), {("bring_in", "bring_in_too_great")}),
    (replace(NO_LIMIT, max_buy_in=99), {("max_buy_in", "below_min_buy_in")}),
    (replace(NO_LIMIT, min_buy_in=0), {("min_buy_in", "no_min_buy_in")}),
    (replace(NO_LIMIT, min_buy_in=1), {("min_buy_in", "below_one_bet")}),
    (replace(NO_LIMIT, rake_percent=-3), {("rake_percent", "negative_rake")}),
    (replace(NO_LIMIT, rake_cap=5), {("rake_cap", "cap_without_rake")}),
    (replace(NO_LIMIT, rake_chip=2), {("rake_chip", "no_such_chip")}),
    (replace(NO_LIMIT, straddle_mandatory=True), {("straddle_mandatory", "mandatory_without_own_policy")}),
    (replace(STRADDLE, straddle_positions=()), {("straddle_positions", "nobody_may_straddle")}),
    (replace(STRADDLE, straddle_positions=("utg", "cutoff")), {("straddle_positions", "no_such_value")}),
    (replace(STRADDLE, straddle_size="triple"), {("straddle_size", "no_such_value")}),
    (replace(STRADDLE, straddle_max=1), {("straddle_max", "no_such_value")}),
    (replace(STRADDLE, straddle_max_count=0), {("straddle_max_count", "no_straddle_at_all")}),
    (
        replace(ANTE_ONLY, straddle_policy="own", straddle_positions=("button",)),
        {("straddle_policy", "straddle_without_blinds")},
    ),
]


@pytest.mark.parametrize(("facts", "errors"), ERRORS, ids=lambda value: "" if isinstance(value, StakesFacts) else None)
def test_what_cannot_be_played(facts, errors):
    assert found(facts) == errors


@pytest.mark.parametrize(
    ("facts", "fields"),
    [
        (replace(NO_LIMIT, small_blind=3, big_blind=5), {"small_blind"}),
        (replace(NO_LIMIT, big_blind=7, max_buy_in=301), {"big_blind", "max_buy_in"}),
        (replace(STRADDLE, small_blind=5, big_blind=6, max_buy_in=None), {"big_blind", "straddle_size"}),
        (replace(ANTE_ONLY, ante=4), {"ante"}),
    ],
)
def test_what_the_chips_cannot_pay(facts, fields):
    assert found(facts, chips=(5, 25)) >= {(field, "not_payable") for field in fields}
    assert found(facts) == set()


@pytest.mark.parametrize(
    ("facts", "warning"),
    [
        (replace(LIMIT, big_bet=12), ("big_bet", "not_double")),
        (replace(LIMIT, small_blind=4, big_blind=8), ("big_blind", "above_small_bet")),
        (replace(STUD, bring_in=0), ("bring_in", "stud_without_bring_in")),
        (replace(NO_LIMIT, big_blind=5, third_blind=3), ("third_blind", "third_below_big_blind")),
        (replace(NO_LIMIT, min_buy_in=19), ("min_buy_in", "shallow")),
        (replace(NO_LIMIT, kill="half"), ("kill", "kill_outside_limit")),
        (replace(STRADDLE, straddle_max=4, straddle_max_count=3), ("straddle_max", "last_straddle_never_fits")),
    ],
)
def test_what_is_unusual_is_a_warning(facts, warning):
    assert (found(facts), found(facts, Level.WARNING)) == (set(), {warning})


def test_a_tournament_needs_no_buy_in():
    assert found(replace(NO_LIMIT, cash=False, min_buy_in=0, max_buy_in=None)) == set()


def test_every_problem_has_a_sentence_with_its_amounts():
    seen = [problem for facts, _errors in ERRORS for problem in problems(facts, CHIPS)]
    assert sentence(next(problem for problem in seen if problem.code == "below_small_blind"), str) == (
        "The big blind must be at least the small blind of 5."
    )
    for problem in seen:
        assert "%" not in sentence(problem, str)


@pytest.mark.parametrize(
    ("amount", "chips", "can"),
    [
        (7, {5, 25}, False),
        (30, {5, 25}, True),
        (3, {2, 5}, False),
        (6, {2, 5}, True),
        (1, set(), False),
        (10**12, {3, 5}, True),
        (10**12 + 1, {2, 4}, False),
        (999_999_999_999, {25}, False),
    ],
)
def test_payable(amount, chips, can):
    assert payable(amount, frozenset(chips)) is can


@given(st.integers(1, 60), st.sets(st.integers(1, 20), min_size=1, max_size=4))
def test_payable_is_what_counting_finds(amount, chips):
    reached = {0}
    for total in range(1, amount + 1):
        if any(total - chip in reached for chip in chips):
            reached.add(total)
    assert payable(amount, frozenset(chips)) == (amount in reached)


# --- The stakes and the engine ---


def test_the_words_are_the_engines():
    assert tuple(name for name, _label in words.VARIANTS) == variant_names()
    choices = {
        "straddle_size": words.STRADDLE_SIZES,
        "straddle_live": words.STRADDLE_LIVE,
        "straddle_min_raise": words.STRADDLE_MIN_RAISES,
        "button_straddle_first": words.BUTTON_STRADDLE_FIRST,
        "straddle_positions": words.STRADDLE_POSITIONS,
        "check_raise": words.CHECK_RAISE,
    }
    for name, choice in choices.items():
        assert tuple(word for word, _label in choice) == settings()[name].values.words
    assert set(STRADDLE_SETTINGS) <= set(settings())


def test_a_policy_of_its_own_is_in_the_catalogues_form():
    facts = replace(STRADDLE, straddle_positions=("button", "utg"), straddle_max=None, straddle_max_count=2)
    own = straddle_settings(facts, {})
    assert setting_values(house({"settings": own})) == setting_values(house()) | own | {
        "straddle_positions": ["utg", "button"]
    }


def test_the_policies_stand_in_for_the_houses_as_a_whole():
    houses = setting_values(house("wsop-live-2024"))
    assert straddle_settings(NO_LIMIT, houses) == {name: houses[name] for name in STRADDLE_SETTINGS}
    assert straddle_settings(STRADDLE, houses)["straddle_positions"] == ["utg"]
    nobody = straddle_settings(replace(NO_LIMIT, straddle_policy="none"), houses)
    assert (nobody["straddle_positions"], nobody["straddle_max_count"]) == ([], 0)


GAME = (
    "variant", "betting", "cash", "small_blind", "big_blind", "third_blind", "ante", "ante_type", "bring_in",
    "small_bet", "big_bet", "rake_chip", "pot_unit", "check_raise",
)  # fmt: skip
AMOUNTS = st.sampled_from([0, 0, 0, 1, 2, 5, 10])


@given(
    st.builds(
        StakesFacts,
        variant=st.sampled_from([name for name, _label in words.VARIANTS]),
        betting=st.sampled_from([name for name, _label in words.BETTING]),
        ante_type=st.sampled_from([name for name, _label in words.ANTE_TYPES]),
        **dict.fromkeys(
            ("small_blind", "big_blind", "third_blind", "ante", "bring_in", "small_bet", "big_bet"), AMOUNTS
        ),
        min_buy_in=st.just(100),
    )
)
def test_what_passes_is_a_game_to_the_engine(facts):
    if found(facts):
        return
    record = {
        "game": {name: getattr(facts, name) for name in GAME},
        "chips": list(CHIPS),
        "button": 1,
        "seats": {"1": {"stack": 500}, "2": {"stack": 500}, "3": {"stack": 500}, "4": {"stack": 500}},
    }
    if facts.bring_in:
        record["start"] = {"street": "third", "first_to_act": 2}
    assert rule_record(record)["rulings"] == []


def test_no_sentence_is_left_over():
    texts = {code for facts, _errors in ERRORS for _field, code in found(facts)}
    warned = {
        "not_double", "above_small_bet", "stud_without_bring_in", "third_below_big_blind", "shallow",
        "kill_outside_limit", "last_straddle_never_fits", "not_payable",
    }  # fmt: skip
    assert set(SENTENCES) == texts | warned
