"""From what physically happened to what it counts as."""
