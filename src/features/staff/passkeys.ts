import { isIP } from "node:net";
import { AppError } from "../../lib/http/app-error.ts";
import type { Passkey } from "./model.ts";
import { record, type StaffParts } from "./parts.ts";
import { hasTwoFactors, type SessionOwner } from "./second-factor.ts";
import {
  deletePasskeys,
  deleteSessions,
  deleteSessionsOfPasskey,
  findByCredential,
  findPasskeys,
  updatePasskey,
  updateSessionPasskey,
} from "./sign-in/store.ts";
import { isSecondFactorRequired, lockMember } from "./store.ts";

/** The WebAuthn relying party: `id` is a domain, `origin` the origin where passkeys are used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Returns a site's relying party. Browsers create passkeys for domains only, never for a bare IP address, so a loopback
 * address becomes `localhost`.
 * @param siteUrl public URL of the site
 */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (/^127\.|^\[::1\]$/.test(url.hostname)) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
}

/** Whether browsers support passkeys at the origin, which requires a domain and HTTPS (or `localhost`). */
export function takesPasskeys({ id, origin }: RelyingParty): boolean {
  const isNumber = isIP(id.replace(/^\[|\]$/g, "")) !== 0;
  return !isNumber && (origin.startsWith("https:") || id === "localhost" || id.endsWith(".localhost"));
}

/** Staff passkeys. better-auth creates and verifies them (called from `passkeys-api.ts`). */

/** Returns the origin where browsers create and use passkeys; `null` if they cannot. */
export function passkeyOrigin({ siteUrl }: Pick<StaffParts, "siteUrl">): string | null {
  const relyingParty = relyingPartyOf(siteUrl);
  return takesPasskeys(relyingParty) ? relyingParty.origin : null;
}

export async function listPasskeys({ database }: StaffParts, userId: string): Promise<Passkey[]> {
  const { getAuthenticatorName } = await import("@better-auth/passkey");
  const rows = await findPasskeys(database.kysely, userId);
  return rows.map(({ id, name, backedUp, aaguid, createdAt, lastUsedAt }) => ({
    id,
    name: name ?? "",
    maker: getAuthenticatorName(aaguid) ?? null,
    synced: backedUp,
    createdAt: createdAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Whether this session may add another way to sign in. */
export async function mayAddFactor({ database: { kysely } }: StaffParts, owner: SessionOwner): Promise<boolean> {
  if (hasTwoFactors(owner) || !(await isSecondFactorRequired(kysely))) return true;
  // A member with a passkey must use it first, because a thief may have only the password.
  return (await findPasskeys(kysely, owner.userId)).length === 0;
}

export async function isPasskeyOf({ database }: StaffParts, credentialId: string, userId: string): Promise<boolean> {
  return (await findByCredential(database.kysely, credentialId))?.userId === userId;
}

export async function passkeyAdded(
  parts: StaffParts,
  { sessionId, userId }: SessionOwner,
  passkey: string,
): Promise<void> {
  await parts.facts.transaction(async (db) => {
    await updateSessionPasskey(db, sessionId, passkey);
    await record(parts, db, { kind: "staff.passkey-added", subject: userId, actor: userId, detail: { passkey } });
  });
}

/**
 * Renames one of the member's own passkeys.
 * @throws AppError `not-found`
 */
export async function renamePasskey(parts: StaffParts, id: string, userId: string, name: string): Promise<void> {
  await parts.facts.transaction(async (db) => {
    if (!(await updatePasskey(db, id, userId, { name }))) throw noSuchPasskey();
    const detail = { passkey: id };
    await record(parts, db, { kind: "staff.passkey-renamed", subject: userId, actor: userId, detail });
  });
}

/**
 * Removes one of the caller's own passkeys and ends the other sessions that it opened.
 * @throws AppError `not-found`; `conflict` for the only second factor of a member who must have one
 */
export async function removePasskey(parts: StaffParts, id: string, { userId, sessionId }: SessionOwner): Promise<void> {
  const isRequired = await isSecondFactorRequired(parts.database.kysely);
  await parts.facts.transaction(async (db) => {
    // The lock keeps two concurrent removals from each relying on the other passkey.
    const member = await lockMember(db, parts.database.dialect, userId);
    const own = await findPasskeys(db, userId);
    if (!own.some((passkey) => passkey.id === id)) throw noSuchPasskey();
    if (isRequired && own.length === 1 && member?.twoFactorEnabled !== true) {
      throw new AppError("conflict", "A second factor is asked for, and this is the only one");
    }
    await deletePasskeys(db, userId, id);
    await deleteSessionsOfPasskey(db, userId, id, sessionId);
    const detail = { passkey: id };
    await record(parts, db, { kind: "staff.passkey-removed", subject: userId, actor: userId, detail });
  });
}

/**
 * Removes all passkeys of a member whose device is lost, and ends their sessions.
 * @throws AppError `not-found`
 */
export async function removeAllPasskeys(parts: StaffParts, userId: string, actor: string): Promise<void> {
  await parts.facts.transaction(async (db) => {
    if (!(await lockMember(db, parts.database.dialect, userId))) {
      throw new AppError("not-found", "There is no such member");
    }
    const passkeys = await deletePasskeys(db, userId);
    if (passkeys === 0) return;
    await deleteSessions(db, userId);
    await record(parts, db, { kind: "staff.passkeys-removed", subject: userId, actor, detail: { passkeys } });
  });
}

const noSuchPasskey = () => new AppError("not-found", "There is no such passkey");
