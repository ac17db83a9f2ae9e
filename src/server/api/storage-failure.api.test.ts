import { sql } from "kysely";
import { pino } from "pino";
import { expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { createPostgresDatabase, testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres } from "../../db/postgres.ts";
import { NotOnDisk } from "../../db/storage-failure.ts";

const kind = testDatabaseKind();

/** Creates an API whose log is captured, to check that it reports the failure without naming the visitor. */
function loggingApi(database: Parameters<typeof testApi>[0]) {
  const lines: string[] = [];
  return { lines, ...testApi(database, { log: pino({}, { write: (line: string) => void lines.push(line) }) }) };
}

it.runIf(kind === "sqlite")(
  "a full disk: nothing is half stored, the visitor is told, and service resumes later",
  async () => {
    const database = await testDatabase();
    const api = loggingApi(database);
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
    await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]?.page_count))}`.execute(database.kysely);
    const note = "x ".repeat(1000);

    let response: Response;
    let stored = 0;
    do {
      response = await api.post(
        "/api/consultations",
        application({ additionalInfo: `${stored} ${note}`.slice(0, 2000), language: "en" }),
      );
      if (response.status === 201) stored += 1;
    } while (response.status === 201 && stored < 50);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ code: "unavailable", title: "Temporarily unavailable" });
    expect(api.lines.join("")).toContain("the database is unavailable");
    expect(api.lines.join("")).not.toContain("atelier.example");

    await api.postForm("/api/consultations", {
      ...(application({ additionalInfo: note }) as object),
      language: "fr",
    } as Record<string, string>);
    expect(api.rendered.at(-1)).toMatchObject({ path: "/consultation-result", status: 503 });

    const count = async (table: "consultations" | "outbox" | "consent_ledger") =>
      (await database.kysely.selectFrom(table).select("id").execute()).length;
    expect([await count("consultations"), await count("consent_ledger")]).toEqual([stored, stored]);

    await sql`pragma max_page_count = 1000000`.execute(database.kysely);
    expect((await api.post("/api/consultations", application())).status).toBe(201);
    await database.close();
  },
);

it.runIf(kind === "postgres")(
  "a lost database: the visitor is told, and service resumes with new connections",
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const lost: Error[] = [];
    const database = openPostgres(url, (error) => void lost.push(error));
    await migrate(database);
    const api = loggingApi(database);
    expect((await api.post("/api/consultations", application())).status).toBe(201);

    const killer = openPostgres(url, (error) => void lost.push(error));
    const name = new URL(url).pathname.slice(1);
    const endConnections = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`;
    const underLoad = Array.from({ length: 20 }, () => api.post("/api/consultations", application()));
    await endConnections.execute(killer.kysely);
    const statuses = (await Promise.all(underLoad)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    const rows = await killer.kysely.selectFrom("consultations").select("id").execute();
    expect(rows.length, "what was answered 201 is there").toBeGreaterThanOrEqual(
      1 + statuses.filter((status) => status === 201).length,
    );
    expect((await api.post("/api/consultations", application())).status).toBe(201);

    await killer.close();
    await drop();
    const response = await api.post("/api/consultations", application({ language: "en" }));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(api.lines.join("")).not.toContain("atelier.example");
    await database.close();
  },
);

it("a disk that fails after the commit: no visitor is told that their request is safe", async () => {
  const sound = await testDatabase();
  const failing = () => Promise.reject(new NotOnDisk(new Error("input/output error")));
  const api = loggingApi({ ...sound, flushed: failing });
  const headers = { "Idempotency-Key": "the-same-twice" };
  for (const attempt of ["first", "repeated"]) {
    const response = await api.post("/api/consultations", application({ language: "en" }), {}, headers);
    expect(response.status, attempt).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  }
  await api.postForm("/api/consultations", { ...(application() as object), language: "fr" } as Record<string, string>);
  expect(api.rendered.at(-1), "the filled form again").toMatchObject({ path: "/consultation-result", status: 503 });
  expect((await api.post("/api/auth/sign-out", {})).status).toBe(503);
  expect(api.lines.join("")).not.toContain("atelier.example");
  await sound.close();
});
