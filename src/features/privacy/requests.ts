import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secrets.ts";
import { claimMail, releaseMail } from "../mail-limits/mail-limits.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { type FoundRecords, matcherOf } from "./holders/holder.ts";
import { findAll } from "./holders/holders.ts";
import { type Asked, dueAtOf, LINK_HOURS, PAGE_MINUTES, type PrivacyRequest, type RequestKind } from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import {
  claimLink,
  closeRequest,
  deleteRequest,
  findLink,
  findRequest,
  insertLink,
  insertRequest,
  listDueBefore,
  type RequestRow,
  requestOf,
} from "./store.ts";

/** Adds a request made by email or phone, once staff have verified who made it. */
export async function addRequest(
  { database, clock, facts }: PrivacyParts,
  asked: Asked,
  actor: string,
): Promise<PrivacyRequest> {
  const at = clock();
  const row = await facts.transaction(async (db) => {
    const inserted = await insertRequest(db, { ...asked, source: "staff", receivedAt: at, dueAt: dueAtOf(at) });
    const detail = { kind: asked.kind };
    await facts.record(db, { kind: "privacy.request", at, actor, subject: inserted.id, detail });
    return inserted;
  });
  await database.flushed();
  return requestOf(row);
}

/**
 * Closes a request and emails the outcome to the person, with the reason for a refusal.
 * @throws AppError `not-found`; `conflict` if already closed; `invalid` for a refusal without a reason
 */
export async function answerRequest(
  parts: PrivacyParts,
  id: number,
  { state, note }: { state: "answered" | "refused"; note: string | null },
  actor: string,
): Promise<PrivacyRequest> {
  const { database, clock, facts, outbox } = parts;
  if (state === "refused" && !note) {
    throw new AppError("invalid", "A refusal gives its reason", { fields: { note: "required" } });
  }
  const at = clock();
  const row = await facts.transaction(async (db) => {
    const closed = await closeRequest(db, id, { state, note: note || null, answeredAt: at, answeredBy: actor });
    if (!closed) {
      if (!(await findRequest(db, id))) throw new AppError("not-found", "There is no such request");
      throw new AppError("conflict", "The request was answered already");
    }
    await mailOutcome(parts, db, closed, state, note);
    const kind = state === "refused" ? "privacy.refuse" : "privacy.answer";
    await facts.record(db, { kind, at, actor, subject: id, detail: { kind: closed.kind } });
    return closed;
  });
  await database.flushed();
  outbox.wake();
  return requestOf(row);
}

/**
 * Days before its deadline from which a request counts as due soon, enough to search everywhere and write the answer.
 */
const FALLING_DUE_DAYS = 7;

/**
 * Counts the open privacy requests: `late` are past their deadline, `soon` are due within a week. Reveals nothing about
 * who sent them.
 */
export async function privacyRequestsDue(db: Queryable, now: Date) {
  const due = await listDueBefore(db, new Date(now.getTime() + FALLING_DUE_DAYS * 86_400_000));
  const late = due.filter((dueAt) => dueAt < now).length;
  return { late, soon: due.length - late, firstDueAt: due[0] };
}

/**
 * Returns the data held under the proven email address, for its owner.
 * @throws AppError `not-found` for a link that is forged, expired, not proven, or for another kind of request
 */
export async function takeCopy(
  parts: PrivacyParts,
  token: unknown,
): Promise<{ found: FoundRecords; subject: LinkSubject }> {
  const subject = await readLink(parts, token);
  if (subject?.kind !== "see" || !subject.dueAt) throw noSuchLink();
  const person = matcherOf({ emails: [subject.email], phones: [], names: [] });
  return { found: await findAll(parts.database.kysely, person), subject };
}

/**
 * Emails a link that proves ownership of an email address, even if we hold no data, so that the response does not
 * reveal which addresses we hold. Sends one email a day per address and kind of request, until the link is used.
 * @param wait milliseconds before the email is sent
 */
