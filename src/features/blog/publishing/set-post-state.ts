import type * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Announcement } from "../facts.ts";
import type { Obstacles, Post, postStateSchema } from "../model.ts";
import { type Queryable, type StoredPost, updatePost } from "../store/post-store.ts";
import { type Change, readRevision, type WritingParts } from "../writing/change-post.ts";
import { changeWithRendering, type RenderedOf } from "./change-with-rendering.ts";
import { refuseObstacles, revealPost, UNSCHEDULED, withdrawPost } from "./reveal-post.ts";

export interface PublishingParts extends WritingParts {
  /** Called when something new is scheduled. */
  onScheduled: () => void;
  /** Whether a post has been, or is being, emailed to its language's readers, which happens at most once. */
  wasMailed: (db: Queryable, post: Pick<Announcement, "postId" | "language">) => Promise<boolean>;
  /** Called for a post that was due and could not be published. */
  onBlocked: (id: number, obstacles: Obstacles) => void;
}

/**
 * Publishes the latest revision, now or at a time, or unpublishes. With `newsletter`, its readers get it by email.
 * @throws AppError `not-found`, `outdated`; `invalid` with the obstacles
 */
export async function setPostState(
  parts: PublishingParts,
  id: number,
  order: z.output<typeof postStateSchema>,
  actor: string,
): Promise<Post> {
  const { version, state, publishAt, newsletter = false } = order;
  const newsletterBy = newsletter ? actor : null;
  const revisionOf = (stored: StoredPost) => (state === "draft" ? null : stored.revision);
  const post = await changeWithRendering(parts, { id, version, actor }, revisionOf, async (change, renderedOf) => {
    const { db, post: before, now, record } = change;
    if (before.deletedAt !== null) throw new AppError("not-found", "The post is in the bin");
    if (newsletter && state !== "draft") await refuseSecondSending(parts, db, before);
    if (state === "published") {
      return await revealPost(parts, change, renderedOf, { number: before.revision, at: now, newsletterBy });
    }
    if (state === "scheduled") return await schedule(change, renderedOf, publishAt, newsletterBy);
    const tags = before.published ? await withdrawPost(parts, change) : [];
    const nothing = { published: false, publishedRevision: null, ...UNSCHEDULED };
    await updatePost(db, id, { ...nothing, version: before.version + 1 });
    await record({ kind: "blog.withdrawn", detail: {}, tags });
  });
  parts.onScheduled();
  return post;
}

async function schedule(
  { db, post, twin, now, record }: Change,
  renderedOf: RenderedOf,
  publishAt: string | undefined,
  newsletterBy: string | null,
): Promise<void> {
  const at = publishAt === undefined ? undefined : new Date(publishAt);
  if (post.published) throw new AppError("invalid", "Already public", { fields: { state: "alreadyPublished" } });
  if (at === undefined || at <= now) {
    throw new AppError("invalid", "Not in the future", { fields: { publishAt: "publishAtInvalid" } });
  }
  const { fields } = await readRevision(db, post.id, post.revision);
  refuseObstacles({ language: post.language, fields }, renderedOf(fields.content), twin, at);
  const { revision, version } = post;
  const scheduled = { publishAt: at, scheduledRevision: revision, newsletterBy };
  await updatePost(db, post.id, { ...scheduled, version: version + 1 });
  const detail = { revision, publishAt: at.toISOString(), newsletter: newsletterBy !== null };
  await record({ kind: "blog.scheduled", detail });
}

/** @throws AppError `invalid` for a post its readers have already received */
async function refuseSecondSending(
  { wasMailed }: PublishingParts,
  db: Queryable,
  { id, language }: StoredPost,
): Promise<void> {
  if (!(await wasMailed(db, { postId: id, language }))) return;
  throw new AppError("invalid", "The readers got it already", { fields: { newsletter: "newsletterSent" } });
}
