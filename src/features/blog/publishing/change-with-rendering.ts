import { AppError } from "../../../lib/http/app-error.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import type { Post } from "../model.ts";
import { render } from "../rendering/render.ts";
import { findPost, type StoredPost } from "../store/post-store.ts";
import { findRevision } from "../store/revision-store.ts";
import { type Change, changePost, type WritingParts } from "../writing/change-post.ts";

/** The rendering of given Markdown. @throws WrittenMeanwhile for anything but the text that was rendered */
export type RenderedOf = (content: string) => RenderedMarkdown;

/** The post has changed since its text was rendered. */
class WrittenMeanwhile extends AppError {
  constructor() {
    super("outdated", "Written by somebody else while it was rendered");
  }
}

/** Retries when someone keeps editing: each takes a save within milliseconds. */
const RENDERING_ATTEMPTS = 3;

/**
 * Changes a post using a revision rendered before the transaction: rendering can take seconds, and on SQLite every
 * other request waits for a transaction to end.
 * @param revisionOf id of the revision that may be needed; null for none
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
