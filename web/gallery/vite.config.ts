/** The gallery of drawn parts, for development only: `npx vite --config gallery/vite.config.ts`. No server needed. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const HOUSE = resolve(HERE, "../../src/greatpowers");

function answer(path: string): Buffer | string | null {
  const map = /^\/api\/map\/([\w-]+)\/(\w+\.(?:json|webp))/.exec(path);
  if (map) return readFileSync(join(HOUSE, "games", map[1]!.replaceAll("-", "_"), "data", `map_${map[2]!}`));
  const locale = /^\/api\/locale\/(\w+)(\/shell)?/.exec(path);
  if (!locale) return null;
  // All texts come with the first part.
  if (!locale[2]) return "";
  const folder = join(HOUSE, "locale", locale[1]!);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n\n");
}

/** Answers what the real server would: maps and texts. */
const files: Plugin = {
  name: "gallery-files",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const found = answer(request.url ?? "");
      if (found === null) next();
      else response.end(found);
    });
  },
};

export default defineConfig({
  root: resolve(HERE, ".."),
  plugins: [svelte(), files],
  server: { port: 5199, strictPort: true, fs: { allow: [resolve(HERE, "../..")] } },
});
