### The school of any game: its bar, its tasks, and what a lesson refuses.

web-school-leave = Leave the school
web-school-lessons = Lessons
web-school-lost = The school cannot be reached.
web-school-lesson-of = Lesson { $number } of { $total }
web-school-is-learnt = learnt
web-school-tasks = Tasks
web-school-hint = Hint
web-school-again = Begin again
web-school-next = Next lesson
web-school-play = Play a game
school-aside = { refused }: the rules would allow it, but it leads away from the task of the lesson.
school-over = { refused }: the lesson is over.
