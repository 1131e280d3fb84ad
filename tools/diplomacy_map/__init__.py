"""Steps of the Diplomacy map maker: geography, areas, places, relief, fonts."""
