import { createHash } from "node:crypto";
import type { Queryable } from "../../../db/database.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../../lib/secrets.ts";
import { claimMail, releaseMail } from "../../mail-limits/mail-limits.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import { type Asked, dueAtOf, LINK_HOURS, PAGE_MINUTES, type RequestKind } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import {
  claimLink,
  closeRequest,
  deleteRequest,
  findLink,
  insertLink,
  insertRequest,
  type RequestRow,
} from "./store.ts";

/**
 * Emails a link that proves ownership of an address, whether or not we hold anything, so that nobody learns which
 * addresses we hold. One email a day per kind of request and address, until its link is used.
 * @param wait milliseconds before it leaves
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

/** Emails the person their request's outcome, in their language, if an address of theirs is still stored. */
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

/** Deletes the email confirming an erasure as soon as it has left: it is the last trace of the person. */
export const outcomeFollower: MailFollower = {
  isWanted: async () => true,
  settled: async (_db, message, status) =>
    message.payload["outcome"] === "erased" && status !== "pending" ? "forget" : "keep",
};

/** What an emailed link is for. */
export interface LinkSubject {
  kind: RequestKind;
  email: string;
  language: Language;
  /** Set once the person has pressed its button. */
  dueAt: Date | undefined;
  /** Whether the request has been answered since. */
  isAnswered: boolean;
}

/** @returns undefined for a link that is forged or expired */
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

export function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, over, or was not confirmed");
}

/**
 * The person has pressed the button: the request exists, and its thirty days begin. Access is granted at once; other
 * requests wait for staff. The link works once, for the first press: from then on another token is used, for an hour,
 * so that a forwarded or rediscovered email reveals nothing. Repeating the same press changes nothing.
 * @param attempt identifies a repeated press
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
    // Of two simultaneous presses, one creates the request.
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
 * The token that replaces an emailed one once its button is pressed. Deterministic, so that a repeated press leads to
 * the same page; it cannot be derived from the link without the attempt.
 */
function tokenAfter(token: string, attempt: string): string {
  return createHash("sha256").update(`after:${token}:${attempt}`).digest("base64url");
}
