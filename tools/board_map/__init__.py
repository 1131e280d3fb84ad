"""Steps of the map makers for boards of points: warp, lands, relief, ground."""
