"""Replaying hands: the engine checks every event, and what it would not allow is a finding."""

from .findings import KINDS, Finding, Kind, Severity
from .rake import RakePolicy
from .review import Review, Reviewer

__all__ = ["KINDS", "Finding", "Kind", "RakePolicy", "Review", "Reviewer", "Severity"]
