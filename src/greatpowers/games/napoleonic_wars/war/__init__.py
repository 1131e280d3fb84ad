"""Formation, Flags, diplomacy, war, conquest. [7, 8, 15]"""
