"""House rules as pages show them: a draft in an address, settings with their sources, versions in their time."""
