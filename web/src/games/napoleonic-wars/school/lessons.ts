/** The words of the school, and what only its lessons are asked: where a force could march. */
import { call } from "../../../api/rest";
import { t } from "../../../i18n/index.svelte";
import { TABLE, type Pupil, type SchoolWords } from "../../../school/pupil.svelte";
import { marchFrom } from "../play/march";
import type { Marching, MarchTold } from "../types";

/** The table of the school asks the school. */
export function askInSchool(pupil: Pupil): void {
  marchFrom(TABLE, (force, to) =>
    call<MarchTold>("POST", `/api/napoleonic-wars/school/${pupil.lesson!.id}/march`, {
      answers: pupil.answers,
      force,
      to,
    } satisfies Marching),
  );
}

export const WORDS: SchoolWords = {
  school: () => t("web-nw-school"),
  lesson: (lesson) => t("web-nw-lesson", { lesson }),
  about: (lesson) => t(`web-nw-lesson-about-${lesson}`),
  task: (lesson, task) => t(`web-nw-task-${lesson}-${task}`),
  told: (lesson, task) => t(`web-nw-told-${lesson}-${task}`),
  hint: (lesson, task) => t(`web-nw-hint-${lesson}-${task}`),
};
