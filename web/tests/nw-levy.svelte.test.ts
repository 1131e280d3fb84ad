import { beforeEach, describe, expect, it } from "vitest";
import type { Desk } from "../src/games/napoleonic-wars/play/desk.svelte";
import { Levy } from "../src/games/napoleonic-wars/play/levy.svelte";
import type { Reinforcements, ReinforcementRow } from "../src/games/napoleonic-wars/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const row = (
  kind: ReinforcementRow["kind"],
  piece: string,
  text: string,
  price: number,
  most: number,
): ReinforcementRow => ({
  kind,
  piece,
  most,
  rule: "7",
  reason: null,
  choices: [{ at: "paris", text, verb: "", parts: {}, price, most }],
});
const SP = row("sp", "", "build # sp @ paris", 4, 9);
const LANNES = row("leader", "lannes", "build leader lannes @ paris", 8, 1);
const BACK = row("regroup-sp", "", "regroup # sp @ paris", 2, 2);
const told = (
  purse: number,
  rows = [SP, LANNES, BACK],
  nation: Reinforcements["nation"] = "france",
): Reinforcements => ({ nation, total: 36, purse, where: ["paris"], rows });

/** A desk whose server takes every answer but those it refuses. */
class FakeDesk {
  question = $state.raw<{ reinforcements: Reinforcements | null }>({ reinforcements: told(36) });
  moment = $state("1");
  busy = $state(false);
  why = $state("");
  idle = "done";
  view = { turn: 2 };
  readonly sent: string[] = [];
  readonly meant: string[] = [];
  refused = "";

  async send(text: string): Promise<void> {
    this.sent.push(text);
    await Promise.resolve();
    if (text === this.refused) this.why = "refused";
  }
  async sayWhy(text: string): Promise<void> {
    this.meant.push(text);
  }
  /** Another question comes. */
  ask(reinforcements: Reinforcements | null): void {
    [this.question, this.moment] = [{ reinforcements }, this.moment + "1"];
  }
}

const levyAt = (): [Levy, FakeDesk] => {
  const desk = new FakeDesk();
  return [new Levy(desk as unknown as Desk), desk];
};

beforeEach(() =>
  use(
    new Texts(
      "en",
      "nw-purse-short = Too few: { $cost }, { $left } ({ $rule }).\nweb-nw-levy-no-further = No further one.",
    ),
  ),
);

describe("a levy", () => {
  it("is sent answer by answer, each only to the next question", async () => {
    const [levy, desk] = levyAt();
    levy.change(SP, 1);
    levy.change(SP, 1);
    levy.change(LANNES, 1);
    expect([levy.cost, levy.left]).toEqual([16, 20]);
    levy.call();
    await levy.follow(levy.next!);
    expect(levy.next).toBeNull();
    desk.ask(told(28));
    expect([levy.cost, levy.left]).toEqual([8, 20]);
    await levy.follow(levy.next!);
    desk.ask(told(20, [SP, BACK]));
    expect(desk.sent).toEqual(["build 2 sp @ paris", "build leader lannes @ paris"]);
    expect([levy.isEmpty, levy.calling, levy.next]).toEqual([true, false, null]);
  });
  it("stops where an answer is refused and keeps the rest of the plan", async () => {
    const [levy, desk] = levyAt();
    levy.change(SP, 1);
    levy.change(LANNES, 1);
    levy.change(BACK, 1);
    desk.refused = "build leader lannes @ paris";
    levy.call();
    await levy.follow(levy.next!);
    desk.ask(told(32));
    await levy.follow(levy.next!);
    expect([desk.why, levy.calling, levy.next]).toEqual(["refused", false, null]);
    expect(Object.keys(levy.plan)).toEqual(["leader lannes", "regroup-sp"]);
    [desk.why, desk.refused] = ["", ""];
    levy.call();
    expect(levy.next!.text).toBe("build leader lannes @ paris");
  });
  it("goes on when others were asked in between, and belongs to one nation", () => {
    const [levy, desk] = levyAt();
    levy.change(SP, 1);
    desk.ask(null);
    expect(levy.plan).toEqual({});
    desk.ask(told(36));
    expect(levy.cost).toBe(4);
    desk.ask(told(36, [SP], "spain"));
    expect(levy.isEmpty).toBe(true);
  });
  it("says why there can be no more: of the purse, of the pieces, of the rules", () => {
    const [levy, desk] = levyAt();
    levy.change(LANNES, 1);
    levy.change(LANNES, 1);
    expect(desk.why).toBe("No further one.");
    desk.ask(told(4));
    levy.change(SP, 1);
    levy.change(SP, 1);
    expect(desk.why).toBe("Too few: 2, 0 (6.3).");
    desk.ask(told(99, [BACK]));
    for (let nth = 0; nth < 3; nth += 1) levy.change(BACK, 1);
    expect(desk.meant).toEqual(["regroup 3 sp @ paris"]);
  });
  it("without a plan ends the step, and sends nothing while something is on its way", () => {
    const [levy, desk] = levyAt();
    desk.busy = true;
    levy.call();
    expect(desk.sent).toEqual([]);
    desk.busy = false;
    levy.call();
    expect(desk.sent).toEqual(["done"]);
  });
});
