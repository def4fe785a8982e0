"""The pages of people, of the record and of one's own log-in, on a tablet held upright and on a desktop."""

import pytest
from django.db import transaction
from django.urls import reverse
from playwright.sync_api import expect

from cardroom.accounts.models import Membership
from cardroom.accounts.roles import Role
from cardroom.accounts.services import invite
from cardroom.audit.actions import Action
from cardroom.audit.writer import record
from tests.browser.accessibility import violations

WIDTHS = [768, 1280]
SCHEMES = ["light", "dark"]
PEOPLE = "/v/river/people/"
AUDIT = "/v/river/audit/"


@pytest.fixture
def open_as(open_page, live_server, client):
    """A function that opens an address for a person who is logged in: open_as(person, path, width=768)."""

    def open_as(person, path, **looks):
        client.force_login(person)
        session = client.cookies["sessionid"].value
        page = open_page("/log-in/", **looks)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
        page.goto(path)
        return page

    return open_as


@pytest.fixture
def token(venue, owner):
    return invite(actor=owner, venue=venue, role=Role.FLOOR, link=lambda token: token)[1]


def member_page(person):
    return reverse("tables:member", args=["river", Membership.objects.get(user=person).pk])


def test_a_role_is_changed_and_taken_away(open_as, owner, dealer):
    page = open_as(owner, PEOPLE)
    page.get_by_role("link", name="David").click()
    page.get_by_label("Role").select_option("Floor")
    page.get_by_role("button", name="Change role").click()
    expect(page.get_by_role("status")).to_have_text("David is now: Floor.")
    page.get_by_role("link", name="David").click()
    page.get_by_role("button", name="Remove David").click()
    expect(page.get_by_role("status")).to_have_text("David has no role in River any more.")
    page.get_by_role("link", name="Olga").click()
    page.get_by_role("button", name="Remove Olga").click()
    expect(page.get_by_role("status")).to_contain_text("A venue keeps at least one owner who can log in")


def test_the_link_is_copied(open_as, owner, venue):
    page = open_as(owner, f"{PEOPLE}invite/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Make the link").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.get_by_label("Link").input_value()


def test_somebody_with_a_log_in_joins_after_logging_in(open_page, token, anna, password):
    page = open_page(f"/join/{token}/")
    page.get_by_role("link", name="I have a log-in already").click()
    page.get_by_label("Username").fill("anna")
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Join as Anna K.").click()
    expect(page.get_by_text("Welcome to River. You are here as: Floor.")).to_be_visible()


def test_the_record_is_narrowed_by_links(open_as, auditor, venue, table, owner):
    page = open_as(auditor, AUDIT)
    page.locator("summary", has_text="Kind").click()
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.locator(".entries tbody tr")).to_have_count(1)
    page.locator("summary", has_text="Action").click()
    page.get_by_role("link", name="Table closed").click()
    expect(page.get_by_text("No entry is like that.")).to_be_visible()
    page.get_by_role("link", name="Show all").click()
    page.get_by_role("link", name="1/2 no-limit").first.click()
    expect(page.locator(".entries tbody tr")).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(open_as, open_page, owner, manager, dealer, table, token, venue, anna, width, scheme):
    with transaction.atomic():
        record(Action.TABLE_OPENED, table, actor=None, venue=venue)
    looks = {"width": width, "scheme": scheme}
    page = open_as(owner, PEOPLE, **looks)
    page.get_by_text("What each role may do").click()
    assert violations(page) == []
    for path in (member_page(dealer), f"{PEOPLE}invite/", AUDIT, "/account/", "/account/password/"):
        page.goto(path)
        assert (path, violations(page)) == (path, [])
    page.get_by_role("button", name="Change password").last.click()
    assert violations(page) == []
    page.goto(AUDIT)
    page.locator(".entries summary").first.click()
    page.locator("summary", has_text="Action").click()
    assert violations(page) == []
    page.goto(f"{PEOPLE}invite/")
    page.get_by_label("E-mail").fill("nora")
    page.get_by_role("button", name="Make the link").click()
    expect(page.locator(".errorlist")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("E-mail").fill("")
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_label("Link")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/join/{token}/")
    assert violations(page) == []
    page = open_as(anna, f"/join/{token}/", **looks)
    assert violations(page) == []
    page = open_page(f"/join/{token}/", **looks)
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".errorlist").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_that_is_pressed_is_big_enough_and_nothing_is_cut_off(open_as, owner, dealer, token, table, width):
    page = open_as(owner, PEOPLE, width=width)
    for path in (PEOPLE, member_page(dealer), f"{PEOPLE}invite/", AUDIT, "/account/", "/account/password/"):
        page.goto(path)
        pressed = page.locator(":is(button, summary, select, .button):visible, main input:not([type=hidden])").all()
        small = [element.inner_text() for element in pressed if element.bounding_box()["height"] < 44]
        assert (path, small) == (path, [])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
