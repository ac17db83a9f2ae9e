import * as z from "zod/mini";
import type { Clock } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import { readTimeOf } from "../blog-post.ts";
import { readMarkdownFile } from "../markdown/front-matter.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import { emptyFields, postFieldsSchema } from "../model.ts";
import { render, showRevision } from "../rendering.ts";
import {
  claimOnce,
  claimSlug,
  type Database,
  type Dialect,
  hasPosts,
  insertPost,
  listShownSamples,
  type Queryable,
  updatePost,
  wasClaimed,
} from "../store/post-store.ts";
import { hideArticle, insertRevision } from "../store/revision-store.ts";
import { searchTextOf } from "../words.ts";

/** Name under which the seeding is recorded, so that deleted samples do not come back. */
const MARKER = "blog-samples";
/** Name under which the withdrawal is recorded, so that a sample published afterwards stays public. */
const WITHDRAWN = "blog-samples-withdrawn";

/** Actor recorded as author and publisher of the samples. */
const SYSTEM = "system";

const FIRST_REVISION = 1;

export interface SampleFile {
  name: string;
  language: Language;
  source: string;
}

/**
 * Publishes the samples on a blog that never had a post, once across all processes.
 * @param samples loads the samples, French first; only called if needed
 * @throws Error with the name of a file that cannot be read
 */
export async function seedSamples(
  { kysely, dialect }: Database,
  clock: Clock,
  samples: () => Promise<readonly SampleFile[]>,
): Promise<void> {
  if (await wasClaimed(kysely, MARKER)) return;
  const rendered: RenderedSample[] = [];
  if (!(await hasPosts(kysely))) {
    // Render before the transaction, because another process that is starting must wait for the transaction to end.
    for (const file of await samples()) rendered.push(await renderSample(kysely, file));
  }
  await kysely.transaction().execute(async (db) => {
    const now = clock();
    if (!(await claimOnce(db, MARKER, now)) || (await hasPosts(db))) return;
    for (const sample of rendered) {
      try {
        await insertSample(db, dialect, sample, now);
      } catch (cause) {
        throw unreadable(sample.file, cause);
      }
    }
  });
}

/** Unpublishes unmodified samples, once across all processes, because they would misrepresent a real company. */
export async function withdrawSamples({ kysely, dialect }: Database, clock: Clock): Promise<void> {
  if (await wasClaimed(kysely, WITHDRAWN)) return;
  await kysely.transaction().execute(async (db) => {
    if (!(await claimOnce(db, WITHDRAWN, clock()))) return;
    for (const post of await listShownSamples(db)) {
      await hideArticle(db, dialect, post);
      await updatePost(db, post.id, { published: false, publishedRevision: null, version: post.version + 1 });
    }
  });
}

interface RenderedSample {
  file: SampleFile;
  written: ReturnType<typeof readMarkdownFile>;
  rendered: RenderedMarkdown;
}

async function renderSample(db: Queryable, file: SampleFile): Promise<RenderedSample> {
  try {
    const written = readMarkdownFile(file.source);
    return { file, written, rendered: await render(db, written.content) };
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function unreadable({ language, name }: SampleFile, cause: unknown): Error {
  return new Error(`The sample post ${language}/${name} cannot be read`, { cause });
}

async function insertSample(
  db: Queryable,
  dialect: Dialect,
  { file, written: read, rendered }: RenderedSample,
  now: Date,
) {
  const { language } = file;
  const { data, content } = read;
  const { pair, featured, date, ...written } = data;
  const basedOnRevision = language === "en" ? FIRST_REVISION : null;
  const fields = z.parse(postFieldsSchema, { ...emptyFields(), ...written, content, basedOnRevision });
  const publishedAt = new Date(Math.min(new Date(String(date)).getTime(), now.getTime()));
  const publication = {
    pair: String(pair),
    language,
    featured: featured === true,
    createdAt: publishedAt,
    publishedAt,
    updatedAt: publishedAt,
  };
  const postId = await insertPost(db, {
    ...publication,
    ...fields,
    readTime: readTimeOf(content),
    published: true,
    version: 1,
    revision: FIRST_REVISION,
    publishedRevision: FIRST_REVISION,
    searchText: searchTextOf(fields),
  });
  await insertRevision(db, {
    postId,
    number: FIRST_REVISION,
    origin: "sample",
    editor: SYSTEM,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    publishedAt,
    fields,
  });
  await claimSlug(db, fields.slug, postId, true);
  await showRevision(db, dialect, { ...publication, postId, revision: FIRST_REVISION }, fields, rendered);
}
