"""Running the project in a fresh interpreter, under an environment of the test's own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PRODUCTION = {
    "CARDROOM_SECRET_KEY": "for-the-tests-alone-0123456789-abcdefghijklmnopqrstuvwxyz",
    "CARDROOM_ALLOWED_HOSTS": "cardroom.example.org",
}


def run(*command, **variables):
    """Run Python with COMMAND in the root, under no variables of ours but VARIABLES; return the finished process."""
    ours = ("CARDROOM_", "DATABASE_URL", "REDIS_URL", "EMAIL_URL", "DJANGO_")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**clean, **variables}, capture_output=True, text=True, check=False
    )
