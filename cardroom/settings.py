"""The settings, all of them, driven by the environment and safe by default.

Nothing set means production: DEBUG is off, and the process refuses to start without its secret and its host names.
A value that cannot be meant raises ImproperlyConfigured with the variable's name. The README lists the variables.
"""

from datetime import timedelta
from pathlib import Path

import django
import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from cardroom.logs import logging_config
from cardroom.mail import SCHEMES, mail_settings

BASE_DIR = Path(__file__).resolve().parent.parent

env = environ.Env()

# Every variable of ours that is read, for the system check that finds misspelt ones. The tests read these two more.
VARIABLES = {"CARDROOM_CORPUS", "CARDROOM_EXPLORE"}

FLAGS = {"1": True, "true": True, "on": True, "yes": True, "0": False, "false": False, "off": False, "no": False}
LEAST_SECRET = 50


def text(name: str, *, default: str) -> str:
    """Return the variable NAME."""
    VARIABLES.add(name)
    return str(env.str(name, default=default))


def flag(name: str, *, default: bool) -> bool:
    """Return the yes-or-no variable NAME; any word that is neither is refused, not taken for a no."""
    value = text(name, default="1" if default else "0")
    if value.lower() not in FLAGS:
        raise ImproperlyConfigured(f"{name} must be 1 or 0, not {value!r}")
    return FLAGS[value.lower()]


def whole_number(name: str, *, default: int) -> int:
    """Return the variable NAME, a whole number from 0 up."""
    value = text(name, default=str(default))
    if not value.isdecimal():
        raise ImproperlyConfigured(f"{name} must be a whole number, not {value!r}")
    return int(value)


def several(name: str, *, default: str = "") -> list[str]:
    """Return the parts of the variable NAME, which has commas between them."""
    return [part.strip() for part in text(name, default=default).split(",") if part.strip()]


# --- What this process is ---

DEBUG = flag("CARDROOM_DEBUG", default=False)
DATA_DIR = Path(text("CARDROOM_DATA", default=str(BASE_DIR / "var"))).absolute()
try:
    DATA_DIR.mkdir(parents=True, exist_ok=True)
except OSError as error:
    raise ImproperlyConfigured(f"CARDROOM_DATA must be a folder that can be written to: {error}") from error

SECRET_KEY = text("CARDROOM_SECRET_KEY", default="known to everybody, good for nothing but debugging" if DEBUG else "")
if len(SECRET_KEY) < LEAST_SECRET:
    raise ImproperlyConfigured(f"CARDROOM_SECRET_KEY must be set, to {LEAST_SECRET} random characters or more")

ALLOWED_HOSTS = several("CARDROOM_ALLOWED_HOSTS", default="localhost,127.0.0.1,[::1]" if DEBUG else "")
if not ALLOWED_HOSTS:
    raise ImproperlyConfigured("CARDROOM_ALLOWED_HOSTS must be set, to the host names served, with commas")
if "*" in ALLOWED_HOSTS:
    raise ImproperlyConfigured("CARDROOM_ALLOWED_HOSTS must name the hosts served, not *")

# --- The parts ---

INSTALLED_APPS = [
    "cardroom",
    "cardroom.accounts",
    "cardroom.audit",
    "tables",
    "rulings",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "axes",
    "django_htmx",
    "django_structlog",
]

