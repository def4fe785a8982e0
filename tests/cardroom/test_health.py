"""The load balancer's question."""


def test_live_answers_without_log_in_or_database(client):
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok")
    assert "no-store" in response.headers["Cache-Control"]


def test_live_is_asked_by_plain_http(client, settings):
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/healthz").status_code == 200
    assert client.get("/log-in/").status_code == 301


def test_live_cannot_be_posted_to(client):
    assert client.post("/healthz").status_code == 405
