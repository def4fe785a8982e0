"""Versions of house rules in their time: the one in force, those to come, earlier ones."""

from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone

from tables.models import HouseRules, HouseRulesVersion

# How many of the earlier versions a list shows at once.
RECENT = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """House rules and their versions; those to come by when they take effect, earlier ones the newest first."""

    rules: HouseRules
    in_force: HouseRulesVersion
    to_come: list[HouseRulesVersion]
    earlier: list[HouseRulesVersion]

    @property
    def older(self) -> list[HouseRulesVersion]:
        """The earlier versions without the last few."""
        return self.earlier[RECENT:]

    @property
    def recent(self) -> list[HouseRulesVersion]:
        """The last few of the earlier versions."""
        return self.earlier[:RECENT]

    def state_of(self, version: HouseRulesVersion) -> str:
        """Say whether a version is "in_force", "to_come" or "earlier"."""
        if version == self.in_force:
            return "in_force"
        return "to_come" if version in self.to_come else "earlier"

    @property
    def held(self) -> list[HouseRulesVersion]:
        """The version in force and those that were, the newest first."""
        return [self.in_force, *self.earlier]

    def end_of(self, version: HouseRulesVersion) -> datetime | None:
        """When an earlier VERSION gave way to the next, None for one that did not yet."""
        at = self.held.index(version) if version in self.earlier else 0
        return self.held[at - 1].effective_from if at else None

    @property
    def newest(self) -> HouseRulesVersion:
        """The version published last, whether it holds yet or not."""
        return max((self.in_force, *self.to_come, *self.earlier), key=lambda version: version.number)


def standing(rules: HouseRules) -> Standing:
    """Return how the versions of RULES stand now; the first is in force from its making, so there always is one."""
    now = timezone.now()
    by_effect = sorted(rules.versions.all(), key=lambda version: (version.effective_from, version.number))
    to_come = [version for version in by_effect if version.effective_from > now]
    in_force, *earlier = reversed(by_effect[: len(by_effect) - len(to_come)])
    return Standing(rules, in_force, to_come, earlier)
