"""The settings in real processes: safe when nothing is set, and refusing what cannot be meant."""

import json

import pytest

from tests.cardroom.environment import PRODUCTION, run

SHOW = "import json, cardroom.settings as s; print(json.dumps({name: getattr(s, name) for name in %r}))"


def shown(data, *names, **variables):
    """Return the settings NAMES as a process under VARIABLES has them."""
    result = run("-c", SHOW % (names,), CARDROOM_DATA=str(data), **variables)
    assert result.stderr == ""
    return json.loads(result.stdout)


def test_nothing_set_refuses_to_start_with_one_line(tmp_path):
    result = run("manage.py", "check", CARDROOM_DATA=str(tmp_path))
    assert result.returncode == 1
    assert result.stderr == "manage.py: CARDROOM_SECRET_KEY must be set, to 50 random characters or more\n"
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("CARDROOM_DEBUG", "maybe"),
        ("CARDROOM_DEBUG", ""),
        ("CARDROOM_SECRET_KEY", "short"),
        ("CARDROOM_ALLOWED_HOSTS", ""),
        ("CARDROOM_ALLOWED_HOSTS", " , "),
        ("CARDROOM_ALLOWED_HOSTS", "cardroom.example.org,*"),
        ("CARDROOM_BEHIND_PROXY", "2"),
        ("CARDROOM_HSTS_SECONDS", "-1"),
        ("CARDROOM_DATA", "/dev/null/data"),
        ("DATABASE_URL", ""),
        ("DATABASE_URL", "nonsense"),
        ("DATABASE_URL", "mysql://localhost/cardroom"),
        ("REDIS_URL", "amqp://localhost"),
        ("EMAIL_URL", "pop3://localhost"),
    ],
)
def test_an_odd_value_is_refused_by_name(tmp_path, variable, value):
    variables = {"CARDROOM_DATA": str(tmp_path), **PRODUCTION, variable: value}
    result = run("-c", "import cardroom.settings", **variables)
    assert result.returncode == 1
    assert f"ImproperlyConfigured: {variable} must" in result.stderr


def test_production_is_the_default_and_is_closed(tmp_path):
    names = ("DEBUG", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_SSL_REDIRECT", "SECURE_HSTS_SECONDS")
    assert shown(tmp_path, *names, **PRODUCTION) == {
        "DEBUG": False,
        "SESSION_COOKIE_SECURE": True,
        "CSRF_COOKIE_SECURE": True,
        "SECURE_SSL_REDIRECT": True,
        "SECURE_HSTS_SECONDS": 31_536_000,
    }


def test_production_passes_the_deployment_check(tmp_path):
    # Django 6.1 takes e-mail on the console for a fault of a production server.
    variables = {**PRODUCTION, "EMAIL_URL": "smtp://mail.example.org", "CARDROOM_DATA": str(tmp_path)}
    result = run("manage.py", "check", "--deploy", "--fail-level", "WARNING", **variables)
    assert result.returncode == 0, result.stderr


def test_a_misspelt_variable_is_warned_of(tmp_path):
    result = run("manage.py", "check", CARDROOM_DATA=str(tmp_path), **PRODUCTION, CARDROOM_ALOWED_HOSTS="x")
    assert result.returncode == 0
    assert "(cardroom.W001) CARDROOM_ALOWED_HOSTS is set, but is no setting." in result.stderr
    assert "Did you mean CARDROOM_ALLOWED_HOSTS?" in result.stderr


def test_sqlite_is_made_for_several_writers(tmp_path):
    look = (
        "import django; django.setup(); from django.db import connection as c; cursor = c.cursor();"
        "print(cursor.execute('PRAGMA journal_mode').fetchone()[0], c.transaction_mode)"
    )
    result = run("-c", look, CARDROOM_DATA=str(tmp_path), **PRODUCTION, DJANGO_SETTINGS_MODULE="cardroom.settings")
    assert result.stdout == "wal IMMEDIATE\n"


def test_postgresql_is_taken_from_its_url_with_a_pool(tmp_path):
    databases = shown(tmp_path, "DATABASES", **PRODUCTION, DATABASE_URL="postgres://me:pw@db.internal:5433/room")
    database = databases["DATABASES"]["default"]
    assert database["ENGINE"] == "django.db.backends.postgresql"
    assert (database["HOST"], database["PORT"], database["NAME"]) == ("db.internal", 5433, "room")
    assert database["OPTIONS"] == {"pool": True}


def test_mail_goes_to_the_server_of_its_url(tmp_path):
    look = (
        "import django; django.setup(); from django.core import mail;"
        "mailer = mail.mailers['default'] if django.VERSION >= (6, 1) else mail.get_connection();"
        "print(mailer.host, mailer.port, mailer.username, mailer.password, mailer.use_tls)"
    )
    variables = {"DJANGO_SETTINGS_MODULE": "cardroom.settings", "EMAIL_URL": "smtp+tls://me:pw@mail.internal:587"}
    result = run("-c", look, CARDROOM_DATA=str(tmp_path), **PRODUCTION, **variables)
    assert result.stdout == "mail.internal 587 me pw True\n", result.stderr


def test_redis_restores_the_work_of_a_killed_worker_soon(tmp_path):
    celery = shown(tmp_path, "CELERY_BROKER_TRANSPORT_OPTIONS", **PRODUCTION, REDIS_URL="redis://localhost:6379/0")
    assert celery["CELERY_BROKER_TRANSPORT_OPTIONS"]["unacked_restore_interval"] == 5
