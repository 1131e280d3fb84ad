/** A march planned ahead: asked of the server, which knows the rules. */
import type { MarchTold } from "../types";

/** How far a force could go; null if nobody can say now. */
export async function fetchMarch(table: string, seat: string, force: string, to = ""): Promise<MarchTold | null> {
  try {
    const response = await fetch(`/api/tables/${table}/march`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat, force, to }) });
    return response.ok ? ((await response.json()) as MarchTold) : null;
  } catch {
    return null;
  }
}
