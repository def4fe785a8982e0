"""Checking the chain of audit entries."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db.models import Subquery
from django.db.models.functions import Coalesce

from cardroom.audit.models import BEGINNING, Chain, Entry


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with the chain, and at which entry."""

    number: int
    what: str

    def __str__(self) -> str:
        return f"entry {self.number} {self.what}"


def faults() -> Iterator[Fault]:
    """Yield every fault of the chain, from its beginning; entries may be added meanwhile.

    An entry after a missing one is judged by its own content.
    """
    end = Chain.objects.filter(id=Chain.THE_ONE).first() or Chain()
    number, last_hash = 0, BEGINNING
    for entry in Entry.objects.filter(number__lte=end.length).order_by("number").iterator():
        yield from missing(number + 1, entry.number)
        if entry.hash != entry.sealed():
            yield Fault(entry.number, "was changed")
        elif entry.number == number + 1 and entry.previous != last_hash:
            yield Fault(entry.number, "does not follow the entry before it")
        number, last_hash = entry.number, entry.hash
    yield from missing(number + 1, end.length + 1)
    if number == end.length and last_hash != end.last_hash:
        yield Fault(number, "is not the end of the chain")
    yield from past_the_end()


def missing(first: int, after: int) -> Iterator[Fault]:
    """Yield a fault for each number from FIRST until before AFTER."""
    for number in range(first, after):
        yield Fault(number, "is missing")


def past_the_end() -> Iterator[Fault]:
    """Yield the entries that were not added by the writer: it moves the end along."""
    length = Coalesce(Subquery(Chain.objects.filter(id=Chain.THE_ONE).values("length")), 0)
    for number in Entry.objects.filter(number__gt=length).order_by("number").values_list("number", flat=True):
        yield Fault(number, "is past the end of the chain")
