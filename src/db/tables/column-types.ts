import type { ColumnType, Generated } from "kysely";

/** Number the database gives a new row. */
export type Id = Generated<number>;

/** A moment: read as `Date` from both databases, UTC, to the millisecond. */
export type Moment = ColumnType<Date, Date, Date>;

/**
 * JSON: read parsed, written as the text of `JSON.stringify`, because `pg` would turn a bare array into a PostgreSQL array.
 */
export type Json<T> = ColumnType<T, string, string>;
