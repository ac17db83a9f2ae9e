import type * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { obstaclesTo } from "./blog-post.ts";
import { type Change, changePost, readRevision, type WritingParts } from "./change-post.ts";
import { type Announcement, changedTags } from "./facts.ts";
import type { RenderedMarkdown } from "./markdown/markdown.ts";
import type { Obstacles, Post, postStateSchema } from "./model.ts";
import { render, showRevision } from "./rendering.ts";
import { findShown, updateFeatured } from "./store/article-store.ts";
import {
  claimSlug,
  findPost,
  findVersion,
  listDue,
  markSlugPublished,
  nextDueAfter,
  type Queryable,
  type StoredPost,
  updatePost,
} from "./store/post-store.ts";
import { findRevision, hideArticle, markRevisionPublished } from "./store/revision-store.ts";

/**
 * Returns the rendering of a text.
 * @throws WrittenMeanwhile if another text was rendered
 */
type RenderedOf = (content: string) => RenderedMarkdown;

/** The post was edited while its text was being rendered. */
class WrittenMeanwhile extends AppError {
  constructor() {
    super("outdated", "Written by somebody else while it was rendered");
  }
}

/** Maximum attempts at a change, which is repeated if the post is saved while it is being rendered. */
const RENDERING_ATTEMPTS = 3;

/**
 * Changes a post in a way that may need a rendered revision. Rendering can take seconds, so it happens before the
 * transaction, which on SQLite blocks all other requests.
 * @param revisionOf number of the revision that may be needed, or null
 */
async function changeWithRendering(
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

/** Column values of a post with nothing scheduled. */
const UNSCHEDULED = { publishAt: null, scheduledRevision: null, newsletterBy: null };

/**
 * Publishes a revision as of `at`, and emails it to subscribers if `newsletterBy` is set.
 * @throws AppError `invalid` with the obstacles
 */
async function revealPost(
  { database: { dialect } }: WritingParts,
  { db, post, twin, now, record }: Change,
  renderedOf: RenderedOf,
  { number, at, newsletterBy }: { number: number; at: Date; newsletterBy: string | null },
): Promise<void> {
  const { fields } = await readRevision(db, post.id, number);
  const rendered = renderedOf(fields.content);
  refuseObstacles({ language: post.language, fields }, rendered, twin);
  const slug = (await claimSlug(db, fields.slug, post.id)) ? fields.slug : post.slug;
  await markSlugPublished(db, slug);
  await markRevisionPublished(db, post.id, number, now);
  const publishedAt = post.publishedAt ?? at;
  const before = await findShown(db, post.id);
  const { id: postId, pair, language, featured, createdAt } = post;
  const publication = { postId, pair, language, featured, createdAt, publishedAt, revision: number, updatedAt: at };
  await showRevision(db, dialect, publication, { ...fields, slug }, rendered);
  const version = post.version + 1;
  await updatePost(db, post.id, { published: true, publishedRevision: number, publishedAt, version, ...UNSCHEDULED });
  const { title, excerpt, category } = fields;
  await record({
    kind: "blog.published",
    detail: { revision: number },
    tags: tagsOf([before, { id: postId, category }], twin),
    mailing:
      newsletterBy === null ? null : { post: { postId, language, slug, title, excerpt }, wantedBy: newsletterBy },
  });
}

/**
 * Unpublishes a post.
 * @returns tags of the pages that showed it
 * @throws AppError `invalid` for a French post whose English version is public
 */
async function withdrawPost({ database: { dialect } }: WritingParts, { db, post, twin }: Change): Promise<string[]> {
  if (post.language === "fr" && twin?.published) {
    throw new AppError("invalid", "The English version is published", { fields: { state: "englishPublished" } });
  }
  const before = await findShown(db, post.id);
  await hideArticle(db, dialect, post);
  return tagsOf([before], twin);
}

/** @throws AppError `invalid` with an error for each field that prevents publishing */
function refuseObstacles(
  version: Parameters<typeof obstaclesTo>[0],
  { problems }: RenderedMarkdown,
  twin: Parameters<typeof obstaclesTo>[1],
  at?: Date,
): void {
  const fields: Record<string, string> = {
    ...(problems.includes("missing-alt") ? { content: "altMissing" } : {}),
    ...obstaclesTo(version, twin, at),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "Not ready to be published", { fields });
}

/** Returns the tags of pages that show these articles, and of the other version's page, which links to this one. */
function tagsOf(shown: readonly ({ id: number; category: string } | undefined)[], twin: { id: number } | undefined) {
  const tags = changedTags(shown.filter((each) => each !== undefined));
  return twin ? [...tags, `post:${twin.id}`] : tags;
}

export interface PublishingParts extends WritingParts {
  /** Called after a change of state, a deletion or a restoration, which may have changed when the next post is due. */
  onScheduled: () => void;
  /** Whether a post was or is being emailed to its language's subscribers, which happens at most once. */
  wasMailed: (db: Queryable, post: Pick<Announcement, "postId" | "language">) => Promise<boolean>;
  /** Called with a post that was due but could not be published. */
  onBlocked: (id: number, obstacles: Obstacles) => void;
}

/**
 * Publishes the latest revision now or later, or unpublishes the post. With `newsletter`, subscribers are emailed.
 * @throws AppError `not-found`, `outdated`; `invalid`, with the obstacles if any
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

/** @throws AppError `invalid` if the post was already emailed to subscribers */
async function refuseSecondSending(
  { wasMailed }: PublishingParts,
  db: Queryable,
  { id, language }: StoredPost,
): Promise<void> {
  if (!(await wasMailed(db, { postId: id, language }))) return;
  throw new AppError("invalid", "The readers got it already", { fields: { newsletter: "newsletterSent" } });
}

/** Actor recorded for scheduled publications. */
const SYSTEM = "system";

/**
 * Publishes posts that are due, each once across all processes.
 * @returns when the next post is due
 */
export async function publishDue(parts: PublishingParts): Promise<Date | undefined> {
  const now = parts.clock();
  for (const id of await listDue(parts.database.kysely, now)) {
    try {
      const revisionOf = (stored: StoredPost) => stored.scheduledRevision;
      await changeWithRendering(parts, { id, actor: SYSTEM }, revisionOf, async (change, renderedOf) => {
        const { publishAt, scheduledRevision, deletedAt, newsletterBy } = change.post;
        // Another process was faster, or the schedule was changed.
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

/**
 * Publishes an imported post under its original date.
 * @throws AppError `invalid` with the obstacles; `outdated`
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

/**
 * Moves a post to the bin or restores it.
 * @throws AppError `not-found`, `outdated`; `invalid` if its English version is public, or if another version has
 * replaced it meanwhile
 */
export async function setDeleted(
  parts: PublishingParts,
  id: number,
  version: number,
  deleted: boolean,
  actor: string,
): Promise<Post> {
  const revisionOf = (stored: StoredPost) => (deleted ? null : stored.publishedRevision);
  const changed = await changeWithRendering(parts, { id, version, actor }, revisionOf, async (change, renderedOf) => {
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
  parts.onScheduled();
  return changed;
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
