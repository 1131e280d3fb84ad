"""What happens in whole games, counted."""
