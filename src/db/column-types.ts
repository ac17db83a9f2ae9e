import type { ColumnType, Generated } from "kysely";

/** Id assigned by the database. */
export type Id = Generated<number>;

/** A moment: read as `Date` from both databases, UTC, to the millisecond. */
export type Moment = ColumnType<Date, Date, Date>;

/**
 * JSON: read parsed, written as the text of `JSON.stringify`, because `pg` would turn a bare array into a PostgreSQL array.
 */
export type Json<T> = ColumnType<T, string, string>;

/**
 * A noun's columns, derived from its type in code or in the API: a `Date`, or a field listed as a moment, is a {@link
 * Moment}, other objects and lists are {@link Json}, and the row's id is its {@link Id}.
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
