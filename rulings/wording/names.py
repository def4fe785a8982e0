"""The names of games, streets and statuses, and a table in one line."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rulings.engine.output import JSON
from rulings.engine.rulebook import JSONValue, presets
from rulings.engine.rulebook.labels import setting_title, value_label

Names = Mapping[str, str | Promise]

VARIANTS: Names = {
    "holdem": gettext_lazy("Hold'em"),
    "short_deck": gettext_lazy("Short-deck"),
    "omaha": gettext_lazy("Omaha"),
    "omaha8": gettext_lazy("Omaha eight-or-better"),
    "omaha5": gettext_lazy("Five-card Omaha"),
    "stud": gettext_lazy("Seven-card stud"),
    "stud8": gettext_lazy("Stud eight-or-better"),
    "razz": gettext_lazy("Razz"),
    "five_card_draw": gettext_lazy("Five-card draw"),
    "lowball_a5": gettext_lazy("Ace-to-five lowball"),
    "lowball_27": gettext_lazy("Deuce-to-seven lowball"),
    "triple_27": gettext_lazy("Deuce-to-seven triple draw"),
    "badugi": gettext_lazy("Badugi"),
}
BETTING: Names = {
    "no_limit": gettext_lazy("No-limit"),
    "pot_limit": gettext_lazy("Pot-limit"),
    "fixed_limit": gettext_lazy("Fixed-limit"),
    "spread_limit": gettext_lazy("Spread-limit"),
}
STREETS: Names = {
    "preflop": gettext_lazy("Before the flop"),
    "flop": gettext_lazy("Flop"),
    "turn": gettext_lazy("Turn"),
    "river": gettext_lazy("River"),
    "third": gettext_lazy("Third"),
    "fourth": gettext_lazy("Fourth street"),
    "fifth": gettext_lazy("Fifth street"),
    "sixth": gettext_lazy("Sixth street"),
    "seventh": gettext_lazy("Seventh street"),
    "first": gettext_lazy("First round"),
    "second": gettext_lazy("Second round"),
    "last": gettext_lazy("Last round"),
    "showdown": gettext_lazy("Showdown"),
    "over": gettext_lazy("Hand over"),
}
SEAT_STATUSES: Names = {
    "active": gettext_lazy("in"),
    "folded": gettext_lazy("folded"),
    "all_in": gettext_lazy("all-in"),
    "to_act": gettext_lazy("to act"),
    "waits": gettext_lazy("waits"),
}
WORDS: Names = {
    "": gettext_lazy("No word"),
    "fold": gettext_lazy("Fold"),
    "check": gettext_lazy("Check"),
    "call": gettext_lazy("Call"),
    "bet": gettext_lazy("Bet"),
    "raise": gettext_lazy("Raise"),
    "complete": gettext_lazy("Complete"),
    "all-in": gettext_lazy("All-in"),
    "pot": gettext_lazy("Pot"),
    "time": gettext_lazy("Time"),
}


def game(record: JSON) -> str:
    """Return the game of RECORD in a few words: "No-limit Hold'em 1/2"."""
    facts = record["game"]
    sizes = [str(facts[key]) for key in ("small_blind", "big_blind", "third_blind") if facts.get(key)]
    if facts.get("small_bet"):
        sizes = [str(facts["small_bet"]), str(facts["big_bet"])]
    told = f"{BETTING[facts['betting']]} {VARIANTS[facts['variant']]} {'/'.join(sizes)}"
    return told.strip()


def house(record: JSON) -> str:
    """Return the name of the house rules of RECORD, marked where settings were changed."""
    rules = record.get("house", "standard")
    if isinstance(rules, str):
        return presets()[rules].title
    title = presets()[rules.get("preset", "standard")].title
    return _("%(preset)s, changed") % {"preset": title} if rules.get("settings") else title


def seating(record: JSON) -> str:
    """Return how many are dealt in and where the button is: "6 players, button 1"."""
    count = len(record["seats"])
    told = ngettext("%(count)s player", "%(count)s players", count) % {"count": count}
    return (
        _("%(players)s, button %(seat)s") % {"players": told, "seat": record["button"]} if "button" in record else told
    )


def setting(name: str, value: JSONValue) -> str:
    """Return a house setting and its value in words: "Less than a call: the rest is owed"."""
    return f"{setting_title(name)}: {value_label(name, value)}"


def plain(value: object) -> str:
    """Return a name or value of the catalogue as it is read."""
    if isinstance(value, list | tuple):
        return ", ".join(plain(part) for part in value) or _("none")
    return str(value).replace("_", " ")
