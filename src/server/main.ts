import { createApp } from "astro/app/entrypoint";
import { type RunningServer, type StartOptions, start as startServer } from "./start.ts";

/** Starts the built server. Importing this module starts nothing. */
export function start(options: Omit<StartOptions, "app"> = {}): Promise<RunningServer> {
  return startServer({ ...options, app: createApp({ streaming: false }) });
}
