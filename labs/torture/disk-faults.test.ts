import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { refusedStart } from "../../test/server-process.ts";
import { report } from "./fault-report.ts";
import { type FaultTrial, startFaultTrial } from "./fault-trial.ts";
import { createSmallDisk, noSmallDisk, type SmallDisk } from "./small-disk.ts";

const SECONDS = 1000;

/** Matches a stack trace, which the message for a refused start must not contain. */
const STACK = /\n\s+at /;

const fileIn = (folder: string) => path.join(folder, "nordet.sqlite");

if (noSmallDisk) process.stdout.write(`skipped: full and read-only disk: ${noSmallDisk}\n`);

describe.runIf(!noSmallDisk)("a disk", { timeout: 180 * SECONDS }, () => {
  let disk: SmallDisk;
  let trial: FaultTrial | undefined;

  beforeEach(() => {
    disk = createSmallDisk(64);
  });
  afterEach(async () => {
    await trial?.end();
    trial = undefined;
    disk.remove();
  });
  const start = async () => {
    const open = () => openSqlite(fileIn(disk.folder));
    trial = await startFaultTrial({ variables: { DATA_DIR: disk.folder }, open });
    return trial;
  };

  it("that is full causes polite refusals, stays readable, and works again once there is space", async () => {
    const { writes, load, status, recover, finish } = await start();
    await load(2 * SECONDS);
    disk.fill();
    const { unread } = await load(4 * SECONDS);
    expect(writes.count("refused")).toBeGreaterThan(10);
    expect(unread).toEqual([]);
    expect((await writes.read(trial!.server.url, "/api/consultations")).status, "the desk is read").toBe(200);
    expect(await status("/readyz"), "told to who watches").toBe(503);
    const refused = writes.count("refused");
    disk.free();
    const recoveredAfter = await recover();
    await load(2 * SECONDS);
    await finish({
      fault: "full disk",
      done: "a disk of 64 MB filled to the last byte under load for 4 s",
      recoveredAfter,
      result: `${refused} refused politely, every page read, /readyz 503 meanwhile`,
    });
  });

  it("that is read-only stops the start with a message", async () => {
    const { server, restart } = await start();
    await server.stop();
    disk.setReadOnly(true);
    const { code, said, seconds } = await refusedStart({ DATA_DIR: disk.folder });
    expect(code).toBe(1);
    expect(said).toMatch(/The data folder cannot be written to: .*nordet-disk-/);
    expect(said).not.toMatch(STACK);
    disk.setReadOnly(false);
    await restart();
    expect(await trial!.status("/readyz")).toBe(200);
    report({
      fault: "read-only disk at startup",
      done: "DATA_DIR’s disk mounted read-only",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `refused after ${seconds.toFixed(1)} s, exit code 1, names the folder and the reason; starts once writable`,
    });
  });
});

/**
 * Makes files immutable, even for root, like a disk that the system has remounted read-only, or mutable again.
 * @returns whether that is possible here
 */
function setImmutable(files: readonly string[], isImmutable: boolean): boolean {
  return spawnSync("chattr", [isImmutable ? "+i" : "-i", ...files]).status === 0;
}

function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
}

