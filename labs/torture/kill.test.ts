import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, it } from "vitest";
import { testDatabaseKind } from "../../test/databases.ts";
import { killUnderLoad } from "../../test/kill-trial.ts";
import { createStore } from "../../test/store.ts";

/** Number of kills: a third of `TORTURE_KILLS`, the number under mixed writes. */
const KILLS = Math.ceil(Number(process.env["TORTURE_KILLS"] ?? 150) / 3);

const folder = mkdtempSync(path.join(tmpdir(), "nordet-torture-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `stores every request answered with 201 exactly once, across ${KILLS} runs of kill -9 under load`,
  async () => {
    const store = await createStore(folder);
    try {
      const { sent, sentAgain } = await killUnderLoad(store, KILLS);
      const kind = testDatabaseKind();
      process.stdout.write(
        `${kind}: ${KILLS} kills, ${sent} requests, ${sentAgain} sent again, every 201 there once\n`,
      );
    } finally {
      await store.drop();
    }
  },
  60_000 + KILLS * 20_000,
);
