### Наполеоновские войны: позиция со всех сторон.

cli-nw-force-needed = Назовите войска ключом --force.
cli-nw-only = Ключ { $option } относится к игре «Наполеоновские войны».
nw-inspect-score = Очки игрока { $seat }: { $points } (малые страны в статусе союзника: { $pacts }; ресурсы: { $resources }). Приобретенные и потерянные ключевые области
nw-inspect-conquests = Завоевания, если бы ход кончился сейчас
nw-inspect-conquest = { $nation }, завоеватель { $conqueror }: { $falls }
nw-inspect-zones = Контроль над зонами
nw-inspect-flags = Флаги, которые можно поместить или снять ({ $nation })
nw-inspect-blockades = Блокированные порты ({ $nation })
nw-inspect-convoys = Конвои ({ $nation }), порт: { $port }
nw-inspect-voyage = { TO($port) }: { $cp } КО{ $landing ->
    [yes] {""}, высадка с моря
   *[no] {""}
}
nw-inspect-moves = Движение
nw-inspect-move = { TO($area) }: { $cp } КО, истощение: { $causes }
nw-inspect-interceptions = Перехват { IN($area) }
nw-inspect-evasions = Уклонение ({ $area }): { $force }
nw-inspect-chance = от { $needs }, { $chance }
nw-inspect-dice-attacker = Кубики атакующего { IN($area) }: { $dice }
nw-inspect-dice-defender = Кубики обороняющегося { IN($area) }: { $dice }
nw-inspect-odds-battle = Шансы: победа атакующего — { $attacker_wins } (бегство — { $defender_routed }), победа обороняющегося — { $defender_wins } (бегство — { $attacker_routed }), никого не осталось — { $nobody_left }
nw-inspect-odds-siege = Шансы: крепость сдается сразу — { $falls_at_once }, всего — { $falls }
nw-inspect-no-odds = Без предела раундов шансы не считаются.
nw-part-units = части и генералы
nw-part-commander = командующий
nw-part-unit-bonus = бонус части
nw-part-terrain = бонус за местность
nw-part-failed-evasion = неудачное уклонение
nw-part-jealous-marshals = ревнивые маршалы
nw-part-fortress = крепость
nw-part-pass = горный перевал
nw-part-marsh = болото
nw-part-ambush = засада
nw-part-forced-march = форсированный марш
