import type { Language } from "../../lib/language.ts";
import type { ImageFacts } from "../media/image-address.ts";
import { findImages, imagesNamedIn } from "../media/service.ts";
import type { RenderedMarkdown } from "./markdown/markdown.ts";
import { renderOnThread } from "./markdown/markdown-thread.ts";
import { RENDERER_VERSION } from "./markdown/renderer-version.ts";
import type { PostFields } from "./model.ts";
import { readTimeOf } from "./read-time.ts";
import { wordsOf } from "./search-words.ts";
import { listOutdated, listSearchable, updateRendering } from "./store/article-store.ts";
import { type Database, type Dialect, indexArticle, type Queryable, showArticle } from "./store/publication-store.ts";

/** What a post becomes public with, besides its fields. */
export interface Publication {
  postId: number;
  pair: string;
  language: Language;
  featured: boolean;
  revision: number;
  createdAt: Date;
  publishedAt: Date;
  updatedAt: Date;
}

/** Renders Markdown with the images it names. */
export async function render(db: Queryable, content: string): Promise<RenderedMarkdown> {
  return await renderOnThread({ source: content, images: await imagesNamedIn(db, content) });
}

export async function findImageFacts(db: Queryable, id: string | null): Promise<ImageFacts | undefined> {
  return id === null ? undefined : (await findImages(db, [id])).get(id);
}

/**
 * Puts a revision before the readers.
 * @param rendered its content, rendered before the transaction began
 */
export async function show(
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

/** @param text of its content, without Markdown */
function searchWordsOf(fields: Pick<PostFields, "title" | "excerpt" | "keywords" | "author">, text: string) {
  return {
    title: wordsOf(fields.title),
    body: wordsOf([fields.excerpt, fields.keywords, fields.author, text].join("\n")),
  };
}

/** Articles rendered in one go; the process answers requests in between. */
const BATCH = 20;

/**
 * Renders what an older renderer has rendered. Several processes may do so at once: all come to the same.
 * @param isStopped ends it early; the next start goes on
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

/** Makes every article found by its words, on a database that was given the articles but not the index. */
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
