"""Every address there is, found by walking the URL configuration."""

from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.converters import UUIDConverter
from django.utils.regex_helper import normalize

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
