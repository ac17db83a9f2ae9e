import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Auth } from "./auth-service.ts";
import { relyingPartyOf, takesPasskeys } from "./passkey-origin.ts";
import type { PasskeyRepository } from "./passkey-repository.ts";
import type { Passkey } from "./schema.ts";
import type { SessionOwner } from "./second-factor-service.ts";

export interface PasskeyDependencies {
  passkeys: PasskeyRepository;
  siteUrl: string;
  clock: Clock;
  auth: () => Promise<Auth>;
  /** Whether everybody needs a second factor. */
  isRequired: () => Promise<boolean>;
}

/** The passkeys of members of staff; making and checking them is better-auth's (`passkey-routes.ts` asks it). */
export function createPasskeys({ passkeys, siteUrl, clock, auth, isRequired }: PasskeyDependencies) {
  const relyingParty = relyingPartyOf(siteUrl);
  const audited = (action: string, subject: string, actor: string) => ({ at: clock(), actor, action, subject });

  return {
    /** Where browsers make and use them, as they name origins; `null` where none can be. */
    origin: takesPasskeys(relyingParty) ? relyingParty.origin : null,

    async of(userId: string): Promise<Passkey[]> {
      const { getAuthenticatorName } = await import("@better-auth/passkey");
      return (await passkeys.of(userId)).map(({ id, name, backedUp, aaguid, createdAt, lastUsedAt }) => ({
        id,
        name: name ?? "",
        maker: getAuthenticatorName(aaguid) ?? null,
        synced: backedUp,
        createdAt: createdAt?.toISOString() ?? null,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },

    /** Whether a session of this owner may add to what the account is opened with. */
    async mayAdd(owner: SessionOwner): Promise<boolean> {
      if (owner.twoFactorEnabled || owner.passkeyId !== null || !(await isRequired())) return true;
      // Somebody who has a passkey shows it first: the password alone is what a thief may have.
      return (await passkeys.of(owner.userId)).length === 0;
    },

    /** Whether the passkey that a browser names so is this member's. */
    async isOf(credentialId: string, userId: string): Promise<boolean> {
      return (await passkeys.byCredential(credentialId))?.userId === userId;
    },

    /** @throws AppError `invalid` for a wrong password, `too-many-requests` */
    async checkPassword(headers: Headers, password: string): Promise<void> {
      const { api } = await auth();
      const { isAPIError } = await import("better-auth/api");
      await api.verifyPassword({ headers, body: { password } }).catch((error: unknown) => {
        if (!isAPIError(error)) throw error;
        if (error.statusCode === 429) {
          const retryAfter = Number(new Headers(error.headers).get("retry-after")) || 60;
          throw new AppError("too-many-requests", "Too many wrong passwords", { retryAfter });
        }
        throw new AppError("invalid", "The password is wrong", { fields: { password: "passwordWrong" } });
      });
    },

    /** Notes that a passkey was made in this session, which counts from now on as opened by it. */
    added: ({ sessionId, userId }: SessionOwner, passkeyId: string) =>
      passkeys.addedIn(sessionId, passkeyId, {
        ...audited("staff.passkey-added", userId, userId),
        detail: { passkey: passkeyId },
      }),

    /** @throws AppError `not-found` */
    async rename(id: string, userId: string, name: string): Promise<void> {
      const audit = { ...audited("staff.passkey-renamed", userId, userId), detail: { passkey: id } };
      if (!(await passkeys.rename(id, userId, name, audit))) {
        throw new AppError("not-found", "There is no such passkey");
      }
    },

    /**
     * Removes one of one's own, and ends the other sessions that it opened.
     * @throws AppError `not-found`, `conflict` for the only second factor of somebody who needs one
     */
    async remove(id: string, { userId, sessionId }: SessionOwner): Promise<void> {
      const audit = { ...audited("staff.passkey-removed", userId, userId), detail: { passkey: id } };
      const result = await passkeys.remove({ id, userId, keep: sessionId, needsOne: await isRequired() }, audit);
      if (result === "unknown") throw new AppError("not-found", "There is no such passkey");
      if (result === "last") throw new AppError("conflict", "A second factor is asked for, and this is the only one");
    },

    /** Takes all of a member's away, whose device is lost, and ends their sessions. @throws AppError `not-found` */
    async removeAll(userId: string, actor: string): Promise<void> {
      const removed = await passkeys.removeAll(userId, audited("staff.passkeys-removed", userId, actor));
      if (removed === undefined) throw new AppError("not-found", "There is no such member");
    },
  };
}
