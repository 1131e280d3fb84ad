"""The Veteran: plays its Impulse out on boards as they may lie, with the answers of others."""
