"""What the throttling of log-ins counts by: the name tried and the address it came from."""

from django.conf import settings
from django.http import HttpRequest

from cardroom.accounts.models import User


def attempted_username(request: HttpRequest, credentials: dict[str, str] | None) -> str:
    """Return the name tried, as it would be stored: `ANNA` and `anna` share one count."""
    typed = credentials["username"] if credentials else request.POST.get("username", "")
    return User.normalize_username(typed)


def client_address(request: HttpRequest) -> str | None:
    """Return the client's address, behind a proxy the one that the proxy itself saw and put last.

    None where there is none: a connection by Unix socket, or a log-in made by a program.
    """
    if settings.BEHIND_PROXY and (forwarded := request.headers.get("X-Forwarded-For")):
        return forwarded.rpartition(",")[2].strip()
    return request.META.get("REMOTE_ADDR") or None
