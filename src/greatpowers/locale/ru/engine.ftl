### What every game says: refusals, errors, dice. `$rule` is "none" where no rule of a book is concerned.

## How a refusal begins; what is wrong follows after a colon, then the pieces concerned.

refused = { $rule ->
    [none] Нельзя
   *[other] Нельзя (правило { $rule })
}
unclear = { $rule ->
    [none] Непонятно
   *[other] Непонятно (правило { $rule })
}

## Refused decisions

decision-unknown = { unclear }: такого решения нет. Текст: «{ $text }».
decision-not-offered = { refused }: сейчас такое решение не предлагается.
not-your-turn = { refused }: сейчас не ваш ход.
seat-unknown = { refused }: такого места нет. Место: «{ $seat }».
undo-barrier = { refused }: отменять больше нечего. Предел — бросок кубика, раскрытая тайна или ответ другого места.
answer-closed = { refused }: ответ этого места окончательный.
game-over = { refused }: партия окончена.

## Errors at the border

error-option = Неверные параметры: { $problem }
error-record = Неверная запись партии: { $problem }
error-data = Неверный файл данных: { $problem }
error-invariant = Ошибка в программе: { $problem }
error-other = Ошибка: { $problem }

## Values of switches

value-yes = да
value-no = нет

## Dice

event-die-rolled = Бросок кубика № { $number }: { $purpose }. Результат: { $result } из { $bound }.
