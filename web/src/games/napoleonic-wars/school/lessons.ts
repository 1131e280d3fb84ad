/** The words of the school. */
import { t } from "../../../i18n/index.svelte";
import type { SchoolWords } from "../../../school/pupil.svelte";

export const WORDS: SchoolWords = {
  school: () => t("web-nw-school"),
  lesson: (lesson) => t("web-nw-lesson", { lesson }),
  about: (lesson) => t(`web-nw-lesson-about-${lesson}`),
  task: (lesson, task) => t(`web-nw-task-${lesson}-${task}`),
  told: (lesson, task) => t(`web-nw-told-${lesson}-${task}`),
  hint: (lesson, task) => t(`web-nw-hint-${lesson}-${task}`),
};
