import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the development server finds the real one. */
const SERVER = process.env.GREATPOWERS_SERVER ?? "http://127.0.0.1:8000";

/** What many screens share comes in few files: a hundred small ones cost more in headers than in code. */
const SHARED = [
  { name: "house", test: /[\\/]src[\\/](api|components|i18n|state)[\\/]/, minShareCount: 2 },
  { name: "tables", test: /[\\/]src[\\/](board|cards|play|school|study|talk)[\\/]/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte()],
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
