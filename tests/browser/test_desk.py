"""The ruling desk as the floor meets it, on a tablet held upright and on a desktop."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from rulings.desk import records
from tests.browser.accessibility import violations

WIDTHS = [768, 1280]
SCHEMES = ["light", "dark"]
BET = {"seat": 2, "say": "bet", "amount": 50}
CHIP = {"seat": 3, "push": [100]}


def address(*events, **parts):
    return "/?" + urlencode({"record": records.write({**records.new(), "events": list(events), **parts})})


FILLED = address(BET, {"seat": 4, "say": "raise", "amount": 150}, {"seat": 3, "say": "fold"}, {"seat": 5, "push": [25]})
WRONG = address(BET, {"seat": 3, "push": [7]}, {"seat": 4, "say": "call"})


@pytest.fixture
def open_desk(open_page, live_server, client, anna):
    """A function that opens an address for Anna, who is logged in: open_desk(path, width=768, scheme="light")."""
    client.force_login(anna)
    session = client.cookies["sessionid"].value

    def open_desk(path="/", **looks):
        page = open_page("/log-in/", **looks)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
        page.goto(path)
        return page

    return open_desk


def verdict(page):
    return page.locator(".verdict").first


def test_one_silent_chip(open_desk):
    page = open_desk()
    page.locator("label", has_text="Bet").click()
    page.get_by_label("Number said").fill("50")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_have_text("Bet 50")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    page.get_by_role("button", name="100", exact=True).click()
    page.get_by_role("button", name="Add").click()
    expect(verdict(page)).to_have_text("Call 50")
    ruling = page.get_by_role("region", name="Ruling", exact=True)
    expect(ruling).to_contain_text("comes back 50")
    expect(ruling).to_contain_text("Seat 4 to act: call 50, or raise to 100 or more")
    expect(ruling).to_contain_text("One chip without a word is a call, whatever it is worth")
    expect(ruling.get_by_role("link", name="One large chip facing a bet")).to_be_visible()
    expect(ruling).to_contain_text("Robert's Rules of Poker, section 3, Spanish translation r15")
    expect(page.locator("#announcement")).to_contain_text("Call 50. Seat 4 to act")
    page.reload()
    expect(verdict(page)).to_have_text("Call 50")


def test_the_rule_behind_it_opens_beside_the_hand(open_desk):
    page = open_desk(address(BET, CHIP))
    with page.expect_popup() as opened:
        page.get_by_role("link", name="One large chip facing a bet").click()
    expect(opened.value).to_have_title("One large chip facing a bet · Card room")
    assert violations(opened.value) == []
    expect(verdict(page)).to_have_text("Call 50")


def test_chips_are_stacked_without_asking_the_server(open_desk):
    page = open_desk()
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for chip in ("100", "25", "25"):
        page.get_by_role("button", name=chip, exact=True).click()
    expect(page.locator("#total")).to_have_text("150")
    expect(page.locator("#stack .chip")).to_have_text(["100", "25", "25"])
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("#stack .chip")).to_have_count(0)
    assert sent == []


def test_nothing_jumps_when_an_act_is_added(open_desk):
    page = open_desk(address(BET))
    parts = [".desk-strip", ".desk-seats", ".verdict", "#step-add", "#step-chip-100", ".desk-happenings"]
    before = [page.locator(part).bounding_box()["y"] for part in parts]
    page.get_by_role("button", name="100", exact=True).click()
    page.get_by_role("button", name="Add").click()
    expect(verdict(page)).to_have_text("Call 50")
    assert [page.locator(part).bounding_box()["y"] for part in parts] == before


def test_a_bad_entry_is_said_and_kept(open_desk):
    page = open_desk(address(BET))
    page.get_by_label("Number said").fill("many")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Write a whole number above 0, such as 50.").last).to_be_visible()
    expect(page.get_by_label("Number said")).to_have_value("many")
    expect(verdict(page)).to_have_text("Bet 50")


def test_another_house_is_one_choice_away(open_desk):
    page = open_desk(address(BET, {"seat": 3, "push": [25]}))
    expect(verdict(page)).to_have_text("Call 50 - owes 25")
    page.get_by_role("button", name="Change table").click()
    page.get_by_label("House rules").select_option("Russian club rules")
    expect(verdict(page)).to_have_text("Chooses: call 50 or fold and leave 25")
    page.get_by_role("button", name="Use this table").click()
    expect(page.get_by_role("button", name="Add")).to_be_visible()


def test_undo_by_keyboard(open_desk):
    page = open_desk(address(BET, CHIP))
    page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text("Bet 50")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", ["/", FILLED, WRONG], ids=["empty", "filled", "wrong"])
def test_axe_finds_nothing(open_desk, path, width, scheme):
    page = open_desk(path, width=width, scheme=scheme)
    assert violations(page) == []
    page.get_by_text("Motions, “to” and “by”, the dealer").click()
    page.get_by_label("Number said").fill("many")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("#number-problem")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Change table").click()
    expect(page.get_by_role("button", name="Use this table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_that_is_pressed_is_big_enough_and_nothing_is_cut_off(open_desk, width):
    page = open_desk(FILLED, width=width)
    small = [
        element.inner_text()
        for element in page.locator("main :is(button, summary, label):visible:not(.visually-hidden)").all()
        if element.bounding_box()["height"] < 44
    ]
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
