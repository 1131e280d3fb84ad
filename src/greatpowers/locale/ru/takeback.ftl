### Возврат по согласию: о чем игроки просят друг друга и что отвечает сервер.

takeback-unknown = { refused }: такого вашего решения, к которому можно вернуться, нет.
takeback-rated = { refused }: за рейтинговым столом ничего не берут назад.
takeback-sealed = { refused }: написанное втайне и уже прочитанное всеми вернуть нельзя.
takeback-upgraded = { refused }: с тех пор правила изменились, и вернуться раньше этого нельзя.
takeback-open = { refused }: о возврате уже просят. Пожалуйста, дождитесь ответа.
takeback-none = { refused }: о возврате никто не просит.
takeback-not-yours = { refused }: отозвать просьбу может только тот, кто просил.
takeback-not-asked = { refused }: вашего согласия не спрашивают.

event-takeback-asked = Просьба о возврате: { $seat }.
event-takeback-agreed = Согласие на возврат: { $seat }.
event-takeback-refused = Отказ в возврате: { $seat }.
event-takeback-withdrawn = Просьба о возврате отозвана: { $seat }.
event-taken-back = Игра вернулась к прежнему решению: { $seat }.

web-takeback = { $alone ->
    [yes] Вернуть ход…
   *[no] Попросить о возврате…
}
web-takeback-title = Возврат
web-takeback-about = Отмена действует до броска кубика, показанной карты или ответа другой стороны. Дальше нужно согласие другой стороны. Выберите решение, к которому вернуться: его и всего, что было потом, как будто не было.
web-takeback-dice = Кубики, брошенные снова для той же цели, выпадут так же. Что уже написали другие, остается в силе.
web-takeback-alone = Никого спрашивать не нужно: боты согласны всегда, и игра вернется сразу.
web-takeback-nothing = Сейчас возвращать нечего.
web-takeback-ask = { $alone ->
    [yes] Вернуться
   *[no] Попросить
}
web-takeback-asked = Просьба о возврате: { $seat }
web-takeback-asked-about = Игра вернется к моменту перед этим решением. Всего, что было потом, как будто не было.
web-takeback-since = С тех пор
web-takeback-agree = Согласиться
web-takeback-refuse = Отказать
web-takeback-waiting = Вы просите о возврате. Ждем ответа: { $seats }
web-takeback-withdraw = Отозвать
web-takeback-other = Просьба о возврате: { $seat }. Ждем ответа: { $seats }
web-takeback-done = Игра вернулась назад.
web-takeback-refused = В возврате отказано.
