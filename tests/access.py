"""Who gets what at every address: one row for each name in the URL configuration.

A row says what somebody gets who may (`get`, `post`; 405: the address does not answer that) and who may (`see`, and
`do` where POST takes another right). Members who may not get 403, a stranger 404, and nobody, who is not logged in, is
sent to the log-in. What the address names besides the venue's slug stands in `at`: for each argument the fixture that
makes it and an attribute of that, such as "table.pk"; `fixed` are arguments as they are. POST sends `data`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter

from django.urls import reverse

from cardroom.accounts.roles import Role

NOBODY = "nobody"
STRANGER = "stranger"  # owns the Lake
EVERYBODY = frozenset(Role)
MANAGEMENT = frozenset({Role.OWNER, Role.MANAGER})
FLOOR_AND_UP = MANAGEMENT | {Role.SHIFT, Role.FLOOR}
SEES_PEOPLE = MANAGEMENT | {Role.SHIFT, Role.AUDITOR}
SEES_AUDIT = MANAGEMENT | {Role.AUDITOR}
ANYBODY = EVERYBODY | {STRANGER}
TO_THE_LOG_IN = {"get": 302, "post": 302}


@dataclass(frozen=True, kw_only=True)
class Row:
    see: frozenset = EVERYBODY
    do: frozenset | None = None
    get: int = 200
    post: int = 405
    at: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, str] = field(default_factory=dict)
    nobody: Mapping[str, int] = field(default_factory=TO_THE_LOG_IN.copy)

    def expected(self, who, method):
        """Return the status that WHO, a role, STRANGER or NOBODY, gets by METHOD."""
        if who == NOBODY:
            return self.nobody[method]
        may = self.see if method == "get" or self.do is None else self.do
        if who in may:
            return getattr(self, method)
        return 404 if who == STRANGER else 403

    def arguments(self, fixture):
        """Return the arguments of the address besides the slug; `fixture` makes a fixture of a name."""
        made = {}
        for argument, path in self.at.items():
            name, _dot, attribute = path.partition(".")
            made[argument] = attrgetter(attribute)(fixture(name))
        return made | dict(self.fixed)


# --- The pages of a venue, under /v/<slug>/ ---

OF_A_VENUE = {
    "tables:board": Row(),
    "tables:settings": Row(see=MANAGEMENT, post=200),
    "tables:chip-sets": Row(),
    "tables:chip-set-new": Row(see=MANAGEMENT, post=200),
    "tables:chip-set-change": Row(see=MANAGEMENT, post=200, at={"pk": "chip_set.pk"}),
    "tables:stakes-list": Row(),
    "tables:stakes-new": Row(see=MANAGEMENT, post=200),
    "tables:stakes": Row(at={"pk": "stakes.pk"}),
    "tables:stakes-change": Row(see=MANAGEMENT, post=200, at={"pk": "stakes.pk"}),
    "tables:stakes-activate": Row(see=FLOOR_AND_UP, get=405, post=302, at={"pk": "stakes.pk"}),
    "tables:stakes-retire": Row(see=MANAGEMENT, get=405, post=302, at={"pk": "stakes.pk"}),
    "tables:table-new": Row(see=MANAGEMENT, post=200),
    "tables:table": Row(at={"pk": "table.pk"}),
    "tables:table-change": Row(see=MANAGEMENT, post=200, at={"pk": "table.pk"}),
    "tables:table-stakes": Row(see=FLOOR_AND_UP, get=405, post=200, at={"pk": "table.pk"}),
    "tables:table-open": Row(see=FLOOR_AND_UP, get=405, post=302, at={"pk": "table.pk"}),
    "tables:table-close": Row(see=FLOOR_AND_UP, get=405, post=302, at={"pk": "session.table_id"}),
    "tables:rules": Row(),
    "tables:rules-new": Row(see=MANAGEMENT, post=200),
    "tables:rules-compare": Row(),
    "tables:rules-edit": Row(see=MANAGEMENT, post=200, at={"rules_id": "rules.pk"}),
    # Without a draft in its address it leads back to where one is made.
    "tables:rules-publish": Row(see=MANAGEMENT, get=302, post=302, at={"rules_id": "rules.pk"}),
    "tables:rules-version": Row(at={"rules_id": "rules.pk"}, fixed={"number": "1"}),
    "tables:rules-placard": Row(at={"rules_id": "rules.pk"}, fixed={"number": "1"}),
    "tables:audit": Row(see=SEES_AUDIT),
    "tables:audit-csv": Row(see=SEES_AUDIT),
    "tables:people": Row(see=SEES_PEOPLE),
    "tables:invite": Row(see=MANAGEMENT, post=200),
    "tables:withdraw-invitation": Row(see=MANAGEMENT, get=405, post=302, at={"pk": "invitation.pk"}),
    "tables:member": Row(see=MANAGEMENT, post=200, at={"pk": "membership.pk"}),
    "tables:remove-member": Row(see=MANAGEMENT, get=405, post=302, at={"pk": "membership.pk"}),
}

# --- All others. The admin's are not named here: none of these people is let into it ---

ELSEWHERE = {
    "rulings:desk": Row(see=ANYBODY, post=200),
    "rulings:rule": Row(see=ANYBODY, fixed={"rule_id": "undercall"}),
    "accounts:log-in": Row(see=ANYBODY, get=302, post=302, nobody={"get": 200, "post": 200}),
    "accounts:log-out": Row(see=ANYBODY, get=405, post=302),
    "accounts:account": Row(see=ANYBODY, post=200),
    "accounts:password": Row(see=ANYBODY, post=200),
    "tables:home": Row(see=ANYBODY, get=302),
    "tables:venues": Row(see=ANYBODY),
    "tables:venue-new": Row(see=frozenset({Role.OWNER, STRANGER}), post=200),
    "tables:join": Row(get=404, post=404, see=ANYBODY, fixed={"token": "guess"}, nobody={"get": 404, "post": 404}),
    "healthz": Row(see=ANYBODY, nobody={"get": 200, "post": 405}),
}

ROWS = OF_A_VENUE | ELSEWHERE


def address(name, fixture, slug="river"):
    """Return the address of NAME: of a venue's page at SLUG and at what `fixture` makes."""
    arguments = ROWS[name].arguments(fixture)
    return reverse(name, kwargs={"slug": slug, **arguments} if name in OF_A_VENUE else arguments)
