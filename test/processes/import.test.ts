import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addStaff, signIn } from "../process-staff.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** A post's HTML whose conversion takes longer than the allowed five seconds on any machine. */
const ENDLESS = `<p ${Array.from({ length: 130_000 }, (_, n) => `a${n}`).join(" ")}>x</p>`;
/** Number of posts in an import that takes most of a minute, longer than all the other requests. */
const POSTS = 10;
const ANSWERS = 50;

let folder: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-import-"));
});
afterEach(async () => {
  if (server && server.process.exitCode === null && server.process.signalCode === null) await server.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

it("the server answers others during a hostile import, and stops on request", { timeout: 60_000 }, async () => {
  server = await startServerProcess({ DATA_DIR: folder });
  await addStaff({ DATA_DIR: folder }, "editor");
  const { cookie = "" } = await signIn(server.url, "editor", "192.0.2.1");
  const posts = Array.from({ length: POSTS }, (_, id) => ({ id, title: `Titre ${id}`, html: ENDLESS }));
  const upload = await fetch(`${server.url}/api/posts/import`, {
    method: "POST",
    body: JSON.stringify({ db: [{ data: { posts } }] }),
    headers: { Cookie: cookie, Origin: server.url, "Content-Type": "application/json" },
  });
  const lines = upload.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await lines.read()).value).toBe(`{"done":0,"total":${POSTS}}\n`);
  let isOver = false;
  const rest = (async () => {
    for (let read = await lines.read(); !read.done; read = await lines.read());
  })().finally(() => {
    isOver = true;
  });
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    expect(await (await fetch(`${server.url}/healthz`)).text()).toContain("ok");
  }
  expect(isOver).toBe(false);
  // Shutdown cuts off the import's response after a time limit.
  const cutOff = expect(rest).rejects.toThrow();
  await server.stop();
  await cutOff;
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.said()).not.toMatch(/crashed|stopping failed/);
});
