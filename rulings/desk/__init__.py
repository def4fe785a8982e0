"""The ruling desk without the web: a record built step by step, and what the engine says of it."""
