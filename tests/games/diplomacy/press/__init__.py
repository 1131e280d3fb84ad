"""Letters between players, and how they are read."""
