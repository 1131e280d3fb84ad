/** The score of a table as it was fetched last; asked for anew when the game has moved on. */
import { scores } from "../api/rest";
import type { Scores } from "../api/types";

export class ScoreBook {
  told = $state.raw<Scores | null>(null);
  failed = $state(false);
  #asked = "";

  /** What stands in the house now; a look that comes too late is dropped. */
  async look(table: string, seat: string | null, revision: number): Promise<void> {
    const key = `${table} ${seat ?? ""} ${revision}`;
    if (key === this.#asked) return;
    this.#asked = key;
    try {
      const found = await scores(table, seat);
      if (key !== this.#asked) return;
      this.told = found;
      this.failed = false;
    } catch {
      if (key !== this.#asked) return;
      this.#asked = "";
      this.failed = true;
    }
  }
}
