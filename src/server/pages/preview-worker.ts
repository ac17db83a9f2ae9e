import { parentPort } from "node:worker_threads";
import type { PreviewedPage, PreviewQuestion } from "./company-preview.ts";

/** Renders pages for one company (see `company-preview.ts`), which must be set before the server's modules load. */
let drawn: ((path: string) => Promise<PreviewedPage>) | undefined;

parentPort?.on("message", async ({ company, variables, siteUrl, path }: PreviewQuestion) => {
  globalThis.nordetCompany = company;
  // The entry is beside this program in the build; with a literal import, the build would bundle the server into it.
  const entry = new URL("./entry.mjs", import.meta.url).href;
  drawn ??= await (await import(/* @vite-ignore */ entry)).draw(variables, new URL(siteUrl));
  parentPort?.postMessage(await drawn!(path));
});
