const DEFAULT_URL = "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * Finds a PostgreSQL server for tests: at `TEST_DATABASE_URL`, or on this machine if it accepts the user `postgres`
 * without a password.
 * @returns {Promise<string | undefined>} the server's URL; `undefined` if none answers
 * @throws {Error} if `TEST_DATABASE_URL` is set but does not answer
 */
export async function realPostgres() {
  // Imported lazily, because the caller may have only just installed the package.
  const { default: pg } = await import("pg");
  const asked = process.env.TEST_DATABASE_URL;
  const connectionString = asked ?? DEFAULT_URL;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    await client.end();
    return connectionString;
  } catch (error) {
    if (asked) throw new Error(`TEST_DATABASE_URL is set, but does not answer: ${error.message}`);
    return undefined;
  }
}
