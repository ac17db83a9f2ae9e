import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { build, type Plugin, type Rollup } from "vite";
import { cutFonts } from "./scripts/cut-fonts.ts";
import { compressAssets } from "./src/server/http/compress-assets.ts";
import { ISLANDS, type IslandName } from "./src/site/islands.ts";

/**
 * Our own server entry instead of `@astrojs/node`. One bundle contains the HTTP front, the API and the pages, so that
 * they share a database connection and the page cache gets a Web `Response`. See docs/decisions/001-own-astro-entry.md.
 */
const nordetServer: AstroIntegration = {
  name: "nordet-server",
  hooks: {
    "astro:config:done": ({ setAdapter }) =>
      setAdapter({
        name: "nordet-server",
        entrypointResolution: "auto",
        serverEntrypoint: new URL("./src/server/main.ts", import.meta.url),
        adapterFeatures: { buildOutput: "server", middlewareMode: "classic" },
        supportedAstroFeatures: { serverOutput: "stable", sharpImageService: "stable" },
      }),
    "astro:build:done": ({ dir, logger }) => {
      writeFileSync(
        new URL("../server/client-files.json", dir),
        JSON.stringify({ islands: islandFiles, desk: deskFiles }),
      );
      logger.info(`${compressAssets(fileURLToPath(dir))} assets compressed`);
    },
  },
};

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FONTS = source(".astro/fonts");
await cutFonts(FONTS);

/** URL path of each island's browser file, by island name (decision 012). */
const islandFiles: Record<string, string> = {};
/** URL paths of the desk's entry and all its imports, so that a browser can preload them together. */
const deskFiles: string[] = [];
const ISLAND_MODULES = {
  name: "island-modules",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (id) => (id.startsWith("island:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0island:")) return undefined;
    const name = id.slice("\0island:".length) as IslandName;
    const from = JSON.stringify(source(ISLANDS[name]));
    if (ISLANDS[name].endsWith(".ts")) return `export { ${name} as default } from ${from};`;
    return `import { ${name} } from ${from};
import { hydrateIsland } from ${JSON.stringify(source("src/ui/hydrate-island.ts"))};
export default (element, props) => hydrateIsland(element, ${name}, props);`;
  },
} satisfies Plugin;

const EMIT_ISLANDS = {
  name: "islands",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    for (const name of Object.keys(ISLANDS)) this.emitFile({ type: "chunk", id: `island:${name}`, name });
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk" && file.facadeModuleId?.startsWith("\0island:"))
        islandFiles[file.name] = `/${file.fileName}`;
    }
    const desk = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.moduleIds.includes(source("src/desk/shell/mount.tsx")),
    );
    const begun = new Set([desk?.fileName ?? ""]);
    for (const name of begun) {
      const file = bundle[name];
      if (file?.type !== "chunk") throw new Error("The build has no desk");
      for (const imported of file.imports) begun.add(imported);
    }
    deskFiles.push(...[...begun].map((name) => `/${name}`));
  },
} satisfies Plugin;

/** Provides the island element's code as a string, which pages inline. */
const ISLAND_SCRIPT = {
  name: "island-script",
  resolveId: (id) => (id === "virtual:island-script" ? `\0${id}` : undefined),
  async load(id) {
    if (id !== "\0virtual:island-script") return undefined;
    const [built] = (await build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, lib: { entry: source("src/ui/island-element.ts"), formats: ["iife"], name: "_" } },
    })) as Rollup.RolldownOutput[];
    return `export default ${JSON.stringify(built!.output[0].code.trim().replace(/;$/, ""))};`;
  },
} satisfies Plugin;

/** Programs that the server runs in threads or child processes, by file name beside its entry (decisions 015, 017). */
const PROGRAMS = {
  "card-process.mjs": "./src/site/sharing/card-process.ts",
  "preview-worker.mjs": "./src/server/pages/preview-worker.ts",
  "markdown-worker.mjs": "./src/features/blog/markdown/markdown-worker.ts",
  "reading-worker.mjs": "./src/features/calendars/reading/reading-worker.ts",
  "import-worker.mjs": "./src/features/blog-transfer/import-worker.ts",
};

const EMIT_PROGRAMS = {
  name: "programs",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    for (const [fileName, path] of Object.entries(PROGRAMS)) {
      this.emitFile({ type: "chunk", id: fileURLToPath(new URL(path, import.meta.url)), fileName });
    }
  },
} satisfies Plugin;

/**
 * Bundles all packages except native and optional ones: without looking up some 600 files in node_modules, the server
 * starts in half the time and uses 30 MB less memory.
 */
const BUNDLE_PACKAGES = {
  name: "bundle-packages",
  apply: "build",
  configEnvironment: (name) =>
    name === "ssr" ? { resolve: { noExternal: true, external: ["pg-native", "sharp"] } } : undefined,
} satisfies Plugin;

/**
 * Puts small modules that the form shares with other islands into one file. Each in a file of its own would cost 330
 * bytes of headers, more than its code.
 */
const SHARED_MODULES = {
  name: "shared-modules",
  apply: "build",
  configEnvironment: (name) => {
    const test =
      /\/(?:lib\/company\/(?:company|closed-days)|uncounted-days|form-constants|[\w.-]*jsx-runtime[\w.-]*)\.[jt]s$/;
    const codeSplitting = { groups: [{ name: "company", test }] };
    return name === "client" ? { build: { rolldownOptions: { output: { codeSplitting } } } } : undefined;
  },
} satisfies Plugin;

/** Returns Astro's React integration, but with our own server renderer. */
function reactDrawnAtOnce(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks["astro:config:setup"];
  const serverEntrypoint = fileURLToPath(new URL("./src/server/pages/react-renderer.ts", import.meta.url));
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (options) =>
        setUp?.({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) }),
    },
  };
}

export default defineConfig({
  output: "server",
  trailingSlash: "never",
  session: false,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "always", assets: "_assets" },
  adapter: nordetServer,
  integrations: [reactDrawnAtOnce()],
  vite: {
    plugins: [ISLAND_MODULES, EMIT_ISLANDS, ISLAND_SCRIPT, EMIT_PROGRAMS, BUNDLE_PACKAGES, SHARED_MODULES],
    resolve: { alias: { "@fonts": FONTS } },
  },
});
