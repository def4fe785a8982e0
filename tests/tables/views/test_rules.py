"""The pages of house rules."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.utils import timezone

from cardroom.audit.models import Entry
from tables.catalogue import settings
from tables.house_rules.draft import preset_values
from tables.models import HouseRules
from tables.services import change_table, create_house_rules, publish_house_rules

pytestmark = pytest.mark.django_db

WSOP = "wsop-live-2024"
RULES = "/v/river/rules/"
FOLD = {"undercall": "complete_or_fold"}
FOLD_QUERY = f"preset={WSOP}&based_on=1&undercall=complete_or_fold"


@pytest.fixture
def as_manager(client, manager):
    client.force_login(manager)
    return client


@pytest.fixture
def as_dealer(client, dealer):
    client.force_login(dealer)
    return client


def at(rules, page):
    return f"{RULES}{rules.pk}/{page}"


def publish(rules, actor, changes=FOLD, **content):
    return publish_house_rules(actor=actor, house_rules=rules, preset=WSOP, settings=changes, **content)


def filled(**changes):
    """Everything that the page with all settings sends, with some of it changed."""
    values = {name: [""] if value == [] else value for name, value in preset_values(WSOP).items()}
    caps = dict.fromkeys(("big_bet_raise_cap", "straddle_max"), "")
    return {"preset": WSOP, "based_on": "1", **values, **caps, **changes}


# --- All of them ---


def test_versions_stand_by_what_holds_when(as_dealer, rules, owner):
    publish(rules, owner)
    publish(rules, owner, effective_from=timezone.now() + timedelta(days=2))
    (stands,) = as_dealer.get(RULES).context["standings"]
    assert (stands.in_force.number, [each.number for each in stands.to_come]) == (2, [3])
    assert [each.number for each in stands.earlier] == [1]


def test_rules_of_single_tables_are_told_with_their_tables(as_dealer, venue, rules, owner, table):
    mixed = create_house_rules(actor=owner, venue=venue, name="Mixed games", preset="tda-2024", settings={})
    assert "No table plays by these yet" in as_dealer.get(RULES).text
    change_table(actor=owner, table=table, number=6, seats=9, house_rules=mixed)
    page = as_dealer.get(RULES)
    assert [stands.rules.name for stands in page.context["standings"]] == ["House rules", "Mixed games"]
    assert page.context["tables_without"] == 0
    assert "Table 6" in page.text


def test_only_who_may_publish_is_led_there(client, rules, manager, dealer):
    led = {}
    for person in (manager, dealer):
        client.force_login(person)
        pages = client.get(RULES).text, client.get(at(rules, "1/")).text
        led[person.username] = [at(rules, "edit/") in page for page in pages]
    assert led == {"mario": [True, True], "david": [False, False]}


@pytest.mark.parametrize("count", [1, 50])
def test_the_list_costs_the_same_however_long_it_is(as_dealer, venue, rules, owner, count, django_assert_num_queries):
    for number in range(count):
        create_house_rules(actor=owner, venue=venue, name=f"Rules {number}", preset=WSOP, settings={})
        publish(rules, owner)
    with django_assert_num_queries(10):
        assert len(as_dealer.get(RULES).context["standings"]) == count + 1


# --- One version ---


def test_a_version_shows_every_setting(as_dealer, rules, owner):
    publish(rules, owner, notes="As agreed.")
    page = as_dealer.get(at(rules, "2/"))
    shown = [setting for group in page.context["groups"] for setting in group.settings]
    assert [setting.name for setting in shown] == list(settings())
    assert [setting.name for setting in shown if setting.changed] == ["undercall"]
    assert "As agreed." in page.text
    assert page.context["state"] == "in_force"


def test_a_version_can_show_what_is_changed_alone(as_dealer, rules, owner):
    publish(rules, owner)
    groups = as_dealer.get(at(rules, "2/?only=changed")).context["groups"]
    assert [setting.name for group in groups for setting in group.settings] == ["undercall"]
    assert "Nothing was changed: these are the rules of WSOP" in as_dealer.get(at(rules, "1/?only=changed")).text


def test_a_version_there_is_none_of(as_dealer, rules):
    assert as_dealer.get(at(rules, "2/")).status_code == 404
    assert as_dealer.get(at(rules, "2/placard/")).status_code == 404


def test_a_version_from_before_a_setting_was_known_is_read_with_its_preset(as_dealer, venue, owner):
    early = HouseRules.objects.create(venue=venue, name="Early")
    early.versions.create(
        number=1, preset=WSOP, settings={"run_it_max": 2}, effective_from=timezone.now(), published_by=owner
    )
    page = as_dealer.get(at(early, "1/"))
    assert page.context["changed"] == ["run_it_max"]
    assert as_dealer.get(f"{RULES}compare/?a=v{early.pk}-1&b={WSOP}").context["differences"] == ["run_it_max"]


# --- Two side by side ---


def test_the_venues_newest_beside_what_it_was_made_from(as_dealer, rules, owner):
    publish(rules, owner)
    context = as_dealer.get(f"{RULES}compare/").context
    assert (context["one"].key, context["other"].key) == (f"v{rules.pk}-2", WSOP)
    assert context["differences"] == ["undercall"]
    lines = [line for group in context["groups"] for line in group.settings]
    assert len(lines) == len(settings())
    assert [tuple(line) for line in lines if line.differs] == [
        ("Less than a call", "pay the rest, or fold and leave it", "the rest is owed", True)
    ]


def test_any_two_their_differences_alone(as_dealer, rules):
    context = as_dealer.get(f"{RULES}compare/?a=standard&b=pokerstars&only=differences").context
    titles = [line.title for group in context["groups"] for line in group.settings]
    assert titles == ["Several short all-ins", "Blinds in the first pot"]


def test_two_that_are_the_same(as_dealer, rules):
    page = as_dealer.get(f"{RULES}compare/?a={WSOP}&b=v{rules.pk}-1&only=differences")
    assert "They are the same in everything." in page.text


def test_what_cannot_be_compared(as_dealer, rules, other_venue):
    foreign = other_venue.house_rules.get()
    for key in ("nothing", f"v{foreign.pk}-1", f"v{rules.pk}-2"):
        assert as_dealer.get(f"{RULES}compare/?a={key}").status_code == 404


# --- The placard ---


def test_the_placard_says_the_rules_in_sentences(as_dealer, rules, owner):
    publish(rules, owner)
    page = as_dealer.get(at(rules, "2/placard/"))
    said = {paragraph.heading: paragraph.sentences for paragraph in page.context["paragraphs"]}
    assert said["Too few chips"][0] == "Less than a call: pay the rest, or fold and leave the chips."
    assert page.context["closing"] == "For everything not said here, ask the floor."


@pytest.mark.parametrize(
    ("language", "title", "dated"),
    [
        ("en", "House rules", "Version 2, in force from 1 December 2026, 06:00"),
        ("es", "Reglamento de la sala", "Versión 2, vigente desde el 1 de diciembre de 2026, 06:00"),
        ("hu", "Házszabályok", "2. változat, érvényes: 2026. december 1., 06:00 óta"),
        ("ru", "Правила зала", "Версия 2, действует с 1 декабря 2026 г., 06:00"),
    ],
)
def test_the_placard_is_in_the_venues_language_and_time(client, dealer, rules, owner, venue, language, title, dated):
    venue.language = language
    venue.save()
    at_five = datetime(2026, 12, 1, 5, tzinfo=UTC)
    with time_machine.travel(at_five, tick=False):
        publish(rules, owner)
        client.force_login(dealer)
        context = client.get(at(rules, "2/placard/")).context
    assert (context["title"], context["dated"]) == (title, dated)


def test_the_placard_of_an_earlier_version_says_until_when(as_dealer, rules, owner):
    with time_machine.travel(datetime(2030, 5, 1, 12, tzinfo=UTC), tick=False):
        publish(rules, owner)
    with time_machine.travel(datetime(2030, 5, 2, 12, tzinfo=UTC), tick=False):
        publish(rules, owner)
    with time_machine.travel(datetime(2030, 5, 2, 13, tzinfo=UTC), tick=False):
        as_dealer.force_login(owner)
        dated = as_dealer.get(at(rules, "2/placard/")).context["dated"]
    assert dated == "Version 2, in force from 1 May 2030, 14:00 until 2 May 2030, 14:00"


def test_the_placard_in_another_language(as_dealer, rules):
    page = as_dealer.get(at(rules, "1/placard/?language=hu"))
    assert 'lang="hu"' in page.text
    assert "A kisebb zsetonok all-inben névértéken játszanak." in page.text
    assert as_dealer.get(at(rules, "1/placard/?language=xx")).context["language"] == "en"


# --- Changing them ---


def test_the_editor_begins_with_the_newest_version(as_manager, rules, owner):
    publish(rules, owner, effective_from=timezone.now() + timedelta(days=1))
    context = as_manager.get(at(rules, "edit/")).context
    every = {setting.name: setting for group in context["groups"] for setting in group.settings}
    assert list(every) == list(settings())
    assert [name for name, setting in every.items() if setting.changed] == ["undercall"]
    assert [saying.text for saying in every["undercall"].sayings if saying.in_force] == ["bring_up"]
    assert context["form"].data["based_on"] == "2"


def test_the_editor_shows_the_draft_of_its_address(as_manager, rules):
    context = as_manager.get(at(rules, f"edit/?{FOLD_QUERY}&run_it_max=2")).context
    every = [setting for group in context["groups"] for setting in group.settings]
    assert [(each.name, each.texts) for each in every if each.changed] == [
        ("undercall", ["complete_or_fold"]),
        ("run_it_max", ["2"]),
    ]


def test_another_preset_is_shown_as_it_is(as_manager, rules):
    context = as_manager.get(at(rules, "edit/?preset=tda-2024&based_on=1")).context
    assert (context["changed"], context["preset"].title) == (0, "Poker TDA 2024")


def test_what_is_chosen_goes_on_to_be_published(as_manager, rules):
    response = as_manager.post(at(rules, "edit/"), filled(undercall="complete_or_fold"))
    assert (response.status_code, response.url) == (302, at(rules, f"publish/?{FOLD_QUERY}"))


def test_nothing_is_lost_on_an_error(as_manager, rules):
    page = as_manager.post(at(rules, "edit/"), filled(limit_raise_cap="many", odd_chip="high_suit"))
    every = {setting.name: setting for group in page.context["groups"] for setting in group.settings}
    assert [setting.name for setting in page.context["wrong"]] == ["limit_raise_cap"]
    assert (every["limit_raise_cap"].text, every["odd_chip"].texts) == ("many", ["high_suit"])
    assert 'value="many" aria-invalid="true"' in page.text


# --- Publishing ---


def test_what_changes_is_said_before(as_manager, rules):
    context = as_manager.get(at(rules, f"publish/?{FOLD_QUERY}")).context
    assert [(group.heading, [tuple(line) for line in group.settings]) for group in context["groups"]] == [
        (
            "Too few chips",
            [("Less than a call", "the rest is owed", "pay the rest, or fold and leave it", True)],
        )
    ]
    assert (context["meanwhile"], context["next_number"]) == (None, 2)


def test_a_draft_is_published_at_once(as_manager, rules, manager):
    response = as_manager.post(at(rules, f"publish/?{FOLD_QUERY}"), {"notes": "As agreed.", "effective_from": ""})
    assert (response.status_code, response.url) == (302, RULES)
    version = rules.version_now()
    assert (version.number, version.changes, version.notes, version.published_by) == (2, FOLD, "As agreed.", manager)
    assert (Entry.objects.first().action, Entry.objects.first().actor) == ("house_rules.published", manager)


def test_a_draft_takes_effect_when_the_venues_clock_says_so(as_manager, rules):
    as_manager.post(at(rules, f"publish/?{FOLD_QUERY}"), {"effective_from": "2200-07-01T06:00"})
    assert rules.version_now().number == 1
    assert rules.versions.get(number=2).effective_from == datetime(2200, 7, 1, 4, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("2020-01-01T06:00", "House rules cannot take effect in the past."),
        ("soon", "Write a day and a time, such as 2027-01-31T18:00."),
    ],
)
def test_a_wrong_moment_is_told_at_its_field(as_manager, rules, typed, error):
    page = as_manager.post(at(rules, f"publish/?{FOLD_QUERY}"), {"notes": "As agreed.", "effective_from": typed})
    assert page.context["form"].errors == {"effective_from": [error]}
    assert "As agreed." in page.text
    assert rules.versions.count() == 1


def test_what_another_published_meanwhile_is_not_undone_unseen(as_manager, rules, owner):
    address = at(rules, f"publish/?{FOLD_QUERY}")
    publish(rules, owner, {"run_it_max": 2})
    assert "Olga published version 2 on" in as_manager.get(address).text
    page = as_manager.post(address, {})
    assert page.context["form"].non_field_errors() == ["Olga published version 2 meanwhile."]
    assert rules.versions.count() == 2
    going_on = page.context["all_the_same"].query
    assert as_manager.post(at(rules, f"publish/?{going_on}"), {}).status_code == 302
    assert rules.version_now().changes == FOLD


def test_there_is_nothing_to_publish_where_nothing_changes(as_manager, rules):
    page = as_manager.get(at(rules, f"publish/?preset={WSOP}&based_on=1"))
    assert page.context["nothing_new"]
    assert "Publish version" not in page.text
    page = as_manager.post(at(rules, f"publish/?preset={WSOP}&based_on=1"), {})
    assert (page.status_code, rules.versions.count()) == (200, 1)


def test_a_version_to_come_can_be_called_off(as_manager, rules, owner):
    tomorrow = timezone.now() + timedelta(days=1)
    publish(rules, owner, effective_from=tomorrow)
    page = as_manager.get(at(rules, f"publish/?preset={WSOP}&based_on=2"))
    assert "Version 2 is to come" in page.text
    assert as_manager.post(at(rules, f"publish/?preset={WSOP}&based_on=2"), {}).status_code == 302


def test_a_draft_that_cannot_be_read_goes_back(as_manager, rules):
    address = "publish/?preset=wsop-live-2024&based_on=1&run_it_max=many"
    response = as_manager.get(at(rules, address))
    assert (response.status_code, response.url) == (302, at(rules, address.replace("publish", "edit")))
    assert [setting.name for setting in as_manager.get(response.url).context["wrong"]] == ["run_it_max"]


# --- Rules for some tables ---


def test_rules_for_some_tables_begin_as_chosen(as_manager, venue, rules, owner):
    publish(rules, owner)
    response = as_manager.post(f"{RULES}new/", {"name": "Mixed games", "start": f"v{rules.pk}-2"})
    made = HouseRules.objects.get(venue=venue, name="Mixed games")
    assert response.url == at(made, "edit/")
    assert (made.is_venue_default, made.version_now().changes, made.version_now().preset) == (False, FOLD, WSOP)


def test_a_name_is_taken_once(as_manager, rules):
    page = as_manager.post(f"{RULES}new/", {"name": "House rules", "start": "tda-2024"})
    assert page.context["form"].errors == {"name": ["This venue has house rules of that name."]}


def test_rules_begin_as_something_there_is(as_manager, other_venue):
    foreign = other_venue.house_rules.get()
    page = as_manager.post(f"{RULES}new/", {"name": "Mixed games", "start": f"v{foreign.pk}-1"})
    assert set(page.context["form"].errors) == {"start"}
