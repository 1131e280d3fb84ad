"""One module for each step of the store, oldest first."""
