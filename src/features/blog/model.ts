import * as z from "zod/mini";
import { company } from "../../lib/company/company.ts";
import { MAX_ID, MAX_VERSION, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import { isStorableDate } from "../../lib/http/list-query.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { MAX_QUERY_LENGTH, SLUG } from "./words.ts";

/** Models of posts, as the editor and the API handle them. Instants are ISO 8601 in UTC. */

/** Categories (SPEC §3). Their names in both languages are among the blog's texts. */
export const CATEGORIES = ["Automation", "Customer service", "Sales", "Operations", "Privacy", "Data"] as const;
export type Category = (typeof CATEGORIES)[number];
export const DEFAULT_CATEGORY: Category = "Automation";

export const DEFAULT_AUTHOR = company.name;

/** Maximum lengths, in UTF-16 code units. */
export const MAX_LENGTHS = {
  title: 200,
  slug: 100,
  excerpt: 500,
  metaDescription: 320,
  keywords: 500,
  author: 100,
  coverAlt: 300,
  /** About 15,000 words; even the worst text of this length renders in under a second. */
  content: 100_000,
} as const;

/** Lengths that lists and search engines show in full; hints at the desk, not rules. */
export const GOOD_LENGTHS = {
  title: { from: 20, to: 65 },
  excerpt: { from: 80, to: 220 },
  metaDescription: { from: 70, to: 155 },
} as const;

/** Fields that must be filled in before a post can be published. */
export const REQUIRED_TO_PUBLISH = ["title", "content", "excerpt", "metaDescription", "keywords", "author"] as const;

/** Id of an image, see `features/media`. */
export const MEDIA_ID = /^[0-9a-f]{24}$/;

/** Control characters to reject; only content may have tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL_IN_CONTENT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Replaces lone surrogates, left by truncated text, which UTF-8 cannot encode and PostgreSQL rejects. */
const wholeCharacters = z.overwrite((text: string) => text.toWellFormed());

const line = (max: number) =>
  z.string("invalid").check(
    wholeCharacters,
    z.trim(),
    z.maxLength(max, "tooLong"),
    z.refine((text) => !CONTROL.test(text), "controlCharacters"),
  );

/** Everything an editor writes, which is also the content of a revision. */
export const postFieldsSchema = z.strictObject({
  title: line(MAX_LENGTHS.title),
  /** Derived from the title if empty. */
  slug: line(MAX_LENGTHS.slug).check(z.refine((slug) => slug === "" || SLUG.test(slug), "slugInvalid")),
  /** Markdown. */
  content: z.string("invalid").check(
    wholeCharacters,
    z.overwrite((text) => text.replace(/\r\n?/g, "\n")),
    z.maxLength(MAX_LENGTHS.content, "tooLong"),
    z.refine((text) => !CONTROL_IN_CONTENT.test(text), "controlCharacters"),
  ),
  excerpt: line(MAX_LENGTHS.excerpt),
  metaDescription: line(MAX_LENGTHS.metaDescription),
  /** Comma-separated. */
  keywords: line(MAX_LENGTHS.keywords),
  author: line(MAX_LENGTHS.author),
  category: z.enum(CATEGORIES, "unknownOption"),
  /** Id of an image. */
  cover: z.nullable(z.string("invalid").check(z.regex(MEDIA_ID, "invalid"))),
  coverAlt: line(MAX_LENGTHS.coverAlt),
  /** On an English version: number of the French revision it corresponds to. */
  basedOnRevision: z.nullable(wholeNumber(1, MAX_ID)),
});
export type PostFields = z.output<typeof postFieldsSchema>;

export function emptyFields(): PostFields {
  return {
    title: "",
    slug: "",
    content: "",
    excerpt: "",
    metaDescription: "",
    keywords: "",
    author: DEFAULT_AUTHOR,
    category: DEFAULT_CATEGORY,
    cover: null,
    coverAlt: "",
    basedOnRevision: null,
  };
}

export const POST_STATES = ["draft", "scheduled", "published"] as const;
export type PostState = (typeof POST_STATES)[number];

/**
 * State of a pair: a version is missing, the English version is based on an older French revision (`stale`), or they
 * match (`current`).
 */
export const PAIR_STATUSES = ["missing-fr", "missing-en", "stale", "current"] as const;
export type PairStatus = (typeof PAIR_STATUSES)[number];

/** What prevents publishing: the text key of an error, by field. */
export type Obstacles = Readonly<Record<string, string>>;

const moment = z.iso.datetime();
const language = z.enum(LANGUAGES);
const state = z.enum(POST_STATES);

/** A post as the desk's list shows it. */
const postSummarySchema = z.strictObject({
  id: z.int(),
  /** Shared by the two language versions of a post. */
  pair: z.string(),
  language,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.enum(CATEGORIES),
  featured: z.boolean(),
  state,
  /** True if edited since the published or scheduled revision. */
  hasChanges: z.boolean(),
  /** When it will be published, while `scheduled`. */
  publishAt: z.nullable(moment),
  /** True if it will be emailed to subscribers when published. */
  newsletter: z.boolean(),
  /** First publication. */
  publishedAt: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
  /** When it was moved to the bin. */
  deletedAt: z.nullable(moment),
  /** Incremented by every change to the post; every change sends the version that it is based on. */
  version: z.int(),
});
export type PostSummary = z.output<typeof postSummarySchema>;

/** A post as its editor sees it. The fields are the working copy, which readers see once published. */
export const postSchema = z.strictObject({
  ...postFieldsSchema.shape,
  ...postSummarySchema.shape,
  /** In minutes. */
  readTime: z.int(),
  /** Number of the latest revision. */
  revision: z.int(),
  publishedRevision: z.nullable(z.int()),
  scheduledRevision: z.nullable(z.int()),
  /** Public slug; `null` while unpublished. */
  publishedSlug: z.nullable(z.string()),
  /** The version in the other language. */
  twin: z.nullable(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      state,
      revision: z.int(),
      publishedRevision: z.nullable(z.int()),
    }),
  ),
  /** What prevents publishing ({@link Obstacles}); empty if ready. */
  obstacles: z.record(z.string(), z.string()),
});
export type Post = z.output<typeof postSchema>;

