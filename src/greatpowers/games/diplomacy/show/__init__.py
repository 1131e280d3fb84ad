"""What a seat may see, built up from nothing."""
