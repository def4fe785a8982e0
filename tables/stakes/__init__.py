"""Stakes as plain values: what they say, what is wrong with them, how they are called. No rows and no forms."""

from tables.stakes.checks import Level, Problem, problems
from tables.stakes.facts import STRADDLE_SETTINGS, StakesFacts, straddle_settings
from tables.stakes.preview import preview
from tables.stakes.texts import sentence

__all__ = [
    "STRADDLE_SETTINGS",
    "Level",
    "Problem",
    "StakesFacts",
    "preview",
    "problems",
    "sentence",
    "straddle_settings",
]
