import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import { addNotes, breaksInTheMiddle, subjects, tables, write } from "../../../test/update-steps.ts";
import { MIGRATIONS, migrate, schemaState } from "../../db/migrate.ts";
import { upgrade } from "./upgrade.ts";

const quiet = () => undefined;
const GOOD = { ...MIGRATIONS, "900-notes": addNotes };
const BAD = { ...GOOD, "901-breaks": breaksInTheMiddle };

describe("an update whose migration fails halfway", () => {
  it("leaves no trace of itself, nor of the one before it", async () => {
    const database = await testDatabase();
    try {
      await write(database, "before");
      await expect(upgrade(database, undefined, quiet, BAD)).rejects.toThrow();
      expect(await tables(database)).not.toContain("notes");
      expect(await subjects(database)).toEqual(["before"]);
      expect(await schemaState(database, BAD)).toEqual({ pending: ["900-notes", "901-breaks"], isNew: false });
      // Once fixed, it goes through.
      await upgrade(database, undefined, quiet, GOOD);
      expect(await tables(database)).toContain("notes");
      await sql`drop table notes`.execute(database.kysely);
    } finally {
      await database.close();
    }
  });
});

describe("a database newer than the program", () => {
  it("is refused with a clear message", async () => {
    const database = await testDatabase();
    try {
      await migrate(database, GOOD);
      await expect(upgrade(database, undefined, quiet)).rejects.toThrow(/newer than this program.*900-notes/);
      await sql`drop table notes`.execute(database.kysely);
    } finally {
      await database.close();
    }
  });
});
