"""House rules to read: all of them, one version, two side by side, and the placard."""

from datetime import datetime
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import translation
from django.utils.formats import date_format, time_format
from django.utils.timezone import localtime
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from tables.catalogue import Setting, placard, placard_frame, presets, setting_title, settings, value_label
from tables.house_rules.draft import differing, draft_of, preset_values
from tables.house_rules.shown import Shown, in_groups, shown
from tables.house_rules.sides import Side, preset_sides, sides, version_side, versions_of
from tables.house_rules.standing import standing
from tables.house_rules.typed import typed
from tables.models import HouseRules, HouseRulesVersion, Venue
from tables.models.venue import LANGUAGES
from tables.permissions import RoomRight
from tables.views.access import page, show


@page(RoomRight.SEE_ROOM)
def overview(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show the venue's house rules, those of single tables too, each with its versions."""
    rules = venue.house_rules.prefetch_related("versions__published_by", "tables")
    own = sum(len(each.tables.all()) for each in rules)
    context = {"standings": [standing(each) for each in rules], "tables_without": venue.tables.count() - own}
    return show(request, venue, "tables/rules/overview.html", context)


@page(RoomRight.SEE_ROOM)
def version(request: HttpRequest, venue: Venue, rules_id: int, number: int) -> HttpResponse:
    """Show every setting of a version, or with `?only=changed` those that are not the preset's."""
    found = version_or_404(venue, rules_id, number)
    stands, earlier = standing(found.house_rules), before(found)
    side = version_side(found)
    only = request.GET.get("only") == "changed"
    changed = differing(side.values, preset_values(side.preset))
    in_force = side.values if found.number == stands.in_force.number else {}

    def of_version(setting: Setting) -> Shown:
        value = side.values[setting.name]
        return shown(setting, typed(setting.values, value), value, preset=side.preset, in_force=in_force)

    context = {
        "version": found,
        "stands": stands,
        "state": stands.state_of(found),
        "total": len(settings()),
        "before": earlier,
        "before_key": version_side(earlier).key if earlier else "",
        "ended": stands.end_of(found),
        "preset": presets()[side.preset],
        "side": side,
        "only": only,
        "changed": changed,
        "groups": in_groups(of_version, changed if only else None),
        "draft": draft_of(found, based_on=stands.newest.number),
    }
    return show(request, venue, "tables/rules/version.html", context)


@page(RoomRight.SEE_ROOM)
def hung_up(request: HttpRequest, venue: Venue, rules_id: int, number: int) -> HttpResponse:
    """Show a version in plain sentences, to print and hang up; `?language=` for another than the venue's."""
    found = version_or_404(venue, rules_id, number)
    asked = request.GET.get("language", "")
    language = asked if asked in dict(LANGUAGES) else venue.language
    context = {
        "version": found,
        "title": placard_frame(language).title,
        "dated": dated(found, language),
        "paragraphs": placard(version_side(found).values, language),
        "closing": placard_frame(language).closing,
        "language": language,
        "languages": LANGUAGES,
    }
    return show(request, venue, "tables/rules/placard.html", context)


def dated(version: HouseRulesVersion, language: str) -> str:
    """Return which version hangs there and since when, also until when where it is an earlier one, in LANGUAGE."""
    frame, ended = placard_frame(language), standing(version.house_rules).end_of(version)
    with translation.override(language):
        date, end = written(version.effective_from), written(ended) if ended else ""
    return (frame.ended if ended else frame.version).format(number=version.number, date=date, end=end)


def written(at: datetime) -> str:
    """Return a moment in the venue's zone as the active language writes it; English without the American order."""
    day = "j F Y" if get_language() == "en" else "DATE_FORMAT"
    return f"{date_format(localtime(at), day)}, {time_format(localtime(at), 'H:i')}"


class Line(NamedTuple):
    """A setting with the values of two sides in words."""

    title: str
    one: str
    other: str
    differs: bool


@page(RoomRight.SEE_ROOM)
def compare(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Show two of the versions and presets side by side: `?a=...&b=...`, with `&only=differences` less of it.

    Without them the venue's newest version stands beside what it was made from. 404 for a side there is none of.
    """
    versions = versions_of(venue)
    choices = sides(versions)
    newest = version_side(versions[0])
    one = side_or_404(choices, request.GET.get("a", newest.key))
    other = side_or_404(choices, request.GET.get("b", newest.preset))
    only = request.GET.get("only") == "differences"
    differences = differing(one.values, other.values)
    asked = [{"name": "a", "label": _("This"), "key": one.key}, {"name": "b", "label": _("With"), "key": other.key}]
    context = {
        "asked": asked,
        "one": one,
        "other": other,
        "only": only,
        "differences": differences,
        "groups": in_groups(lambda setting: line(setting, one, other), differences if only else None),
        "total": len(settings()),
        "versions": [version_side(version) for version in versions],
        "presets": preset_sides(),
    }
    return show(request, venue, "tables/rules/compare.html", context)


def line(setting: Setting, one: Side, other: Side) -> Line:
    values = one.values[setting.name], other.values[setting.name]
    labels = [value_label(setting.name, value) for value in values]
    return Line(setting_title(setting.name), labels[0], labels[1], values[0] != values[1])


def side_or_404(choices: dict[str, Side], key: str) -> Side:
    if key not in choices:
        raise Http404
    return choices[key]


def rules_or_404(venue: Venue, rules_id: int) -> HouseRules:
    """Return house rules of the venue, with their versions. Raises Http404."""
    found: HouseRules = get_object_or_404(venue.house_rules.prefetch_related("versions__published_by"), pk=rules_id)
    return found


def version_or_404(venue: Venue, rules_id: int, number: int) -> HouseRulesVersion:
    """Return a version of house rules of the venue. Raises Http404."""
    rules = rules_or_404(venue, rules_id)
    for found in rules.versions.all():
        if found.number == number:
            return found
    raise Http404


def before(version: HouseRulesVersion) -> HouseRulesVersion | None:
    """Return the version published before VERSION."""
    return next((each for each in version.house_rules.versions.all() if each.number == version.number - 1), None)
