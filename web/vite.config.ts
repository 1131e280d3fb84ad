import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where the development server finds the real one. */
const SERVER = process.env.GREATPOWERS_SERVER ?? "http://127.0.0.1:8000";

/** What many screens share comes in few files: a hundred small ones cost more in headers than in code. */
const SHARED = [
  { name: "house", test: /[\\/]src[\\/](api|components|i18n|state)[\\/]/, minShareCount: 2 },
  { name: "tables", test: /[\\/]src[\\/](board|cards|play|school|study|talk)[\\/]/, minShareCount: 2 },
];

/** Faces in which something is written on every table, whatever the language: figures, spaces, names of seas. */
const FACES = /(eb-garamond-latin-wght-normal|eb-garamond-latin-500-italic|source-sans-3-latin-wght-normal)-.*\.woff2$/;

/** The files each game's table is made of: the server names them in the page of a table, so that none waits for another. */
function filesAhead(): Plugin {
  return {
    name: "files-ahead",
    // After the chunks that held nothing but styles are gone.
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const table = chunks.find((one) => one.facadeModuleId?.endsWith("/AtTable.svelte"));
      const faces = Object.keys(bundle).filter((name) => FACES.test(name));
      const ahead: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const game = /games\/([a-z-]+)\/Table\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (game) ahead[game] = [...filesOf(chunk.fileName, filesOf(table?.fileName ?? "")), ...faces];
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
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
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
