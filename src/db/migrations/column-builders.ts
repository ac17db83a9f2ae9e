import { type CreateTableBuilder, sql } from "kysely";
import type { Dialect } from "../database.ts";

/** Column type for a time in UTC, to the millisecond. */
export const moment = sql`timestamptz(3)`;

/** Adds the auto-numbered column `id`, which the two databases declare differently. */
export function withId<Table extends string>(table: CreateTableBuilder<Table>, dialect: Dialect) {
  return dialect === "sqlite"
    ? table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement())
    : table.addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity());
}

/** Returns the SQL for the database's current time, in the format of a stored `Date`. */
export function now(dialect: Dialect) {
  return dialect === "sqlite" ? sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))` : sql`now()`;
}
