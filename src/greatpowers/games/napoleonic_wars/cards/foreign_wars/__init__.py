"""Foreign Wars: what each takes, whom it spares, and what peace brings. [6.13]"""
