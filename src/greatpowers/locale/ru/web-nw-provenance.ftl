### In one line how much of the data of The Napoleonic Wars is known.

web-nw-provenance-short = Карта, карточки и расстановка — отчасти открытые факты, в основном наша реконструкция.
web-nw-provenance-more = Что известно, что реконструировано
