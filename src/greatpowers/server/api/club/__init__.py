"""The club over HTTP: tournaments and clubs, absence, game masters, order in the house."""
