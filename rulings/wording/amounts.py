"""How lists and ranges of amounts are said."""

from collections.abc import Sequence

from django.utils.translation import gettext as _

from rulings.engine.output import JSON


def either(options: Sequence[str]) -> str:
    """Return the OPTIONS as one choice: "a", "a or b", "a, b or c"."""
    if len(options) < 2:
        return "".join(options)
    return _("%(first)s or %(last)s") % {"first": ", ".join(options[:-1]), "last": options[-1]}


def bet(sizes: JSON) -> str:
    """Return how a bet within SIZES ("min" and "max", or one "to") is said."""
    return _("bet %(sizes)s") % {"sizes": _sizes(sizes)}


def raise_to(sizes: JSON) -> str:
    """Return how a raise within SIZES is said; they are totals of the round."""
    return _("raise to %(sizes)s") % {"sizes": _sizes(sizes)}


def _sizes(sizes: JSON) -> str:
    if "to" in sizes or sizes["min"] == sizes["max"]:
        return str(sizes.get("to", sizes.get("min")))
    if sizes["max"] is None:
        return _("%(least)s or more") % {"least": sizes["min"]}
    return _("%(least)s, up to %(most)s") % {"least": sizes["min"], "most": sizes["max"]}
