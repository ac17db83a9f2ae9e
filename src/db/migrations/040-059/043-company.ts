import type { Kysely } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

const WRITTEN = ["name", "legalName", "email", "phone", "street", "city", "postalCode", "privacyEmail"];
const MAY_BE_EMPTY = [
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  ...["founderName", "linkedin", "facebook", "instagram"],
];
const COUNTED = ["foundingYear", "clientsServed", "velocity", "accelerate", "dominate", "version"];

/** Creates the tables for the owner's company: a draft, and its published versions. */
export async function company(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  let table = withId(db.schema.createTable("company"), dialect);
  for (const column of WRITTEN) table = table.addColumn(column, "text", (c) => c.notNull());
  for (const column of MAY_BE_EMPTY) table = table.addColumn(column, "text");
  for (const column of COUNTED) table = table.addColumn(column, "integer", (c) => c.notNull());
  await table.execute();
  await withId(db.schema.createTable("company_versions"), dialect)
    .addColumn("data", "jsonb", (c) => c.notNull())
    .addColumn("at", moment, (c) => c.notNull())
    // No foreign key, because a version outlives its publisher's account.
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
}
