### The school of any game: its bar, its tasks, and what a lesson refuses.

web-school-leave = Выйти из школы
web-school-lessons = Уроки
web-school-lost = Школа недоступна.
web-school-lesson-of = Урок { $number } из { $total }
web-school-is-learnt = пройден
web-school-tasks = Задания
web-school-hint = Подсказка
web-school-again = Начать заново
web-school-next = Следующий урок
web-school-play = Сыграть партию
school-aside = { refused }: по правилам можно, но к заданию урока это не ведет.
school-over = { refused }: урок окончен.
