import type { Queryable } from "../../db/database.ts";
import type { Scope } from "../../lib/http/scopes.ts";
import type { Key, NewKey } from "./model.ts";

export async function listKeys(db: Queryable): Promise<Key[]> {
  const rows = await db
    .selectFrom("api_keys")
    .leftJoin("staff", "staff.id", "api_keys.createdBy")
    .select([
      "api_keys.id",
      "api_keys.name",
      "hint",
      "scopes",
      "staff.name as madeBy",
      "api_keys.createdAt",
      "endsAt",
      "revokedAt",
      "lastUsedAt",
    ])
    .orderBy("api_keys.id", "desc")
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

export async function countInUse(db: Queryable, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom("api_keys")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("revokedAt", "is", null)
    .where("endsAt", ">", now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertKey(
  db: Queryable,
  {
    scopes,
    ...key
  }: Pick<NewKey, "name"> & {
    scopes: readonly Scope[];
    hint: string;
    digest: string;
    createdBy: string;
    createdAt: Date;
    endsAt: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto("api_keys")
    .values({ ...key, scopes: JSON.stringify(scopes), revokedAt: null, lastUsedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it was active */
export async function revoke(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revokedAt: at })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A key, and the account it acts for. */
export async function findKey(db: Queryable, digest: string) {
  return await db
    .selectFrom("api_keys")
    .leftJoin("staff", "staff.id", "api_keys.createdBy")
    .select([
      "api_keys.id",
      "api_keys.name",
      "scopes",
      "endsAt",
      "revokedAt",
      "lastUsedAt",
      "staff.role",
      "staff.deactivatedAt",
    ])
    .where("digest", "=", digest)
    .executeTakeFirst();
}

/** Scopes of the keys valid at a moment, by the id they act under: `key:12`. */
export async function listWorkingKeys(db: Queryable, now: Date): Promise<ReadonlyMap<string, readonly Scope[]>> {
  const rows = await db
    .selectFrom("api_keys")
    .innerJoin("staff", "staff.id", "api_keys.createdBy")
    .select(["api_keys.id", "scopes"])
    .where("revokedAt", "is", null)
    .where("endsAt", ">", now)
    .where("staff.role", "=", "admin")
    .where("staff.deactivatedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, scopes }) => [`key:${id}`, scopes]));
}

export async function noteUse(db: Queryable, id: number, at: Date): Promise<void> {
  await db.updateTable("api_keys").set({ lastUsedAt: at }).where("id", "=", id).execute();
}
