import type { ColumnType, Generated } from "kysely";
import type { DataMap } from "../lib/data-map.ts";

/** Id assigned by the database. */
export type Id = Generated<number>;

/** A time, read as a `Date` from both databases; UTC, to the millisecond. */
export type Moment = ColumnType<Date, Date, Date>;

/**
 * JSON, read parsed and written as the text of `JSON.stringify`, because `pg` would turn a bare array into a PostgreSQL
 * array.
 */
export type Json<T> = ColumnType<T, string, string>;

/**
 * The columns of a kind of record, derived from its type in code or in the API: a `Date`, or a field listed as a
 * moment, is a {@link Moment}, other objects and lists are {@link Json}, and the row's id is its {@link Id}.
 */
export type ColumnsOf<Noun, Moments extends keyof Noun = never> = {
  [Field in keyof Noun]: Field extends "id"
    ? Id
    : Field extends Moments
      ? Moment | Extract<Noun[Field], null>
      : NonNullable<Noun[Field]> extends Date
        ? Moment | Extract<Noun[Field], null>
        : NonNullable<Noun[Field]> extends object
          ? Json<Noun[Field]>
          : Noun[Field];
};

/**
 * Every table of the product by name. Shared tables are declared here, a feature's own in its `tables.ts`. Columns are
 * named after the fields of SPEC §3, in camel case, on both databases. Of better-auth's tables, only those we read
 * ourselves are declared, with the columns we read.
 */
export interface Tables {
  audit_log: AuditLogTable;
  job_runs: JobRunsTable;
}

/** What the columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  rate_limits: { purpose: "limits", only: "postgres", none: "points expire", secret: "key" },
  audit_log: { purpose: "accountability", none: "id at actor action subject detail" },
  job_runs: { purpose: "operation", none: "name lastRunFor finishedAt" },
};

/** What staff did: ids and codes, without personal data. The database keeps the table append-only. */
export interface AuditLogTable {
  id: Id;
  at: Moment;
  /** Id of the member of staff, or `system`. */
  actor: string;
  /** For example `consultation.contacted`. */
  action: string;
  subject: string;
  detail: Json<Record<string, unknown>>;
}

/** One row per scheduled job, so that each job runs once across all processes. */
export interface JobRunsTable {
  name: string;
  /** The period of the latest run, such as the day `2026-11-20`. */
  lastRunFor: string;
  finishedAt: Moment;
}