MIDDLEWARE = [
    "django_structlog.middlewares.RequestMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.auth.middleware.LoginRequiredMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    # Last: it turns the refused log-in into the answer 429.
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "cardroom.urls"
WSGI_APPLICATION = "cardroom.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# --- The database: SQLite in the data folder, or PostgreSQL by DATABASE_URL ---

DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SQLITE_OPTIONS = {
    # With Django's default, DEFERRED, two writers at once fail half the time however long they wait.
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}

DATABASE_URL = text("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'cardroom.sqlite3'}")
if not DATABASE_URL.startswith(("sqlite:///", "postgres://", "postgresql://")):
    raise ImproperlyConfigured("DATABASE_URL must begin with postgres:// or sqlite:///")
DATABASES = {"default": env.db_url_config(DATABASE_URL)}
if DATABASE_URL.startswith("sqlite"):
    DATABASES["default"]["OPTIONS"] = SQLITE_OPTIONS
else:
    DATABASES["default"].setdefault("OPTIONS", {})["pool"] = True

# --- Who may come in ---

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("username", "display_name", "email")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "accounts:log-in"
LOGIN_REDIRECT_URL = "tables:home"
LOGOUT_REDIRECT_URL = "accounts:log-in"

AXES_FAILURE_LIMIT = 5
AXES_COOLOFF_TIME = timedelta(minutes=15)
# The pair, not the address alone: all of a room's tablets come from one address.
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_USERNAME_CALLABLE = "cardroom.accounts.logins.attempted_username"
AXES_CLIENT_IP_CALLABLE = "cardroom.accounts.logins.client_address"
AXES_LOCKOUT_TEMPLATE = "accounts/locked.html"
AXES_RESET_ON_SUCCESS = True
AXES_VERBOSE = False

# A shift with some overtime; the same person does not log in twice a night.
SESSION_COOKIE_AGE = int(timedelta(hours=14).total_seconds())
SESSION_COOKIE_SECURE = not DEBUG
CSRF_COOKIE_SECURE = not DEBUG
CSRF_COOKIE_HTTPONLY = True
CSRF_TRUSTED_ORIGINS = several("CARDROOM_CSRF_TRUSTED_ORIGINS")

# --- What the browser is told ---

# True where a proxy ends TLS and sets X-Forwarded-Proto and X-Forwarded-For itself: anybody else could forge them.
BEHIND_PROXY = flag("CARDROOM_BEHIND_PROXY", default=False)
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

SECURE_SSL_REDIRECT = flag("CARDROOM_SSL_REDIRECT", default=not DEBUG)
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]  # a load balancer asks by plain HTTP
SECURE_HSTS_SECONDS = whole_number("CARDROOM_HSTS_SECONDS", default=0 if DEBUG else 365 * 24 * 3600)
X_FRAME_OPTIONS = "DENY"

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

SILENCED_SYSTEM_CHECKS = [
    "security.W005",  # HSTS for subdomains and
    "security.W021",  # preloading: the domain above ours is the room's, not ours to bind
]

# --- Static files ---

STATIC_URL = "static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_ALLOW_ALL_ORIGINS = False

# --- E-mail: on the console, or by SMTP ---

MAIL_URL = text("EMAIL_URL", default="consolemail://")
if not MAIL_URL.startswith(SCHEMES):
    raise ImproperlyConfigured(f"EMAIL_URL must begin with one of {', '.join(SCHEMES)}")
globals().update(mail_settings(env.email_url_config(MAIL_URL), mailers=django.VERSION >= (6, 1)))
DEFAULT_FROM_EMAIL = text("CARDROOM_MAIL_FROM", default="cardroom@localhost")

# --- Languages and time: UTC inside, the venue's own at the edge ---

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"

# --- Background work ---

CELERY_BROKER_URL = text("REDIS_URL", default="filesystem://")
if CELERY_BROKER_URL == "filesystem://":
    BROKER_MESSAGES = DATA_DIR / "broker" / "messages"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(BROKER_MESSAGES),
        "data_folder_out": str(BROKER_MESSAGES),
        "control_folder": str(DATA_DIR / "broker" / "control"),
        "polling_interval": 0.1,
    }
elif CELERY_BROKER_URL.startswith(("redis://", "rediss://")):
    # A killed worker's message comes back within seconds; by kombu's own interval it takes minutes.
    CELERY_BROKER_TRANSPORT_OPTIONS = {"unacked_restore_interval": 5, "unacked_restore_throttle": 1}
else:
    raise ImproperlyConfigured("REDIS_URL must begin with redis:// or rediss://")

# --- Logs ---

LOGGING = logging_config(readable=DEBUG)
