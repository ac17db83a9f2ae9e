import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID, MAX_VERSION } from "../../lib/http/record-id.ts";
import { PAIR_STATUSES, POST_STATES } from "./post.ts";
import { CATEGORIES, languageSchema, MAX_LENGTHS, postFieldsSchema } from "./schema.ts";
import { MAX_QUERY_LENGTH } from "./search-words.ts";

const id = z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_ID, "invalid"));
/** The version of the post that a write is based on. */
const version = z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_VERSION, "invalid"));
const pageNumber = queryNumber(1, 100_000);

/** Body of `POST /api/posts`. What is left out is empty, or that of the post it translates. */
export const createPostSchema = z.extend(z.partial(postFieldsSchema), {
  language: languageSchema,
  /** The post of which this is the version in the other language. */
  translationOf: z.optional(id),
});

/** Body of `PUT /api/posts/{id}`: the working copy whole. */
export const savePostSchema = z.extend(postFieldsSchema, { version });

/** Body of `PUT /api/posts/{id}/state`. */
export const postStateSchema = z.strictObject({
  version,
  /** `published` shows the newest revision, also in place of an older one; `draft` withdraws. */
  state: z.enum(POST_STATES, "unknownOption"),
  /** With `scheduled`: when (ISO 8601). */
  publishAt: z.optional(z.iso.datetime({ offset: true, error: "publishAtInvalid" })),
  /** With `published` or `scheduled`: whether the readers of its language get it by mail when it appears, once. */
  newsletter: z.optional(z.boolean("invalid")),
});

export const featuredSchema = z.strictObject({ version, featured: z.boolean("invalid") });
export const deletedSchema = z.strictObject({ version, deleted: z.boolean("invalid") });
export const restoreSchema = z.strictObject({ version });
export const previewSchema = z.strictObject({
  content: z.string("invalid").check(z.maxLength(MAX_LENGTHS.content, "tooLong")),
});

/** Query of `GET /api/posts`. */
export const postListQuerySchema = z.strictObject({
  state: z.optional(z.enum([...POST_STATES, "deleted"], "filterInvalid")),
  status: z.optional(z.enum(PAIR_STATUSES, "filterInvalid")),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  category: z.optional(z.enum(CATEGORIES, "filterInvalid")),
  q: z.optional(z.string().check(z.maxLength(MAX_QUERY_LENGTH, "tooLong"))),
  page: z._default(pageNumber, 1),
});

/** Query of `GET /api/blog`. */
export const blogQuerySchema = z.strictObject({
  /** Of the reader: each post once, in this language if it exists in it. Left out: that of the request. */
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  category: z.optional(z.enum(CATEGORIES, "filterInvalid")),
  q: z.optional(z.string().check(z.maxLength(MAX_QUERY_LENGTH, "tooLong"))),
  page: z._default(pageNumber, 1),
  limit: z._default(queryNumber(1, 100), 20),
});
