import { readFileSync } from "node:fs";
import { createApp } from "astro/app/entrypoint";
import { type RunningServer, type StartOptions, start as startServer } from "./start.ts";

/** Written by the build beside its entry, which contains this module directly or in one of its chunks. */
const CLIENT_FILES = new URL(
  import.meta.url.includes("/chunks/") ? "../client-files.json" : "./client-files.json",
  import.meta.url,
);

/** Starts the built server. Importing this module starts nothing. */
export function start(options: Omit<StartOptions, "app" | "clientFiles"> = {}): Promise<RunningServer> {
  const clientFiles = JSON.parse(readFileSync(CLIENT_FILES, "utf8"));
  return startServer({ ...options, app: createApp({ streaming: false }), clientFiles });
}
