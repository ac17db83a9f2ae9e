import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { it } from "vitest";
import { testDatabaseKind } from "../databases.ts";
import { killUnderLoad } from "../kill-trial.ts";
import { createStore } from "../store.ts";

// Runs only on SQLite, because only its file is ours to keep intact. `npm run torture` kills more often, on both.
it.runIf(testDatabaseKind() === "sqlite")(
  "kill -9 under load loses and duplicates no request answered with 201",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-kill-"));
    const store = await createStore(folder);
    await killUnderLoad(store, 1);
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);
