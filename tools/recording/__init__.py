"""Games played to be kept: plans in TOML, players that follow them, a house in which some of them are played.

`make_records.py` and `make_old_house.py` are the scripts; run them from the root of the project.
"""
