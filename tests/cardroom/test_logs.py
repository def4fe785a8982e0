"""The logs of a production process: JSON lines on standard error."""

import json

from tests.cardroom.environment import PRODUCTION, run

LOG = """
import django; django.setup()
import logging, structlog
structlog.contextvars.bind_contextvars(request_id="r-1")
structlog.get_logger("rulings").info("ruled", case="RIV-2026-0042")
logging.getLogger("anything").warning("seat %s", 4)
logging.getLogger("anything").info("left out")
"""


def test_a_line_is_an_object_with_the_request_id(tmp_path):
    result = run("-c", LOG, CARDROOM_DATA=str(tmp_path), **PRODUCTION, DJANGO_SETTINGS_MODULE="cardroom.settings")
    assert result.stdout == ""
    lines = [json.loads(line) for line in result.stderr.splitlines()]
    assert [(line["event"], line["level"], line["logger"], line["request_id"]) for line in lines] == [
        ("ruled", "info", "rulings", "r-1"),
        ("seat 4", "warning", "anything", "r-1"),
    ]
    assert lines[0]["case"] == "RIV-2026-0042"
