import { AppError } from "../../../lib/http/app-error.ts";
import { listDue, nextDueAfter, type StoredPost } from "../store/post-store.ts";
import { changeWithRendering } from "./change-with-rendering.ts";
import { revealPost } from "./reveal-post.ts";
import type { PublishingParts } from "./set-post-state.ts";

/** Recorded as the publisher of scheduled posts. */
const SYSTEM = "system";

/**
 * Publishes what is due, each post once across all processes.
 * @returns when the next one is due
 */
export async function publishDue(parts: PublishingParts): Promise<Date | undefined> {
  const now = parts.clock();
  for (const id of await listDue(parts.database.kysely, now)) {
    try {
      const revisionOf = (stored: StoredPost) => stored.scheduledRevision;
      await changeWithRendering(parts, { id, actor: SYSTEM }, revisionOf, async (change, renderedOf) => {
        const { publishAt, scheduledRevision, deletedAt, newsletterBy } = change.post;
        // Another process was faster, or someone changed their mind.
        if (publishAt === null || publishAt > now || scheduledRevision === null || deletedAt !== null) return;
        await revealPost(parts, change, renderedOf, { number: scheduledRevision, at: publishAt, newsletterBy });
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      parts.onBlocked(id, error.fields);
    }
  }
  return await nextDueAfter(parts.database.kysely, now);
}
