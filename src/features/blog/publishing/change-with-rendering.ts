import { AppError } from "../../../lib/http/app-error.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import type { Post } from "../model.ts";
import { render } from "../rendering/render.ts";
import { findPost, type StoredPost } from "../store/post-store.ts";
import { findRevision } from "../store/revision-store.ts";
import { type Change, changePost, type WritingParts } from "../writing/change-post.ts";

/** A rendered text by its Markdown. @throws WrittenMeanwhile for any other than what was rendered */
export type RenderedOf = (content: string) => RenderedMarkdown;

/** The text that was rendered is no longer what is to be shown. */
class WrittenMeanwhile extends AppError {
  constructor() {
    super("outdated", "Written by somebody else while it was rendered");
  }
}

/** How often a text is rendered anew that somebody goes on writing: each time takes a save within milliseconds. */
const RENDERING_ATTEMPTS = 3;

/**
 * Changes a post with a revision rendered before the transaction begins: rendering takes up to seconds, and on SQLite
 * every other request waits for the end of a transaction.
 * @param revisionOf number of the revision that may be needed; null for none
 */
export async function changeWithRendering(
  parts: WritingParts,
  order: Parameters<typeof changePost>[1],
  revisionOf: (post: StoredPost) => number | null,
  work: (change: Change, rendered: RenderedOf) => Promise<void>,
): Promise<Post> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await findPost(parts.database.kysely, order.id);
    const number = stored ? revisionOf(stored) : null;
    const revision = number === null ? undefined : await findRevision(parts.database.kysely, order.id, number);
    const ahead = revision && (await render(parts.database.kysely, revision.fields.content));
    const rendered: RenderedOf = (content) => {
      if (!ahead || revision.fields.content !== content) throw new WrittenMeanwhile();
      return ahead;
    };
    try {
      return await changePost(parts, order, (change) => work(change, rendered));
    } catch (error) {
      if (!(error instanceof WrittenMeanwhile) || attempt === RENDERING_ATTEMPTS) throw error;
    }
  }
}
