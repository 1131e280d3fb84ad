"""The club over HTTP: tournaments and clubs, absence, game masters, order in the house."""
"""Tournaments and clubs over HTTP."""
"""People among each other over HTTP: passkeys, friends, invitations, profiles, ratings."""
"""People among each other over HTTP: passkeys, relations, profiles, ratings, tournaments, clubs."""
