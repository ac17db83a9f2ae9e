import type { NewsletterIssue } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";

/** Emails an issue to one member of staff as it will look. */
export async function sendTest(
  { database, outbox }: Pick<NewsletterParts, "database" | "outbox">,
  { language, title, excerpt, url }: NewsletterIssue,
  recipient: string,
): Promise<void> {
  await outbox.enqueue(database.kysely, {
    template: "newsletter-issue",
    recipient,
    language,
    payload: { reader: null, title, excerpt, url },
  });
  await database.flushed();
  outbox.wake();
}
