/** The heap for the shell: its card, and what is loaded when somebody asks for it. */
import type { GameEntry } from "../types";
import { heap } from "./card";

const entry: GameEntry = {
  card: heap,
  table: () => import("./Table.svelte"),
  words: () => import("./words"),
};

export default entry;
