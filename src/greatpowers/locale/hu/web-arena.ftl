### The page of the bots: how strong they are and how they play.

web-arena-measured = A pont az a győzelmi hányad, amelyet a bot a megnevezett szintű ellenfelek közt elért, a sáv az, amit a 95%-os bizonyosság nyitva hagy, a vékony jel pedig egy egyenlő erejű játékos hányada. Ahol két sáv fedi egymást, még nem tudni, melyik az erősebb.
web-arena-score = Ellenfél: { $level }. Hányad: { $score }% ({ $low }–{ $high }%), { $games ->
    [one] { $games } parti
   *[other] { $games } parti
}, { $scenario }. Egyenlő erejű játékos hányada { $equals }% lenne.
web-arena-unmeasured = Az erejét még senki sem mérte meg.
web-arena-time = { $speed ->
    [quick] egy századmásodpercnél rövidebben gondolkodik
   *[slow] lépésenként nagyjából { $seconds } mp-et gondolkodik
}
web-arena-play = Játék
web-arena-play-against = Játék ellene: { $level }
web-arena-runs = Minden adat a botok egymás elleni partijaiból való, a helyeket cserélve, egy processzormagon.
