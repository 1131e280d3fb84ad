import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the development server finds the real one. */
const SERVER = process.env.GREATPOWERS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/greatpowers/server/client", emptyOutDir: true, assetsInlineLimit: 0 },
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
