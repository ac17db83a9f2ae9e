import type * as z from "zod/mini";
import type { Found } from "../article.ts";
import { readTimeOf } from "../blog-post.ts";
import type { FieldDifference } from "../difference.ts";
import type { ImageProblem } from "../markdown/markdown-structure.ts";
import { differenceOnThread } from "../markdown/markdown-thread.ts";
import type { Post, PostPairPage, postListQuerySchema, RevisionSummary, TocEntry } from "../model.ts";
import { surroundingsOf } from "../reading/read-articles.ts";
import { findImageFacts, render } from "../rendering/render.ts";
import { searchTermsOf } from "../search-words.ts";
import { findArticle } from "../store/article-store.ts";
import { countPairs, listPairs } from "../store/post-list-store.ts";
import { listIds } from "../store/post-store.ts";
import { listRevisions as revisionsOf } from "../store/revision-store.ts";
import { readPost, readRevision, type WritingParts } from "./change-post.ts";

/** Pairs per page of the desk's list. */
const PAIRS_PER_PAGE = 50;

/** Posts read per batch of the export. */
const POSTS_READ_AT_ONCE = 100;

/** A page of the desk's list. */
export async function listPostPairs(
  { database }: Pick<WritingParts, "database">,
  query: z.output<typeof postListQuerySchema>,
): Promise<PostPairPage> {
  const { page, q = "", state, status, language, category } = query;
  const filter = { state, status, language, category, terms: searchTermsOf(q) };
  const [total, pairs] = await Promise.all([
    countPairs(database, filter),
    listPairs(database, filter, PAIRS_PER_PAGE, (page - 1) * PAIRS_PER_PAGE),
  ]);
  return { pairs, page, pages: Math.max(1, Math.ceil(total / PAIRS_PER_PAGE)), total };
}

/** The working copy of every post not in the bin. */
export async function* allPosts({ database: { kysely } }: Pick<WritingParts, "database">): AsyncGenerator<Post> {
  for (let last = 0; ; ) {
    const ids = await listIds(kysely, last, POSTS_READ_AT_ONCE);
    for (const id of ids) yield await readPost(kysely, id);
    if (ids.length < POSTS_READ_AT_ONCE) return;
    last = ids.at(-1)!;
  }
}

type Reading = Pick<WritingParts, "database">;

/** @throws AppError `not-found` */
export async function listRevisions({ database: { kysely } }: Reading, id: number): Promise<RevisionSummary[]> {
  await readPost(kysely, id);
  return await revisionsOf(kysely, id);
}

/** Changes between two revisions. @throws AppError `not-found` */
export async function compareRevisions(
  { database: { kysely } }: Reading,
  id: number,
  from: number,
  to: number,
): Promise<FieldDifference[]> {
  const [before, after] = await Promise.all([readRevision(kysely, id, from), readRevision(kysely, id, to)]);
  return await differenceOnThread({ before: before.fields, after: after.fields });
}

/** Markdown as readers will see it. */
export interface Preview {
  html: string;
  toc: TocEntry[];
  /** Minutes. */
  readTime: number;
  problems: ImageProblem[];
}

/** An unpublished article, and what its page shows besides. */
export type ArticlePreview = Omit<Extract<Found, { kind: "article" }>, "kind">;

export async function previewMarkdown(
  { database: { kysely } }: Pick<WritingParts, "database">,
  content: string,
): Promise<Preview> {
  const { html, toc, problems } = await render(kysely, content);
  return { html, toc, readTime: readTimeOf(content), problems };
}

/** The working copy rendered as the page it would be if published now. @throws AppError `not-found` */
export async function previewArticle(
  { database: { kysely }, clock }: Pick<WritingParts, "database" | "clock">,
  id: number,
): Promise<ArticlePreview> {
  const post = await readPost(kysely, id);
  const { html, toc } = await render(kysely, post.content);
  const image = await findImageFacts(kysely, post.cover);
  const appearsAt = post.publishAt ?? clock().toISOString();
  const isShown = post.state === "published" && !post.hasChanges;
  const shown = isShown ? await findArticle(kysely, post.publishedSlug ?? "") : undefined;
  const article = {
    ...post,
    publishedAt: post.publishedAt ?? appearsAt,
    // Not when the working copy was edited: readers see when the text they read appeared.
    updatedAt: shown?.updatedAt ?? appearsAt,
    cover: image ? { ...image, alt: post.coverAlt } : null,
    html,
    toc,
  };
  return { article, ...(await surroundingsOf(kysely, article)) };
}
