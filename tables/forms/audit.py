"""What is asked of the audit record, as its address says it."""

from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from typing import Any

from django import forms
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db.models import Exists, OuterRef
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cardroom.accounts.models import User
from cardroom.audit.actions import THINGS, Action
from cardroom.audit.models import Entry
from cardroom.audit.reading import NOBODY, Wanted
from tables.models import Venue

# Beyond them days cannot be turned into moments everywhere.
DAYS = [MinValueValidator(date(1990, 1, 1)), MaxValueValidator(date(2999, 12, 31))]


def day(label: Any) -> forms.DateField:
    widget = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    wrong = {"invalid": _("Write a day such as 2026-11-30.")}
    return forms.DateField(label=label, required=False, validators=DAYS, widget=widget, error_messages=wrong)


def place() -> forms.IntegerField:
    return forms.IntegerField(required=False, min_value=0, max_value=2**63 - 1, widget=forms.HiddenInput)


class AuditFilter(forms.Form):
    """Which entries of a venue are shown; `before` and `after` are the numbers from which a page goes on."""

    thing = forms.ChoiceField(label=_("Kind"), required=False, choices=list(THINGS.items()))
    action = forms.ChoiceField(label=_("Action"), required=False, choices=Action.choices)
    person = forms.TypedChoiceField(label=_("Who"), required=False, coerce=int, empty_value=None)
    target = forms.RegexField(label=_("One thing"), required=False, regex=r"^[a-z_]+\.[a-z_]+:[\w-]{1,64}\Z")
    since = day(_("From"))
    until = day(_("To"))
    before = place()
    after = place()

    # What stays as it is from page to page, in the order of the address.
    ASKED = ("thing", "action", "person", "target", "since", "until")

    def __init__(self, data: Mapping[str, Any], *, venue: Venue) -> None:
        super().__init__(data)
        self.venue = venue
        self.fields["person"].choices = people_on_record(venue)  # type: ignore[attr-defined]

    @property
    def asked(self) -> dict[str, str]:
        """The parameters of a valid address, without its place in the pages."""
        return {name: str(self[name].data) for name in self.ASKED if self.cleaned_data[name] not in ("", None)}

    @property
    def wanted(self) -> Wanted:
        """The same, for the record."""
        asked = self.cleaned_data
        kind, _colon, pk = asked["target"].partition(":")
        return Wanted(
            thing=asked["thing"] or None,
            action=asked["action"] or None,
            person=asked["person"],
            target=(kind, pk) if kind else None,
            since=self._midnight(asked["since"]),
            until=self._midnight(asked["until"], days=1),
        )

    def _midnight(self, on: date | None, days: int = 0) -> datetime | None:
        """The venue's midnight at the beginning of a day, or DAYS after it."""
        return datetime.combine(on + timedelta(days), time(), self.venue.zone) if on else None


def people_on_record(venue: Venue) -> list[tuple[int, str]]:
    """Return who ever did anything in VENUE, as choices; one look into an index for each person with a log-in."""
    entries = Entry.objects.filter(venue=venue)
    acted = User.objects.filter(Exists(entries.filter(actor=OuterRef("pk")))).order_by("display_name")
    people = list(acted.values_list("pk", "display_name"))
    nobody = [(NOBODY, gettext("No person: a command"))] if entries.filter(actor=None).exists() else []
    return [*people, *nobody]
