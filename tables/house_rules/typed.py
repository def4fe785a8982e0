"""A setting's value as a form or an address has it: a list of texts, and back."""

from tables.catalogue import JSONValue, Number, Subset, Values

NONE = "none"

# Longer numbers are left as texts, which the catalogue refuses.
_DIGITS = 9


def typed(values: Values, value: JSONValue) -> list[str]:
    """Return the VALUE of a setting of such VALUES as texts: an empty one for no number and for an empty list."""
    if isinstance(value, list):
        return list(value) or [""]
    return [""] if isinstance(values, Number) and value == NONE else [str(value)]


def meant(values: Values, texts: list[str]) -> JSONValue:
    """Return what TEXTS mean for a setting of such VALUES, in JSON form; the catalogue is still to judge it."""
    filled = [text.strip() for text in texts if text.strip()]
    if isinstance(values, Subset):
        return filled
    text = filled[-1] if filled else ""
    if isinstance(values, Number):
        return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else text or NONE
    return text
