import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ERROR_TEXT } from "../../src/site/error-pages/error-page.tsx";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

const METRICS_TOKEN = "a token of sixteen characters or more";

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-error-pages-"));
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the number of 5xx responses, from the metric that operators alert on. */
async function failures(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const counts = [...(await answer.text()).matchAll(/^nordet_requests_total\{[^}]*status="5xx"[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

it("the error pages are shown for actual errors, and have no URLs of their own", async () => {
  server = await startServerProcess({ DATA_DIR: folder, METRICS_TOKEN });
  const { url } = server;
  const titleAt = async (address: string) => {
    const answer = await fetch(url + address);
    return `${answer.status} ${/<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]}`;
  };
  for (const address of ["/500", "/500/", "/%35%300", "/500?a=b", "/404"]) {
    expect(await titleAt(address), address).toBe(`404 ${ERROR_TEXT[404].fr.headline}`);
  }
  for (const address of ["/en/500", "/en/404"])
    expect(await titleAt(address)).toBe(`404 ${ERROR_TEXT[404].en.headline}`);
  expect(await failures(url)).toBe(0);

  const database = new DatabaseSync(path.join(folder, "nordet.sqlite"), { timeout: 10_000 });
  database.exec("alter table blog_articles rename to gone");
  database.close();
  expect(await titleAt("/blog/un-billet")).toBe(`500 ${ERROR_TEXT[500].fr.headline}`);
  expect(await titleAt("/en/blog/a-post")).toBe(`500 ${ERROR_TEXT[500].en.headline}`);
  // A response is counted once it has been sent completely.
  await expect.poll(() => failures(url)).toBe(2);
}, 30_000);
