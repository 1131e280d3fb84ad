"""What the games bring along for a house: wires, pictures, positions, dice, routes, schools, texts."""
