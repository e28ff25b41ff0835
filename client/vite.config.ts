import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const club = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/kingclub/web/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", pad: "pad.html", "pad-sw": "src/pad/worker.ts" },
      output: {
        // A service worker serves what lies below its own address, and must keep it.
        entryFileNames: ({ name }) => (name === "pad-sw" ? "pad-sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": club, "/join": club, "/ws": { target: club, ws: true } },
  },
  // A busy machine may be slow; no test fails for that.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
});
