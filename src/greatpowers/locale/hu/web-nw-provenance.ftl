### In one line how much of the data of The Napoleonic Wars is known.

web-nw-provenance-short = A térkép, a kártyák és a kezdőállás részben nyilvános tény, nagyrészt saját rekonstrukciónk.
web-nw-provenance-more = Mi ismert, mi rekonstruált
