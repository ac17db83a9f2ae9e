import { sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Erasure } from "./erasure.ts";

/**
 * Serializes erasures until the transaction ends: the second of two presses finds nothing left. SQLite has one writer
 * anyway.
 */
export async function holdErasures(db: Queryable, dialect: Database["dialect"]): Promise<void> {
  if (dialect === "postgres") await sql`lock table "erasures" in share row exclusive mode`.execute(db);
}

export async function insertErasure(db: Queryable, erasure: Erasure): Promise<void> {
  await db
    .insertInto("erasures")
    .values({ ...erasure, keys: JSON.stringify(erasure.keys), records: JSON.stringify(erasure.records) })
    .execute();
}

export async function listErasures(db: Queryable, limit: number, after?: { at: Date; id: string }): Promise<Erasure[]> {
  return await db
    .selectFrom("erasures")
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after?.at ?? new Date(0), after?.id ?? ""))),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** All erasures, in chronological order. */
export async function allErasures(db: Queryable): Promise<Erasure[]> {
  return await db.selectFrom("erasures").selectAll().orderBy("at").orderBy("id").execute();
}

export async function findErasure(db: Queryable, id: string): Promise<Erasure | undefined> {
  return await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
}
