### What the scenarios of Paths of Glory differ in, for whoever sets up a table.

web-pog-differs = { $row ->
    [length] Длительность
    [victory] Кто побеждает
    [cards] Карты
    [peace] Мир
   *[special] Особенности
}
web-pog-differs-editions = Чем отличаются издания

web-pog-differs-introductory-length = Три хода, с августа до осени 1914; около двух часов.
web-pog-differs-introductory-victory = Центральные державы при 14 победных очках и больше, союзники при 10 и меньше; 11–13 — ничья. 20 и больше или 0 и меньше в конце хода — автоматическая победа.
web-pog-differs-introductory-cards = Только карты мобилизации; вовлеченность не растет, Турция и Италия не вступают.
web-pog-differs-introductory-peace = Предложить нельзя.
web-pog-differs-introductory-special = События с астериском двигают победные очки еще на одно. Хорош для первой партии.

web-pog-differs-limited-length = Десять ходов, до лета 1916, или до Тотальной войны одной из сторон; вечер.
web-pog-differs-limited-victory = Центральные державы при 17 победных очках и больше, союзники при 12 и меньше; 13–16 — ничья. 20 и больше или 0 и меньше в конце хода — автоматическая победа.
web-pog-differs-limited-cards = Карты мобилизации и Ограниченной войны.
web-pog-differs-limited-peace = Можно предложить, если разрешает настройка.
web-pog-differs-limited-special = Война разрастается, но последняя колода не приходит.

web-pog-differs-campaign-length = Двадцать ходов, вся война; восемь часов и больше.
web-pog-differs-campaign-victory = Центральные державы при 13 победных очках и больше, после Брест-Литовска при 11; союзники при 9 и меньше; между ними ничья. 20 и больше или 0 и меньше в конце хода — автоматическая победа.
web-pog-differs-campaign-cards = Все три колоды каждой стороны.
web-pog-differs-campaign-peace = Можно предложить, если разрешает настройка; при общем состоянии войны 40 войну кончает перемирие.
web-pog-differs-campaign-special = Первые месяцы ограничены только общими правилами.

web-pog-differs-historical-length = Двадцать ходов, вся война; восемь часов и больше.
web-pog-differs-historical-victory = Как в кампании, но с другими регионами ПО; ничью выигрывают союзники.
web-pog-differs-historical-cards = Все три колоды, восемь карт в руке; шесть событий с полосой дают и операции.
web-pog-differs-historical-peace = Нет.
web-pog-differs-historical-special = Войну открывают «Августовские пушки». На ходу 1 нет «Траншей», Италия закрыта другим армиям до Тотальной войны союзников, вторая попытка окопаться легче.

web-pog-differs-historical-2010-length = Двадцать ходов, вся война; восемь часов и больше.
web-pog-differs-historical-2010-victory = Как в кампании, но с другими регионами ПО; возможна ничья.
web-pog-differs-historical-2010-cards = Все три колоды, восемь карт в руке; шесть событий с полосой дают и операции.
web-pog-differs-historical-2010-peace = Можно предложить, если разрешает настройка.
web-pog-differs-historical-2010-special = Войну открывают «Августовские пушки». На ходу 1 нет «Траншей», Италия закрыта другим армиям до Тотальной войны обеих сторон.
