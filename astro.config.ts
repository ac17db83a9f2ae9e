import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { compressAssets } from "./src/server/compress-assets.ts";

/**
 * Our own server entry instead of `@astrojs/node`: one bundle holds the HTTP front, the API and the pages, so that they
 * share one database connection, and the page cache receives a Web `Response`. See docs/decisions/001-own-astro-entry.md.
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
      logger.info(`${compressAssets(fileURLToPath(dir))} assets compressed`);
    },
  },
};

/** `client:interaction`: wakes an island on hover, focus, tap or key, then replays the event (DESIGN §1, Hydration). */
const clientInteraction: AstroIntegration = {
  name: "client-interaction",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "interaction",
        entrypoint: fileURLToPath(new URL("./src/ui/client-interaction.ts", import.meta.url)),
      }),
  },
};

/** The program that draws preview pictures, a file of its own beside the server's entry (decision 015). */
const CARD_PROGRAM = {
  name: "card-process",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    const id = fileURLToPath(new URL("./src/site/sharing/card-process.ts", import.meta.url));
    this.emitFile({ type: "chunk", id, fileName: "card-process.mjs" });
  },
} satisfies Plugin;

export default defineConfig({
  output: "server",
  trailingSlash: "never",
  session: false,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "always", assets: "_assets" },
  adapter: nordetServer,
  integrations: [react(), clientInteraction],
  vite: {
    plugins: [CARD_PROGRAM],
    // All packages in the bundle: a server that need not look for some 600 files in node_modules starts in half the time
    // and holds 30 MB less. What stays outside is native and optional.
    environments: { ssr: { resolve: { noExternal: true, external: ["pg-native", "sharp"] } } },
  },
});
