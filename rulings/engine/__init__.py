"""The rules of the poker table: values in, values out. No Django, no clock, no files but the rulebook's own."""

from .api import begin, rule_record
from .errors import RecordError
from .record import read_record

__all__ = ["RecordError", "begin", "read_record", "rule_record"]
