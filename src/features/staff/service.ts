import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { AccountChange, MailPayloads } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError, RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import { isRole, type Role, type StaffMember } from "../../lib/http/roles.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../lib/language.ts";
import { ACCOUNT_LIMITS, attemptKey, LONGEST_WINDOW } from "./account-limits.ts";
import type { Auth, PasswordRules } from "./auth-service.ts";
import { createInvitations, type InvitationMail } from "./invitation-service.ts";
import { createPasskeyRepository } from "./passkey-repository.ts";
import { createPasskeys } from "./passkey-service.ts";
import {
  type AccountNotices,
  createStaffRepository,
  memberToTell,
  type RemovalResult,
  type StaffDatabase,
  type StaffQueryable,
} from "./repository.ts";
import {
  emailField,
  LAST_SESSION_DAY,
  type Member,
  nameField,
  passwordField,
  RESET_MINUTES,
  SESSION_DAYS,
} from "./schema.ts";
import { createSecondFactors, hasTwoFactors, type SessionOwner } from "./second-factor-service.ts";

/**
 * The endpoints of better-auth that are open; all others do not exist for the outside. Its own of sessions are not among
 * them: they answer with tokens, and what they end is not noted.
 */
const OPEN_AUTH_PATHS: Readonly<Record<string, "GET" | "POST">> = {
  "/sign-in/email": "POST",
  "/sign-out": "POST",
  "/change-password": "POST",
  "/request-password-reset": "POST",
  "/reset-password": "POST",
};

/** What somebody shows there to be let in: where it is refused, the log says so (the audit log knows only members). */
const SHOWN: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/change-password": "password",
  "/reset-password": "link",
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "recovery code",
  "/passkey/verify-authentication": "passkey",
};

/** An answer about a reset takes at least this long, whether the account exists or not. Milliseconds. */
const RESET_ANSWER_TIME = 400;

const DAY_MS = 86_400_000;

/** The mail with the link to set a new password, as the outbox takes it. */
export interface ResetMail {
  recipient: string;
  language: Language;
  name: string;
  url: string;
  minutes: number;
}

/** Tells a member what has changed in how their account is opened, as the outbox takes it. */
export interface AccountChangeMail {
  recipient: string;
  language: Language;
  payload: MailPayloads["staff-account-changed"];
}

/** What of the audit log the owner of the account is told by mail. */
const TOLD: Readonly<Record<string, AccountChange>> = {
  "staff.password-changed": "password",
  "staff.password-reset": "password",
  "staff.passkey-added": "passkey-added",
  "staff.passkey-removed": "passkey-removed",
  "staff.passkeys-removed": "passkeys-removed",
  "staff.second-factor-on": "second-factor-on",
  "staff.second-factor-off": "second-factor-off",
  "staff.second-factor-removed": "second-factor-off",
  "staff.recovery-codes": "recovery-codes",
};

export interface StaffDependencies {
  database: StaffDatabase;
  /** At least 32 characters. */
  secret: string;
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  sendResetMail(mail: ResetMail): Promise<void>;
  /** Writes the mail into the outbox, in the transaction of the invitation. */
  enqueueInvitation(db: StaffQueryable, mail: InvitationMail): Promise<void>;
  /** Writes the mail into the outbox, in the transaction of the change. */
  enqueueAccountChange(db: StaffQueryable, mail: AccountChangeMail): Promise<void>;
  /** Makes the outbox look now. */
  wakeOutbox(): void;
  /** Unless given, better-auth's scrypt, slow on purpose, and our own judgment. */
  passwords?: PasswordRules;
}

export interface StaffSession {
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string | null;
  userAgent: string | null;
}

