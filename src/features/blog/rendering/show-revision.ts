import type { Language } from "../../../lib/language.ts";
import { readTimeOf } from "../blog-post.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import { RENDERER_VERSION } from "../markdown/renderer-version.ts";
import type { PostFields } from "../model.ts";
import { searchWordsOf } from "../search-words.ts";
import { type Dialect, type Queryable, showArticle } from "../store/revision-store.ts";

/** Data of a publication besides the post's fields. */
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

/**
 * Makes a revision public.
 * @param rendered its content, rendered before the transaction
 */
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
