"""The field that holds an amount of money."""

from typing import Any, NoReturn

from django.core.validators import MaxValueValidator
from django.db import models

from tables.catalogue import GREATEST_AMOUNT


class AmountField(models.PositiveBigIntegerField):
    """A whole number of the venue's smallest unit of money, no greater than a hand record may hold."""

    default_validators = [MaxValueValidator(GREATEST_AMOUNT)]  # noqa: RUF012 - as the base class has it

    def formfield(self, **_kwargs: Any) -> NoReturn:
        """Refuse: how an amount is typed depends on the venue, so a form names its own field."""
        raise TypeError("an amount takes tables.forms.AmountInput, with the decimals of its venue")
