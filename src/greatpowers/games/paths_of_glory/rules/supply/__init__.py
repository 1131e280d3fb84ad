"""Supply, and what is lost without it. [14]"""
