/** The pad as one file that opens from a disk: `pad-file.html`, all of its script and style inside. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [svelte(), inlined()],
  publicDir: false,
  build: {
    outDir: "../src/kingclub/web/static",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    rolldownOptions: { input: "pad.html", output: { codeSplitting: false } },
  },
});

/** Puts what the page refers to into the page. vite-plugin-singlefile would bring a second bundler along. */
function inlined(): Plugin {
  return {
    name: "inlined",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["pad.html"];
      if (page?.type !== "asset") throw new Error("there is no pad.html to put things into");
      let html = String(page.source).replace(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, "");
      for (const [file, part] of Object.entries(bundle)) {
        if (file === "pad.html") continue;
        const code = part.type === "chunk" ? part.code : String(part.source);
        const tag = new RegExp(`<(script|link)[^>]*"/${file}"[^>]*>(</script>)?`);
        if (!tag.test(html)) throw new Error(`${file} is not referred to by the page`);
        const safe = code.replaceAll("</script", "<\\/script");
        const text =
          part.type === "chunk" ? `<script type="module">${safe}</script>` : `<style>${code}</style>`;
        html = html.replace(tag, () => text);
      }
      for (const file of Object.keys(bundle)) Reflect.deleteProperty(bundle, file);
      this.emitFile({ type: "asset", fileName: "pad-file.html", source: html });
    },
  };
}
