"""Nations that fall or submit, and what the winner gets. [15]"""
