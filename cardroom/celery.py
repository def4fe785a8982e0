"""The Celery application.

Tasks are made with `app.task`: whoever imports a task then has this application and its broker.
"""

import os

from celery import Celery
from django.conf import settings
from django_structlog.celery.receivers import CeleryReceiver
from django_structlog.celery.steps import DjangoStructLogInitStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardroom.settings")

app = Celery("cardroom")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

# A task's log lines carry the id of the request that queued it.
app.steps["worker"].add(DjangoStructLogInitStep)
CeleryReceiver().connect_signals()

if settings.CELERY_BROKER_URL == "filesystem://":
    settings.BROKER_MESSAGES.mkdir(parents=True, exist_ok=True)
