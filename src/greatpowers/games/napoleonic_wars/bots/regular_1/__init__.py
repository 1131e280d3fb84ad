"""The Regular as it was at bf39cf33: what later ones are measured against. Nothing is mended here; the Novice
judges with it."""
