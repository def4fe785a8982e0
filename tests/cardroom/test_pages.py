"""What every page has in common: its headers, and the pages for what went wrong."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.urls import path

from cardroom.urls import urlpatterns as real_urlpatterns

TEMPLATES = sorted(Path(settings.BASE_DIR, "templates").rglob("*.html"))


def broken(request):
    raise ZeroDivisionError


def forbidden(request):
    from django.core.exceptions import PermissionDenied  # noqa: PLC0415 - stays beside its one use

    raise PermissionDenied


urlpatterns = [*real_urlpatterns, path("broken", broken), path("forbidden", forbidden)]


@pytest.mark.parametrize("address", ["/healthz", "/nowhere"])
def test_the_browser_is_told_to_run_nothing_but_our_files(client, address):
    policy = client.get(address).headers["Content-Security-Policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert directives == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self'",
        "connect-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }


def test_the_usual_guards_are_on(client):
    headers = client.get("/nowhere").headers
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_no_such_page(client):
    response = client.get("/nowhere")
    assert response.status_code == 404
    assert "Not here" in response.text


@pytest.mark.urls(__name__)
def test_a_role_that_may_not(client, anna):
    client.force_login(anna)
    response = client.get("/forbidden")
    assert response.status_code == 403
    assert "Not yours to do" in response.text
    assert "Anna K." in response.text


@pytest.mark.urls(__name__)
def test_a_fault_of_ours(anna):
    client = Client(raise_request_exception=False)
    client.force_login(anna)
    response = client.get("/broken")
    assert response.status_code == 500
    assert "Something broke" in response.text


def test_a_form_from_yesterday(db):
    response = Client(enforce_csrf_checks=True).post("/log-in/", {"username": "anna", "password": "x"})
    assert response.status_code == 403
    assert "This page is out of date" in response.text


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_no_template_has_inline_script_or_style(template):
    text = re.sub(r"{%.*?%}", "", template.read_text())
    assert re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:", text) is None
