import type { Post } from "../model.ts";
import { changeWithRendering } from "./change-with-rendering.ts";
import { revealPost } from "./reveal-post.ts";
import type { PublishingParts } from "./set-post-state.ts";

/**
 * Publishes an imported post with its original date.
 * @throws AppError `invalid` with the obstacles
 */
export function publishTakenIn(
  parts: PublishingParts,
  { id, version, updatedAt }: { id: number; version: number; updatedAt: Date },
  actor: string,
): Promise<Post> {
  return changeWithRendering(
    parts,
    { id, version, actor },
    ({ revision }) => revision,
    (change, renderedOf) =>
      revealPost(parts, change, renderedOf, { number: change.post.revision, at: updatedAt, newsletterBy: null }),
  );
}
