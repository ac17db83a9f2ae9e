import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { realPostgres } from "./scripts/real-postgres.mjs";
import { databaseSuites } from "./test/database-suites.ts";

// A time zone 14 h ahead of UTC, so that no test passes only because the machine uses UTC or Montréal time.
process.env["TZ"] = "Pacific/Kiritimati";

/**
 * Tests that open a database (through `test/databases.ts`) run on SQLite and on PostgreSQL: on a real server if one
 * answers, otherwise on PGlite, the same engine in-process. `TEST_DATABASE` tells them which. All other tests run once.
 */
export default defineConfig(async () => {
  const postgres = await realPostgres();
  const suites = databaseSuites(import.meta.dirname);
  const databases = ["sqlite", postgres ? "postgres" : "pglite"];
  const shared = {
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Reloading the modules for each file would take longer than the tests; sharing them also reuses PGlites.
    isolate: false,
    // Generous for a busy machine: stops only a test that hangs.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
  return {
    test: {
      // By default, Vitest reserves a core for itself, which it hardly uses.
      maxWorkers: Math.max(2, availableParallelism()),
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
            include: suites,
            globalSetup: ["test/database-templates.ts"],
            env: { TEST_DATABASE: database, ...(postgres ? { TEST_DATABASE_URL: postgres } : {}) },
          },
        })),
      ],
    },
  };
});
