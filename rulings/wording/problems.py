"""Errors of a record as sentences at the place where they are."""

import re

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.engine import RecordError

_THINGS = {
    "say": gettext_lazy("The word"),
    "amount": gettext_lazy("The number"),
    "to": gettext_lazy("The number"),
    "by": gettext_lazy("The number"),
    "push": gettext_lazy("The chips"),
    "pull": gettext_lazy("The chips drawn back"),
    "forward": gettext_lazy("The chips"),
    "add": gettext_lazy("The chips"),
    "seat": gettext_lazy("The seat"),
    "board": gettext_lazy("The cards"),
    "cards": gettext_lazy("The cards"),
    "show": gettext_lazy("The cards"),
    "stack": gettext_lazy("The stack"),
}
# How the engine's message begins where it goes on about the place it names.
_PREDICATE = re.compile(r"(must|is|are|has|have|make|does|do|begins) ")


def problem(error: RecordError) -> str:
    """Return ERROR as one sentence that can stand beside its place."""
    if not _PREDICATE.match(error.message):
        return f"{error.message[:1].upper()}{error.message[1:]}."
    return f"{_THINGS.get(place(error), _('This'))} {error.message}."


def place(error: RecordError) -> str:
    """Return the last key of the place of ERROR: "push" for "events[3].push[0]"."""
    return re.sub(r"\[\d+\]$", "", error.at).rpartition(".")[2]
