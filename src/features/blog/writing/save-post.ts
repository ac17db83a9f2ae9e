import { isDeepStrictEqual } from "node:util";
import { AppError } from "../../../lib/http/app-error.ts";
import { readTimeOf } from "../blog-post.ts";
import type { Post, PostFields, Revision } from "../model.ts";
import { searchTextOf } from "../search-words.ts";
import { claimSlug, type Queryable, releaseSlugs, type StoredPost, updatePost } from "../store/post-store.ts";
import { findRevisionHead, forgetRevisions, insertRevision, replaceRevision } from "../store/revision-store.ts";
import { claimSlugFor, refuseUnknownCover } from "./begin-post.ts";
import { type Change, changePost, fieldsOf, readRevision, type WritingParts } from "./change-post.ts";

/**
 * How long an editor continues in the same revision, in milliseconds, so that autosave does not create one per
 * sentence.
 */
const REVISION_WINDOW_MS = 10 * 60_000;

/** Revisions kept per post, besides those that were public. */
const REVISIONS_KEPT = 300;

/**
 * Saves the working copy; published text stays. The same text again changes nothing.
 * @throws AppError `not-found`, `outdated`; `invalid` when the slug is another post's
 */
export function savePost(
  parts: WritingParts,
  id: number,
  version: number,
  fields: PostFields,
  actor: string,
): Promise<Post> {
  return changePost(parts, { id, version, actor }, (change) => writeRevision(change, fields, actor, "edit"));
}

/** Restores a revision as the latest one. @throws AppError `not-found`, `outdated` */
export function restoreRevision(
  parts: WritingParts,
  id: number,
  version: number,
  number: number,
  actor: string,
): Promise<Post> {
  return changePost(parts, { id, version, actor }, async (change) => {
    const { db, post } = change;
    const { fields } = await readRevision(db, id, number);
    // Its slug may belong to another post by now.
    const slug = (await claimSlug(db, fields.slug, id)) ? fields.slug : post.slug;
    await writeRevision(change, { ...fields, slug }, actor, "restore", number);
    await change.record({ kind: "blog.revision-restored", detail: { number } });
  });
}

/** Writes to the editor's current revision, or starts the next one. */
async function writeRevision(
  { db, post, twin, now }: Change,
  given: PostFields,
  actor: string,
  origin: Revision["origin"],
  restoredFrom: number | null = null,
): Promise<void> {
  if (post.deletedAt !== null) throw new AppError("not-found", "The post is in the bin");
  const fields = { ...given, slug: await claimSlugFor(db, post, given) };
  if (isDeepStrictEqual(fields, fieldsOf(post))) return;
  if (fields.cover !== post.cover) await refuseUnknownCover(db, fields.cover);
  const goesOn = origin === "edit" && (await mayGoOn(db, post, twin, actor, now));
  const revision = goesOn ? post.revision : post.revision + 1;
  if (goesOn) await replaceRevision(db, post.id, revision, fields, now);
  else {
    const times = { createdAt: now, updatedAt: now };
    await insertRevision(db, {
      postId: post.id,
      number: revision,
      origin,
      restoredFrom,
      editor: actor,
      fields,
      ...times,
    });
    await forgetRevisions(db, post.id, revision - REVISIONS_KEPT);
  }
  await updatePost(db, post.id, {
    ...fields,
    updatedAt: now,
    version: post.version + 1,
    revision,
    readTime: readTimeOf(fields.content),
    searchText: searchTextOf(fields),
  });
  await releaseSlugs(db, post.id, fields.slug);
}

/** Not if it was public, is scheduled, or is the basis of the English version: it must stay as it was. */
async function mayGoOn(db: Queryable, post: StoredPost, twin: StoredPost | undefined, actor: string, now: Date) {
  const head = await findRevisionHead(db, post.id, post.revision);
  return (
    head?.origin === "edit" &&
    head.editor === actor &&
    head.publishedAt === null &&
    now.getTime() - head.createdAt.getTime() < REVISION_WINDOW_MS &&
    post.scheduledRevision !== post.revision &&
    twin?.basedOnRevision !== post.revision
  );
}
