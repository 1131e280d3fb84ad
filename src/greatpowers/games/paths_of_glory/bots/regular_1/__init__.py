"""The Regular as it was at 0caf7d3: what later ones are measured against. Nothing is mended here."""
