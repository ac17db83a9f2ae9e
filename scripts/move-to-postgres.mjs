import { ensureInstalled, fail, goOnUnderPinnedNode, readDotEnv, say } from "./toolchain.mjs";

/**
 * `npm run move-to-postgres`: copies all data from `DATA_DIR` to the PostgreSQL database at `DATABASE_URL`. The server
 * must be stopped, the database must be empty, and `AUTH_SECRET` must be unchanged.
 */

await ensureInstalled({ development: false });
await goOnUnderPinnedNode();
const { moveToPostgres } = await import("../src/server/data/move-to-postgres.ts");

try {
  readDotEnv();
  const { tables, missingFiles } = await moveToPostgres(process.env);
  for (const { table, rows } of tables) say(`${String(rows).padStart(9)}  ${table}`);
  for (const name of missingFiles) say(`Image file already missing: ${name}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${rows} rows copied and compared. The SQLite file is as it was; keep it until you are sure.`);
} catch (error) {
  fail(error.message);
}
