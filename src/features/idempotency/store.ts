import type { Queryable } from "../../db/database.ts";

interface KeptAnswer {
  digest: string;
  answer: Record<string, unknown>;
}

/** @returns whether it was stored; an unexpired response under the same key takes precedence */
export async function keepAnswer(
  db: Queryable,
  row: KeptAnswer & { key: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const values = { digest: row.digest, answer: JSON.stringify(row.answer), expiresAt: row.expiresAt };
  const kept = await db
    .insertInto("idempotency_keys")
    .values({ key: row.key, ...values })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(values).where("idempotency_keys.expiresAt", "<=", now))
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

export async function findAnswer(db: Queryable, key: string): Promise<KeptAnswer | undefined> {
  return await db.selectFrom("idempotency_keys").select(["digest", "answer"]).where("key", "=", key).executeTakeFirst();
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expiresAt", "<=", now).execute();
}
