"""The ASGI application, for an ASGI server such as uvicorn to load."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardroom.settings")

application = get_asgi_application()
