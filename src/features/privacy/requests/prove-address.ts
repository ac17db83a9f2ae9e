import { createHash } from "node:crypto";
import { digestOfToken, newSecretToken } from "../../../lib/secret-token.ts";
import { releaseMail } from "../../mail-limits/mail-limits.ts";
import { dueAtOf, PAGE_MINUTES } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { type LinkSubject, noSuchLink, readLink } from "./read-link.ts";
import { claimLink, closeRequest, deleteRequest, findLink, insertRequest } from "./store.ts";

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
