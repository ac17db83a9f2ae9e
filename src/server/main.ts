import { readFileSync } from "node:fs";
import { createApp } from "astro/app/entrypoint";
import { drawAlone } from "./pages/draw-alone.ts";
import { type RunningServer, type StartOptions, start as startServer } from "./start.ts";

/** The build writes this file beside the server's entry; this module ends up in the entry or in one of its chunks. */
const CLIENT_FILES = new URL(
  import.meta.url.includes("/chunks/") ? "../client-files.json" : "./client-files.json",
  import.meta.url,
);

const built = () => ({
  app: createApp({ streaming: false }),
  clientFiles: JSON.parse(readFileSync(CLIENT_FILES, "utf8")),
});

/** Starts the built server. Importing this module has no effect. */
export function start(options: Omit<StartOptions, "app" | "clientFiles"> = {}): Promise<RunningServer> {
  return startServer({ ...options, ...built() });
}

/** Renders pages without serving them, for another company, in a worker thread (`pages/preview-worker.ts`). */
export const draw = (variables: Record<string, string | undefined>, siteUrl: URL) =>
  drawAlone({ ...built(), variables, siteUrl });
