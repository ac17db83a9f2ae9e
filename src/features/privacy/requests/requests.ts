import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { FoundRecords } from "../holders/holder.ts";
import { findAll } from "../holders/holders.ts";
import { matcherOf } from "../holders/person-matcher.ts";
import { type Asked, dueAtOf, type PrivacyRequest } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { type LinkSubject, mailOutcome, noSuchLink, readLink } from "./prove-address.ts";
import { closeRequest, findRequest, insertRequest, listDueBefore, requestOf } from "./store.ts";

/** Adds a request that came by email or phone, from someone whose identity staff have verified. */
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
 * Closes a request and emails the person the outcome, with the reason for a refusal.
 * @throws AppError `not-found`, `conflict` for a closed one, `invalid` for a refusal without a reason
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

/** Days before its deadline when a request counts as due soon: enough to search everywhere and write the answer. */
const FALLING_DUE_DAYS = 7;

/**
 * Privacy requests that need an answer now: numbers only, nothing about who asked. Those past their deadline are
 * `late`, those due within a week `soon`.
 */
export async function privacyRequestsDue(db: Queryable, now: Date) {
  const due = await listDueBefore(db, new Date(now.getTime() + FALLING_DUE_DAYS * 86_400_000));
  const late = due.filter((dueAt) => dueAt < now).length;
  return { late, soon: due.length - late, firstDueAt: due[0] };
}

/**
 * The data held under the proven address, for the person.
 * @throws AppError `not-found` for a link that is forged, expired, unproven, or for something else
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
