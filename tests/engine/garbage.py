"""Random garbage: JSON of any shape, and records with a part of them cut out, doubled or replaced."""

import copy
import random
from typing import Any

from hypothesis import strategies as st

from tests.engine.cases import all_cases

_KEYS = """
    format id note house preset settings game variant betting cash small_blind big_blind third_blind ante ante_type
    bring_in small_bet big_bet straddles rake_chip pot_unit check_raise dead small_blind_seat big_blind_seat chips
    button seats stack cards posts start street pots amount board first_to_act events seat say to by push continues
    pull forward take_back unaware tap muck show draw add dealer table times boards agreed floor action why 1 2 3 0 -1
"""
_WORDS = """
    standard tda-2024 holdem stud badugi no_limit fixed_limit each missed flop river third fold check call bet raise
    all-in pot time AhKd 2c3d4h Ah AhAh calls_on deals run_it rules forbidden none yes 1 {asked}
"""
KEYS = (*_KEYS.split(), "", "x" * 300, "seat\x00")
WORDS = (*_WORDS.split(), "", "\ud800", "½")
NUMBERS = (0, 1, -1, 2, 3, 10, 23, 24, 100, 10**12, 10**12 + 1, 10**15, 10**16, 2**63, 10**400, -(10**30))
FLOATS = (0.0, 1.0, 1.5, -0.0, 1e308, float("inf"), float("-inf"), float("nan"))


def leaves():
    return st.one_of(
        st.none(),
        st.booleans(),
        st.sampled_from(NUMBERS),
        st.sampled_from(FLOATS),
        st.sampled_from(WORDS),
        st.text(max_size=5),
        st.integers(),
    )


def anything():
    """JSON of any shape, with the format's own keys and words more often than chance has them."""
    keys = st.one_of(st.sampled_from(KEYS), st.text(max_size=3))
    return st.recursive(
        leaves(),
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=6)),
        max_leaves=20,
    )


@st.composite
def spoiled_records(draw) -> Any:
    """A record of the cases, damaged in one to three places."""
    record = copy.deepcopy(draw(st.sampled_from(_RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(record, ()))
        *way, last = draw(st.sampled_from(places))
        holder = record
        for key in way:
            holder = holder[key]
        _spoil(draw, holder, last)
    return record


def _spoil(draw, holder: Any, key: Any) -> None:
    kind = draw(st.sampled_from(("delete", "alike", "alike", "alike", "replace", "rename", "double")))
    if kind == "delete":
        del holder[key]
    elif kind == "alike" and type(holder[key]) in _ALIKE:
        holder[key] = draw(_ALIKE[type(holder[key])])
    elif kind in ("alike", "replace"):
        holder[key] = draw(st.one_of(leaves(), anything()))
    elif isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]) if kind == "double" else draw(leaves()))
    elif kind == "rename":
        holder[draw(st.sampled_from(KEYS))] = holder.pop(key)
    else:
        holder[draw(st.sampled_from(KEYS))] = copy.deepcopy(holder[key])


def _places(value: Any, way: tuple[Any, ...]):
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    else:
        return
    for key, part in parts:
        yield (*way, key)
        yield from _places(part, (*way, key))


def nested(depth: int) -> list[Any]:
    """A list in a list in a list ..."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


_ALIKE = {
    bool: st.booleans(),
    int: st.one_of(st.integers(1, 10), st.integers(0, 500), st.sampled_from(NUMBERS)),
    str: st.sampled_from(WORDS),
}
_RECORDS = [case["record"] for case in random.Random(4).sample(all_cases(), 60)]  # noqa: S311 - a choice, not a secret
