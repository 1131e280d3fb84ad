"""Movement, interception, battle, sieges. [9–12, 17.2]"""
