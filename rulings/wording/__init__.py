"""Sentences made of the engine's answers, in the language of whoever reads them. Pure: values in, text out."""
