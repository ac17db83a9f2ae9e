import type { Queryable } from "../../../db/database.ts";

/** SQL for sessions, one-time links and counted attempts; better-auth itself writes sessions and links. */

/** How long an expired invitation is kept to explain why its link does not work, in milliseconds. */
const INVITATION_KEPT = 30 * 86_400_000;

/**
 * How far ahead of the clock a window may begin, in milliseconds: the clocks of several servers differ, and concurrent
 * attempts arrive out of order. No less than an app code's window, so that a code still works only once.
 */
const CLOCKS_DIFFER_BY = 120_000;

export function countSessions(db: Queryable, now: Date): Promise<{ userId: string; sessions: number }[]> {
  return db
    .selectFrom("staff_sessions")
    .select((eb) => ["userId", eb.fn.countAll<number>().as("sessions")])
    .where("expiresAt", ">", now)
    .groupBy("userId")
    .execute();
}

export function findSessions(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .orderBy("updatedAt", "desc")
    .execute();
}

/**
 * Ends a member's sessions.
 * @returns how many sessions ended
 */
export async function deleteSessions(
  db: Queryable,
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await db
    .deleteFrom("staff_sessions")
    .where("userId", "=", userId)
    .$if(only !== undefined, (query) => query.where("id", "=", only!))
    .$if(except !== undefined, (query) => query.where("id", "!=", except!))
    .returning("id")
    .execute();
  return ended.length;
}

export async function deleteLinks(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("staff_verifications").where("value", "=", userId).execute();
}

/** Deletes the sessions and links that let a member in without the password. */
export async function deleteWaysIn(db: Queryable, userId: string): Promise<void> {
  await deleteSessions(db, userId);
  await deleteLinks(db, userId);
}

/**
 * Counts one more attempt, in a single statement, so that concurrent attempts cannot slip past the limit.
 * @returns attempts in the current window, including this one, and when the window began
 */
export function countAttempt(
  db: Queryable,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ count: number; windowStart: Date }> {
  const oldest = new Date(now.getTime() - windowMs);
  // A window that begins further ahead shows that the clock was set back. Without a new window, the account would stay
  // locked until the clock has caught up, and then for the whole window.
  const ahead = new Date(now.getTime() + CLOCKS_DIFFER_BY);
  const begun = "staff_attempts.windowStart";
  return db
    .insertInto("staff_attempts")
    .values({ key, count: 1, windowStart: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const isOver = eb.or([eb(begun, "<=", oldest), eb(begun, ">", ahead)]);
        const more = eb("staff_attempts.count", "+", 1);
        return {
          count: eb.case().when(isOver).then(1).else(more).end(),
          windowStart: eb.case().when(isOver).then(eb.ref("excluded.windowStart")).else(eb.ref(begun)).end(),
        };
      }),
    )
    .returning(["count", "windowStart"])
    .executeTakeFirstOrThrow();
}

export async function forgetAttempts(db: Queryable, keys: string[]): Promise<void> {
  await db.deleteFrom("staff_attempts").where("key", "in", keys).execute();
}

export async function deleteEnded(db: Queryable, now: Date, longestWindowMs: number): Promise<void> {
  const oldest = now.getTime() - longestWindowMs;
  await db.deleteFrom("staff_attempts").where("windowStart", "<", new Date(oldest)).execute();
  await db.deleteFrom("staff_rate_limits").where("lastRequest", "<", oldest).execute();
  await db.deleteFrom("staff_sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("staff_verifications").where("expiresAt", "<", now).execute();
  await db
    .deleteFrom("staff_invitations")
    .where("expiresAt", "<", new Date(now.getTime() - INVITATION_KEPT))
    .execute();
}

/** SQL for passkeys; better-auth itself writes them and their challenges. */

const COLUMNS = ["id", "userId", "name", "backedUp", "aaguid", "createdAt", "lastUsedAt"] as const;

export function findPasskeys(db: Queryable, userId: string) {
  return db
    .selectFrom("staff_passkeys")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/**
 * Finds a passkey.
 * @param credentialId the passkey's WebAuthn credential id
 */
export function findByCredential(db: Queryable, credentialId: string) {
  return db.selectFrom("staff_passkeys").select(COLUMNS).where("credentialID", "=", credentialId).executeTakeFirst();
}

export function countPasskeys(db: Queryable): Promise<{ userId: string; passkeys: number }[]> {
  return db
    .selectFrom("staff_passkeys")
    .select((eb) => ["userId", eb.fn.countAll<number>().as("passkeys")])
    .groupBy("userId")
    .execute();
}

/**
 * Changes a passkey.
 * @returns false if the member has no such passkey
 */
export async function updatePasskey(
  db: Queryable,
  id: string,
  userId: string,
  change: { name: string } | { lastUsedAt: Date },
): Promise<boolean> {
  const query = db.updateTable("staff_passkeys").set(change).where("id", "=", id).where("userId", "=", userId);
  return (await query.returning("id").executeTakeFirst()) !== undefined;
}

/**
 * Deletes passkeys of a member.
 * @param id of the passkey; if omitted, all of the member's are deleted
 * @returns how many were deleted
 */
export async function deletePasskeys(db: Queryable, userId: string, id?: string): Promise<number> {
  const query = db
    .deleteFrom("staff_passkeys")
    .where("userId", "=", userId)
    .$if(id !== undefined, (one) => one.where("id", "=", id!));
  return (await query.returning("id").execute()).length;
}

/** Marks a session as opened by the passkey that was created in it. */
export async function updateSessionPasskey(db: Queryable, sessionId: string, passkeyId: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ passkeyId }).where("id", "=", sessionId).execute();
}

/** Ends the sessions that a passkey opened, except one. */
export async function deleteSessionsOfPasskey(
  db: Queryable,
  userId: string,
  passkeyId: string,
  keep: string,
): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .where("id", "!=", keep)
    .execute();
}
