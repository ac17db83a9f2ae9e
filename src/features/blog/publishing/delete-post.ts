import { AppError } from "../../../lib/http/app-error.ts";
import { obstaclesTo } from "../blog-post.ts";
import type { Post } from "../model.ts";
import { findVersion, type StoredPost, updatePost } from "../store/post-store.ts";
import { type Change, readRevision, type WritingParts } from "../writing/change-post.ts";
import { changeWithRendering, type RenderedOf, revealPost, UNSCHEDULED, withdrawPost } from "./publish.ts";

/**
 * Moves a post to the bin, or restores it.
 * @throws AppError `not-found`, `outdated`; `invalid` for a French post whose English version is public
 */
export function setDeleted(
  parts: WritingParts,
  id: number,
  version: number,
  deleted: boolean,
  actor: string,
): Promise<Post> {
  const revisionOf = (stored: StoredPost) => (deleted ? null : stored.publishedRevision);
  return changeWithRendering(parts, { id, version, actor }, revisionOf, async (change, renderedOf) => {
    const { db, post, now, record } = change;
    if ((post.deletedAt !== null) === deleted) return;
    if (!deleted) {
      await bringBack(parts, change, renderedOf);
      return await record({ kind: "blog.brought-back", detail: {} });
    }
    const tags = post.published ? await withdrawPost(parts, change) : [];
    await updatePost(db, id, { deletedAt: now, version: post.version + 1 });
    await record({ kind: "blog.deleted", detail: {}, tags });
  });
}

async function bringBack(parts: WritingParts, change: Change, renderedOf: RenderedOf): Promise<void> {
  const { db, post, twin, now } = change;
  if (await findVersion(db, post.pair, post.language)) {
    throw new AppError("invalid", "There is such a version again", { fields: { language: "versionExists" } });
  }
  const isOverdue = post.publishAt !== null && post.publishAt <= now;
  await updatePost(db, post.id, {
    deletedAt: null,
    version: post.version + 1,
    ...(isOverdue ? UNSCHEDULED : {}),
  });
  if (post.publishedRevision === null) return;
  const { fields } = await readRevision(db, post.id, post.publishedRevision);
  if (Object.keys(obstaclesTo({ language: post.language, fields }, twin)).length > 0) {
    await updatePost(db, post.id, { published: false, publishedRevision: null });
  } else await revealPost(parts, change, renderedOf, { number: post.publishedRevision, at: now, newsletterBy: null });
}
