import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { startServerProcess } from "../server-process.ts";
import { visitInCrowd } from "../visitor.ts";

/** Fewest requests of each visitor; before each, they read a page. */
const TURNS = 3;
/** Connections of the crowd that must be closed before visitors are done: more than there are file descriptors. */
const SENT_AWAY = 300;

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

const folder = mkdtempSync(path.join(tmpdir(), "nordet-crowd-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `npm run torture -- connection` measures response times, and ten thousand connections.
it.runIf(hasPrlimit)(
  "idle connections leave room for visitors even with few file descriptors",
  async () => {
    // As without a proxy, where clients are counted by their own address.
    const variables = { DATA_DIR: folder, TRUST_PROXY: "0" };
    const server = await startServerProcess(variables, { under: ["prlimit", "--nofile=256:256"] });
    try {
      const visits = await visitInCrowd(
        server.url,
        { count: 600, addresses: 4 },
        ({ stored, failed }, sentAway) => failed.length > 0 || (stored.length >= TURNS && sentAway > SENT_AWAY),
      );
      expect(visits.failed).toEqual([]);
      // The crowd is not sent away as a whole.
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
