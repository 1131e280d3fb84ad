"""The game in a house: what goes over the wire, pictures, positions, dice, supply, attacks studied ahead."""
