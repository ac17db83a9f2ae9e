import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { PUBLIC_PURPOSES, type Purpose } from "../../lib/company/retention.ts";
import { classified, disagreements, KEPT, readDataMap } from "./data-map.ts";

describe("the data map", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const tables = () => database.kysely.introspection.getTables();

  it("classifies every column of the schema, and no other", async () => {
    expect(disagreements(await tables(), database.dialect, await readDataMap())).toEqual([]);
  });

  it("notices a column added by a migration, and says where to put it", async () => {
    await sql`alter table "consultations" add column "favouriteColour" text`.execute(database.kysely);
    try {
      expect(disagreements(await tables(), database.dialect, await readDataMap())).toEqual([
        expect.stringMatching(/^consultations\.favouriteColour is not in the data map\. Add "favouriteColour" to none/),
      ]);
    } finally {
      await sql`alter table "consultations" drop column "favouriteColour"`.execute(database.kysely);
    }
  });

  it("notices tables and columns that are gone, or listed twice", async () => {
    const map = {
      ...(await readDataMap()),
      gone: { purpose: "operation" as const, none: "id" },
      job_runs: { purpose: "operation" as const, none: "name lastRunFor finishedAt old", personal: "name" },
    };
    expect(disagreements(await tables(), database.dialect, map)).toEqual([
      expect.stringContaining("job_runs.old is in the data map and not in the schema"),
      expect.stringContaining("job_runs.name stands in the data map twice"),
      expect.stringContaining("The table gone is in the data map and not in the schema"),
    ]);
  });

  it("holds nothing personal for a purpose visitors are not told of, except for staff", async () => {
    const told = new Set<Purpose>([...PUBLIC_PURPOSES, "staff"]);
    for (const [name, table] of Object.entries(await readDataMap())) {
      const personal = classified(table).some(([, sensitivity]) => sensitivity === "personal");
      if (personal) expect(told, name).toContain(table.purpose);
      expect(KEPT[table.purpose], name).toBeTruthy();
    }
  });
});
