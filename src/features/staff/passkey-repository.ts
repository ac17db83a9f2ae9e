import { type AuditEntry, insertAudit } from "../../db/audit-log.ts";
import { type AccountNotices, changingAccounts, type StaffDatabase, type StaffQueryable } from "./repository.ts";

/** A passkey as its owner sees it, with who that is. */
export interface PasskeyRow {
  id: string;
  userId: string;
  name: string | null;
  backedUp: boolean;
  aaguid: string | null;
  createdAt: Date | null;
  lastUsedAt: Date | null;
}

const COLUMNS = ["id", "userId", "name", "backedUp", "aaguid", "createdAt", "lastUsedAt"] as const;

/** The SQL around passkeys; better-auth writes them, and what it checks them by, itself. */
export function createPasskeyRepository({ kysely, dialect }: StaffDatabase, notices: AccountNotices) {
  const changing = changingAccounts(kysely, notices);
  /** The member's row, locked until the transaction ends: two removals at once cannot both leave the other's key. */
  const lockMember = (trx: StaffQueryable, id: string) => {
    const member = trx.selectFrom("staff").select(["id", "twoFactorEnabled"]).where("id", "=", id);
    // SQLite knows no row locks: `begin immediate` has locked the database already.
    return (dialect === "postgres" ? member.forUpdate() : member).executeTakeFirst();
  };
  return {
    of(userId: string): Promise<PasskeyRow[]> {
      return kysely
        .selectFrom("staff_passkeys")
        .select(COLUMNS)
        .where("userId", "=", userId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
    },

    /** @param credentialId by which the browser names it */
    byCredential(credentialId: string): Promise<PasskeyRow | undefined> {
      return kysely
        .selectFrom("staff_passkeys")
        .select(COLUMNS)
        .where("credentialID", "=", credentialId)
        .executeTakeFirst();
    },

    /** How many passkeys each member has. */
    counts(): Promise<{ userId: string; passkeys: number }[]> {
      return kysely
        .selectFrom("staff_passkeys")
        .select((eb) => ["userId", eb.fn.countAll<number>().as("passkeys")])
        .groupBy("userId")
        .execute();
    },

    async used(id: string, at: Date): Promise<void> {
      await kysely.updateTable("staff_passkeys").set({ lastUsedAt: at }).where("id", "=", id).execute();
    },

    /** A session in which a passkey was made counts as opened by it. */
    async addedIn(sessionId: string, passkeyId: string, audit: AuditEntry): Promise<void> {
      await changing(async (trx, note) => {
        await trx.updateTable("staff_sessions").set({ passkeyId }).where("id", "=", sessionId).execute();
        await note(audit);
      });
    },

    /** @returns false when the member has no such passkey */
    async rename(id: string, userId: string, name: string, audit: AuditEntry): Promise<boolean> {
      return kysely.transaction().execute(async (trx) => {
        const renamed = await trx
          .updateTable("staff_passkeys")
          .set({ name })
          .where("id", "=", id)
          .where("userId", "=", userId)
          .returning("id")
          .executeTakeFirst();
        if (!renamed) return false;
        await insertAudit(trx, audit);
        return true;
      });
    },

    /**
     * Removes a member's own passkey, and ends the other sessions that it opened.
     * @param keep id of the session that asks
     * @param needsOne whether one that is the member's only second factor has to stay
     */
    async remove(
      { id, userId, keep, needsOne }: { id: string; userId: string; keep: string; needsOne: boolean },
      audit: AuditEntry,
    ): Promise<"done" | "unknown" | "last"> {
      return changing(async (trx, note) => {
        const member = await lockMember(trx, userId);
        const own = await trx.selectFrom("staff_passkeys").select("id").where("userId", "=", userId).execute();
        if (!own.some((passkey) => passkey.id === id)) return "unknown";
        if (needsOne && own.length === 1 && member?.twoFactorEnabled !== true) return "last";
        await trx.deleteFrom("staff_passkeys").where("id", "=", id).execute();
        await trx
          .deleteFrom("staff_sessions")
          .where("userId", "=", userId)
          .where("passkeyId", "=", id)
          .where("id", "!=", keep)
          .execute();
        await note(audit);
        return "done";
      });
    },

    /** Takes all passkeys of a member away and ends every session. @returns how many; undefined for nobody */
    async removeAll(userId: string, audit: AuditEntry): Promise<number | undefined> {
      return changing(async (trx, note) => {
        if (!(await lockMember(trx, userId))) return undefined;
        const removed = await trx.deleteFrom("staff_passkeys").where("userId", "=", userId).returning("id").execute();
        if (removed.length === 0) return 0;
        await trx.deleteFrom("staff_sessions").where("userId", "=", userId).execute();
        await note({ ...audit, detail: { passkeys: removed.length } });
        return removed.length;
      });
    },
  };
}

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;
