"""Replacements: who is brought up to strength or set up again. [17]"""