export async function mailLink(
  { database, clock, facts, outbox, siteUrl }: PrivacyParts,
  asked: Asked,
  wait = 0,
): Promise<void> {
  const { kind, email, language } = asked;
  await facts.transaction(async (db) => {
    const now = clock();
    if (!(await claimMail(db, `privacy-${kind}`, email, now))) return;
    const token = newSecretToken();
    const dueAt = new Date(now.getTime() + wait);
    const expiresAt = new Date(dueAt.getTime() + LINK_HOURS * 3_600_000);
    await insertLink(db, { ...asked, tokenDigest: digestOfToken(token)!, expiresAt });
    const url = `${siteUrl}${pathIn(language, "/privacy/request")}?token=${token}`;
    await outbox.enqueue(db, {
      template: "privacy-link",
      recipient: email,
      language,
      payload: { kind, url, hours: LINK_HOURS },
      dueAt,
    });
  });
  await database.flushed();
  outbox.wake();
}

/** Emails a request's outcome in the person's language, if we still have their email address. */
export async function mailOutcome(
  { outbox }: PrivacyParts,
  db: Queryable,
  { kind, email, language, receivedAt }: RequestRow,
  outcome: "answered" | "refused" | "erased",
  note: string | null,
): Promise<void> {
  if (!email) return;
  const payload = { kind, outcome, note, receivedOn: companyDay(receivedAt) };
  await outbox.enqueue(db, { template: "privacy-answer", recipient: email, language, payload });
}

/** Deletes the email that confirms an erasure as soon as it is sent, because it is the last trace of the person. */
export const outcomeFollower: MailFollower = {
  isWanted: async () => true,
  settled: async (_db, message, status) =>
    message.payload["outcome"] === "erased" && status !== "pending" ? "forget" : "keep",
};

/** The request behind an emailed link. */
interface LinkSubject {
  kind: RequestKind;
  email: string;
  language: Language;
  /** The request's deadline; set once the person has pressed the button. */
  dueAt: Date | undefined;
  /** Whether the request has been answered since. */
  isAnswered: boolean;
}

/**
 * Reads the request behind an emailed link.
 * @returns undefined for a link that is forged or expired
 */
export async function readLink(
  { database, clock }: Pick<PrivacyParts, "database" | "clock">,
  token: unknown,
): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const link = digest && (await findLink(database.kysely, digest, clock()));
  if (!link) return undefined;
  const { kind, email, language, dueAt, state } = link;
  return { kind, email, language, dueAt: dueAt ?? undefined, isAnswered: state !== null && state !== "open" };
}

function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, over, or was not confirmed");
}

/**
 * Creates the privacy request when the person presses the button, which starts its thirty days. Access is granted at
 * once; other requests wait for staff. The link works for the first press only; after that, another token is valid for
 * an hour, so that a forwarded or rediscovered email reveals nothing. Repeating the same press changes nothing.
 * @param attempt id of the press, which identifies a repeat
 * @throws AppError `not-found` for a link that is forged, expired, or was used by another press
 */
export async function proveAddress(
  parts: PrivacyParts,
  token: unknown,
  attempt: string = newSecretToken(),
): Promise<{ subject: LinkSubject; token: string }> {
  const { database, clock, facts } = parts;
  const digest = digestOfToken(token);
  if (!digest) throw noSuchLink();
  const next = tokenAfter(String(token), attempt);
  await facts.transaction(async (db) => {
    const now = clock();
    const link = await findLink(db, digest, now);
    if (!link || link.requestId !== null) return;
    const { kind, email, language, wish } = link;
    const source = "person";
    const request = { kind, email, language, wish, source, receivedAt: now, dueAt: dueAtOf(now) } as const;
    const { id } = await insertRequest(db, request);
    const expiresAt = new Date(now.getTime() + PAGE_MINUTES * 60_000);
    // Only one of two simultaneous presses creates the request.
    if (!(await claimLink(db, digest, { requestId: id, tokenDigest: digestOfToken(next)!, expiresAt }))) {
      await deleteRequest(db, id);
      return;
    }
    if (kind === "see") {
      await closeRequest(db, id, { state: "answered", answeredAt: now, answeredBy: "system", note: null });
    }
    await releaseMail(db, `privacy-${kind}`, email);
    await facts.record(db, { kind: "privacy.request", at: now, actor: "visitor", subject: id, detail: { kind } });
  });
  await database.flushed();
  const subject = await readLink(parts, next);
  if (!subject) throw noSuchLink();
  return { subject, token: next };
}

/**
 * Returns the token that replaces the emailed token once the button is pressed. It is deterministic, so that a repeated
 * press leads to the same page, and cannot be derived from the link without the attempt.
 */
function tokenAfter(token: string, attempt: string): string {
  return createHash("sha256").update(`after:${token}:${attempt}`).digest("base64url");
}
