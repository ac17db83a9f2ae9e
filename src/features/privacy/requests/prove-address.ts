import { createHash } from "node:crypto";
import { digestOfToken, newSecretToken } from "../../../lib/secret-token.ts";
import { releaseMail } from "../../mail-limits/mail-limits.ts";
import { dueAtOf, PAGE_MINUTES } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { type LinkSubject, noSuchLink, readLink } from "./read-link.ts";
import { claimLink, closeRequest, deleteRequest, findLink, insertRequest } from "./store.ts";

/**
 * The person has pressed the button: the request stands, and its thirty days begin. To see is answered at once; the others
 * wait for the staff. The link opens once, for whoever presses first: what follows goes by another token, for an hour, so
 * that a mail that is passed on or found later shows nothing. The same press again changes nothing.
 * @param attempt by which a repeated press is recognized
 * @throws AppError `not-found` for a link that is forged, over, or was used by another press
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
    // Of two presses at once, one makes the request.
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
 * The token that takes the place of a mailed one once its button was pressed. The same for the same press, so that a
 * repeated one is led to the same page; whoever has the link but not the attempt cannot work it out.
 */
function tokenAfter(token: string, attempt: string): string {
  return createHash("sha256").update(`after:${token}:${attempt}`).digest("base64url");
}
