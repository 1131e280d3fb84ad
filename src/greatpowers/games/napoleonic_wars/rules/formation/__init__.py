"""Strength raised, Squadrons fitted out, Flags placed, Foreign Wars ended. [7]"""
