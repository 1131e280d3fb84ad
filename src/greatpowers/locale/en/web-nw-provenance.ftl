### In one line how much of the data of The Napoleonic Wars is known.

web-nw-provenance-short = Map, cards and set-up are partly public fact, mostly our own reconstruction.
web-nw-provenance-more = What is known, what is reconstructed
