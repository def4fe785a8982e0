"""A real browser: the chromium found on PATH, driven by Playwright."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
NO_CHROMIUM = "NO BROWSER TEST WAS RUN: there is no chromium on PATH (on Debian: apt-get install chromium)"

# It calls on nobody but the server under test; as root it has no sandbox.
ARGUMENTS = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"]


def pytest_collection_modifyitems(items):
    """Mark whatever uses the browser; skip it where there is none."""
    for item in items:
        if "browser" in item.fixturenames:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


@pytest.fixture(scope="session")
def browser():
    # Playwright keeps an event loop in this thread, which Django takes for asynchronous code.
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, live_server):
    """A function that opens a page of the server's: open_page(path, width=768, scheme="light", scripts=True).

    At the end of the test it asserts that no page complained: no script failed and the content policy stopped nothing.
    """
    contexts, complaints = [], []

    def open_page(path, *, width=768, scheme="light", scripts=True):
        context = browser.new_context(
            base_url=live_server.url,
            viewport={"width": width, "height": 1024},
            color_scheme=scheme,
            java_script_enabled=scripts,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def open_as(open_page, live_server, client):
    """A function that opens a page for a person who is logged in: open_as(person, path, and what `open_page` takes)."""

    def open_as(person, path, **looks):
        client.force_login(person)
        page = open_page("/log-in/", **looks)
        page.context.add_cookies(
            [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
        )
        page.goto(path)
        return page

    return open_as
