"""Steps of the Paths of Glory map maker: layout, warp, lands, relief."""
