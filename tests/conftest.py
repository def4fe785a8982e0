"""What tests everywhere start from."""

import pytest

from cardroom.accounts.models import User

PASSWORD = "seat four to act"


@pytest.fixture
def anna(db):
    """Anna, who has a log-in and nothing more."""
    return User.objects.create_user(username="anna", password=PASSWORD, display_name="Anna K.")


@pytest.fixture
def password():
    return PASSWORD
