#!/usr/bin/env python3
"""Django's command line for the card room."""

import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line


def main() -> None:
    """Run the command; settings that cannot be used end it with one line instead of a traceback."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardroom.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(f"manage.py: {error}")


if __name__ == "__main__":
    main()
