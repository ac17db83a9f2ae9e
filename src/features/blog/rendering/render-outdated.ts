import { RENDERER_VERSION } from "../markdown/renderer-version.ts";
import { searchWordsOf } from "../search-words.ts";
import { listOutdated, listSearchable, updateRendering } from "../store/article-store.ts";
import { type Database, indexArticle } from "../store/publication-store.ts";
import { render } from "./render.ts";

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
