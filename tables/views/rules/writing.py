"""House rules in the making: a draft that lives in addresses, until it is published and never changes again."""

from dataclasses import replace
from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from cardroom.accounts.permissions import actor_of
from cardroom.forms import attempt
from tables.catalogue import Setting, presets
from tables.forms.house_rules import DraftForm, NewRulesForm, PublishForm
from tables.house_rules.draft import Draft, differing, draft_of
from tables.house_rules.shown import Shown, in_groups, shown
from tables.house_rules.sides import Side, sides, version_side, versions_of
from tables.house_rules.standing import Standing, standing
from tables.models import HouseRules, HouseRulesVersion, Venue
from tables.permissions import RoomRight
from tables.services import create_house_rules, publish_house_rules
from tables.views.access import form_page, show
from tables.views.rules.reading import line, rules_or_404


@form_page(RoomRight.PUBLISH_HOUSE_RULES)
def edit(request: HttpRequest, venue: Venue, rules_id: int) -> HttpResponse:
    """Show every setting of the address's draft, or of the newest version; POST goes on to what that changes."""
    stands = standing(rules_or_404(venue, rules_id))
    form = DraftForm(request.POST if request.method == "POST" else drafted(request, stands))
    if request.method == "POST" and form.is_valid():
        return redirect(f"{at('publish', venue, stands.rules)}?{form.draft.query}")
    return show(request, venue, "tables/rules/edit.html", editor(form, stands))


def drafted(request: HttpRequest, stands: Standing) -> QueryDict:
    """Return the draft of the address, else that of the newest version."""
    if "preset" in request.GET:
        return request.GET
    return QueryDict(draft_of(stands.newest, based_on=stands.newest.number).query)


def editor(form: DraftForm, stands: Standing) -> dict[str, object]:
    """Return what the page with all settings shows."""
    in_force = version_side(stands.in_force).values

    def of_form(setting: Setting) -> Shown:
        name = setting.name
        errors = [str(error) for error in form.errors.get(name, [])]
        return shown(setting, form.texts(name), form.value(name), preset=form.of, in_force=in_force, errors=errors)

    groups = in_groups(of_form)
    every = [setting for group in groups for setting in group.settings]
    return {
        "form": form,
        "stands": stands,
        "groups": groups,
        "changed": sum(setting.changed for setting in every),
        "total": len(every),
        "wrong": [setting for setting in every if setting.errors],
        "preset": presets()[form.of],
    }


@form_page(RoomRight.PUBLISH_HOUSE_RULES)
def publish(request: HttpRequest, venue: Venue, rules_id: int) -> HttpResponse:
    """Show what the address's draft changes; POST publishes it, for good."""
    stands = standing(rules_or_404(venue, rules_id))
    drafted = DraftForm(request.GET)
    if not drafted.is_valid():
        return redirect(f"{at('edit', venue, stands.rules)}?{request.GET.urlencode()}")
    told = summary(drafted.draft, stands)
    form = PublishForm(request.POST if request.method == "POST" else None)
    if form.is_valid() and not told["nothing_new"]:
        version = attempt(form, partial(published, request, stands.rules, drafted.draft, form))
        if version:
            messages.success(request, _("Version %(number)s is published.") % {"number": version.number})
            return redirect("tables:rules", slug=venue.slug)
    context = {"form": form, "stands": stands, "draft": drafted.draft, **told}
    return show(request, venue, "tables/rules/publish.html", context)


def published(request: HttpRequest, rules: HouseRules, draft: Draft, form: PublishForm) -> HouseRulesVersion:
    return publish_house_rules(
        actor=actor_of(request),
        house_rules=rules,
        preset=draft.preset,
        settings=draft.values,
        based_on=draft.based_on,
        **form.cleaned_data,
    )


def summary(draft: Draft, stands: Standing) -> dict[str, object]:
    """Return what DRAFT changes of the version in force, and whether somebody published since it was begun."""
    drafted = Side("", _("This draft"), draft.preset, draft.values)
    in_force = version_side(stands.in_force)
    changes = differing(in_force.values, draft.values)
    newest = stands.newest if stands.newest.number != draft.based_on else None
    return {
        "groups": in_groups(lambda setting: line(setting, in_force, drafted), changes),
        "changes": changes,
        "nothing_new": not changes and not stands.to_come,
        "meanwhile": newest,
        "next_number": stands.newest.number + 1,
        "preset": presets()[draft.preset],
        "all_the_same": replace(draft, based_on=stands.newest.number),
    }


@form_page(RoomRight.PUBLISH_HOUSE_RULES)
def new(request: HttpRequest, venue: Venue) -> HttpResponse:
    """Make house rules that tables can have of their own; they begin as a preset or as a version there is."""
    choices = sides(versions_of(venue))
    form = NewRulesForm(request.POST if request.method == "POST" else None, choices.values())
    if form.is_valid():
        side, name = choices[form.cleaned_data["start"]], form.cleaned_data["name"]
        made = partial(
            create_house_rules,
            actor=actor_of(request),
            venue=venue,
            name=name,
            preset=side.preset,
            settings=side.values,
        )
        rules = attempt(form, made, unique="name")
        if rules:
            messages.success(request, _("%(name)s are made. Adapt them, then give them to tables.") % {"name": name})
            return redirect(at("edit", venue, rules))
    return show(request, venue, "tables/rules/new.html", {"form": form})


def at(page: str, venue: Venue, rules: HouseRules) -> str:
    """Return the address of a PAGE of house rules."""
    return reverse(f"tables:rules-{page}", args=[venue.slug, rules.pk])
