"""The page at /: a record goes in with every tap, the page with its rulings comes out. Nothing is stored."""

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk import draft, records
from rulings.desk.page import page
from rulings.desk.steps import Desk, take
from rulings.forms import SetupForm

# Servers take about 4,000 characters of address; a longer record is not kept in it.
_LONGEST_ADDRESS = 3500


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def desk(request: HttpRequest) -> HttpResponse:
    """GET shows the record of the address, or a new one; POST takes one step with the record of the form."""
    sent = request.POST if request.method == "POST" else request.GET
    try:
        record = records.read(sent.get("record", ""))
    except records.UnreadableError as error:
        return _answer(request, {"unreadable": str(error), "record": sent["record"]}, status=422)
    at = Desk(record, draft.read(sent), cleared=sent.get("cleared", ""))
    step = sent.get("step", "") if request.method == "POST" else ""
    if step == "set-up" or "setting-up" in sent:
        return _set_up(request, at, sent, done=step == "set")
    return _answer(request, page(take(at, step)))


def _set_up(request: HttpRequest, at: Desk, sent: QueryDict, *, done: bool) -> HttpResponse:
    """Show the set-up with what is SENT of it taken over; the desk again when it is DONE and nothing is wrong."""
    form = SetupForm(at.record, sent if "setting-up" in sent else None)
    changed = form.changed_record() if form.is_bound else None
    if changed is not None:
        at = Desk(changed, cleared=at.cleared)
        form = SetupForm(changed)
    shown = page(at)
    return _answer(request, shown if done and not form.is_bound else {**shown, "form": form})


def _answer(request: HttpRequest, shown: dict[str, Any], *, status: int = 200) -> HttpResponse:
    """Render the whole page or, for htmx, the part that changes and the address that brings it back."""
    if not request.headers.get("HX-Request"):
        return render(request, "rulings/desk.html", shown, status=status)
    response = render(request, "rulings/swap.html", shown, status=status)
    response["HX-Replace-Url"] = _address(shown["record"])
    return response


def _address(record: str) -> str:
    """Return the address that shows RECORD, so that a reloaded page has lost nothing."""
    address = f"{reverse('rulings:desk')}?{urlencode({'record': record})}"
    return address if len(address) <= _LONGEST_ADDRESS else reverse("rulings:desk")
