"""How e-mail is sent, as Django's settings want it told."""

from typing import Any

SCHEMES = ("consolemail://", "smtp://", "smtp+tls://", "smtp+ssl://")

# The settings until Django 6.0, and the options of a mailer from 6.1 on, which refuses the settings.
OPTIONS = {
    "EMAIL_HOST": "host",
    "EMAIL_PORT": "port",
    "EMAIL_HOST_USER": "username",
    "EMAIL_HOST_PASSWORD": "password",
    "EMAIL_USE_TLS": "use_tls",
    "EMAIL_USE_SSL": "use_ssl",
}


def mail_settings(config: dict[str, Any], *, mailers: bool) -> dict[str, Any]:
    """Return the settings that send e-mail by CONFIG, in its EMAIL_ names: as MAILERS, or one by one."""
    told = {name: config[name] for name in OPTIONS if config.get(name)}
    if not mailers:
        return {"EMAIL_BACKEND": config["EMAIL_BACKEND"], **told}
    options = {OPTIONS[name]: value for name, value in told.items()}
    return {"MAILERS": {"default": {"BACKEND": config["EMAIL_BACKEND"], "OPTIONS": options}}}
