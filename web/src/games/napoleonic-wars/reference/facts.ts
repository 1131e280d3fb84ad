/** Numbers of the nations, and which data are known and which reconstructed. */
import { fetched, once } from "../../../api/printed";
import type { Reference, SourceClass } from "../generated";

export const CLASSES: readonly SourceClass[] = ["rulebook", "public", "recalled", "mixed", "reconstruction"];

export const loadReference = once(() => fetched<Reference>("/api/napoleonic-wars/reference"));
