"""A rule on a page of its own: what it says, who says so, and what this house chose."""

from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from rulings.engine import rulebook
from rulings.wording import names


class Chosen(NamedTuple):
    """One preset's value of a setting, and the place where its source says so."""

    preset: str
    value: str
    cite: str
    here: bool


class Bend(NamedTuple):
    """A setting that bends a rule: what it decides, and what each preset makes of it."""

    name: str
    means: str
    choices: list[Chosen]


@require_safe
def rule(request: HttpRequest, rule_id: str) -> HttpResponse:
    """Show the rule; `?house=PRESET` marks what that house chose. 404 for a rule there is none of."""
    try:
        found = rulebook.rule(rule_id)
    except KeyError:
        raise Http404 from None
    language = get_language() or rulebook.LANGUAGES[0]
    asked = request.GET.get("house", "")
    house = asked if asked in rulebook.presets() else rulebook.STANDARD
    shown = {
        "rule": found,
        "text": rulebook.rule_text(rule_id, language),
        "group": rulebook.group_title(found.group, language),
        "citations": [(rulebook.sources()[citation.source], citation) for citation in found.sources],
        "house": rulebook.presets()[house],
        "bends": [_bend(name, house, language) for name in found.settings],
    }
    return render(request, "rulings/rule.html", shown)


def _bend(name: str, house: str, language: str) -> Bend:
    setting = rulebook.settings()[name]
    choices = [
        Chosen(
            preset=preset.title,
            value=names.plain(setting.value(preset.name)),
            cite=(says.cite or "") if (says := setting.presets.get(preset.name)) else "",
            here=preset.name == house,
        )
        for preset in rulebook.presets().values()
    ]
    return Bend(names.plain(name), rulebook.setting_means(name, language), choices)
