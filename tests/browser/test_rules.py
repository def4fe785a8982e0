"""House rules in the browser: changed on a tablet, with and without scripts, and printed."""

from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from tables.services import create_house_rules, publish_house_rules
from tests.browser.accessibility import violations

WIDTHS = [768, 1280]
SCHEMES = ["light", "dark"]
WSOP = "wsop-live-2024"
RULES = "/v/river/rules/"
CHANGES = "limit_raise_cap=5&undercall=complete_or_fold&straddle_positions="


@pytest.fixture
def open_as_owner(open_page, live_server, client, owner):
    """A function that opens an address for Olga, who is logged in: open_as_owner(path, width=768, scheme="light")."""
    client.force_login(owner)
    session = client.cookies["sessionid"].value

    def open_as_owner(path, **looks):
        page = open_page("/log-in/", **looks)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
        page.goto(path)
        return page

    return open_as_owner


@pytest.fixture
def old_tablet(browser, live_server, client, owner):
    """A page for Olga in a browser that runs no scripts."""
    client.force_login(owner)
    context = browser.new_context(base_url=live_server.url, java_script_enabled=False)
    context.add_cookies([{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}])
    yield context.new_page()
    context.close()


def setting(page, name):
    return page.locator(f"#{name}")


def changed(page):
    return page.locator(".setting.changed")


def test_what_differs_is_marked_while_it_is_chosen(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/edit/")
    expect(changed(page)).to_have_count(0)
    setting(page, "odd_chip").get_by_label("Highest card by suit").check()
    setting(page, "straddle_positions").get_by_label("The button").uncheck()
    setting(page, "limit_raise_cap").get_by_role("textbox").fill("")
    expect(changed(page)).to_have_count(3)
    expect(page.locator("#changed")).to_have_text("3")
    setting(page, "straddle_positions").get_by_label("The button").check()
    expect(changed(page)).to_have_count(2)


def test_only_what_differs_can_be_shown(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/edit/?preset={WSOP}&based_on=1&{CHANGES}")
    page.get_by_label("Only these").check()
    expect(page.locator(".setting:visible h3")).to_contain_text(
        ["Raises, fixed limit", "Less than a call", "Who may straddle"]
    )
    setting(page, "undercall").get_by_label("The rest is owed").check()
    expect(setting(page, "undercall")).to_be_hidden()
    page.get_by_label("Only these").uncheck()
    expect(setting(page, "undercall")).to_be_visible()


def test_it_is_said_where_nothing_differs(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/edit/")
    expect(page.get_by_text("Nothing differs from WSOP Live Action 2024 yet.")).to_be_hidden()
    page.get_by_label("Only these").check()
    expect(page.get_by_text("Nothing differs from WSOP Live Action 2024 yet.")).to_be_visible()


def test_what_was_chosen_is_there_again_on_the_way_back(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/edit/")
    setting(page, "odd_chip").get_by_label("Highest card by suit").check()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("link", name="Change more").click()
    expect(setting(page, "odd_chip").get_by_label("Highest card by suit")).to_be_checked()
    page.go_back()
    page.go_back()
    expect(setting(page, "odd_chip").get_by_label("Highest card by suit")).to_be_checked()
    expect(page.locator("#changed")).to_have_text("1")


def test_a_wrong_number_is_told_with_a_way_there(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/edit/")
    setting(page, "run_it_max").get_by_role("textbox").fill("many")
    page.keyboard.press("Enter")
    page.get_by_role("alert").get_by_role("link", name="Boards an all-in pot may be run on").click()
    expect(setting(page, "run_it_max")).to_be_in_viewport()
    expect(setting(page, "run_it_max")).to_contain_text("Write a whole number from 1 to 10.")
    expect(setting(page, "run_it_max").get_by_role("textbox")).to_have_value("many")


def test_all_of_it_works_without_scripts(old_tablet, rules):
    page = old_tablet
    page.goto(f"{RULES}{rules.pk}/edit/")
    page.get_by_label("Preset to start from").select_option("Poker TDA 2024")
    page.get_by_role("button", name="Start from it").click()
    setting(page, "undercall").get_by_label("The rest is owed").check()
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("In force from").fill("2200-07-01T06:00")
    page.get_by_role("button", name="Publish version 2").click()
    expect(page.get_by_role("row").filter(has_text="Version 2")).to_contain_text("1 Jul 2200, 06:00")


def test_two_that_were_chosen_can_be_sent(open_as_owner, rules):
    page = open_as_owner(f"{RULES}compare/")
    page.get_by_label("This").select_option("Poker TDA 2024")
    page.get_by_label("With").select_option("PokerStars rules")
    page.get_by_role("button", name="Compare").click()
    page.get_by_role("link", name="Differences").click()
    again = open_as_owner(page.url)
    expect(again.get_by_role("row").filter(has_text="Blinds in the first pot")).to_contain_text(
        "The chips that are there"
    )


@pytest.mark.slow
def test_the_placard_prints_its_rules_alone(open_as_owner, rules):
    page = open_as_owner(f"{RULES}{rules.pk}/1/placard/")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    for part in (".topbar", ".sections", ".on-screen"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.get_by_role("article")).to_contain_text("Version 1, in force from")


@pytest.fixture
def pages(rules, owner, venue):
    """The addresses of all pages of house rules, by what they show."""
    publish_house_rules(
        actor=owner,
        house_rules=rules,
        preset=WSOP,
        settings={"undercall": "complete_or_fold"},
        notes="As agreed.",
        effective_from=timezone.now() + timedelta(days=2),
    )
    create_house_rules(actor=owner, venue=venue, name="Mixed games", preset="tda-2024", settings={})
    at = f"{RULES}{rules.pk}/"
    return {
        "overview": RULES,
        "new": f"{RULES}new/",
        "edit": f"{at}edit/",
        "wrong": f"{at}edit/?preset={WSOP}&based_on=2&run_it_max=many&{CHANGES}",
        "publish": f"{at}publish/?preset={WSOP}&based_on=2&{CHANGES}",
        "meanwhile": f"{at}publish/?preset={WSOP}&based_on=1&{CHANGES}",
        "version": f"{at}2/",
        "compare": f"{RULES}compare/",
        "placard": f"{at}1/placard/?language=ru",
    }


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(open_as_owner, pages, width, scheme, subtests):
    page = open_as_owner(RULES, width=width, scheme=scheme)
    for name, address in pages.items():
        with subtests.test(name):
            page.goto(address)
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width
