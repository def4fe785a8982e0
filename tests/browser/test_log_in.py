"""The log-in page as a person meets it."""

import pytest
from django.shortcuts import render
from django.urls import path
from playwright.sync_api import expect

from cardroom.urls import urlpatterns as real_urlpatterns
from tests.browser.accessibility import violations

urlpatterns = [path("", lambda request: render(request, "404.html")), *real_urlpatterns]

WIDTHS = [768, 1280]
SCHEMES = ["light", "dark"]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_on_the_log_in_page(open_page, width, scheme):
    page = open_page("/log-in/", width=width, scheme=scheme)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_beside_an_error(open_page, scheme):
    page = open_page("/log-in/", scheme=scheme)
    page.get_by_label("Username").fill("nobody")
    page.get_by_label("Password").fill("nothing")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []


@pytest.mark.urls(__name__)
def test_logging_in_and_out(open_page, anna, password):
    page = open_page("/")
    page.get_by_label("Username").fill("Anna")
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Anna K.").click()
    expect(page.get_by_role("link", name="Your log-in")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Log out").click()
    expect(page).to_have_title("Log in · Card room")


def test_everything_that_is_pressed_is_big_enough(open_page):
    page = open_page("/log-in/")
    for element in page.locator("button, a:visible, input:not([type=hidden])").all():
        box = element.bounding_box()
        assert box["height"] >= 44, element


def test_the_keyboard_begins_in_the_username_and_ends_at_the_button(open_page):
    page = open_page("/log-in/")
    expect(page.get_by_label("Username")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Password")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Log in")).to_be_focused()
