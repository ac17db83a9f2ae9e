import type { Post } from "../model.ts";
import { changedTags } from "../page-tags.ts";
import { findShown, updateFeatured } from "../store/article-store.ts";
import { updatePost } from "../store/post-store.ts";
import { changePost, type WritingParts } from "../writing/change-post.ts";

/** @throws AppError `not-found`, `outdated` */
export function setFeatured(
  parts: WritingParts,
  id: number,
  version: number,
  featured: boolean,
  actor: string,
): Promise<Post> {
  return changePost(parts, { id, version, actor }, async ({ db, post, record }) => {
    if (post.featured === featured) return;
    await updatePost(db, id, { featured, version: post.version + 1 });
    await updateFeatured(db, id, featured);
    const shown = await findShown(db, id);
    await record({ kind: "blog.featured", detail: { featured }, tags: shown ? changedTags([shown]) : [] });
  });
}
