import type { Queryable } from "../../db/database.ts";
import type { Language } from "../../lib/language.ts";
import type { ImageFacts } from "../media/model.ts";
import { findImages, findImagesNamedIn } from "../media/store.ts";
import { readTimeOf } from "./blog-post.ts";
import type { RenderedMarkdown } from "./markdown/markdown.ts";
import { renderOnThread } from "./markdown/markdown-thread.ts";
import type { PostFields } from "./model.ts";
import { listOutdated, listSearchable, updateRendering } from "./store/article-store.ts";
import { type Database, type Dialect, indexArticle, showArticle } from "./store/revision-store.ts";
import { searchWordsOf } from "./words.ts";

/** Renders Markdown with the images it references. */
export async function render(db: Queryable, content: string): Promise<RenderedMarkdown> {
  return await renderOnThread({ source: content, images: await findImagesNamedIn(db, content) });
}

export async function findImageFacts(db: Queryable, id: string | null): Promise<ImageFacts | undefined> {
  return id === null ? undefined : (await findImages(db, [id])).get(id);
}

/** A published article's data, except for the post's fields. */
interface Publication {
  postId: number;
  pair: string;
  language: Language;
  featured: boolean;
  revision: number;
  createdAt: Date;
  publishedAt: Date;
  updatedAt: Date;
}

/** Publishes a revision, whose content was rendered before the transaction. */
export async function showRevision(
  db: Queryable,
  dialect: Dialect,
  publication: Publication,
  fields: PostFields,
  { html, toc, text }: RenderedMarkdown,
): Promise<void> {
  const { basedOnRevision, ...shown } = fields;
  const article = {
    ...publication,
    ...shown,
    html,
    toc,
    readTime: readTimeOf(fields.content),
    rendererVersion: RENDERER_VERSION,
  };
  await showArticle(db, dialect, article, searchWordsOf(fields, text));
}

/** Articles per batch; requests are served between renderings. */
const BATCH = 20;

/**
 * Re-renders articles from an older renderer. Several processes may do so at once, with the same result.
 * @param isStopped returns true to stop early; the next start continues
 */
export async function renderOutdated({ kysely }: Database, isStopped: () => boolean): Promise<void> {
  let articles: Awaited<ReturnType<typeof listOutdated>>;
  do {
    articles = await listOutdated(kysely, RENDERER_VERSION, BATCH);
    for (const { postId, revision, content } of articles) {
      if (isStopped()) return;
      const { html, toc } = await render(kysely, content);
      await updateRendering(kysely, postId, revision, { html, toc, rendererVersion: RENDERER_VERSION });
    }
  } while (articles.length === BATCH);
}

/** Indexes all articles for search, on a database whose articles are older than the index. */
export async function indexArticles({ kysely, dialect }: Database): Promise<void> {
  let articles: Awaited<ReturnType<typeof listSearchable>>;
  let after = 0;
  do {
    articles = await listSearchable(kysely, after, BATCH);
    for (const { postId, content, ...fields } of articles) {
      const { text } = await render(kysely, content);
      await indexArticle(kysely, dialect, postId, searchWordsOf(fields, text));
      after = postId;
    }
  } while (articles.length === BATCH);
}

/** Increment with every change to the rendering, so that stored articles are re-rendered (decision 017). */
export const RENDERER_VERSION = 4;
