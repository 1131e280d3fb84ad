"""The course of the game and of a turn; sieges and cards. [4, 6, 9.1, 15]"""
