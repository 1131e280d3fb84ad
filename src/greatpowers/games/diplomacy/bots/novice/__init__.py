"""The novice: takes what lies near."""
