"""The Novice: looks at one decision at a time."""
