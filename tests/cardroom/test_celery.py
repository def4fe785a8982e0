"""The broker that needs nothing installed carries a message."""

from tests.cardroom.environment import run

ROUND_TRIP = """
from cardroom.celery import app
with app.connection() as connection, connection.SimpleQueue("trial") as queue:
    queue.put({"hand": 1})
    message = queue.get(timeout=5)
    message.ack()
    print(message.payload)
"""


def test_a_message_goes_through_the_folder(tmp_path):
    result = run("-c", ROUND_TRIP, CARDROOM_DATA=str(tmp_path), CARDROOM_DEBUG="1")
    assert result.stdout == "{'hand': 1}\n", result.stderr
    assert list((tmp_path / "broker" / "messages").iterdir()) == []
