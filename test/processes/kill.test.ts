import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { it } from "vitest";
import { testDatabaseKind } from "../databases.ts";
import { killUnderLoad } from "../kill-trial.ts";
import { createStore } from "../store.ts";

// Once, on SQLite, since only its file is ours to keep intact; `npm run torture` does it hundreds of times, on both.
it.runIf(testDatabaseKind() === "sqlite")(
  "kill -9 under load loses no request that was answered 201, and duplicates none",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-kill-"));
    const store = await createStore(folder);
    await killUnderLoad(store, 1);
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);
