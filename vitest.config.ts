import { availableParallelism } from "node:os";
import pg from "pg";
import { defineConfig } from "vitest/config";
import { databaseSuites, PGLITE_SUITES } from "./test/database-suites.ts";

// A zone fourteen hours ahead, so that nothing passes only because the machine stands in UTC or in Montréal.
process.env["TZ"] = "Pacific/Kiritimati";

const DEFAULT_POSTGRES = "postgres://postgres@127.0.0.1:5432/postgres";

/** Address of a real PostgreSQL server that lets us in, when there is one. */
async function realPostgres(): Promise<string | undefined> {
  const asked = process.env["TEST_DATABASE_URL"];
  const connectionString = asked ?? DEFAULT_POSTGRES;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    await client.end();
    return connectionString;
  } catch (error) {
    if (asked) throw new Error(`TEST_DATABASE_URL is set, but does not answer: ${error}`);
    return undefined;
  }
}

/**
 * Tests that open a database (through `test/databases.ts`) run once on each: `TEST_DATABASE` says which (`sqlite`,
 * `pglite`, `postgres`), and `TEST_DATABASE_URL` where the real PostgreSQL is. All other tests run once.
 *
 * With `TEST_ON_PGLITE=part` (which `npm test` sets) only `PGLITE_SUITES` run on PGlite where a real PostgreSQL answers.
 */
export default defineConfig(async () => {
  const postgres = await realPostgres();
  const suites = databaseSuites(import.meta.dirname);
  const databases = ["sqlite", "pglite", ...(postgres ? ["postgres"] : [])];
  const onPglite = postgres && process.env["TEST_ON_PGLITE"] === "part" ? PGLITE_SUITES : suites;
  const shared = {
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Generous, because two cores run several workers; a test that hangs still ends.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  };
  return {
    test: {
      // Vitest leaves a core to itself, which it hardly uses: on two cores that would be every other one.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          test: {
            ...shared,
            name: "unit",
            include: ["{src,test}/**/*.test.{ts,tsx}", "scripts/**/*.test.{mjs,ts}"],
            exclude: suites,
          },
        },
        ...databases.map((database) => ({
          test: {
            ...shared,
            name: database,
            include: database === "pglite" ? onPglite : suites,
            globalSetup: ["test/database-templates.ts"],
            // Loading the server anew for each file took longer than all of its tests; a PGlite is handed on as well.
            isolate: false,
            env: { TEST_DATABASE: database, ...(postgres ? { TEST_DATABASE_URL: postgres } : {}) },
          },
        })),
      ],
    },
  };
});
