import type { Queryable } from "../../../db/database.ts";
import { AppError, RETRY_AFTER_STORAGE_FAILURE } from "../../../lib/http/app-error.ts";
import { isRole, type StaffMember } from "../../../lib/http/roles.ts";
import { LAST_SESSION_DAY, SESSION_DAYS } from "../model.ts";
import { record, type StaffParts } from "../parts.ts";
import { hasTwoFactors, type SessionOwner } from "../second-factor.ts";
import { findMembers, isSecondFactorRequired } from "../store.ts";
import type { Staff } from "./better-auth.ts";
import { deleteSessions, findSessions } from "./store.ts";

const DAY_MS = 86_400_000;

export interface StaffSession {
  id: string;
  current: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string | null;
  userAgent: string | null;
}

/** Returns the owner of an HTTP request's session, even if they must first set up a second factor. */
export async function sessionOwner(staff: Staff, headers: Headers): Promise<SessionOwner | null> {
  const found = await anySessionOf(staff, headers);
  if (!found) return null;
  const { id, email } = found.user;
  return { sessionId: found.session.id, userId: id, email, ...factorsOf(found) };
}

/** Returns the staff member behind an HTTP request's session cookie; `null` for an outsider or an ended session. */
export async function memberOf(staff: Staff, headers: Headers): Promise<StaffMember | null> {
  const session = await sessionOf(staff, headers);
  return session && memberIn(session.user);
}

/**
 * Returns the member behind a session like {@link memberOf}, and extends the session up to its last day. `setCookies`
 * belong in the response.
 * @throws AppError `unauthenticated`
 */
export async function renewSession(
  staff: Staff,
  headers: Headers,
): Promise<{ member: StaffMember; setCookies: string[] }> {
  const found = await required(staff, headers);
  const daysAtItsEnd = (staff.clock().getTime() - found.session.createdAt.getTime()) / DAY_MS + SESSION_DAYS;
  if (daysAtItsEnd > LAST_SESSION_DAY) return { member: memberIn(found.user), setCookies: [] };
  const renewed = await (await staff.auth()).api.getSession({ headers, returnHeaders: true });
  if (!renewed.response) throw signInFirst();
  return { member: memberIn(renewed.response.user), setCookies: renewed.headers.getSetCookie() };
}

/**
 * Returns the caller's signed-in browsers, most recently used first.
 * @throws AppError `unauthenticated`
 */
export async function listSessions(staff: Staff, headers: Headers): Promise<StaffSession[]> {
  const { session: own } = await required(staff, headers);
  const rows = await findSessions(staff.database.kysely, own.userId, staff.clock());
  return rows.map(({ ipAddress, updatedAt, ...row }) => ({
    ...row,
    current: row.id === own.id,
    lastUsedAt: updatedAt,
    address: ipAddress,
  }));
}

/**
 * Ends one of the caller's own sessions.
 * @throws AppError `unauthenticated`, `not-found`
 */
export async function endSession(staff: Staff, headers: Headers, id: string): Promise<void> {
  const { session: own } = await required(staff, headers);
  if ((await endSessions(staff, own.userId, own.userId, { only: id })) === 0) {
    throw new AppError("not-found", "There is no such session");
  }
}

/**
 * Ends all of the caller's sessions except the current one.
 * @throws AppError `unauthenticated`
 */
export async function endOtherSessions(staff: Staff, headers: Headers): Promise<void> {
  const { session: own } = await required(staff, headers);
  await endSessions(staff, own.userId, own.userId, { except: own.id });
}

/**
 * Ends every session of a member.
 * @throws AppError `not-found`
 */
export async function endSessionsOf(parts: StaffParts, id: string, actor: string): Promise<void> {
  const members = await findMembers(parts.database.kysely);
  if (!members.some((member) => member.id === id)) throw new AppError("not-found", "There is no such member");
  await endSessions(parts, id, actor);
}

/**
 * Ends a member's sessions and records it.
 * @returns how many sessions ended
 */
function endSessions(
  parts: StaffParts,
  userId: string,
  actor: string,
  which?: Parameters<typeof deleteSessions>[2],
): Promise<number> {
  return parts.facts.transaction(async (db: Queryable) => {
    const sessions = await deleteSessions(db, userId, which);
    if (sessions > 0) {
      await record(parts, db, { kind: "staff.session-ended", subject: userId, actor, detail: { sessions } });
    }
    return sessions;
  });
}

/** Returns a valid session, even of a member who must first set up a second factor. */
async function anySessionOf({ auth }: Staff, headers: Headers) {
  if (!headers.get("cookie")?.includes("nordet.session_token=")) return null;
  const { api } = await auth();
  const session = await api.getSession({ headers, query: { disableRefresh: true } }).catch((cause: unknown) => {
    // Only the database can cause this error, which the library has logged.
    throw new AppError("unavailable", "The session could not be read", {
      retryAfter: RETRY_AFTER_STORAGE_FAILURE,
      cause,
    });
  });
  // A session that began while the account was being deactivated does not count.
  return session && isRole(session.user.role) && !session.user.deactivatedAt ? session : null;
}

async function sessionOf(staff: Staff, headers: Headers) {
  const session = await anySessionOf(staff, headers);
  if (!session || hasTwoFactors(factorsOf(session))) return session;
  return (await isSecondFactorRequired(staff.database.kysely)) ? null : session;
}

async function required(staff: Staff, headers: Headers) {
  const session = await sessionOf(staff, headers);
  if (!session) throw signInFirst();
  return session;
}

const signInFirst = () => new AppError("unauthenticated", "Sign in first");

/** Returns the account's factors besides the password, and the passkey that opened this session. */
function factorsOf(found: { user: { twoFactorEnabled?: unknown }; session: { passkeyId?: unknown } }) {
  const { passkeyId } = found.session;
  return {
    twoFactorEnabled: found.user.twoFactorEnabled === true,
    passkeyId: typeof passkeyId === "string" ? passkeyId : null,
  };
}

function memberIn({ id, email, name, role }: StaffMember): StaffMember {
  return { id, email, name, role };
}
