import { AppError } from "../../../lib/http/app-error.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import { changedTags } from "../page-tags.ts";
import { obstaclesTo } from "../parity.ts";
import { showRevision } from "../rendering/show-revision.ts";
import { findShown } from "../store/article-store.ts";
import { claimSlug, markSlugPublished, updatePost } from "../store/post-store.ts";
import { hideArticle } from "../store/publication-store.ts";
import { markRevisionPublished } from "../store/revision-store.ts";
import { type Change, readRevision, type WritingParts } from "../writing/change-post.ts";
import type { RenderedOf } from "./change-with-rendering.ts";

/** A post with nothing scheduled. */
export const UNSCHEDULED = { publishAt: null, scheduledRevision: null, newsletterBy: null };

/**
 * Publishes a revision as of a moment, and starts its newsletter if a member of staff wants that.
 * @throws AppError `invalid` with the obstacles
 */
export async function revealPost(
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

/** Unpublishes a post. @returns tags of the pages that showed it */
export async function withdrawPost(
  { database: { dialect } }: WritingParts,
  { db, post, twin }: Change,
): Promise<string[]> {
  if (post.language === "fr" && twin?.published) {
    throw new AppError("invalid", "The English version is published", { fields: { state: "englishPublished" } });
  }
  const before = await findShown(db, post.id);
  await hideArticle(db, dialect, post);
  return tagsOf([before], twin);
}

/** @throws AppError `invalid` naming each field that must change before the post can be published */
export function refuseObstacles(
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

/** Tags of the pages showing these, and of the other version's, which links to them. */
function tagsOf(shown: readonly ({ id: number; category: string } | undefined)[], twin: { id: number } | undefined) {
  const tags = changedTags(shown.filter((each) => each !== undefined));
  return twin ? [...tags, `post:${twin.id}`] : tags;
}
