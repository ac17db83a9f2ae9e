import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { MIGRATIONS, migrate } from "../../db/migrate.ts";
import { openSqlite } from "../../db/sqlite.ts";

let database: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  if (testDatabaseKind() === "sqlite") {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-appointments-"));
    const file = openSqlite(path.join(folder, "nordet.sqlite"));
    database = file;
    close = async () => {
      await file.close();
      rmSync(folder, { recursive: true, force: true });
    };
  } else {
    database = await testDatabase();
    close = database.close;
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
  }
});
afterEach(() => close());

it("removes the live holds of an old database, keeps its appointments, and opens them with their old links", async () => {
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < "038")));
  const { kysely } = database;
  const { rows } = await sql<{ id: number }>`
    insert into consultations ("createdAt", name, email, company, "jobTitle", "companySize", industry, revenue, growth,
      "currentTools", "teamSize", "biggestChallenge", "timeSpentManualTasks", "automationGoals", budget, timeline,
      "decisionMaker", "previousAutomation", urgency, contacted, review, "searchText", language, source,
      "leadScorePercent", "leadScoreVersion", "leadScoreFactors", "verdictReasons", stage, "followUpVersion")
    values ('2027-03-15T12:00:00.000Z', 'Zoé', 'zoe@exemple.ca', 'Tremblay', 'PDG', 'solo', 'retail', '0-100k', '0-10',
      'none', '1-3', 'other', '0-5', 'other', 'not-sure', 'asap', 'yes', 'none', 'low', false, 'accepted', 'zoe', 'fr',
      '{}', 50, 1, '[]', '[]', 'new', 1)
    returning id`.execute(kysely);
  const { id } = rows[0]!;
  const columns = sql`uid, "consultationId", "staffId", kind, "startsAt", "endsAt", "wallDay", "wallTime", "visitorZone",
    language, state, sequence, version, "createdAt", "changedAt"`;
  const booked = await sql<{ id: number }>`insert into appointments (${columns})
    values ('u1', ${id}, 'team', 'video', '2027-03-16T14:00:00.000Z', '2027-03-16T14:30:00.000Z', '2027-03-16', '10:00',
      'America/Toronto', 'fr', 'booked', 0, 1, '2027-03-15T12:00:00.000Z', '2027-03-15T12:00:00.000Z')
    returning id`.execute(kysely);
  const quarter = Date.parse("2027-03-16T14:00:00Z") / 900_000;
  await sql`insert into appointment_quarters ("staffId", quarter, "appointmentId", "heldFor", "holdEndsAt") values
    ('team', ${quarter}, ${booked.rows[0]!.id}, null, null),
    ('team', ${quarter + 8}, null, ${id}, '2027-03-15T12:10:00.000Z')`.execute(kysely);

  await migrate(database);
  const api = testApi(database, { clock: () => new Date("2027-03-15T12:05:00Z") });
  const quarters = await kysely.selectFrom("appointment_quarters").selectAll().execute();
  expect(quarters).toEqual([{ staffId: "team", quarter, appointmentId: booked.rows[0]!.id }]);
  const { secret } = api.services.appointments;
  const former = (purpose: string, number: number) =>
    createHmac("sha256", secret).update(`appointments:${purpose}:${number}`).digest("base64url");
  const cancelled = await api.post("/api/appointments/cancel", {
    token: `a${booked.rows[0]!.id}.${former("appointment", booked.rows[0]!.id)}`,
  });
  expect(cancelled.status).toBe(200);
  const start = "2027-03-16T16:00:00Z";
  const token = `b${id}.${former("book", id)}`;
  expect((await api.post("/api/appointments", { token, start, kind: "video" })).status).toBe(201);
  // New rows have a random nonce, so the former scheme cannot forge their tokens.
  const fresh = (await (await api.post("/api/consultations", application())).json()) as { id: number };
  const forged = { token: `b${fresh.id}.${former("book", fresh.id)}`, start, kind: "video" };
  expect((await api.post("/api/appointments", forged)).status).toBe(404);
});
