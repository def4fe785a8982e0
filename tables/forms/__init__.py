"""Forms of the pages and the admin."""

from tables.forms.amounts import AmountInput
from tables.forms.chips import ChipSetForm
from tables.forms.stakes import StakesForm
from tables.forms.stakes_page import StakesPageForm
from tables.forms.tables import OpeningForm, TableForm
from tables.forms.venue import VenueForm
from tables.forms.venue_page import VenuePageForm

__all__ = [
    "AmountInput",
    "ChipSetForm",
    "OpeningForm",
    "StakesForm",
    "StakesPageForm",
    "TableForm",
    "VenueForm",
    "VenuePageForm",
]
