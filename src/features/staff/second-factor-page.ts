import { createHmac, timingSafeEqual } from "node:crypto";
import { company } from "../../lib/company/company.ts";
import type { SecondFactorPage } from "./model.ts";
import type { StaffParts } from "./parts.ts";
import type { SessionOwner } from "./second-factor.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import { findPasskeys } from "./sign-in/store.ts";
import { findSecondFactor, isSecondFactorRequired } from "./store.ts";

/** How long the secret and recovery codes are shown after the password was entered, in milliseconds. */
const SHOWN_FOR = 10 * 60_000;

/**
 * Returns the value of the page's cookie and its `maxAge` in seconds. While the cookie is valid, the page shows the
 * secret or the recovery codes.
 */
export function secondFactorProof({ secret, clock }: StaffParts, userId: string): { value: string; maxAge: number } {
  return { value: proof(secret, userId, clock().getTime() + SHOWN_FOR), maxAge: SHOWN_FOR / 1000 };
}

/**
 * Returns the second-factor page's state.
 * @param given the cookie's value, from {@link secondFactorProof}
 */
export async function secondFactorPage(
  { database: { kysely }, secret, clock, auth }: Staff,
  owner: SessionOwner,
  given: string | undefined,
): Promise<SecondFactorPage> {
  const isShown = isProof(secret, owner.userId, given, clock());
  const isRequired = await isSecondFactorRequired(kysely);
  const { api, $context } = await auth();
  if (owner.twoFactorEnabled) {
    if (!isShown) return { state: "on", isRequired };
    const { backupCodes } = await api.viewBackupCodes({ body: { userId: owner.userId } });
    return { state: "saved", isRequired, codes: backupCodes };
  }
  if (isRequired && owner.passkeyId === null && (await findPasskeys(kysely, owner.userId)).length > 0) {
    return { state: "passkey", isRequired };
  }
  const stored = isShown ? await findSecondFactor(kysely, owner.userId) : undefined;
  if (!stored) return { state: "off", isRequired };
  const { symmetricDecrypt } = await import("better-auth/crypto");
  const key = await symmetricDecrypt({ key: (await $context).secretConfig, data: stored.secret });
  return { state: "pending", isRequired, ...addressOf(key, owner.email) };
}

/** Returns signed proof that this member has just entered the password. */
function proof(secret: string, userId: string, until: number): string {
  const digest = createHmac("sha256", secret).update(`second-factor:${userId}:${until}`).digest("base64url");
  return `${until}.${digest}`;
}

function isProof(secret: string, userId: string, given: string | undefined, now: Date): boolean {
  const until = Number(given?.split(".")[0]);
  if (!given || !Number.isSafeInteger(until) || until <= now.getTime()) return false;
  const [expected, actual] = [Buffer.from(proof(secret, userId, until)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Returns the URI that an authenticator app reads from the QR code, and the secret to type without a camera. */
function addressOf(key: string, email: string): { uri: string; secret: string } {
  const secret = base32(Buffer.from(key));
  const label = `${encodeURIComponent(company.name)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer: company.name, digits: "6", period: "30" });
  return { uri: `otpauth://totp/${label}?${query}`, secret: secret.replace(/.{4}(?=.)/g, "$& ") };
}

/** Encodes bytes in Base32 without padding (RFC 4648 §6). */
function base32(bytes: Uint8Array): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
