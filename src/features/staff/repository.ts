import { type AuditEntry, insertAudit } from "../../db/audit-log.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Role, StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";

export type StaffDatabase = Database;
export type StaffQueryable = Queryable;

export interface NewStaffMember extends StaffMember {
  passwordHash: string;
}

/** How long an ended invitation still says why its link does not work, in milliseconds. */
const INVITATION_KEPT = 30 * 86_400_000;

export type RemovalResult = "done" | "unknown" | "last-admin";

/** Tells members what has changed in how their accounts are opened. */
export interface AccountNotices {
  /** Writes the mail, in the transaction of the change; of whatever else is noted, nothing. */
  write(db: Queryable, entry: AuditEntry): Promise<void>;
  /** Called after the commit. */
  wake(): void;
}

/** Notes a change of an account and tells its owner, with the change or not at all. */
export type NoteChange = (audit: AuditEntry) => Promise<void>;

export function changingAccounts(kysely: StaffDatabase["kysely"], notices: AccountNotices) {
  return async <Result>(work: (trx: Queryable, note: NoteChange) => Promise<Result>): Promise<Result> => {
    const result = await kysely.transaction().execute((trx) =>
      work(trx, async (audit) => {
        await insertAudit(trx, audit);
        await notices.write(trx, audit);
      }),
    );
    notices.wake();
    return result;
  };
}

/** Whom a mail about an account goes to. */
export async function memberToTell(
  db: Queryable,
  id: string,
): Promise<{ email: string; name: string; language: Language | null } | undefined> {
  return await db.selectFrom("staff").select(["email", "name", "language"]).where("id", "=", id).executeTakeFirst();
}