/** A row of the desk's list: a post with its two versions. */
const postPairSchema = z.strictObject({
  /** Equals `pair`; named `id` as in all lists. */
  id: z.string(),
  pair: z.string(),
  status: z.enum(PAIR_STATUSES),
  fr: z.nullable(postSummarySchema),
  en: z.nullable(postSummarySchema),
});
export type PostPair = z.output<typeof postPairSchema>;

export const postPairPageSchema = z.strictObject({
  pairs: z.array(postPairSchema),
  page: z.int(),
  /** At least 1. */
  pages: z.int(),
  total: z.int(),
});
export type PostPairPage = z.output<typeof postPairPageSchema>;

/** A revision of a post, without its fields. */
export const revisionSummarySchema = z.strictObject({
  number: z.int(),
  origin: z.enum(["edit", "restore", "import", "sample"]),
  restoredFrom: z.nullable(z.int()),
  /** Name of the staff member; `null` for a deleted account or an automatic change. */
  editor: z.nullable(z.string()),
  createdAt: moment,
  updatedAt: moment,
  /** First publication of this revision. */
  publishedAt: z.nullable(moment),
  title: z.string(),
});
export type RevisionSummary = z.output<typeof revisionSummarySchema>;

export const revisionSchema = z.extend(revisionSummarySchema, { fields: postFieldsSchema });
export type Revision = z.output<typeof revisionSchema>;

export const differenceSchema = z.array(
  z.strictObject({
    field: z.keyof(postFieldsSchema),
    parts: z.array(z.strictObject({ kind: z.enum(["same", "added", "removed"]), text: z.string() })),
  }),
);

/** An entry of a table of contents. */
export interface TocEntry {
  level: 2 | 3;
  /** Anchor, without `#`. */
  id: string;
  text: string;
}

/** A preview of Markdown as readers will see it. */
export const previewResponseSchema = z.strictObject({
  html: z.string(),
  toc: z.array(z.strictObject({ level: z.int(), id: z.string(), text: z.string() })),
  /** In minutes. */
  readTime: z.int(),
  problems: z.array(z.enum(["missing-alt", "foreign-image"])),
});

const id = wholeNumber(1, MAX_ID);
/** Version of the post that a write is based on. */
const version = wholeNumber(1, MAX_VERSION);
const pageNumber = queryNumber(1, 100_000);

/** Body of `POST /api/posts`. Omitted fields are empty, or copied from the source of a translation. */
export const createPostSchema = z.extend(z.partial(postFieldsSchema), {
  language: z.enum(LANGUAGES, "unknownOption"),
  /** Id of the post to translate. */
  translationOf: z.optional(id),
});

/** Body of `PUT /api/posts/{id}`: the complete working copy. */
export const savePostSchema = z.extend(postFieldsSchema, { version });

export const postStateSchema = z.strictObject({
  version,
  /** `published` publishes the latest revision, replacing an older one; `draft` unpublishes. */
  state: z.enum(POST_STATES, "unknownOption"),
  /** For `scheduled` only: ISO 8601. */
  publishAt: z.optional(
    z.iso.datetime({ offset: true, error: "publishAtInvalid" }).check(
      z.maxLength(40, "publishAtInvalid"),
      z.refine((at) => isStorableDate(new Date(at)), "publishAtInvalid"),
    ),
  ),
  /**
   * For `published` or `scheduled`: whether to email the post to its language's subscribers when it appears. A post is
   * emailed at most once.
   */
  newsletter: z.optional(z.boolean("invalid")),
});

export const featuredSchema = z.strictObject({ version, featured: z.boolean("invalid") });
export const deletedSchema = z.strictObject({ version, deleted: z.boolean("invalid") });
export const restoreSchema = z.strictObject({ version });
export const previewSchema = z.strictObject({
  content: z.string("invalid").check(z.maxLength(MAX_LENGTHS.content, "tooLong")),
});

export const postListQuerySchema = z.strictObject({
  state: z.optional(z.enum([...POST_STATES, "deleted"], "filterInvalid")),
  status: z.optional(z.enum(PAIR_STATUSES, "filterInvalid")),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  category: z.optional(z.enum(CATEGORIES, "filterInvalid")),
  q: z.optional(z.string().check(z.maxLength(MAX_QUERY_LENGTH, "tooLong"))),
  page: z._default(pageNumber, 1),
});

export const blogQuerySchema = z.strictObject({
  /** The reader's language, by default that of the request. Each post is listed once, in this language if possible. */
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  category: z.optional(z.enum(CATEGORIES, "filterInvalid")),
  q: z.optional(z.string().check(z.maxLength(MAX_QUERY_LENGTH, "tooLong"))),
  page: z._default(pageNumber, 1),
  limit: z._default(queryNumber(1, 100), 20),
});
