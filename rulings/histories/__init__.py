"""Hand histories: readers and writers of the formats the world writes, one module a format."""
