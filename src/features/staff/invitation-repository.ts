import { type AuditEntry, insertAudit } from "../../db/audit-log.ts";
import type { Role } from "../../lib/http/roles.ts";
import { insertMember, type NewStaffMember, type StaffDatabase, type StaffQueryable } from "./repository.ts";

export interface NewInvitation {
  email: string;
  role: Role;
  language: "fr" | "en";
  tokenDigest: string;
  /** Id of the admin. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

export type AcceptanceResult = "done" | "over" | "has-account";

const INVITATION_COLUMNS = ["id", "email", "role", "language", "invitedBy", "createdAt", "expiresAt"] as const;

/** The SQL around invitations. */
export function createInvitationRepository({ kysely }: StaffDatabase) {
  return {
    /**
     * Writes an invitation with its mail; an earlier one to the same address stops working.
     * @param send writes the mail, in the same transaction
     * @returns id, or `"has-account"`
     */
    async invite(
      invitation: NewInvitation,
      send: (db: StaffQueryable) => Promise<void>,
    ): Promise<number | "has-account"> {
      const { email, role, createdAt: at, invitedBy: actor } = invitation;
      return kysely.transaction().execute(async (trx) => {
        const account = await trx.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst();
        if (account) return "has-account";
        await trx
          .updateTable("staff_invitations")
          .set({ withdrawnAt: at })
          .where("email", "=", email)
          .where("acceptedAt", "is", null)
          .where("withdrawnAt", "is", null)
          .execute();
        const { id } = await trx
          .insertInto("staff_invitations")
          .values({ ...invitation, acceptedAt: null, withdrawnAt: null })
          .returning("id")
          .executeTakeFirstOrThrow();
        await insertAudit(trx, { at, actor, action: "staff.invited", subject: `invitation-${id}`, detail: { role } });
        await send(trx);
        return id;
      });
    },

    /** Those that still can be accepted, newest first. */
    open(now: Date) {
      return kysely
        .selectFrom("staff_invitations")
        .select(INVITATION_COLUMNS)
        .where("acceptedAt", "is", null)
        .where("withdrawnAt", "is", null)
        .where("expiresAt", ">", now)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .execute();
    },

    find(tokenDigest: string) {
      return kysely
        .selectFrom("staff_invitations")
        .select([...INVITATION_COLUMNS, "acceptedAt", "withdrawnAt"])
        .where("tokenDigest", "=", tokenDigest)
        .executeTakeFirst();
    },

    /** @returns false when it was accepted, withdrawn or over already */
    async withdraw(id: number, audit: AuditEntry): Promise<boolean> {
      return kysely.transaction().execute(async (trx) => {
        const withdrawn = await trx
          .updateTable("staff_invitations")
          .set({ withdrawnAt: audit.at })
          .where("id", "=", id)
          .where("acceptedAt", "is", null)
          .where("withdrawnAt", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (withdrawn) await insertAudit(trx, audit);
        return withdrawn !== undefined;
      });
    },

    /** Ends the invitation and makes the account, or does neither: of two who accept at once, one succeeds. */
    async accept(tokenDigest: string, member: NewStaffMember, audit: AuditEntry): Promise<AcceptanceResult> {
      const work = kysely.transaction().execute(async (trx): Promise<AcceptanceResult> => {
        const taken = await trx
          .updateTable("staff_invitations")
          .set({ acceptedAt: audit.at })
          .where("tokenDigest", "=", tokenDigest)
          .where("acceptedAt", "is", null)
          .where("withdrawnAt", "is", null)
          .where("expiresAt", ">", audit.at)
          .returning(["id", "email", "role"])
          .executeTakeFirst();
        if (!taken) return "over";
        const { id, email, role } = taken;
        // What the row says now, not what was read before the password was hashed.
        if (!(await insertMember(trx, { ...member, email, role }, audit.at))) throw new HasAccount();
        await insertAudit(trx, { ...audit, detail: { role, invitation: id } });
        return "done";
      });
      return work.catch((error: unknown) => {
        if (error instanceof HasAccount) return "has-account";
        throw error;
      });
    },
  };
}

/** Takes a transaction back. */
class HasAccount extends Error {}

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;
