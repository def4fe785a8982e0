"""Which part of a list is shown, as links that can be sent to a colleague."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.utils.translation import gettext as _


class Filter(NamedTuple):
    title: str
    address: str
    number: int
    here: bool


def filters(
    request: HttpRequest, parameter: str, choices: Iterable[tuple[str, Any]], counts: Mapping[str, int]
) -> tuple[list[Filter], str]:
    """Return the links of a list by one PARAMETER of its address, all of it first, and the choice that is shown.

    COUNTS says how many there are of each choice; a choice of which there are none, and nothing asked for, has no link.
    """
    return filter_links(request.path, request.GET.get(parameter, ""), parameter, choices, counts)


def filter_links(
    address: str, asked: str, parameter: str, choices: Iterable[tuple[str, Any]], counts: Mapping[str, int]
) -> tuple[list[Filter], str]:
    """The same for the list at another ADDRESS, of which the choice ASKED is shown."""
    known = [(value, title) for value, title in choices if counts.get(value) or asked == value]
    chosen = asked if asked in dict(known) else ""
    links = [Filter(_("All"), address, sum(counts.values()), not chosen)]
    links += [
        Filter(str(title), f"{address}?{parameter}={value}", counts.get(value, 0), chosen == value)
        for value, title in known
    ]
    return links, chosen
