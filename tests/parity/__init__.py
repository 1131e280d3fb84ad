"""The same sentence in Python and in the browser."""
