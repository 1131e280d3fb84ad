"""What `bench` measures, game by game."""
