"""Chips, stakes and tables in the browser, on a tablet held upright and on a desktop, with and without scripts."""

import pytest
from playwright.sync_api import expect

from tables.models import Stakes
from tables.services import create_table
from tests.browser.accessibility import violations

WIDTHS = [768, 1280]
SCHEMES = ["light", "dark"]
PAGES = [
    "/venues/",
    "/venues/new/",
    "/v/river/",
    "/v/river/settings/",
    "/v/river/chips/",
    "/v/river/chips/new/",
    "/v/river/stakes/",
    "/v/river/stakes/new/",
    "/v/river/stakes/{stakes}/",
    "/v/river/stakes/{stakes}/change/",
    "/v/river/tables/new/",
    "/v/river/tables/{table}/",
]
PRESSED = "main :is(button, summary, .check, .button, input:not([type=hidden], [type=checkbox]), select):visible"


@pytest.fixture
def room(venue, owner, session, active_stakes):
    """Table 6, open, and table 7, closed and without stakes."""
    create_table(actor=owner, venue=venue, number=7, seats=8)
    return {"table": session.table_id, "stakes": active_stakes.pk}


def line(page):
    return page.locator("#line .line")


def test_the_line_follows_what_is_typed_and_the_place_is_kept(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/")
    page.get_by_label("Small blind", exact=True).press_sequentially("1")
    page.get_by_label("Big blind", exact=True).press_sequentially("2")
    expect(line(page)).to_have_text("1/2 NLH")
    page.get_by_label("Smallest buy-in").press_sequentially("10")
    expect(line(page)).to_have_text("1/2 NLH, from 10")
    expect(page.locator("#line")).to_contain_text("Ten bets are usual as the least buy-in: 20.")
    expect(page.get_by_label("Smallest buy-in")).to_be_focused()


def test_another_game_shows_its_fields_keeps_the_rest_and_the_place(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/")
    page.get_by_label("Name", exact=True).fill("Stud")
    page.get_by_label("Ante", exact=True).fill("1")
    expect(page.get_by_label("Bring-in")).to_have_count(0)
    page.get_by_label("Game", exact=True).focus()
    page.get_by_label("Game", exact=True).select_option("Seven-card stud")
    expect(page.get_by_label("Bring-in")).to_be_visible()
    expect(page.get_by_label("Small blind", exact=True)).to_have_count(0)
    expect(page.get_by_label("Name", exact=True)).to_have_value("Stud")
    expect(page.get_by_label("Ante", exact=True)).to_have_value("1")
    expect(page.get_by_label("Game", exact=True)).to_be_focused()
    expect(page.locator(".errorlist")).to_have_count(0)


def test_what_is_typed_while_the_answer_is_on_its_way_is_kept(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/")
    slow = {"offline": False, "latency": 2000, "downloadThroughput": -1, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", slow)
    page.get_by_label("Betting").select_option("Fixed limit")
    page.get_by_label("Name", exact=True).press_sequentially("4/8")
    page.get_by_label("Small blind", exact=True).fill("2")
    expect(page.get_by_label("Small bet")).to_have_count(0)
    page.get_by_label("Small bet").fill("4")
    expect(page.get_by_label("Name", exact=True)).to_have_value("4/8")
    expect(page.get_by_label("Small blind", exact=True)).to_have_value("2")
    expect(page.get_by_label("Betting")).to_have_value("fixed_limit")


def test_what_was_wrong_is_no_longer_once_another_game_is_looked_at(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/")
    page.get_by_label("Smallest buy-in").fill("x")
    page.get_by_role("button", name="Save as a draft").click()
    expect(page.get_by_label("Smallest buy-in")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Betting").select_option("Fixed limit")
    expect(page.get_by_label("Small bet")).to_be_visible()
    expect(page.locator("[aria-invalid=true], .errorlist")).to_have_count(0)
    expect(page.get_by_label("Smallest buy-in")).to_have_value("x")


def test_what_is_wrong_stands_at_its_field(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/")
    page.get_by_label("Name", exact=True).fill("Upside down")
    page.get_by_label("Small blind", exact=True).fill("5")
    page.get_by_label("Big blind", exact=True).fill("2")
    page.get_by_label("Smallest buy-in").fill("100")
    page.get_by_role("button", name="Save as a draft").click()
    wrong = page.get_by_label("Big blind", exact=True)
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_accessible_description("The big blind must be at least the small blind of 5.")
    assert violations(page) == []


def test_stakes_without_scripts(open_as, owner, chip_set):
    page = open_as(owner, "/v/river/stakes/new/", scripts=False)
    page.get_by_label("Name", exact=True).fill("4/8 limit")
    page.get_by_label("Betting").select_option("Fixed limit")
    page.get_by_role("button", name="Look at it").click()
    page.get_by_label("Small bet").fill("4")
    page.get_by_label("Big bet").fill("8")
    page.get_by_label("Small blind", exact=True).fill("2")
    page.get_by_label("Big blind", exact=True).fill("4")
    page.get_by_label("Smallest buy-in").fill("80")
    page.get_by_role("button", name="Save as a draft").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("4/8 limit")
    assert Stakes.objects.get().preview == "4/8 LH, from 80"


def test_a_row_of_the_board_is_opened_and_closed_where_it_stands(open_as, floor, table):
    page = open_as(floor, "/v/river/")
    page.get_by_role("button", name="Open Table 6").click()
    close = page.get_by_role("button", name="Close Table 6")
    expect(close).to_be_focused()
    expect(page.locator("#said")).to_have_text("Table 6 is open.")
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_have_text("Table 6 is closed.")
    expect(page.get_by_role("button", name="Open Table 6")).to_be_visible()


def test_the_desk_is_one_tap_away(open_as, floor, table):
    page = open_as(floor, "/home/")
    expect(page).to_have_title("Board · River · Card room")
    page.get_by_role("link", name="Rulings").click()
    expect(page).to_have_title("Rulings · Card room")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(open_as, owner, room, width, scheme, subtests):
    owner.is_superuser = True
    owner.save()
    page = open_as(owner, "/venues/", width=width, scheme=scheme)
    for path in PAGES:
        with subtests.test(path):
            page.goto(path.format(**room))
            assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_in_an_empty_venue(open_as, owner, venue, scheme, subtests):
    page = open_as(owner, "/v/river/", scheme=scheme)
    for path in ("/v/river/", "/v/river/chips/", "/v/river/stakes/"):
        with subtests.test(path):
            page.goto(path)
            assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_that_is_pressed_is_big_enough_and_nothing_is_cut_off(open_as, owner, room, width, subtests):
    owner.is_superuser = True
    owner.save()
    page = open_as(owner, "/venues/", width=width)
    for path in PAGES:
        with subtests.test(path):
            page.goto(path.format(**room))
            small = [each.inner_text() for each in page.locator(PRESSED).all() if each.bounding_box()["height"] < 44]
            assert small == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
