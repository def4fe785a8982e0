"""System checks of the project, with ids cardroom.*."""

import difflib
import os
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage
from django.core.checks import Warning as CheckWarning


def misspelt_variables(**_kwargs: Any) -> list[CheckMessage]:
    """Warn of environment variables that look like settings and are none: cardroom.W001."""
    return [
        CheckWarning(f"{name} is set, but is no setting.", hint=hint(name), id="cardroom.W001")
        for name in sorted(os.environ)
        if name.startswith("CARDROOM_") and name not in settings.VARIABLES
    ]


def hint(name: str) -> str | None:
    """Return the suggestion of the setting that NAME comes close to, None where it comes close to none."""
    close = difflib.get_close_matches(name, settings.VARIABLES, n=1)
    return f"Did you mean {close[0]}?" if close else None
