import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Auth } from "./auth-service.ts";
import type { PasskeyRepository } from "./passkey-repository.ts";
import type { StaffRepository } from "./repository.ts";
import type { SecondFactorPage } from "./schema.ts";

/** How long the page shows secret and recovery codes after the password was given, in milliseconds. */
const SHOWN_FOR = 10 * 60_000;

/** Whose session a request carries. */
export interface SessionOwner {
  sessionId: string;
  userId: string;
  email: string;
  twoFactorEnabled: boolean;
  /** The passkey that opened the session, or that was made in it. */
  passkeyId: string | null;
}

/** Whether a session was opened with more than a password: with a code besides, or with a passkey, which is both. */
export function hasTwoFactors(session: Pick<SessionOwner, "twoFactorEnabled" | "passkeyId">): boolean {
  return session.twoFactorEnabled || session.passkeyId !== null;
}

export interface SecondFactorDependencies {
  repository: StaffRepository;
  passkeys: PasskeyRepository;
  secret: string;
  clock: Clock;
  auth: () => Promise<Auth>;
}

/** The second factor of members of staff: what its page shows, and what admins decide about it. */
export function createSecondFactors({ repository, passkeys, secret, clock, auth }: SecondFactorDependencies) {
  /** Of the password having been given just now, by this member. */
  function proof(userId: string, until: number): string {
    const digest = createHmac("sha256", secret).update(`second-factor:${userId}:${until}`).digest("base64url");
    return `${until}.${digest}`;
  }

  function isProof(userId: string, given: string | undefined): boolean {
    const until = Number(given?.split(".")[0]);
    if (!given || !Number.isSafeInteger(until) || until <= clock().getTime()) return false;
    const [expected, actual] = [Buffer.from(proof(userId, until)), Buffer.from(given)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  return {
    /** Shown by the page's cookie: until then secret and recovery codes are shown. */
    proofFor: (userId: string) => ({ value: proof(userId, clock().getTime() + SHOWN_FOR), maxAge: SHOWN_FOR / 1000 }),

    /** @param given value of the cookie of {@link proofFor} */
    async page(owner: SessionOwner, given: string | undefined): Promise<SecondFactorPage> {
      const isShown = isProof(owner.userId, given);
      const isRequired = await repository.secondFactorRequired();
      const { api, $context } = await auth();
      if (owner.twoFactorEnabled) {
        if (!isShown) return { state: "on", isRequired };
        const { backupCodes } = await api.viewBackupCodes({ body: { userId: owner.userId } });
        return { state: "saved", isRequired, codes: backupCodes };
      }
      if (isRequired && owner.passkeyId === null && (await passkeys.of(owner.userId)).length > 0) {
        return { state: "passkey", isRequired };
      }
      const stored = isShown ? await repository.secondFactorOf(owner.userId) : undefined;
      if (!stored) return { state: "off", isRequired };
      const { symmetricDecrypt } = await import("better-auth/crypto");
      const key = await symmetricDecrypt({ key: (await $context).secretConfig, data: stored.secret });
      return { state: "pending", isRequired, ...addressOf(key, owner.email) };
    },

    isRequired: () => repository.secondFactorRequired(),

    /** @throws AppError `conflict` for an admin who came in with one factor: they would lock themselves out */
    async require(required: boolean, actor: { id: string; mayRequire: boolean }): Promise<void> {
      if (required && !actor.mayRequire) throw new AppError("conflict", "Set up your own second factor first");
      const action = required ? "staff.second-factor-required" : "staff.second-factor-optional";
      await repository.requireSecondFactor(required, { at: clock(), actor: actor.id, action, subject: "settings" });
    },

    /** Takes a lost second factor away. @throws AppError `not-found` */
    async remove(id: string, actor: string): Promise<void> {
      const audit = { at: clock(), actor, action: "staff.second-factor-removed", subject: id };
      if (!(await repository.removeSecondFactor(id, audit))) throw new AppError("not-found", "There is no such member");
    },

    note: (userId: string, action: "staff.second-factor-on" | "staff.second-factor-off" | "staff.recovery-codes") =>
      repository.accountChanged({ at: clock(), actor: userId, action, subject: userId }),
  };
}

/** What the app reads from the QR code, and what a person types where there is no camera. */
function addressOf(key: string, email: string): { uri: string; secret: string } {
  const secret = base32(Buffer.from(key));
  const label = `${encodeURIComponent(company.name)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer: company.name, digits: "6", period: "30" });
  return { uri: `otpauth://totp/${label}?${query}`, secret: secret.replace(/.{4}(?=.)/g, "$& ") };
}

/** RFC 4648 §6, without padding. */
function base32(bytes: Uint8Array): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
