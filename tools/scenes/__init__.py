"""What `make screenshots` shows: the frame, the screens of the house, and a module for every game."""
