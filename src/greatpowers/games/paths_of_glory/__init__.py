"""Paths of Glory: the First World War for two, by the rules of 2018 and of 2010."""
