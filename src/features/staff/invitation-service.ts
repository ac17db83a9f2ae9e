import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Role, StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";
import { ACCOUNT_LIMITS, attemptKey } from "./account-limits.ts";
import { createInvitationRepository } from "./invitation-repository.ts";
import type { StaffDatabase, StaffQueryable, StaffRepository } from "./repository.ts";
import { INVITATION_DAYS, type Invitation, type InvitationState, type NewInvitationFields } from "./schema.ts";

const DAY = 86_400_000;

/** The mail with the link to join, as the outbox takes it. */
export interface InvitationMail {
  recipient: string;
  language: Language;
  inviter: string;
  role: Role;
  url: string;
  days: number;
}

export interface InvitationDependencies {
  database: StaffDatabase;
  repository: StaffRepository;
  secret: string;
  siteUrl: string;
  clock: Clock;
  hash: (password: string) => Promise<string>;
  /** @throws AppError `invalid` */
  checked: (input: {
    email: unknown;
    name: unknown;
    password: unknown;
  }) => Promise<{ email: string; name: string; password: string }>;
  /** Writes the mail into the outbox, in the transaction of the invitation. */
  enqueueInvitation: (db: StaffQueryable, mail: InvitationMail) => Promise<void>;
  /** Called after the commit. */
  wakeOutbox: () => void;
}

/** Inviting people to the staff: a link by mail, of which the database knows a digest only, makes one account. */
export function createInvitations(dependencies: InvitationDependencies) {
  const { database, repository, secret, siteUrl, clock } = dependencies;
  const invitations = createInvitationRepository(database);

  /** @throws AppError `too-many-requests` */
  async function limit(action: "invite" | "invite-address", key: string): Promise<void> {
    const { windowMs, max } = ACCOUNT_LIMITS[action];
    const now = clock();
    const { count, windowStart } = await repository.countAttempt(attemptKey(secret, action, key), now, windowMs);
    if (count <= max) return;
    const retryAfter = Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000);
    throw new AppError("too-many-requests", "Too many invitations", { retryAfter });
  }

  /** What became of the link with this token; `email` and `role` while it works. */
  async function stateOf(token: string): Promise<InvitationState> {
    const row = token ? await invitations.find(digestOf(token)) : undefined;
    if (!row) return { state: "unknown" };
    if (row.acceptedAt) return { state: "used" };
    if (row.withdrawnAt) return { state: "withdrawn" };
    if (row.expiresAt <= clock()) return { state: "expired" };
    return { state: "open", email: row.email, role: row.role };
  }

  return {
    /** @throws AppError `invalid` when the address has an account, `too-many-requests` */
    async invite({ email, role, language }: NewInvitationFields, inviter: StaffMember): Promise<{ id: number }> {
      await limit("invite", inviter.id);
      await limit("invite-address", email);
      const token = randomBytes(32).toString("base64url");
      const now = clock();
      const url = `${siteUrl}/admin/invitation?token=${token}${language === "en" ? "&lang=en" : ""}`;
      const id = await invitations.invite(
        {
          email,
          role,
          language,
          tokenDigest: digestOf(token),
          invitedBy: inviter.id,
          createdAt: now,
          expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
        },
        (db) =>
          dependencies.enqueueInvitation(db, {
            recipient: email,
            language,
            inviter: inviter.name,
            role,
            url,
            days: INVITATION_DAYS,
          }),
      );
      if (id === "has-account") {
        throw new AppError("invalid", "This address has an account", { fields: { email: "emailHasAccount" } });
      }
      dependencies.wakeOutbox();
      return { id };
    },

    /** Those that can still be accepted, newest first. */
    async open(): Promise<Invitation[]> {
      const rows = await invitations.open(clock());
      return rows.map(({ createdAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
    },

    /** @throws AppError `not-found` when it was accepted or withdrawn meanwhile */
    async withdraw(id: number, actor: string): Promise<void> {
      const audit = { at: clock(), actor, action: "staff.invitation-withdrawn", subject: `invitation-${id}` };
      if (!(await invitations.withdraw(id, audit))) throw new AppError("not-found", "There is no such invitation");
    },

    stateOf,

    /**
     * Makes the account that an invitation is for.
     * @returns the address, to sign in with
     * @throws AppError `forbidden` when the link does not work any more, `invalid`
     */
    async accept(token: string, input: { name: unknown; password: unknown }): Promise<string> {
      const found = await stateOf(token);
      if (found.state !== "open") throw new AppError("forbidden", "This link does not work any more");
      const { email, name, password } = await dependencies.checked({ ...input, email: found.email });
      const id = randomUUID();
      const passwordHash = await dependencies.hash(password);
      const member = { id, email, name, role: found.role, passwordHash };
      const audit = { at: clock(), actor: id, action: "staff.joined", subject: id };
      const result = await invitations.accept(digestOf(token), member, audit);
      if (result !== "done") throw new AppError("forbidden", "This link does not work any more");
      return email;
    },
  };
}

/** The token has 256 bits of chance: a plain digest is enough. */
function digestOf(token: string): string {
  return createHash("sha256").update(`invitation:${token}`).digest("base64url");
}
