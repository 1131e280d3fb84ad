"""Worker processes, and what they do for bots and records."""
