import { execFile } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog, logOutput } from "./log.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-log-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOG_MODULE = new URL("./log.ts", import.meta.url).href;

describe("the log", () => {
  it("writes each event once, as a line of JSON, shortly after", async () => {
    const file = path.join(folder, "log");
    const fd = openSync(file, "a");
    const output = logOutput(fd);
    const log = createLog(output);
    for (let index = 0; index < 1_000; index += 1) log.info({ index }, "é");
    log.error({ err: new Error("broken") }, "failed");
    await vi.waitFor(() => expect(readFileSync(file, "utf8")).toContain("failed"), 10_000);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(1_001);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line).index)).toEqual(
      Array.from({ length: 1_000 }, (_, i) => i),
    );
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ level: 50, err: { message: "broken" }, msg: "failed" });
    output.destroy();
  });

  it("writes one line per event, whatever a visitor put into a path, a header or a name", async () => {
    const file = path.join(folder, "log");
    const fd = openSync(file, "a");
    const output = logOutput(fd);
    const log = createLog(output);
    const forged = '{"level":50,"msg":"forged"}';
    const hostile = [
      "\n",
      "\r\n",
      "\u0085",
      "\u2028",
      "\u2029",
      "\v",
      "\f",
      "\u001b[2J",
      "\u009b2J",
      '"}\n',
      "\\",
      "\ud800",
    ].map((sign) => `a${sign}${forged}`);
    for (const text of hostile) {
      log.warn({ name: text, [text]: text, err: new Error(text) }, text);
      log.info({ requestId: "p-1", method: "GET", path: `/${text}`, status: 404, ms: 1 });
    }
    // Lines are written in batches, so flushing here could let a line overtake those being written.
    await vi.waitFor(
      () => expect(readFileSync(file, "utf8").match(/"status":404/g)).toHaveLength(hostile.length),
      10_000,
    );
    output.destroy();
    const written = readFileSync(file, "utf8");
    // Splits at every Unicode line end, as some programs do.
    const lines = written.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => line !== "");
    expect(lines).toHaveLength(2 * hostile.length);
    expect(lines.map((line) => (JSON.parse(line) as { msg?: string; path?: string }).msg).filter(Boolean)).toEqual(
      hostile.map((text) => text.toWellFormed()),
    );
    expect(written.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });

  it.each([
    ["ends", "process.exit(0)"],
    ["crashes", "throw new Error('crash')"],
  ])("loses nothing when the process %s", async (_, end) => {
    const program = `const { createLog } = await import(${JSON.stringify(LOG_MODULE)});
      const log = createLog();
      for (let i = 0; i < 5000; i += 1) log.info({ i }, "line");
      ${end};`;
    const args = ["--input-type=module", "-e", program];
    const outcome = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
    expect(outcome.stdout.trimEnd().split("\n").at(-1)).toContain('"i":4999');
    expect(outcome.stdout.trimEnd().split("\n")).toHaveLength(5_000);
  });
});
