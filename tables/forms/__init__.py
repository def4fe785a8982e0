"""Forms that pages and the admin share."""

from tables.forms.amounts import AmountInput
from tables.forms.stakes import StakesForm
from tables.forms.venue import VenueForm

__all__ = ["AmountInput", "StakesForm", "VenueForm"]
