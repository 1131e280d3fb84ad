/** The player aid: what things cost, and what dice are changed by. The words are in the texts, the rules beside them. */

export interface AidRow {
  id: string;
  /** As it is shown, or the id of a word for it. */
  value: string;
  rule: string;
}

const row = (id: string, value: string, rule: string): AidRow => ({ id, value, rule });
/** Values that are told in words. */
export const WORDS = new Set(["by-rating", "half"]);

export const AID: Record<string, AidRow[]> = {
  costs: [
    row("march", "1", "9.1"),
    row("unit", "2", "7.1"),
    row("general", "by-rating", "7.2"),
    row("squadron", "4", "7.3"),
    row("flag", "1", "7.4"),
    row("regroup", "1", "7.7"),
    row("manoeuvre", "half", "13"),
    row("convoy", "1", "13.6"),
    row("war", "7", "8.34"),
    row("foreign", "1", "7.6"),
  ],
  attrition: [
    row("die", "6", "9.4"),
    row("terrain", "", "9.41"),
    row("forced", "", "9.42"),
    row("ambush", "", "9.43"),
    row("retreat", "", "9.44"),
    row("end", "", "5.6"),
    row("french", "½", "9.45"),
  ],
  rolls: [
    row("need", "9", "10.11"),
    row("friendly", "+1", "10.11"),
    row("uncontrolled", "−1", "10.11"),
    row("line", "−1", "10.11"),
    row("failed", "+1", "10.2"),
  ],
  battle: [
    row("unit", "1", "11.2"),
    row("commander", "", "11.2"),
    row("french", "2", "11.21"),
    row("power", "1", "11.21"),
    row("rough", "1", "11.22"),
    row("pass", "2", "11.22"),
    row("marsh", "3", "11.22"),
    row("fortress", "", "12.3"),
    row("hits", "", "11.3"),
  ],
  naval: [
    row("need", "9", "13.33"),
    row("british", "+2", "13.33"),
    row("french", "+1", "13.33"),
    row("blockade", "+1", "13.33"),
    row("convoy", "5", "13.6"),
  ],
  end: [
    row("conquest", "6", "15.1"),
    row("lost-key", "+1", "15.1"),
    row("submission", "", "15.4"),
    row("peace", "6", "5.8"),
    row("push", "±1", "5.8"),
    row("resource", "", "16.2"),
  ],
};
