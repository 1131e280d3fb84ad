"""The course of the game and of a turn: Rounds, peace, the end. [4, 5, 16]"""
