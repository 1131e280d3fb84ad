/** What is printed on cards and tables, without the boards. */
import { fetched, once } from "../../../api/printed";
import { MAP_URL } from "../board/data";
import type { Printed } from "../play/facts";

export const printedFacts = once(() => fetched<Printed>(`${MAP_URL}/facts.json`));
