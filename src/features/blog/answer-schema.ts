import * as z from "zod/mini";
import { PAIR_STATUSES, POST_STATES } from "./post.ts";
import { CATEGORIES, postFieldsSchema } from "./schema.ts";

/** The answers of the API, as the OpenAPI document describes them; a test holds real answers against them. */

const moment = z.iso.datetime();
const language = z.enum(["fr", "en"]);
const state = z.enum(POST_STATES);
const category = z.enum(CATEGORIES);

export const blogPostSchema = z.strictObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  author: z.string(),
  readTime: z.string(),
  category,
  featured: z.boolean(),
  published: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  language,
  pair: z.string(),
  publishedAt: z.nullable(moment),
  cover: z.nullable(z.strictObject({ url: z.string(), alt: z.string() })),
});

const summaryFields = {
  id: z.int(),
  pair: z.string(),
  language,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category,
  featured: z.boolean(),
  state,
  hasChanges: z.boolean(),
  publishAt: z.nullable(moment),
  newsletter: z.boolean(),
  publishedAt: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
  version: z.int(),
};

export const postSchema = z.strictObject({
  ...postFieldsSchema.shape,
  ...summaryFields,
  readTime: z.int(),
  revision: z.int(),
  publishedRevision: z.nullable(z.int()),
  scheduledRevision: z.nullable(z.int()),
  publishedSlug: z.nullable(z.string()),
  twin: z.nullable(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      state,
      revision: z.int(),
      publishedRevision: z.nullable(z.int()),
    }),
  ),
  obstacles: z.record(z.string(), z.string()),
});

const versionSchema = z.nullable(z.strictObject(summaryFields));

export const postPairPageSchema = z.strictObject({
  pairs: z.array(
    z.strictObject({ pair: z.string(), status: z.enum(PAIR_STATUSES), fr: versionSchema, en: versionSchema }),
  ),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});

export const revisionSummarySchema = z.strictObject({
  number: z.int(),
  origin: z.enum(["edit", "restore", "import", "sample"]),
  restoredFrom: z.nullable(z.int()),
  editor: z.nullable(z.string()),
  createdAt: moment,
  updatedAt: moment,
  publishedAt: z.nullable(moment),
  title: z.string(),
});

export const revisionSchema = z.extend(revisionSummarySchema, { fields: postFieldsSchema });

export const differenceSchema = z.array(
  z.strictObject({
    field: z.keyof(postFieldsSchema),
    parts: z.array(z.strictObject({ kind: z.enum(["same", "added", "removed"]), text: z.string() })),
  }),
);

export const previewAnswerSchema = z.strictObject({
  html: z.string(),
  toc: z.array(z.strictObject({ level: z.int(), id: z.string(), text: z.string() })),
  readTime: z.int(),
  problems: z.array(z.enum(["missing-alt", "foreign-image"])),
});
