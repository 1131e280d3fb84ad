/** What is printed on cards and tables, without the boards. */
import { MAP_URL } from "../board/data";
import type { Printed } from "../play/facts";

let known: Promise<Printed> | null = null;

async function fetched(): Promise<Printed> {
  const response = await fetch(`${MAP_URL}/facts.json`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Printed;
}

/** A failure is not remembered. */
export function printedFacts(): Promise<Printed> {
  known ??= fetched().catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}
