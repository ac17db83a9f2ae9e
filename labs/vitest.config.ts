import { globSync } from "node:fs";
import { dirname } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { databaseSuites } from "../test/database-suites.ts";
import project from "../vitest.config.ts";

const ROOT = dirname(import.meta.dirname);
const TRIALS = "labs/{torture,fuzz}/*.test.ts";

/**
 * Applies the project's test settings to the trials, which run one at a time, because each needs the whole machine.
 */
export default defineConfig(async (environment) => {
  const { test } = await project(environment);
  const onDatabases = databaseSuites(ROOT, TRIALS);
  const others = globSync(TRIALS, { cwd: ROOT }).filter((file) => !onDatabases.includes(file));
  const projects = ((test?.projects ?? []) as TestProjectInlineConfiguration[])
    // PGlite runs inside the test process, where no server can connect to it.
    .filter(({ test: { name } = {} }) => name !== "pglite")
    .map(({ test: settings }) => ({
      test: { ...settings, include: settings?.name === "unit" ? others : onDatabases, exclude: [] },
    }));
  return { root: ROOT, test: { ...test, maxWorkers: 1, projects } };
});
