"""Every address there is, found by walking the URL configuration, is closed to a stranger."""

import pytest
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.converters import UUIDConverter
from django.utils.regex_helper import normalize

DOORS = {"/log-in/", "/admin/login/"}
PUBLIC = {"accounts:log-in", "admin:login", "healthz"}
UUID = "00000000-0000-4000-8000-000000000000"


def walk(resolver, before="", namespace=""):
    """Yield (name, address) of every pattern under RESOLVER, the address filled with made-up arguments."""
    for pattern in resolver.url_patterns:
        address = before + filled(pattern.pattern)
        if isinstance(pattern, URLResolver):
            inner = f"{namespace}{pattern.namespace}:" if pattern.namespace else namespace
            yield from walk(pattern, address, inner)
        else:
            assert isinstance(pattern, URLPattern)
            yield f"{namespace}{pattern.name}", address


def filled(pattern):
    """Return an address that PATTERN matches."""
    template, names = normalize(pattern.regex.pattern)[0]
    uuids = {name for name, converter in pattern.converters.items() if isinstance(converter, UUIDConverter)}
    return template % {name: UUID if name in uuids else "1" for name in names}


ADDRESSES = sorted({(name, f"/{address}") for name, address in walk(get_resolver())})
CLOSED = [(name, address) for name, address in ADDRESSES if name not in PUBLIC]


def test_the_walk_finds_what_is_there():
    names = {name for name, _address in ADDRESSES}
    assert {
        *PUBLIC,
        "accounts:log-out",
        "rulings:desk",
        "rulings:rule",
        "admin:index",
        "admin:accounts_user_change",
    } <= names


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_stranger_is_sent_to_the_log_in(client, method, subtests):
    for name, address in CLOSED:
        with subtests.test(name):
            response = getattr(client, method)(address)
            assert response.status_code == 302
            assert response.headers["Location"].partition("?")[0] in DOORS


@pytest.mark.django_db
def test_the_public_addresses_answer_a_stranger(client):
    answers = {name: client.get(address).status_code for name, address in ADDRESSES if name in PUBLIC}
    assert answers == dict.fromkeys(PUBLIC, 200)
