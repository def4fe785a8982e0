"""The pages of the ruling desk and the rulebook."""
