import type { Queryable } from "../../../db/database.ts";

/** Whether everyone needs a second factor. */
export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("staff_settings").select("requireSecondFactor").executeTakeFirst();
  return row?.requireSecondFactor ?? false;
}

export async function updateSecondFactorRequired(db: Queryable, requireSecondFactor: boolean): Promise<void> {
  await db
    .insertInto("staff_settings")
    .values({ id: 1, requireSecondFactor })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ requireSecondFactor }))
    .execute();
}

/** The app's encrypted secret, and whether a first code was entered. */
export function findSecondFactor(db: Queryable, userId: string) {
  return db
    .selectFrom("staff_second_factors")
    .select(["secret", "verified"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export async function deleteSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("staff_second_factors").where("userId", "=", userId).execute();
}
