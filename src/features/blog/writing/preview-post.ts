import type { Found } from "../article.ts";
import type { ImageProblem } from "../markdown/markdown-images.ts";
import type { TocEntry } from "../model.ts";
import { readTimeOf } from "../read-time.ts";
import { surroundingsOf } from "../reading/open-article.ts";
import { findImageFacts, render } from "../rendering/render.ts";
import { findArticle } from "../store/article-store.ts";
import { readPost, type WritingParts } from "./change-post.ts";

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
