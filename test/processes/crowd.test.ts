import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { startServerProcess } from "../server-process.ts";
import { visitInCrowd } from "../visitor.ts";

/** Minimum number of requests each visitor sends, reading a page before each. */
const TURNS = 3;
/** Crowd connections that the server must close before visitors stop: more than its file descriptors. */
const SENT_AWAY = 300;

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

const folder = mkdtempSync(path.join(tmpdir(), "nordet-crowd-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `npm run torture -- connection` also measures response times, and uses ten thousand connections.
it.runIf(hasPrlimit)(
  "idle connections leave room for visitors even with few file descriptors",
  async () => {
    // Without a proxy, clients are counted by their own IP address.
    const variables = { DATA_DIR: folder, TRUST_PROXY: "0" };
    const server = await startServerProcess(variables, { under: ["prlimit", "--nofile=256:256"] });
    try {
      const visits = await visitInCrowd(
        server.url,
        { count: 600, addresses: 4 },
        ({ stored, failed }, sentAway) => failed.length > 0 || (stored.length >= TURNS && sentAway > SENT_AWAY),
      );
      expect(visits.failed).toEqual([]);
      // The server does not close the whole crowd's connections at once.
      expect(visits.most).toBeGreaterThan(50);
      await server.stop();
      expect(server.said()).not.toMatch(/crashed|"level":50/);
      const database = openSqlite(path.join(folder, "nordet.sqlite"));
      const rows = await database.kysely.selectFrom("consultations").select("email").execute();
      await database.close();
      expect(rows.map(({ email }) => email).sort()).toEqual(visits.stored.toSorted());
    } finally {
      await server.kill();
    }
  },
  120_000,
);
