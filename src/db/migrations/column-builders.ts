import { type CreateTableBuilder, sql } from "kysely";
import type { Dialect } from "../database.ts";

/** A moment in UTC, to the millisecond. */
export const moment = sql`timestamptz(3)`;

/** The column `id` that the database numbers: the one column that the two databases declare differently. */
export function withId<Table extends string>(table: CreateTableBuilder<Table>, dialect: Dialect) {
  return dialect === "sqlite"
    ? table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement())
    : table.addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity());
}

/** The database's clock, in the form a `Date` is written in. */
export function now(dialect: Dialect) {
  return dialect === "sqlite" ? sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))` : sql`now()`;
}
