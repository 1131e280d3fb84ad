"""The heap at the terminal."""
