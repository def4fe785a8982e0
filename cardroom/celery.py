"""The Celery application. Tasks are made with its `task` decorator, so whoever imports a task has the broker's settings."""

import os

from celery import Celery
from django.conf import settings
from django_structlog.celery.receivers import CeleryReceiver
from django_structlog.celery.steps import DjangoStructLogInitStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardroom.settings")

app = Celery("cardroom", strict_typing=True)
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

# A task's log lines carry the id of the request that queued it.
app.steps["worker"].add(DjangoStructLogInitStep)
CeleryReceiver().connect_signals()
