"""A manager sets up a room in the browser, from a new installation to open tables, without the admin.

Each step is a function of the page, so that they can be put together to other paths.
"""

import pytest
from playwright.sync_api import expect

ACTIVE = "Active"


def log_in(page, username, password):
    page.goto("/")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()


def make_venue(page):
    expect(page).to_have_title("Venues · Card room")
    page.get_by_role("link", name="Make a venue").click()
    page.get_by_label("Name", exact=True).fill("River")
    page.get_by_label("Prefix of case numbers").fill("RIV")
    page.get_by_label("Time zone").fill("Europe/Budapest")
    page.get_by_label("Currency").fill("EUR")
    page.get_by_role("button", name="Make venue").click()
    expect(page).to_have_title("Board · River · Card room")


def make_chip_set(page):
    page.get_by_role("link", name="Make a chip set").click()
    expect(page.get_by_label("Denomination of chip 4")).to_have_value("100")
    page.get_by_role("button", name="Save chips").click()
    expect(page.get_by_role("img")).to_have_text(["1", "5", "25", "100", "500"])


def begin_stakes(page, name):
    page.get_by_role("link", name="Stakes", exact=True).click()
    page.get_by_role("link", name="Make stakes").or_(page.get_by_role("link", name="New stakes")).click()
    page.get_by_label("Name", exact=True).fill(name)


def choose(page, label, option):
    """Choose what decides which other fields there are, and wait for them."""
    page.get_by_label(label, exact=True).select_option(option)
    expect(page.locator(".htmx-request")).to_have_count(0)


def finish_stakes(page, line):
    expect(page.locator("#line .line")).to_have_text(line)
    page.get_by_role("button", name="Save as a draft").click()
    expect(page.locator(".line")).to_have_text(line)
    page.get_by_role("button", name="Activate").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(ACTIVE)


def make_no_limit_stakes(page):
    begin_stakes(page, "1/2 no-limit")
    page.get_by_label("Small blind", exact=True).fill("1")
    page.get_by_label("Big blind", exact=True).fill("2")
    page.get_by_label("Smallest buy-in").fill("100")
    page.get_by_label("Largest buy-in").fill("300")
    choose(page, "Policy", "As set here")
    page.get_by_label("Under the gun").check()
    finish_stakes(page, "1/2 NLH, 100-300, UTG straddle 4")


def make_limit_stakes(page):
    begin_stakes(page, "4/8 limit")
    choose(page, "Betting", "Fixed limit")
    page.get_by_label("Small bet").fill("4")
    page.get_by_label("Big bet").fill("8")
    page.get_by_label("Small blind", exact=True).fill("2")
    page.get_by_label("Big blind", exact=True).fill("4")
    page.get_by_label("Smallest buy-in").fill("80")
    finish_stakes(page, "4/8 LH, from 80")


def make_omaha_stakes(page):
    begin_stakes(page, "5/5 Omaha")
    choose(page, "Game", "Omaha")
    choose(page, "Betting", "Pot limit")
    page.get_by_label("Small blind", exact=True).fill("5")
    page.get_by_label("Big blind", exact=True).fill("5")
    page.get_by_label("Smallest buy-in").fill("500")
    finish_stakes(page, "5/5 PLO, from 500")


def adapt_house_rules(page):
    """Begin with a preset, change two settings of it, publish."""
    page.get_by_role("link", name="House rules", exact=True).click()
    page.get_by_role("link", name="Change House rules").click()
    page.get_by_label("Preset to start from").select_option("WSOP Live Action 2024")
    page.get_by_role("button", name="Start from it").click()
    setting(page, "Less than a call").get_by_label("Pay the rest, or fold and leave it").check()
    setting(page, "Raises, fixed limit").get_by_role("textbox").fill("3")
    expect(page.locator(".form-bar")).to_contain_text("2 of 53 differ from WSOP Live Action 2024")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("row").filter(has_text="Less than a call")).to_contain_text("Pay the rest, or fold")
    page.get_by_label("Notes").fill("As the room has always played.")
    page.get_by_role("button", name="Publish version 2").click()
    expect(page.get_by_role("status").filter(has_text="published")).to_have_text("Version 2 is published.")
    expect(page.get_by_role("row").filter(has_text="Version 2")).to_contain_text("in force")


def setting(page, title):
    return page.get_by_role("group", name=title, exact=False).first


def invite(page, role):
    """Invite somebody; return the link."""
    page.get_by_role("link", name="People", exact=True).click()
    page.get_by_role("link", name="Invite somebody").click()
    page.get_by_label("Role").select_option(role)
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"The link to join as: {role}")
    return page.get_by_label("Link").input_value()


def join(page, username, name, password):
    """Make a log-in with the link that PAGE was opened at."""
    page.get_by_label("Username").fill(username)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_label("The same password again").fill(password)
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_title("Board · River · Card room")


def set_up_table(page, number, stakes):
    page.get_by_role("link", name="Board").click()
    page.get_by_role("link", name="Set up a table").or_(page.get_by_role("link", name="New table")).click()
    expect(page.get_by_label("Number")).to_have_value(str(number))
    page.get_by_label("Stakes").select_option(stakes)
    page.get_by_role("button", name="Set up table").click()
    expect(row(page, number)).to_contain_text("Closed")


def open_table(page, number):
    page.get_by_role("button", name=f"Open Table {number}").click()
    expect(row(page, number)).to_contain_text("Olga")
    expect(page.get_by_role("status").filter(has_text="is open")).to_have_text(f"Table {number} is open.")


def row(page, number):
    return page.get_by_role("row").filter(has=page.get_by_role("link", name=f"Table {number}", exact=True))


@pytest.fixture
def olga(django_user_model, password):
    """Whoever comes first to a new installation."""
    return django_user_model.objects.create_user(username="olga", password=password, display_name="Olga")


def test_a_manager_s_first_ten_minutes(open_page, olga, password):
    page = open_page("/")
    log_in(page, "olga", password)
    make_venue(page)
    make_chip_set(page)
    make_no_limit_stakes(page)
    make_limit_stakes(page)
    make_omaha_stakes(page)
    adapt_house_rules(page)
    set_up_table(page, 1, "1/2 no-limit: 1/2 NLH, 100-300, UTG straddle 4")
    set_up_table(page, 2, "5/5 Omaha: 5/5 PLO, from 500")
    to_floor, to_auditor = invite(page, "Floor"), invite(page, "Auditor")
    page.get_by_role("link", name="Board", exact=True).click()
    open_table(page, 1)
    open_table(page, 2)
    page.get_by_role("link", name="Rulings").click()
    expect(page).to_have_title("Rulings · Card room")

    floor = open_page(to_floor)
    join(floor, "flora", "Flora", password)
    expect(floor.get_by_text("Welcome to River. You are here as: Floor.")).to_be_visible()
    expect(row(floor, 1).get_by_role("button", name="Close Table 1")).to_be_visible()
    expect(floor.get_by_role("link", name="Audit")).to_have_count(0)

    auditor = open_page(to_auditor)
    join(auditor, "arpad", "Árpád", password)
    auditor.get_by_role("link", name="Audit").click()
    newest = auditor.locator("tbody tr")
    expect(newest.nth(0)).to_contain_text("Person joined: Árpád (Auditor)")
    expect(newest.nth(2)).to_contain_text("Table opened: Table 2")
    with auditor.expect_download() as download:
        auditor.get_by_role("link", name="Download as CSV").click()
    assert download.value.suggested_filename.startswith("audit-river-")