describe("the data folder", { timeout: 240 * SECONDS }, () => {
  let folder: string;
  let trial: FaultTrial | undefined;
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(async () => {
    await trial?.end();
    trial = undefined;
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async () => {
    trial = await startFaultTrial({ variables: { DATA_DIR: folder }, open: () => openSqlite(fileIn(folder)) });
    return trial;
  };

  it("that becomes unwritable while the server runs causes polite refusals and stays readable", async ({ skip }) => {
    const { writes, load, status, recover, finish } = await start();
    await load(SECONDS);
    // Excludes the `-shm` file: SQLite maps it into memory, and a write error there would kill the process.
    const files = ["", "-wal"].map((end) => fileIn(folder) + end);
    if (!setImmutable(files, true)) skip("chattr +i is not available: it needs root, and ext4 or xfs");
    try {
      const { unread } = await load(4 * SECONDS);
      expect(unread).toEqual([]);
      expect(writes.count("refused")).toBeGreaterThan(10);
      expect((await writes.read(trial!.server.url, "/api/consultations")).status, "the desk is read").toBe(200);
      expect(await status("/readyz")).toBe(503);
    } finally {
      setImmutable(files, false);
    }
    const refused = writes.count("refused");
    const recoveredAfter = await recover();
    await load(SECONDS);
    await finish({
      fault: "read-only files while running",
      done: "database and log made immutable under load for 4 s",
      recoveredAfter,
      result: `${refused} refused politely, every page read, /readyz 503 meanwhile`,
    });
  });

  it.runIf(process.getuid?.() === 0)("that belongs to another user stops the start with a message", async () => {
    chmodSync(folder, 0o755);
    const under = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    const { code, said } = await refusedStart({ DATA_DIR: folder }, { under });
    expect(code).toBe(1);
    expect(said).toMatch(/The data folder cannot be written to.*belongs to the user 0; this process is 65534/s);
    expect(said).not.toMatch(STACK);
    report({
      fault: "data folder owned by another user",
      done: "started as user nobody on root’s folder",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: "refused, exit code 1, names the owner and our user",
    });
  });

  it("with a damaged database stops the start, and the database is left unchanged", async () => {
    const { server, load } = await start();
    await load(2 * SECONDS);
    await server.stop();
    const file = fileIn(folder);
    const sound = `${file}.sound`;
    copyFileSync(file, sound);
    const size = statSync(file).size;
    const damages: [what: string, damage: () => void, expected: RegExp][] = [
      ["its first page overwritten", () => overwrite(file, 0, 4096), /The database is damaged/],
      ["cut in half", () => truncateSync(file, Math.floor(size / 2)), /The database is damaged/],
      [
        "a text in its place",
        () => writeFileSync(file, "this is no database, but a text\n"),
        /The database is damaged/,
      ],
      ["emptied", () => truncateSync(file, 0), /The database is empty/],
    ];
    for (const [what, damage, expected] of damages) {
      copyFileSync(sound, file);
      damage();
      const damaged = readFileSync(file);
      const { code, said } = await refusedStart({ DATA_DIR: folder });
      expect([what, code], said).toEqual([what, 1]);
      expect(said).toMatch(expected);
      expect(said).toContain("last backup");
      expect(said).not.toMatch(STACK);
      expect(readFileSync(file).equals(damaged), `${what}: left as it is`).toBe(true);
    }
    copyFileSync(sound, file);
    await trial!.restart();
    await trial!.finish({
      fault: "damaged database at startup",
      done: damages.map(([what]) => what).join(", "),
      recoveredAfter: null,
      result: "each refused, exit code 1, nothing changed or recreated; with the copy restored, all data is there",
    });
  });

  it("whose database is damaged while in use causes only polite refusals, and stops the next start", async () => {
    const { server, writes, load, restart, finish, recover } = await start();
    await load(2 * SECONDS);
    await server.stop();
    const file = fileIn(folder);
    const sound = `${file}.sound`;
    copyFileSync(file, sound);
    await restart();
    overwrite(file, 4096, statSync(file).size - 4096);
    // From here on stored data is unreliable, so only the responses are checked.
    const kept = writes.writes.length;
    await load(3 * SECONDS);
    expect(writes.odd, trial!.server.said().slice(-6000)).toEqual([]);
    await trial!.server.kill();
    for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toContain("The database is damaged");
    copyFileSync(sound, file);
    writes.writes.length = kept;
    await restart();
    const recoveredAfter = await recover();
    await finish({
      fault: "damaged database while running",
      done: "all but its first page overwritten under load, then the copy restored",
      recoveredAfter,
      result: "only polite refusals; the next start is refused; all of the copy’s data is there",
    });
  });

  for (const [seconds, end] of [
    [2, "released"],
    [10, "released"],
    [25, "killed"],
  ] as const) {
    it(`whose database another process locks for ${seconds} s recovers and keeps every page readable`, async () => {
      const { writes, load, recover, status, finish } = await start();
      await load(SECONDS);
      const holder = new DatabaseSync(fileIn(folder));
      holder.exec("begin exclusive");
      const before = writes.count("refused");
      const { unread, slowest } = await load(seconds * SECONDS);
      const refused = writes.count("refused") - before;
      if (seconds > 3) expect(refused).toBeGreaterThan(10);
      if (seconds > 3) expect(await status("/readyz")).toBe(503);
      expect(unread).toEqual([]);
      expect(slowest, "pages do not wait for the lock").toBeLessThan(2 * SECONDS);
      holder.close();
      const recoveredAfter = await recover();
      await finish({
        fault: `database locked for ${seconds} s`,
        done: `another process held BEGIN EXCLUSIVE under load, then ${end === "released" ? "released it" : "was killed"}`,
        recoveredAfter,
        result: `${refused} refused politely, every page read, the slowest in ${Math.round(slowest)} ms`,
      });
    });
  }

  it("whose database stays locked stops the start with a message", async () => {
    const { server } = await start();
    await server.stop();
    const holder = new DatabaseSync(fileIn(folder));
    holder.exec("begin exclusive");
    const { code, said, seconds } = await refusedStart({ DATA_DIR: folder });
    holder.close();
    expect(code).toBe(1);
    expect(said).toContain("Another process holds the database");
    expect(said).not.toMatch(STACK);
    report({
      fault: "database locked permanently at startup",
      done: "another process held BEGIN EXCLUSIVE",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `refused after ${seconds.toFixed(1)} s, exit code 1, says which process may hold it`,
    });
  });
});

/**
 * Overwrites part of a file with garbage, like a failing disk.
 * @param from offset in bytes
 * @param length in bytes
 */
function overwrite(file: string, from: number, length: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(descriptor);
}
