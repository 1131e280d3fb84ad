"""The Napoleonic Wars."""
