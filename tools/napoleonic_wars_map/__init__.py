"""What is particular to the map of The Napoleonic Wars: areas, sea Zones, quays, and its settings."""
