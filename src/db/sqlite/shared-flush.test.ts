import { type fdatasync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SharedFlush } from "../sqlite.ts";
import { isStorageFailure } from "../storage-failure.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  file = path.join(folder, "log");
  writeFileSync(file, "committed");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a disk that the test controls. `flushes` lists the flushes in progress, oldest first. */
function slowDisk() {
  const flushes: ((error: Error | null) => void)[] = [];
  const sync = (_descriptor: number, done: (error: Error | null) => void) => void flushes.push(done);
  return { flushes, flush: new SharedFlush(file, sync as typeof fdatasync) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("flushes a real file", async () => {
  const flush = new SharedFlush(file);
  await flush.flushed();
  flush.close();
});

it("answers callers that arrive during a flush together, after the next flush", async () => {
  const { flushes, flush } = slowDisk();
  const answered: string[] = [];
  const wait = (name: string) => flush.flushed().then(() => answered.push(name));
  const all = [wait("first"), wait("same turn")];
  await turn();
  expect(flushes).toHaveLength(1);
  all.push(wait("during"), wait("during too"));
  await turn();
  expect(flushes, "one after the other").toHaveLength(1);

  flushes.shift()?.(null);
  await turn();
  expect(answered).toEqual(["first", "same turn"]);
  expect(flushes).toHaveLength(1);
  flushes.shift()?.(null);
  await Promise.all(all);
  expect(answered).toEqual(["first", "same turn", "during", "during too"]);
  flush.close();
});

it("never again reports data as on disk once the disk has failed", async () => {
  const { flushes, flush } = slowDisk();
  const first = flush.flushed();
  await turn();
  const during = flush.flushed();
  const rejections = Promise.all([
    expect(first).rejects.toSatisfy(isStorageFailure),
    expect(during).rejects.toSatisfy(isStorageFailure),
  ]);
  flushes.shift()?.(Object.assign(new Error("input/output error"), { code: "EIO" }));
  await rejections;
  await expect(flush.flushed()).rejects.toThrow("may not be on disk");
  expect(flushes, "the disk is not asked again").toEqual([]);
  flush.close();
});
