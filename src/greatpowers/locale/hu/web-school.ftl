### The school of any game: its bar, its tasks, and what a lesson refuses.

web-school-leave = Kilépés az iskolából
web-school-lessons = Leckék
web-school-lost = Az iskola nem érhető el.
web-school-lesson-of = { $number }. lecke, összesen { $total }
web-school-is-learnt = megtanulva
web-school-tasks = Feladatok
web-school-hint = Tipp
web-school-again = Újrakezdés
web-school-next = Következő lecke
web-school-play = Új játék
school-aside = { refused }: a szabályok megengednék, de eltér a lecke feladatától.
school-over = { refused }: a lecke véget ért.
