"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe


def violations(page):
    """Return what axe finds wrong on PAGE, as (rule, selectors of the elements)."""
    response = Axe().run(page).response
    return [(violation["id"], [node["target"] for node in violation["nodes"]]) for violation in response["violations"]]
