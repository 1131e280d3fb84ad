"""The heap in a house."""
