"""Consuls, Pacts, Camps and wars. [8]"""
