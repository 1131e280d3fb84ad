"""Mandated offensives, war status, peace, and who has won. [5, 7, 16]"""
