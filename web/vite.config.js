import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/patolli/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every page with a board needs comes in one piece: many small ones cost more than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "around", test: /src\/(parts\/(Scene|Stage|Marks|Bar|Choices|TableFrame|SeatMark)\.svelte|lib\/(sound|turn\.svelte|controller|marks\.svelte|panzoom\.svelte|pointing|readable|log)\.ts)/ }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/games": server } },
  test: { include: ["src/**/*.test.ts"] },
});
