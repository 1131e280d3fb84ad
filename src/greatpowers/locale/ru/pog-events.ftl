### What happened in Paths of Glory, one line an event, and why. Names come in ready.

## Turn and round

pog-event-turn-began = Ход { $number }: { $turn }.
pog-event-phase-began = Начало: { $phase }.
pog-event-round-began = Раунд действий { $round }: { $side }.
pog-event-action-taken = Карту «{ $card }» играют { $side }: { $action }.
pog-event-action-taken-none = Без карты действуют { $side }: { $action }.
pog-event-offensive-mandated = Обязательное наступление в этом ходу ({ $side }), кубик { $die }: { $nation }.
pog-event-offensive-mandated-none = Обязательного наступления в этом ходу нет ({ $side }), кубик { $die }.
pog-event-offensive-made = Обязательное наступление засчитано ({ $side }): { $nation }.
pog-event-victory-points-changed = Победные очки { $by }, теперь { $now }: { $why }.
pog-event-war-status-raised = Состояние войны ({ $side }) +{ $by }: теперь { $now }, общее { $combined }.
pog-event-commitment-raised = Уровень вовлеченности ({ $side }): { $level }.
pog-event-nation-entered = Вступление в войну ({ $side }): { $nation }.
pog-event-game-ended = Партия окончена. Победитель: { $winner }. { $why } Победные очки: { $vp }.
pog-event-game-ended-none = Партия окончена, победителя нет. { $why } Победные очки: { $vp }.

## Map

pog-event-control-changed = Регион { $space } теперь держат { $side }.
pog-event-unit-placed = Прибывает { $who } { TO($space) }.
pog-event-unit-moved = { $how } { $who }: { $path }.
pog-event-unit-reduced = Теряет шаг { $unit } { IN($space) }.
pog-event-unit-restored = Снова в полной силе { $unit } { IN($space) }.
pog-event-unit-eliminated = Гибнет { $unit } { IN($space) }: { $why }.
pog-event-unit-eliminated-for-good = Гибнет навсегда { $unit } { IN($space) }: { $why }.
pog-event-trench-changed = Траншеи { IN($space) } ({ $side }), уровень { $level }.
pog-event-trench-changed-none = Траншей { IN($space) } больше нет.
pog-event-fort-destroyed = Крепость { IN($space) } уничтожена.
pog-event-siege-began = Осаду { IN($space) } ведут { $side }.
pog-event-siege-lifted = Осада { IN($space) } снята.
pog-event-beachhead-placed = Плацдарм СЭС { IN($space) }.
pog-event-beachhead-lost = Плацдарм СЭС { IN($space) } потерян.
pog-event-marker-moved = Шкала ({ $track }): { $box }.

## Operations and combat

pog-event-space-activated = Регион { $space } активирован, цель: { $purpose }{ $cost ->
    [0] , бесплатно.
    [one] , за { $cost } операцию.
    [few] , за { $cost } операции.
    [many] , за { $cost } операций.
   *[other] , за { $cost } операции.
}
pog-event-entrench-tried = Бросок на возведение траншей { IN($space) }: { $die } (не больше { $needed }), { $unit }: { $succeeded ->
    [yes] удача
   *[no] неудача
}.
pog-event-siege-rolled = Бросок на сдачу { IN($space) }: { $die }, с модификатором { $modified }, нужно не меньше { $needed }: { $fell ->
    [yes] крепость пала
   *[no] крепость держится
}.
pog-event-attack-declared = Регион { $target } атакуют { $side }: { $force }.
pog-event-attack-cancelled = Атака на регион { $target } отменена: { $why }.
pog-event-flank-tried = Фланговая атака, сковывает { $pinning }: кубик { $die }, модификатор { $modifier }, атака { $succeeded ->
    [yes] удалась
   *[no] сорвалась
}.
pog-event-combat-card-played = Боевую карту «{ $card }» выкладывают { $side }.
pog-event-fire-resolved = Огонь ведут { $side }, на кубике { $die }: потери противника { $loss } (сила { $factors }, столбец { $column }, { $table }, сдвиг { $shift }, модификатор { $drm }).
pog-event-fire-resolved-plain = Огонь ведут { $side }, на кубике { $die }: потери противника { $loss } (сила { $factors }, столбец { $column }, { $table }).
pog-event-combat-decided = Битву выигрывают { $winner }: потери обороны { $defender_loss }, атакующего { $attacker_loss }{ $retreat ->
    [0] .
    [one] ; обороняющиеся отступают на { $retreat } регион.
    [few] ; обороняющиеся отступают на { $retreat } региона.
    [many] ; обороняющиеся отступают на { $retreat } регионов.
   *[other] ; обороняющиеся отступают на { $retreat } региона.
}
pog-event-combat-decided-none = Битва без победителя: потери обороны { $defender_loss }, атакующего { $attacker_loss }.
pog-event-retreat-cancelled = Отступления { IN($space) } не будет: { $why }.

