"""The forms of tables."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tables.models import HouseRules, Stakes, Table, Venue


class StakesChoice(forms.ModelChoiceField):
    """Active stakes of a venue, each with the line that says what they are."""

    def label_from_instance(self, stakes: Stakes) -> str:
        return f"{stakes.name}: {stakes.preview}"


def active_stakes(venue: Venue) -> Any:
    """Return the stakes of VENUE that a table may play, with their lines."""
    return Stakes.objects.with_version().filter(venue=venue, status=Stakes.Status.ACTIVE)


class TableForm(forms.ModelForm):
    """A table's number, seats and house rules, and of a new one its stakes. Writes nothing."""

    class Meta:
        model = Table
        fields = ["number", "seats", "stakes", "house_rules"]  # noqa: RUF012 - as the base class has it
        field_classes = {"stakes": StakesChoice}  # noqa: RUF012
        labels = {"house_rules": _("House rules")}  # noqa: RUF012
        error_messages = {  # noqa: RUF012
            "number": {"required": _("Write the table's number, such as 6.")},
            "seats": {"required": _("Write how many seats it has, such as 9.")},
        }
        help_texts = {"house_rules": ""}  # noqa: RUF012

    def __init__(self, *args: Any, venue: Venue, **options: Any) -> None:
        super().__init__(*args, **options)
        stakes, rules = self.fields["stakes"], self.fields["house_rules"]
        stakes.queryset = active_stakes(venue)  # type: ignore[attr-defined]
        stakes.empty_label = _("Chosen when it is opened")  # type: ignore[attr-defined]
        rules.queryset = HouseRules.objects.filter(venue=venue, is_venue_default=False)  # type: ignore[attr-defined]
        rules.empty_label = _("Those of the venue")  # type: ignore[attr-defined]
        if self.instance.pk:
            del self.fields["stakes"]


class OpeningForm(forms.Form):
    """The stakes that a table is to play."""

    stakes = StakesChoice(
        label=_("Stakes"),
        queryset=Stakes.objects.none(),
        empty_label=None,
        error_messages={"required": _("Choose the stakes to play."), "invalid_choice": _("Choose active stakes.")},
    )

    def __init__(self, data: Any = None, *, table: Table) -> None:
        super().__init__(data, initial={"stakes": table.stakes_id}, auto_id=f"table-{table.pk}-%s")
        self.fields["stakes"].queryset = active_stakes(table.venue)  # type: ignore[attr-defined]
