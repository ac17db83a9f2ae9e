import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goOnUnderPinnedNode } from "./toolchain.mjs";

/**
 * Compares the data map with the migrated schema: every column needs a purpose, a retention period and a sensitivity.
 * Exits with 1 if a column is unclassified, or if a classified column no longer exists.
 */

await goOnUnderPinnedNode();
const { openSqlite } = await import("../src/db/sqlite.ts");
const { migrate } = await import("../src/db/migrate.ts");
const { disagreements, readDataMap } = await import("../src/features/privacy/data-map.ts");

const folder = mkdtempSync(join(tmpdir(), "nordet-data-map-"));
try {
  const database = openSqlite(join(folder, "nordet.sqlite"));
  await migrate(database);
  const found = disagreements(await database.kysely.introspection.getTables(), "sqlite", await readDataMap());
  await database.close();
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
