"""The README says what there is."""

import re
from pathlib import Path

from django.conf import settings

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text()


def test_every_setting_is_in_the_table_and_nothing_else():
    rows = set(re.findall(r"^\| `([A-Z_]+)`", README, re.MULTILINE))
    assert rows == settings.VARIABLES - {"CARDROOM_CORPUS", "CARDROOM_EXPLORE"}


def test_every_command_of_dev_is_named():
    commands = set(re.findall(r"^    (\w+) .*", (ROOT / "dev").read_text().split('"""')[1], re.MULTILINE))
    assert {command for command in commands if f"./dev {command}" not in README} == set()
