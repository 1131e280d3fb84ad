"""What a server needs of the game: views and events on the wire, pictures, study, its routes."""
