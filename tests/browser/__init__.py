"""Real browsers in a real house."""
