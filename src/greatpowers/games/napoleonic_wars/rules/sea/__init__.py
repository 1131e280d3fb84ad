"""Fleets, Convoys, landings. [13]"""
