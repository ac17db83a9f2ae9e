import type { ColumnType, Generated } from "kysely";

/** Number the database gives a new row. */
export type Id = Generated<number>;

/** A moment: read as `Date` from both databases, UTC, to the millisecond. */
export type Moment = ColumnType<Date, Date, Date>;

/**
 * JSON: read parsed, written as the text of `JSON.stringify`, because `pg` would turn a bare array into a PostgreSQL array.
 */
export type Json<T> = ColumnType<T, string, string>;

/**
 * The columns of a noun, from what the code works with or from what the API gives: a `Date`, or one of the fields named as
 * moments, is a {@link Moment}, another object or a list is {@link Json}, and a row's number is its {@link Id}.
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