/** @returns false when the e-mail address has an account already */
export async function insertMember(trx: Queryable, member: NewStaffMember, at: Date): Promise<boolean> {
  const { passwordHash, ...staff } = member;
  const inserted = await trx
    .insertInto("staff")
    .values({ ...staff, emailVerified: false, createdAt: at, updatedAt: at, deactivatedAt: null })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  await trx
    .insertInto("staff_accounts")
    .values({
      id: member.id,
      accountId: member.id,
      providerId: "credential",
      userId: member.id,
      password: passwordHash,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return true;
}

/** The staff feature's SQL. */
export function createStaffRepository({ kysely, dialect }: StaffDatabase, notices: AccountNotices) {
  const changing = changingAccounts(kysely, notices);
  /** The admins who can sign in, locked until the transaction ends: two removals at once cannot both see the other. */
  const lockAdmins = (trx: Queryable) => {
    const admins = trx
      .selectFrom("staff")
      .select("id")
      .where("role", "=", "admin")
      .where("deactivatedAt", "is", null)
      .orderBy("id");
    // SQLite knows no row locks: `begin immediate` has locked the database already.
    return (dialect === "postgres" ? admins.forUpdate() : admins).execute();
  };
  return {
    /** What better-auth stores through: our connection, and which dialect it speaks. */
    forBetterAuth: { db: kysely, type: dialect },

    async anyStaff(): Promise<boolean> {
      return (await kysely.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
    },

    list(): Promise<
      (StaffMember & { createdAt: Date; deactivatedAt: Date | null; twoFactorEnabled: boolean | null })[]
    > {
      return kysely
        .selectFrom("staff")
        .select(["id", "email", "name", "role", "createdAt", "deactivatedAt", "twoFactorEnabled"])
        .orderBy("role")
        .orderBy("email")
        .execute();
    },

    findByEmail(email: string): Promise<StaffMember | undefined> {
      return kysely
        .selectFrom("staff")
        .select(["id", "email", "name", "role"])
        .where("email", "=", email)
        .executeTakeFirst();
    },

    /** @returns false when the e-mail address has an account already */
    async add(member: NewStaffMember, audit: AuditEntry): Promise<boolean> {
      return kysely.transaction().execute(async (trx) => {
        if (!(await insertMember(trx, member, audit.at))) return false;
        await insertAudit(trx, audit);
        return true;
      });
    },

    /** The nonce of the first-account link; made once, so that every process and every restart shows the same link. */
    async firstAccountNonce(fresh: string): Promise<string> {
      await kysely
        .insertInto("staff_first_account")
        .values({ id: 1, nonce: fresh })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return (await kysely.selectFrom("staff_first_account").select("nonce").executeTakeFirst())?.nonce ?? fresh;
    },

    async currentFirstAccountNonce(): Promise<string | undefined> {
      return (await kysely.selectFrom("staff_first_account").select("nonce").executeTakeFirst())?.nonce;
    },

    /**
     * Takes the link's nonce and makes the account, or does neither: of two who use the link at once, one succeeds.
     * @returns false when the nonce is gone or an account exists
     */
    async addFirst(member: NewStaffMember, nonce: string, audit: AuditEntry): Promise<boolean> {
      return kysely.transaction().execute(async (trx) => {
        const taken = await trx
          .deleteFrom("staff_first_account")
          .where("nonce", "=", nonce)
          .returning("id")
          .executeTakeFirst();
        if (!taken || (await trx.selectFrom("staff").select("id").limit(1).executeTakeFirst())) return false;
        await insertMember(trx, member, audit.at);
        await insertAudit(trx, audit);
        return true;
      });
    },

    /** Removes the member with sessions, password and links. */
    async remove(id: string, audit: AuditEntry): Promise<RemovalResult> {
      return kysely.transaction().execute(async (trx) => {
        const admins = await lockAdmins(trx);
        if (admins.length === 1 && admins[0]!.id === id) return "last-admin";
        await trx.deleteFrom("staff_verifications").where("value", "=", id).execute();
        const removed = await trx.deleteFrom("staff").where("id", "=", id).returning("id").executeTakeFirst();
        if (!removed) return "unknown";
        await insertAudit(trx, audit);
        return "done";
      });
    },

    /** Changes the role and ends every session, so that no open desk shows what it no longer may. */
    async setRole(id: string, role: Role, audit: AuditEntry): Promise<RemovalResult> {
      return kysely.transaction().execute(async (trx) => {
        const admins = await lockAdmins(trx);
        if (role !== "admin" && admins.length === 1 && admins[0]!.id === id) return "last-admin";
        const changed = await trx
          .updateTable("staff")
          .set({ role, updatedAt: audit.at })
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!changed) return "unknown";
        await trx.deleteFrom("staff_sessions").where("userId", "=", id).execute();
        await insertAudit(trx, audit);
        return "done";
      });
    },

    /** Puts an account to rest, which ends its sessions and links, or wakes it up. */
    async setDeactivated(id: string, deactivated: boolean, audit: AuditEntry): Promise<RemovalResult> {
      return kysely.transaction().execute(async (trx) => {
        const admins = await lockAdmins(trx);
        if (deactivated && admins.length === 1 && admins[0]!.id === id) return "last-admin";
        const changed = await trx
          .updateTable("staff")
          .set({ deactivatedAt: deactivated ? audit.at : null, updatedAt: audit.at })
          .where("id", "=", id)
          .where("deactivatedAt", deactivated ? "is" : "is not", null)
          .returning("id")
          .executeTakeFirst();
        if (!changed) {
          // Pressed twice: what is wanted is so already.
          const known = await trx.selectFrom("staff").select("id").where("id", "=", id).executeTakeFirst();
          return known ? "done" : "unknown";
        }
        await trx.deleteFrom("staff_sessions").where("userId", "=", id).execute();
        await trx.deleteFrom("staff_verifications").where("value", "=", id).execute();
        await insertAudit(trx, audit);
        return "done";
      });
    },

    /** @param onlyFirst keeps the language that is stored, if there is one */
    async setLanguage(id: string, language: Language, onlyFirst: boolean): Promise<void> {
      await kysely
        .updateTable("staff")
        .set({ language })
        .where("id", "=", id)
        .$if(onlyFirst, (query) => query.where("language", "is", null))
        .execute();
    },

    async isActive(id: string): Promise<boolean> {
      const row = await kysely
        .selectFrom("staff")
        .select("id")
        .where("id", "=", id)
        .where("deactivatedAt", "is", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async secondFactorRequired(): Promise<boolean> {
      const row = await kysely.selectFrom("staff_settings").select("requireSecondFactor").executeTakeFirst();
      return row?.requireSecondFactor ?? false;
    },

    async requireSecondFactor(requireSecondFactor: boolean, audit: AuditEntry): Promise<void> {
      await kysely.transaction().execute(async (trx) => {
        await trx
          .insertInto("staff_settings")
          .values({ id: 1, requireSecondFactor })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ requireSecondFactor }))
          .execute();
        await insertAudit(trx, audit);
      });
    },

    /** The app's secret, encrypted, and whether a first code was entered. */
    secondFactorOf(userId: string) {
      return kysely
        .selectFrom("staff_second_factors")
        .select(["secret", "verified"])
        .where("userId", "=", userId)
        .executeTakeFirst();
    },

    /** Takes a lost second factor away and ends every session. @returns false for nobody */
    async removeSecondFactor(id: string, audit: AuditEntry): Promise<boolean> {
      return changing(async (trx, note) => {
        const changed = await trx
          .updateTable("staff")
          .set({ twoFactorEnabled: false, updatedAt: audit.at })
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!changed) return false;
        await trx.deleteFrom("staff_second_factors").where("userId", "=", id).execute();
        await trx.deleteFrom("staff_sessions").where("userId", "=", id).execute();
        await trx.deleteFrom("staff_verifications").where("value", "=", id).execute();
        await note(audit);
        return true;
      });
    },

    /** How many sessions each member has. */
    sessionCounts(now: Date): Promise<{ userId: string; sessions: number }[]> {
      return kysely
        .selectFrom("staff_sessions")
        .select((eb) => ["userId", eb.fn.countAll<number>().as("sessions")])
        .where("expiresAt", ">", now)
        .groupBy("userId")
        .execute();
    },

    /** Sets the password, ends every session and every open link. */
    async setPassword(id: string, passwordHash: string, audit: AuditEntry): Promise<void> {
      await changing(async (trx, note) => {
        await trx
          .updateTable("staff_accounts")
          .set({ password: passwordHash, updatedAt: audit.at })
          .where("userId", "=", id)
          .where("providerId", "=", "credential")
          .execute();
        await trx.deleteFrom("staff_sessions").where("userId", "=", id).execute();
        await trx.deleteFrom("staff_verifications").where("value", "=", id).execute();
        await note(audit);
      });
    },

    /** Ends the links to set a new password that a member has. */
    async endLinks(id: string): Promise<void> {
      await kysely.deleteFrom("staff_verifications").where("value", "=", id).execute();
    },

    sessions(userId: string, now: Date) {
      return kysely
        .selectFrom("staff_sessions")
        .select(["id", "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"])
        .where("userId", "=", userId)
        .where("expiresAt", ">", now)
        .orderBy("updatedAt", "desc")
        .execute();
    },

    /** @returns how many sessions ended */
    async endSessions(
      userId: string,
      which: { only: string } | { except: string } | "all",
      audit: AuditEntry,
    ): Promise<number> {
      return kysely.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom("staff_sessions")
          .where("userId", "=", userId)
          .$if(which !== "all" && "only" in which, (query) => query.where("id", "=", (which as { only: string }).only))
          .$if(which !== "all" && "except" in which, (query) =>
            query.where("id", "!=", (which as { except: string }).except),
          )
          .returning("id")
          .execute();
        if (ended.length > 0) await insertAudit(trx, { ...audit, detail: { sessions: ended.length } });
        return ended.length;
      });
    },

    async audit(entry: AuditEntry): Promise<void> {
      await insertAudit(kysely, entry);
    },

    /** Notes a change of an account that was made already, and tells its owner. */
    async accountChanged(entry: AuditEntry): Promise<void> {
      await changing((_trx, note) => note(entry));
    },

    /**
     * Counts one more attempt, in one statement, so that attempts made at once cannot slip past each other.
     * @returns attempts in the current window, this one included, and when the window began
     */
    countAttempt(key: string, now: Date, windowMs: number): Promise<{ count: number; windowStart: Date }> {
      const oldest = new Date(now.getTime() - windowMs);
      // Begun by a clock that was set back since: the account would be locked until that moment comes again.
      const ahead = new Date(now.getTime() + windowMs);
      const begun = "staff_attempts.windowStart";
      return kysely
        .insertInto("staff_attempts")
        .values({ key, count: 1, windowStart: now })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => {
            const isOver = eb.or([eb(begun, "<=", oldest), eb(begun, ">", ahead)]);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb("staff_attempts.count", "+", 1))
                .end(),
              windowStart: eb.case().when(isOver).then(eb.ref("excluded.windowStart")).else(eb.ref(begun)).end(),
            };
          }),
        )
        .returning(["count", "windowStart"])
        .executeTakeFirstOrThrow();
    },

    async forgetAttempts(keys: string[]): Promise<void> {
      await kysely.deleteFrom("staff_attempts").where("key", "in", keys).execute();
    },

    /** Windows, sessions and links that are over; called once a day, so that the tables do not grow. */
    async prune(db: Queryable, now: Date, longestWindowMs: number): Promise<void> {
      await db
        .deleteFrom("staff_attempts")
        .where("windowStart", "<", new Date(now.getTime() - longestWindowMs))
        .execute();
      await db
        .deleteFrom("staff_rate_limits")
        .where("lastRequest", "<", now.getTime() - longestWindowMs)
        .execute();
      await db.deleteFrom("staff_sessions").where("expiresAt", "<", now).execute();
      await db.deleteFrom("staff_verifications").where("expiresAt", "<", now).execute();
      await db
        .deleteFrom("staff_invitations")
        .where("expiresAt", "<", new Date(now.getTime() - INVITATION_KEPT))
        .execute();
    },
  };
}

export type StaffRepository = ReturnType<typeof createStaffRepository>;
