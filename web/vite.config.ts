import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where the development server finds the real one. */
const SERVER = process.env.GREATPOWERS_SERVER ?? "http://127.0.0.1:8000";

type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

const SOURCE = join(import.meta.dirname, "src");
const known = new Map<string, Set<string>>();

/** Everything a file needs before it can run, itself included. */
function needsOf(root: string, about: ModuleInfo): Set<string> {
  const found = known.get(root) ?? new Set<string>();
  if (found.size === 0) {
    known.set(root, found);
    const open = [join(SOURCE, root)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(about(id)?.importedIds ?? []));
    }
  }
  return found;
}

const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/** A hundred small files cost more in headers than in code: what every page needs is one, what tables share another, each
 *  game's table with its words a third. What other pages show too comes in files of its own. */
function fileOf(id: string, about: ModuleInfo): string | null {
  const isNeeded = (root: string): boolean => needsOf(root, about).has(id);
  if (isNeeded("main.ts") || id.includes("rolldown/runtime")) return "house";
  const tables = GAMES.filter((game) =>
    ["Table.svelte", "play/say.ts", "words.ts"].some((part) => isNeeded(`games/${game}/${part}`)),
  );
  const isShared = tables.length > 1 || isNeeded("screens/AtTable.svelte");
  const inLobby = isNeeded("screens/InHouse.svelte") || GAMES.some((game) => isNeeded(`games/${game}/thumb.ts`));
  if (inLobby && isShared) return "house";
  if (inLobby) return tables.length === 1 ? `pictures-${tables[0]}` : null;
  if (isShared) return "tables";
  return tables.length === 1 ? `table-${tables[0]}` : null;
}

/** Faces in which something is written on every table, whatever the language: figures, spaces, names of seas. */
const FACES =
  /(eb-garamond-common-wght-normal|eb-garamond-common-500-italic|source-sans-3-common-wght-normal)-.*\.woff2$/;

/** The files each game's table is made of: the server names them in the page of a table, so that none waits for another. */
function filesAhead(): Plugin {
  return {
    name: "files-ahead",
    // After the chunks that held nothing but styles are gone.
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const table = chunks.find((one) => one.moduleIds.includes(join(SOURCE, "screens/AtTable.svelte")));
      const faces = Object.keys(bundle).filter((name) => FACES.test(name));
      const ahead: Record<string, string[]> = {};
      for (const game of GAMES) {
        const chunk = chunks.find((one) => one.moduleIds.includes(join(SOURCE, `games/${game}/Table.svelte`)));
        if (chunk) ahead[game] = [...filesOf(chunk.fileName, filesOf(table?.fileName ?? "")), ...faces];
      }
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(ahead) });

      function filesOf(name: string, found = new Set<string>()): Set<string> {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || found.has(name)) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) filesOf(other, found);
        return found;
      }
    },
  };
}

/** Scripts and styles lie there compressed too: a server that was just started need not do it while somebody waits. */
function packedToo(): Plugin {
  return {
    name: "packed-too",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css)$/.test(name)) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file.type === "chunk" ? file.code : file.source));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), filesAhead(), packedToo()],
  build: {
    outDir: "../src/greatpowers/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: "tables",
              includeDependenciesRecursively: false,
              name: (id, context) => fileOf(id, (one) => context.getModuleInfo(one)),
            },
          ],
        },
      },
    },
  },
  server: {
    // The server compares a request's origin with its host: both must stay those of this page.
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/health": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER.replace("http", "ws"), ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