## Cards and replacements

pog-event-cards-drawn = Карты берут { $side }: { $cards }.
pog-event-cards-drawn-none = Карт не берут { $side }.
pog-event-cards-drawn-unseen = Карты берут { $side }: { $count }.
pog-event-card-discarded = Карту «{ $card }» сбрасывают { $side }.
pog-event-card-removed = Карта «{ $card }» выходит из игры ({ $side }).
pog-event-card-kept = Карту «{ $card }» оставляют на столе { $side }.
pog-event-deck-shuffled = Колода перемешана ({ $side }): { $count }.
pog-event-hand-shown = Показана рука ({ $side }): { $cards }.
pog-event-hand-shown-none = Показана пустая рука ({ $side }).
pog-event-replacements-gained = Очки пополнений: { $points }. Причина: { $why }.
pog-event-replacements-lost = Потеряны очки пополнений: { $points }. Причина: { $why }.
pog-event-peace-offered = Мир предлагают { $side }.
pog-event-peace-answered = Мир принят.
pog-event-peace-answered-refused = Мир отклонен, кубик { $die }.
pog-event-side-bid = Ставка ({ $seat }): { $side }, победные очки { $points }.
pog-event-sides-settled = Ставка принята: { $side }, победные очки { $points }.
pog-event-card-swapped = Дополнительная карта «{ $optional }» вместо «{ $out }» ({ $side }).
pog-event-opening-chosen = Центральные державы начинают с «Августовскими пушками» в руке.
pog-event-opening-chosen-none = Центральные державы оставляют «Августовские пушки» в колоде.
pog-event-boxes-turned-up = Открыты карты ({ $side }): { $cards }.
pog-event-boxes-turned-up-none = Все ячейки пусты ({ $side }).
pog-event-box-filled = В ячейке { $box } лежит закрытая карта ({ $side }).
pog-event-box-filled-none = Ячейка { $box } остается пустой ({ $side }).
pog-event-solo-rolled = Ячейка { $box } ({ $side }): серый кубик { $grey }, синий кубик { $blue }. Карта: «{ $card }».
pog-event-solo-rolled-none = Ячейка { $box } ({ $side }): серый кубик { $grey }, синий кубик { $blue }. Карта не слушается.

## Causes

pog-why-vp-space-taken = регион, приносящий ПО, сменил владельца
pog-why-french-mutiny = французская атака вопреки мятежу
pog-why-no-advance = за атакой не последовало продвижения
pog-why-americans-missing = американские подкрепления так и не пришли
pog-why-tsar-never-fell = царь не был свергнут
pog-why-bid = ставка за сторону
pog-why-peace-refused = мир отклонен
pog-why-offensive-not-made = обязательное наступление не выполнено
pog-why-blockade = блокада зимой
pog-why-italy-neutral = Италия нейтральна при тотальной войне союзников
pog-why-attrition = истощение
pog-why-card = карта
pog-why-replacement-phase = фаза пополнений
pog-why-haig = немцы в траншеях держатся против британцев
pog-why-stood = обороняющиеся устояли ценой еще одного шага
pog-why-lost-in-combat = потери в битве
pog-why-lost-retreated = повторная атака после отступления
pog-why-lost-no-retreat = отступать некуда
pog-why-lost-stand-in = заменяющий корпус не смог отступить
pog-why-lost-overstacked = превышен предел группирования

## Ends of a game

pog-end-automatic = Автоматическая победа.
pog-end-armistice = Войну завершает перемирие.
pog-end-last-turn = Последний ход окончен.
pog-end-total-war = Одна из сторон дошла до тотальной войны.
pog-end-peace = Мирное соглашение принято.
pog-end-conceded = Противник сдал партию.

## Purposes of dice

pog-purpose-about = { $purpose } ({ $about })
pog-purpose-fire-attacker = огонь атакующего
pog-purpose-fire-defender = огонь обороняющегося
pog-purpose-flank = фланговая атака
pog-purpose-mandate = обязательное наступление
pog-purpose-bidding = торг
pog-purpose-siege = осада
pog-purpose-peace = мирное соглашение
pog-purpose-sixtus-affair = «Дело Сикста»
pog-purpose-entrench = возведение траншей
pog-purpose-solo-grey = серый кубик
pog-purpose-solo-blue = синий кубик
pog-purpose-shuffle = перемешивание колоды
pog-purpose-deck = перемешивание колоды
