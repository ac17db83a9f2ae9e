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

/** Matches a stack trace, which the message of a refused start must not have. */
const STACK = /\n\s+at /;

const fileIn = (folder: string) => path.join(folder, "nordet.sqlite");

if (noSmallDisk) process.stdout.write(`skipped: full and read-only disk, ${noSmallDisk}\n`);

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

  it("that is full leads to polite refusals, stays readable, and works again when there is room", async () => {
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
      result: `${refused} refused politely, every page read, not ready meanwhile`,
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
      fault: "read-only disk at the start",
      done: "the disk of DATA_DIR mounted read-only",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `refused after ${seconds.toFixed(1)} s, exit code 1, says which folder and why; starts when it is mended`,
    });
  });
});

/** Makes files immutable, even for their owner and root, as on a disk that the system no longer trusts. */
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

  it("that becomes unwritable while the server runs", async ({ skip }) => {
    const { writes, load, status, recover, finish } = await start();
    await load(SECONDS);
    // Not the `-shm` file: SQLite maps it into memory, and losing that would kill the process.
    const files = ["", "-wal"].map((end) => fileIn(folder) + end);
    if (!setImmutable(files, true)) skip("chattr +i is not to be had: be root, on ext4 or xfs");
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
      result: `${refused} refused politely, every page read, not ready meanwhile`,
    });
  });

  it.runIf(process.getuid?.() === 0)("of another user stops the start with a message", async () => {
    chmodSync(folder, 0o755);
    const under = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    const { code, said } = await refusedStart({ DATA_DIR: folder }, { under });
    expect(code).toBe(1);
    expect(said).toMatch(/The data folder cannot be written to.*belongs to the user 0; this process is 65534/s);
    expect(said).not.toMatch(STACK);
    report({
      fault: "data folder of another user",
      done: "started as nobody on a folder of root",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: "refused, exit code 1, says whose it is and who we are",
    });
  });

  it("with a damaged database stops the start, and never starts over", async () => {
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
      fault: "damaged database at the start",
      done: damages.map(([what]) => what).join(", "),
      recoveredAfter: null,
      result: "each refused, exit code 1, nothing changed or made anew; with the copy back, all is there",
    });
  });

  it("whose database is damaged while in use: only clear responses, and the next start says so", async () => {
    const { server, writes, load, restart, finish, recover } = await start();
    await load(2 * SECONDS);
    await server.stop();
    const file = fileIn(folder);
    const sound = `${file}.sound`;
    copyFileSync(file, sound);
    await restart();
    overwrite(file, 4096, statSync(file).size - 4096);
    // From here on the disk lies, so only the responses are checked.
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
      done: "all but its first page overwritten under load, then the copy put back",
      recoveredAfter,
      result: "nothing but polite refusals; the next start is refused; all of the copy is there",
    });
  });

  for (const [seconds, end] of [
    [2, "released"],
    [10, "released"],
    [25, "killed"],
  ] as const) {
    it(`whose database another process locks for ${seconds} s`, async () => {
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
        done: `another process held BEGIN EXCLUSIVE under load, then ${end === "released" ? "let go" : "was gone"}`,
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
      fault: "database locked for ever at the start",
      done: "another process held BEGIN EXCLUSIVE",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: `refused after ${seconds.toFixed(1)} s, exit code 1, says who might hold it`,
    });
  });
});

/** Overwrites part of a file with garbage, as a failing disk does. */
function overwrite(file: string, from: number, length: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(descriptor);
}
