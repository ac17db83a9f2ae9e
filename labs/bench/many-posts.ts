import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database, Queryable } from "../../src/db/database.ts";
import { readTimeOf } from "../../src/features/blog/blog-post.ts";
import { readMarkdownFile } from "../../src/features/blog/markdown/front-matter.ts";
import { type RenderedMarkdown, renderMarkdown } from "../../src/features/blog/markdown/markdown.ts";
import { CATEGORIES, emptyFields, type PostFields } from "../../src/features/blog/model.ts";
import { RENDERER_VERSION } from "../../src/features/blog/rendering.ts";
import { claimSlug, insertPost } from "../../src/features/blog/store/post-store.ts";
import { insertRevision, showArticle } from "../../src/features/blog/store/revision-store.ts";
import { searchTextOf, wordsOf } from "../../src/features/blog/words.ts";
import { LANGUAGES, type Language } from "../../src/lib/language.ts";

const SAMPLES = join(import.meta.dirname, "../..", "src", "features", "blog", "samples");

const BATCH = 250;

/** Time of the newest pair; each older one is two hours earlier. */
const NEWEST = Date.parse("2026-10-01T12:00:00Z");
const APART = 2 * 60 * 60 * 1000;

/** A word in every post, and a word in only one pair of posts. */
export const COMMON_WORD = "automatisation";
export const rareWord = (n: number) => `orignal${n}`;

export const manySlug = (language: Language, n: number) => `${language === "fr" ? "billet" : "post"}-${n}`;

interface Sample {
  language: Language;
  written: Record<string, unknown>;
  content: string;
  rendered: RenderedMarkdown;
}

/**
 * Fills a migrated database with published posts in both languages, each as long as a sample post. Stores them as
 * publishing would, except that the Markdown they share is rendered only once.
 * @param pairs number of pairs of a French and an English post
 */
export async function storeManyPosts({ kysely, dialect }: Database, pairs: number): Promise<void> {
  const samples = Object.fromEntries(LANGUAGES.map((language) => [language, samplesOf(language)]));
  for (let from = 1; from <= pairs; from += BATCH) {
    await kysely.transaction().execute(async (db) => {
      for (let n = from; n < from + BATCH && n <= pairs; n += 1) {
        for (const language of LANGUAGES) {
          const ofLanguage = samples[language] ?? [];
          await storePost(db, dialect, ofLanguage[n % ofLanguage.length]!, n);
        }
      }
    });
  }
  // PostgreSQL's autovacuum does the same; a SQLite server never does.
  await sql`analyze`.execute(kysely);
}

function samplesOf(language: Language): Sample[] {
  const folder = join(SAMPLES, language);
  return readdirSync(folder).map((name) => {
    const { data, content } = readMarkdownFile(readFileSync(join(folder, name), "utf8"));
    return { language, written: data, content, rendered: renderMarkdown(content, new Map()) };
  });
}

async function storePost(db: Queryable, dialect: Database["dialect"], sample: Sample, n: number): Promise<void> {
  const { language, written, content, rendered } = sample;
  const at = new Date(NEWEST - n * APART);
  const fields: PostFields = {
    ...emptyFields(),
    title: `${written["title"]} ${n}`,
    slug: manySlug(language, n),
    excerpt: String(written["excerpt"]),
    metaDescription: String(written["metaDescription"]),
    keywords: `${written["keywords"]}, ${COMMON_WORD}, ${rareWord(n)}`,
    category: CATEGORIES[n % CATEGORIES.length]!,
    content,
    basedOnRevision: language === "en" ? 1 : null,
  };
  const row = {
    pair: `many-${n}`,
    language,
    featured: false,
    createdAt: at,
    publishedAt: at,
    updatedAt: at,
    readTime: readTimeOf(content),
  };
  const postId = await insertPost(db, {
    ...row,
    ...fields,
    published: true,
    version: 1,
    revision: 1,
    publishedRevision: 1,
    searchText: searchTextOf(fields),
  });
  await insertRevision(db, {
    postId,
    number: 1,
    origin: "sample",
    editor: "system",
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    fields,
  });
  await claimSlug(db, fields.slug, postId, true);
  const { basedOnRevision, ...shown } = fields;
  const { html, toc } = rendered;
  const article = { ...row, ...shown, html, toc, postId, revision: 1, rendererVersion: RENDERER_VERSION };
  const body = wordsOf([fields.excerpt, fields.keywords, fields.author, rendered.text].join("\n"));
  await showArticle(db, dialect, article, { title: wordsOf(fields.title), body });
}
