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

  it("classifies exactly the columns of the schema", async () => {
    expect(disagreements(await tables(), database.dialect, await readDataMap())).toEqual([]);
  });

  it("reports a column added by a migration, and says where to classify it", async () => {
    await sql`alter table "consultations" add column "favouriteColour" text`.execute(database.kysely);
    try {
      expect(disagreements(await tables(), database.dialect, await readDataMap())).toEqual([
        expect.stringMatching(/^consultations\.favouriteColour is not in the data map\. Add "favouriteColour" to none/),
      ]);
    } finally {
      await sql`alter table "consultations" drop column "favouriteColour"`.execute(database.kysely);
    }
  });

  it("reports tables and columns that no longer exist or are listed twice", async () => {
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

  it("has personal data only for purposes disclosed to visitors, or about staff", async () => {
    const told = new Set<Purpose>([...PUBLIC_PURPOSES, "staff"]);
    for (const [name, table] of Object.entries(await readDataMap())) {
      const personal = classified(table).some(([, sensitivity]) => sensitivity === "personal");
      if (personal) expect(told, name).toContain(table.purpose);
      expect(KEPT[table.purpose], name).toBeTruthy();
    }
  });
});
