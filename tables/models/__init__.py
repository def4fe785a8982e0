"""The facts of a room."""

from tables.models.chips import Chip, ChipSet
from tables.models.house_rules import HouseRules, HouseRulesVersion
from tables.models.stakes import Stakes, StakesVersion
from tables.models.table import Table, TableSession
from tables.models.venue import Venue

__all__ = [
    "Chip",
    "ChipSet",
    "HouseRules",
    "HouseRulesVersion",
    "Stakes",
    "StakesVersion",
    "Table",
    "TableSession",
    "Venue",
]
