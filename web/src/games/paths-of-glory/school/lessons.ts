/** The words of the school, and what only its lessons are asked: the odds of an attack, and who is cut off. */
import { call } from "../../../api/rest";
import { t } from "../../../i18n/index.svelte";
import { TABLE, type Pupil, type SchoolWords } from "../../../school/pupil.svelte";
import type { Answers } from "../../../api/types";
import { oddsFrom, type BattleOdds } from "../battle/odds";
import type { Assault } from "../types";
import { supplyFrom, type SupplyTold } from "../play/supplyLines.svelte";

const SCHOOL = "/api/paths-of-glory/school";

/** The table of the school asks the school. */
export function askInSchool(pupil: Pupil): void {
  const ask = <T, Asked extends Answers = Answers>(what: string, body: Asked): Promise<T> =>
    call("POST", `${SCHOOL}/${pupil.lesson!.id}/${what}`, body);
  oddsFrom(TABLE, (attackers, target, pinning) =>
    ask<BattleOdds, Assault>("battle", { answers: pupil.answers, attackers: [...attackers], target, pinning }),
  );
  supplyFrom(TABLE, () => ask<SupplyTold>("supply", { answers: pupil.answers }));
}

export const WORDS: SchoolWords = {
  school: () => t("web-pog-school"),
  lesson: (lesson) => t("web-pog-lesson", { lesson }),
  about: (lesson) => t(`web-pog-lesson-about-${lesson}`),
  task: (lesson, task) => t(`web-pog-task-${lesson}-${task}`),
  told: (lesson, task) => t(`web-pog-told-${lesson}-${task}`),
  hint: (lesson, task) => t(`web-pog-hint-${lesson}-${task}`),
};
