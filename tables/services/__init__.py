"""What is done to the facts of a room: keyword-only functions, each in one transaction with its audit entry.

They raise PermissionDenied where the actor has not the right, and ValidationError, by field where there is one, where
it cannot be done. Where nothing would change they do nothing and leave no entry.
"""

from tables.services.chip_sets import change_chip_set, create_chip_set
from tables.services.house_rules import create_house_rules, publish_house_rules
from tables.services.stakes import activate_stakes, change_stakes, create_stakes, retire_stakes
from tables.services.tables import change_table, close_table, create_table, open_table, put_stakes
from tables.services.venues import change_venue, open_venue

__all__ = [
    "activate_stakes",
    "change_chip_set",
    "change_stakes",
    "change_table",
    "change_venue",
    "close_table",
    "create_chip_set",
    "create_house_rules",
    "create_stakes",
    "create_table",
    "open_table",
    "open_venue",
    "publish_house_rules",
    "put_stakes",
    "retire_stakes",
]
