"""The ruling cases of tests/cases, and how an answer is held against what a case expects."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulings.engine import RecordError, rule_record

CASES = Path(__file__).resolve().parents[1] / "cases"
NOTHING = (None, 0, False, [])


def all_cases() -> list[dict[str, Any]]:
    """Every case of every file, in the order of their files."""
    return [case for file in sorted(CASES.glob("*.json")) for case in json.loads(file.read_text())]


def answer(record: object) -> dict[str, Any]:
    """What the engine says to a record: its rulings, or its error as the command line prints it."""
    try:
        return rule_record(record)
    except RecordError as error:
        return {"error": error.as_json()}


def faults(expected: dict[str, Any], given: dict[str, Any]) -> list[str]:
    """What is missing or different in an answer, each with its place; nothing when it holds all that is expected.

    An answer may say more than is expected of it. An error is expected by its code, `any` is any error.
    """
    if "error" in expected:
        code = given.get("error", {}).get("code")
        return [] if code and expected["error"] in (code, "any") else [f"error: {expected['error']!r}, not {code!r}"]
    if "error" in given:
        return [f"no error, not {given['error']!r}"]
    return list(_faults(expected, given, ""))


def _faults(expected: Any, given: Any, place: str) -> Iterator[str]:
    key = place.rpartition(".")[2]
    if isinstance(expected, dict):
        yield from _object_faults(expected, given, place)
    elif key in ("rules", "settings"):
        if not set(expected) <= set(given or ()):
            yield f"{place}: {expected!r} among {given!r}"
    elif key in ("choices", "also") and isinstance(given, list):
        yield from _unordered_faults(expected, given, place)
    elif _holds_objects(expected) and isinstance(given, list) and len(given) == len(expected):
        for at, (one, other) in enumerate(zip(expected, given, strict=True)):
            yield from _faults(one, other, f"{place}[{at}]")
    elif expected != given or type(expected) is not type(given):
        yield f"{place}: {expected!r}, not {given!r}"


def _object_faults(expected: dict[str, Any], given: Any, place: str) -> Iterator[str]:
    """Key by key; of a list, the entries by their index. What is expected to be nothing may be left out."""
    if isinstance(given, list):
        given = {str(at): entry for at, entry in enumerate(given)}
    if not isinstance(given, dict):
        yield f"{place}: {expected!r}, not {given!r}"
        return
    for key, value in expected.items():
        if key in given:
            yield from _faults(value, given[key], f"{place}.{key}")
        elif value not in NOTHING:
            yield f"{place}.{key}: {value!r}, not there"


def _unordered_faults(expected: list[Any], given: list[Any], place: str) -> Iterator[str]:
    """Each expected entry is there; choices are all of them, `also` may hold others."""
    for entry in expected:
        if not any(not list(_faults(entry, found, place)) for found in given):
            yield f"{place}: {entry!r} among {given!r}"
    if place.endswith("choices") and len(expected) != len(given):
        yield f"{place}: {len(expected)} entries, not {len(given)}"


def _holds_objects(expected: Any) -> bool:
    return isinstance(expected, list) and any(isinstance(entry, dict) for entry in expected)
