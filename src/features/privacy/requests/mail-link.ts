import { pathIn } from "../../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../../lib/secret-token.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import { type Asked, LINK_HOURS } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { insertLink } from "./store.ts";

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