/** Accounts and sessions of the staff. better-auth is loaded on first use: it costs 0.2 s that a start must not pay. */
export function createStaffService(dependencies: StaffDependencies) {
  const { secret, siteUrl, clock, log, passwords } = dependencies;
  const isGuessable = async (password: string) =>
    passwords ? passwords.isGuessable(password) : (await import("./guessable-password.ts")).isGuessable(password);
  const notices: AccountNotices = {
    async write(db, { action, subject, actor, at }) {
      const change = TOLD[action];
      const member = change && (await memberToTell(db, subject));
      if (!member) return;
      const { email, name } = member;
      const language = member.language ?? DEFAULT_LANGUAGE;
      await dependencies.enqueueAccountChange(db, {
        recipient: email,
        language,
        payload: {
          name,
          change,
          at: at.toISOString(),
          byOwner: actor === subject,
          url: `${siteUrl}/admin/forgot-password${language === "en" ? "?lang=en" : ""}`,
        },
      });
    },
    wake: dependencies.wakeOutbox,
  };
  const repository = createStaffRepository(dependencies.database, notices);
  const passkeyRows = createPasskeyRepository(dependencies.database, notices);

  let loading: Promise<Auth> | undefined;
  const auth = () => {
    loading ??= import("./auth-service.ts").then(({ createAuth }) =>
      createAuth({
        repository,
        passkeys: passkeyRows,
        secret,
        siteUrl,
        clock,
        log,
        passwords: passwords && { hash: passwords.hash, verify: passwords.verify },
        isGuessable,
        sendReset,
      }),
    );
    return loading;
  };
  const hash = async (password: string) =>
    passwords ? passwords.hash(password) : (await import("better-auth/crypto")).hashPassword(password);
  const audited = (action: string, subject: string, actor: string) => ({ at: clock(), actor, action, subject });

  /** Sends the link, at most as often as the account's limit allows; the answer to the asker is the same either way. */
  async function sendReset(member: { id: string; email: string; name: string }, token: string, headers: Headers) {
    if (!(await repository.isActive(member.id))) return;
    const { windowMs, max } = ACCOUNT_LIMITS.reset;
    const { count } = await repository.countAttempt(attemptKey(secret, "reset", member.email), clock(), windowMs);
    if (count > max) return;
    const language: Language = headers.get("accept-language")?.toLowerCase().startsWith("en") ? "en" : "fr";
    await dependencies.sendResetMail({
      recipient: member.email,
      language,
      name: member.name,
      url: resetUrl(token, language),
      minutes: RESET_MINUTES,
    });
  }

  const resetUrl = (token: string, language: Language) =>
    `${siteUrl}/admin/reset-password?token=${token}${language === "en" ? "&lang=en" : ""}`;

  const firstAccountToken = (nonce: string) =>
    createHmac("sha256", secret).update(`first-account:${nonce}`).digest("base64url");

  /** The nonce that a link's token belongs to, while the link works. */
  async function nonceOf(token: string): Promise<string | undefined> {
    const nonce = await repository.currentFirstAccountNonce();
    if (nonce === undefined) return undefined;
    const expected = Buffer.from(firstAccountToken(nonce));
    const given = Buffer.from(token);
    const fits = expected.length === given.length && timingSafeEqual(expected, given);
    return fits && !(await repository.anyStaff()) ? nonce : undefined;
  }

  /** @throws AppError `invalid` with a text key of `errors` in `text/{fr,en}/sign-in.ts` by field */
  async function checked(input: { email: unknown; name: unknown; password: unknown }) {
    const email = emailField.safeParse(input.email);
    const name = nameField.safeParse(input.name);
    const password = passwordField.safeParse(input.password);
    if (email.success && name.success && password.success) {
      if (await isGuessable(password.data)) {
        const fields = { password: "passwordGuessable" };
        throw new AppError("invalid", "This password is one of those that are tried first", { fields });
      }
      return { email: email.data, name: name.data, password: password.data };
    }
    const fields: Record<string, string> = {};
    for (const [field, result] of Object.entries({ email, name, password })) {
      if (!result.success) fields[field] = result.error.issues[0]!.message;
    }
    throw new AppError("invalid", "The account's data are not valid", { fields });
  }

  /** By which lines about one account are known for such, and nobody's address; `undefined` where none is named. */
  async function accountIn(request: Request): Promise<string | undefined> {
    const { email } = ((await request.json().catch(() => undefined)) ?? {}) as { email?: unknown };
    if (typeof email !== "string") return undefined;
    return attemptKey(secret, "sign-in", email.toLowerCase()).slice(-12);
  }

  async function memberByEmail(email: string): Promise<StaffMember> {
    const member = await repository.findByEmail(email.trim().toLowerCase());
    if (!member) throw new AppError("not-found", "No staff account has this e-mail address");
    return member;
  }

  /** Nobody locks themselves out, and nobody's mistake is theirs alone to mend. */
  function refuseSelf(id: string, actor: string): void {
    if (id === actor) throw new AppError("conflict", "Another admin has to change this");
  }

  function refuse(result: RemovalResult): void {
    if (result === "last-admin")
      throw new AppError("conflict", "This is the last admin account: make somebody else admin first");
    if (result === "unknown") throw new AppError("not-found", "No staff account has this e-mail address");
  }

  const invitations = createInvitations({ ...dependencies, repository, hash, checked });

  const secondFactor = createSecondFactors({ repository, passkeys: passkeyRows, secret, clock, auth });
  const passkeys = createPasskeys({
    passkeys: passkeyRows,
    siteUrl,
    clock,
    auth,
    isRequired: secondFactor.isRequired,
  });

  /** Also of a member who has to set up a second factor before anything else. */
  const anySessionOf = async (headers: Headers) => {
    if (!headers.get("cookie")?.includes("nordet.session_token=")) return null;
    const { api } = await auth();
    const session = await api.getSession({ headers, query: { disableRefresh: true } }).catch((cause: unknown) => {
      // The library has logged what happened; the only cause there is, is the database.
      throw new AppError("unavailable", "The session could not be read", {
        retryAfter: RETRY_AFTER_STORAGE_FAILURE,
        cause,
      });
    });
    // A session that began in the moment in which the account was put to rest counts for nothing.
    return session && isRole(session.user.role) && !session.user.deactivatedAt ? session : null;
  };

  const sessionOf = async (headers: Headers) => {
    const session = await anySessionOf(headers);
    if (!session || hasTwoFactors(factorsOf(session)) || !(await secondFactor.isRequired())) return session;
    return null;
  };

  return {
    secondFactor,
    passkeys,

    /** Whose session a request carries, also of a member who has to set up a second factor before anything else. */
    async sessionOwner(headers: Headers): Promise<SessionOwner | null> {
      const found = await anySessionOf(headers);
      if (!found) return null;
      const { id, email } = found.user;
      return { sessionId: found.session.id, userId: id, email, ...factorsOf(found) };
    },

    /** The member of staff whose session cookie comes with a request; `null` for a stranger or an ended session. */
    async memberOf(headers: Headers): Promise<StaffMember | null> {
      const session = await sessionOf(headers);
      return session && memberIn(session.user);
    },

    /** Like `memberOf`, and prolongs the session, though not past its last day; `setCookies` goes into the answer. */
    async renewSession(headers: Headers): Promise<{ member: StaffMember; setCookies: string[] } | null> {
      const found = await sessionOf(headers);
      if (!found) return null;
      const daysAtItsEnd = (clock().getTime() - found.session.createdAt.getTime()) / DAY_MS + SESSION_DAYS;
      if (daysAtItsEnd > LAST_SESSION_DAY) return { member: memberIn(found.user), setCookies: [] };
      const renewed = await (await auth()).api.getSession({ headers, returnHeaders: true });
      if (!renewed.response) return null;
      return { member: memberIn(renewed.response.user), setCookies: renewed.headers.getSetCookie() };
    },

    /**
     * Answers a request under `/api/auth`.
     * @param isOurs made by a route of our own, which may ask for the endpoints of the second factor and of passkeys too
     * @throws AppError `not-found` for every endpoint that is not open, `too-many-requests`
     */
    async handleAuth(request: Request, isOurs = false): Promise<Response> {
      const path = new URL(request.url).pathname.slice("/api/auth".length);
      const isOpen = Object.hasOwn(OPEN_AUTH_PATHS, path) && OPEN_AUTH_PATHS[path] === request.method;
      if (!isOpen && !(isOurs && /^\/(two-factor|passkey)\//.test(path))) {
        throw new AppError("not-found", "There is no such endpoint");
      }
      const shown = Object.hasOwn(SHOWN, path) ? SHOWN[path] : undefined;
      const asked = shown === undefined ? undefined : request.clone();
      const answer = (await auth()).handler(request);
      const least = path === "/request-password-reset" ? RESET_ANSWER_TIME : 0;
      const [response] = await Promise.all([answer, sleep(least)]);
      if (asked && response.status >= 400) {
        log.warn({ shown, status: response.status, account: await accountIn(asked) }, "a sign-in was refused");
      }
      if (response.status === 429) {
        const seconds = response.headers.get("retry-after") ?? response.headers.get("x-retry-after");
        throw new AppError("too-many-requests", "Too many attempts", { retryAfter: Number(seconds) || 60 });
      }
      response.headers.set("cache-control", "no-store");
      return response;
    },

    /** Origin of the site, as browsers name it. */
    origin: new URL(siteUrl).origin,

    /** Address of the page that makes the first account; `null` once an account exists. */
    async firstAccountLink(): Promise<string | null> {
      if (await repository.anyStaff()) return null;
      const nonce = await repository.firstAccountNonce(randomBytes(32).toString("base64url"));
      return `${siteUrl}/admin/first-account?token=${firstAccountToken(nonce)}`;
    },

    /** Whether the link with this token can still make the first account. */
    async firstAccountIsOpen(token: string): Promise<boolean> {
      return (await nonceOf(token)) !== undefined;
    },

    /**
     * Makes the first account, an admin's, and ends the link.
     * @throws AppError `forbidden` when the link does not work any more, `invalid`
     */
    async addFirst(token: string, input: { email: unknown; name: unknown; password: unknown }): Promise<void> {
      const nonce = await nonceOf(token);
      if (nonce === undefined) throw new AppError("forbidden", "This link does not work any more");
      const { email, name, password } = await checked(input);
      const id = randomUUID();
      const member = { id, email, name, role: "admin" as const, passwordHash: await hash(password) };
      const added = await repository.addFirst(member, nonce, audited("staff.first-account", id, "system"));
      if (!added) throw new AppError("forbidden", "This link does not work any more");
    },

    /** @throws AppError `invalid`, `conflict` when the address has an account */
    async add(input: { email: unknown; name: unknown; password: unknown; role: Role }): Promise<StaffMember> {
      const { email, name, password } = await checked(input);
      const id = randomUUID();
      const member: StaffMember = { id, email, name, role: input.role };
      const added = await repository.add(
        { ...member, passwordHash: await hash(password) },
        { ...audited("staff.added", id, "system"), detail: { role: input.role } },
      );
      if (!added) throw new AppError("conflict", "This e-mail address has an account already");
      return member;
    },

    list: () => repository.list(),

    invitations,

    /** Keeps in which language a member reads, for their mails. @param chosen false: only where none is kept */
    keepLanguage: (id: string, language: Language, chosen: boolean) => repository.setLanguage(id, language, !chosen),

    /** Everybody who has an account, as admins see them. */
    async members(): Promise<Member[]> {
      const [rows, counts, keys] = await Promise.all([
        repository.list(),
        repository.sessionCounts(clock()),
        passkeyRows.counts(),
      ]);
      const sessions = new Map(counts.map((count) => [count.userId, count.sessions]));
      const passkeysOf = new Map(keys.map((count) => [count.userId, count.passkeys]));
      return rows.map(({ createdAt, deactivatedAt, twoFactorEnabled, ...row }) => ({
        ...row,
        secondFactor: twoFactorEnabled === true,
        passkeys: passkeysOf.get(row.id) ?? 0,
        createdAt: createdAt.toISOString(),
        deactivatedAt: deactivatedAt?.toISOString() ?? null,
        sessions: sessions.get(row.id) ?? 0,
      }));
    },

    /**
     * Changes what somebody else may do, which ends their sessions.
     * @throws AppError `not-found`, `conflict` for the last admin and for oneself
     */
    async changeRole(id: string, role: Role, actor: string): Promise<void> {
      refuseSelf(id, actor);
      refuse(await repository.setRole(id, role, { ...audited("staff.role-changed", id, actor), detail: { role } }));
    },

    /**
     * Puts somebody else's account to rest, which ends their sessions at once, or wakes it up.
     * @throws AppError `not-found`, `conflict` for the last admin and for oneself
     */
    async setDeactivated(id: string, deactivated: boolean, actor: string): Promise<void> {
      refuseSelf(id, actor);
      const audit = audited(deactivated ? "staff.deactivated" : "staff.reactivated", id, actor);
      refuse(await repository.setDeactivated(id, deactivated, audit));
    },

    /** Ends every session of a member. @throws AppError `not-found` */
    async endSessionsOf(id: string, actor: string): Promise<void> {
      const members = await repository.list();
      if (!members.some((member) => member.id === id)) throw new AppError("not-found", "There is no such member");
      await repository.endSessions(id, "all", audited("staff.session-ended", id, actor));
    },

    /** @throws AppError `not-found`, `conflict` for the last admin */
    async remove(email: string): Promise<StaffMember> {
      const member = await memberByEmail(email);
      refuse(await repository.remove(member.id, audited("staff.removed", member.id, "system")));
      return member;
    },

    /** @throws AppError `not-found`, `conflict` for the last admin */
    async setRole(email: string, role: Role): Promise<StaffMember> {
      const member = await memberByEmail(email);
      const audit = { ...audited("staff.role-changed", member.id, "system"), detail: { role } };
      refuse(await repository.setRole(member.id, role, audit));
      return { ...member, role };
    },

    /** Sets a password and ends all sessions. @throws AppError `not-found`, `invalid` */
    async setPassword(email: string, password: string): Promise<StaffMember> {
      const member = await memberByEmail(email);
      const { password: valid } = await checked({ ...member, password });
      await repository.setPassword(member.id, await hash(valid), audited("staff.password-reset", member.id, "system"));
      await repository.forgetAttempts([attemptKey(secret, "sign-in", member.email)]);
      return member;
    },

    /** Takes a lost second factor and all passkeys away and ends all sessions. @throws AppError `not-found` */
    async removeSecondFactor(email: string): Promise<StaffMember> {
      const member = await memberByEmail(email);
      await secondFactor.remove(member.id, "system");
      await passkeys.removeAll(member.id, "system");
      return member;
    },

    /** A link to set a new password, for handing over in person. @throws AppError `not-found` */
    async createResetLink(email: string): Promise<{ url: string; minutes: number }> {
      const member = await memberByEmail(email);
      const token = randomBytes(24).toString("base64url");
      const { internalAdapter } = await (await auth()).$context;
      await internalAdapter.createVerificationValue({
        value: member.id,
        identifier: `reset-password:${token}`,
        expiresAt: new Date(clock().getTime() + RESET_MINUTES * 60_000),
      });
      await repository.audit(audited("staff.reset-link", member.id, "system"));
      return { url: resetUrl(token, "fr"), minutes: RESET_MINUTES };
    },

    /** The browsers in which the asker is signed in, last used first. @throws AppError `unauthenticated` */
    async sessions(headers: Headers): Promise<StaffSession[]> {
      const { session: own } = await required(headers);
      const rows = await repository.sessions(own.userId, clock());
      return rows.map(({ ipAddress, updatedAt, ...row }) => ({
        ...row,
        current: row.id === own.id,
        lastUsedAt: updatedAt,
        address: ipAddress,
      }));
    },

    /** Ends one of the asker's own sessions. @throws AppError `unauthenticated`, `not-found` */
    async endSession(headers: Headers, id: string): Promise<void> {
      const { session: own } = await required(headers);
      const audit = audited("staff.session-ended", own.userId, own.userId);
      if ((await repository.endSessions(own.userId, { only: id }, audit)) === 0) {
        throw new AppError("not-found", "There is no such session");
      }
    },

    /** Ends all of the asker's sessions but the one that asks. @throws AppError `unauthenticated` */
    async endOtherSessions(headers: Headers): Promise<number> {
      const { session: own } = await required(headers);
      const audit = audited("staff.session-ended", own.userId, own.userId);
      return repository.endSessions(own.userId, { except: own.id }, audit);
    },

    /** Forgets what is over: windows of attempts, ended sessions, expired links. */
    async prune(db: StaffQueryable, now: Date): Promise<void> {
      await repository.prune(db, now, LONGEST_WINDOW);
    },
  };

  async function required(headers: Headers) {
    const session = await sessionOf(headers);
    if (!session) throw new AppError("unauthenticated", "Sign in first");
    return session;
  }
}

export type StaffService = ReturnType<typeof createStaffService>;

/** What the account is opened with besides the password, and what this session was opened with. */
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
