import type { Queryable } from "../../../db/database.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../../lib/secrets.ts";
import { insertLinks } from "../store/links.ts";

/** The two unsubscribe addresses of an email: the page for people, and the one for mail programs (RFC 8058). */
export interface UnsubscribeLinks {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

/** A new link for each email to a reader; earlier ones keep working. */
export async function unsubscribeLinks(
  { siteUrl }: { siteUrl: string },
  db: Queryable,
  readers: readonly { id: number; language: Language }[],
): Promise<UnsubscribeLinks[]> {
  if (readers.length === 0) return [];
  const made = readers.map((reader) => ({ ...reader, token: newSecretToken() }));
  await insertLinks(
    db,
    made.map(({ id, token }) => ({ subscriptionId: id, tokenDigest: digestOfToken(token)! })),
  );
  return made.map(({ language, token }) => ({
    unsubscribeUrl: `${siteUrl}${pathIn(language, "/newsletter/unsubscribe")}?token=${token}`,
    oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=${token}`,
  }));
}
