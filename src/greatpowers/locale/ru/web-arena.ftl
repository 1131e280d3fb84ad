### The page of the bots: how strong they are and how they play.

web-arena-measured = Точка — доля победы, взятая ботом среди соперников названного уровня, полоса — то, что остается неясным при уверенности 95 %, тонкая черта — доля равного. Если полосы перекрываются, пока неизвестно, кто сильнее.
web-arena-score = Соперник — { $level }: { $score } % ({ $low }–{ $high } %), { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $scenario }. Равный взял бы { $equals } %.
web-arena-unmeasured = Его силу еще никто не измерял.
web-arena-time = { $speed ->
    [quick] думает меньше сотой доли секунды
   *[slow] думает на ход около { $seconds } с
}
web-arena-play = Играть
web-arena-play-against = Играть против бота: { $level }
web-arena-runs = Все числа получены в партиях ботов между собой, с переменой мест, на одном ядре.
