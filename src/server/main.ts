import { readFileSync } from "node:fs";
import { createApp } from "astro/app/entrypoint";
import { type RunningServer, type StartOptions, start as startServer } from "./start.ts";

/** Written by the build beside its entry, which this module is in, or one of its chunks. */
const ISLANDS = new URL(import.meta.url.includes("/chunks/") ? "../islands.json" : "./islands.json", import.meta.url);

/** Starts the built server. Importing this module starts nothing. */
export function start(options: Omit<StartOptions, "app" | "islands"> = {}): Promise<RunningServer> {
  const islands = JSON.parse(readFileSync(ISLANDS, "utf8"));
  return startServer({ ...options, app: createApp({ streaming: false }), islands });
}
