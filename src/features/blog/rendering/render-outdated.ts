import { RENDERER_VERSION } from "../markdown/renderer-version.ts";
import { searchWordsOf } from "../search-words.ts";
import { listOutdated, listSearchable, updateRendering } from "../store/article-store.ts";
import { type Database, indexArticle } from "../store/revision-store.ts";
import { render } from "./render.ts";

/** Articles rendered per batch; requests are served in between. */
const BATCH = 20;

/**
 * Re-renders what an older renderer produced. Several processes may do so at once with the same result.
 * @param isStopped ends it early; the next start continues
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

/** Indexes every article for search, on a database that received the articles without the index. */
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
