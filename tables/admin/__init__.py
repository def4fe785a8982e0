"""The admin of the room's facts."""

from tables.admin.readonly import ChipSetAdmin, HouseRulesAdmin, TableAdmin
from tables.admin.stakes import StakesAdmin
from tables.admin.venue import VenueAdmin

__all__ = ["ChipSetAdmin", "HouseRulesAdmin", "StakesAdmin", "TableAdmin", "VenueAdmin"]
