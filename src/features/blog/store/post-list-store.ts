import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Language } from "../../../lib/language.ts";
import { hasChanges, pairStatusOf, stateOf } from "../blog-post.ts";
import type { Category, PairStatus, PostPair, PostState, PostSummary } from "../model.ts";
import type { StoredPost } from "./post-store.ts";

/** Filters for the desk's list. A pair matches if either version does. */
export interface PostFilter {
  /** `deleted` lists the bin; any other value excludes it. */
  state: PostState | "deleted" | undefined;
  status: PairStatus | undefined;
  language: Language | undefined;
  category: Category | undefined;
  /** Folded terms; each must occur in the title, slug or author. */
  terms: readonly string[];
}

/** Returns a page of pairs, most recently edited first. */
export async function listPairs(
  database: Database,
  filter: PostFilter,
  limit: number,
  offset: number,
): Promise<PostPair[]> {
  const { kysely } = database;
  const pairs = await kysely
    .selectFrom("blog_posts as post")
    .select("post.pair")
    .where((eb) => eb.and(conditionsOf(eb, database, filter)))
    .groupBy("post.pair")
    .orderBy((eb) => eb.fn.max("post.updatedAt"), "desc")
    .orderBy("post.pair")
    .limit(limit)
    .offset(offset)
    .execute();
  if (pairs.length === 0) return [];
  const versions = await kysely
    .selectFrom("blog_posts")
    .select(SUMMARY_COLUMNS)
    .where(
      "pair",
      "in",
      pairs.map(({ pair }) => pair),
    )
    .where("deletedAt", filter.state === "deleted" ? "is not" : "is", null)
    .execute();
  return pairs.map(({ pair }) => {
    const [fr, en] = (["fr", "en"] as const).map((language) =>
      versions.find((version) => version.pair === pair && version.language === language),
    );
    const versionOf = (version: typeof fr) => (version ? summaryOf(version) : null);
    return { id: pair, pair, status: pairStatusOf(fr, en), fr: versionOf(fr), en: versionOf(en) };
  });
}

export async function countPairs(database: Database, filter: PostFilter): Promise<number> {
  const { n } = await database.kysely
    .selectFrom("blog_posts as post")
    .select((eb) => eb.fn.count<number>("post.pair").distinct().as("n"))
    .where((eb) => eb.and(conditionsOf(eb, database, filter)))
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns a page of working copies, drafts included, for staff, newest first. */
export async function listPosts(
  database: Database,
  filter: Pick<PostFilter, "language" | "category" | "terms">,
  limit: number,
  offset: number,
): Promise<StoredPost[]> {
  const rows = await database.kysely
    .selectFrom("blog_posts as post")
    .selectAll()
    .where((eb) => eb.and(conditionsOf(eb, database, { ...filter, state: undefined, status: undefined })))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows as StoredPost[];
}

/** Finds a working copy by its slug, unless it is in the bin. */
export async function findPostBySlug(db: Queryable, slug: string): Promise<StoredPost | undefined> {
  const row = await db
    .selectFrom("blog_posts")
    .selectAll()
    .where("slug", "=", slug)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row as StoredPost | undefined;
}

type Posts = Tables & { post: Tables["blog_posts"] };

function conditionsOf(
  eb: ExpressionBuilder<Posts, "post">,
  { dialect }: Database,
  { state, status, language, category, terms }: PostFilter,
): Expression<SqlBool>[] {
  const position = sql.raw(dialect === "sqlite" ? "instr" : "strpos");
  return [
    eb("post.deletedAt", state === "deleted" ? "is not" : "is", null),
    ...(state === "published" ? [eb("post.published", "=", true)] : []),
    ...(state === "scheduled" ? [eb("post.publishAt", "is not", null)] : []),
    ...(state === "draft" ? [eb("post.published", "=", false), eb("post.publishAt", "is", null)] : []),
    ...(status === undefined ? [] : statusConditions(eb, status)),
    ...(language === undefined ? [] : [eb("post.language", "=", language)]),
    ...(category === undefined ? [] : [eb("post.category", "=", category)]),
    ...terms.map((term) => sql<SqlBool>`${position}(${eb.ref("post.searchText")}, ${term}) > 0`),
  ];
}

function statusConditions(eb: ExpressionBuilder<Posts, "post">, status: PairStatus): Expression<SqlBool>[] {
  const other = eb
    .selectFrom("blog_posts as other")
    .select("other.id")
    .whereRef("other.pair", "=", "post.pair")
    .whereRef("other.id", "!=", "post.id")
    .where("other.deletedAt", "is", null);
  if (status === "missing-fr" || status === "missing-en") {
    return [eb("post.language", "=", status === "missing-fr" ? "en" : "fr"), eb.not(eb.exists(other))];
  }
  const shown = sql<number>`coalesce("other"."publishedRevision", "other"."revision")`;
  const basis = sql<number>`coalesce(${eb.ref("post.basedOnRevision")}, 0)`;
  return [
    eb("post.language", "=", "en"),
    eb.exists(other.where(status === "stale" ? sql<SqlBool>`${basis} < ${shown}` : sql<SqlBool>`${basis} >= ${shown}`)),
  ];
}

const SUMMARY_COLUMNS = [
  "id",
  "pair",
  "language",
  "slug",
  "title",
  "author",
  "category",
  "featured",
  "published",
  "publishAt",
  "newsletterBy",
  "publishedAt",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "version",
  "revision",
  "publishedRevision",
  "scheduledRevision",
  "basedOnRevision",
] as const;

type SummaryRow = Pick<StoredPost, (typeof SUMMARY_COLUMNS)[number]>;

export function summaryOf(row: SummaryRow): PostSummary {
  const { id, pair, language, slug, title, author, category, featured, version } = row;
  return {
    id,
    pair,
    language,
    slug,
    title,
    author,
    category,
    featured,
    state: stateOf(row),
    hasChanges: hasChanges(row),
    publishAt: row.publishAt?.toISOString() ?? null,
    newsletter: row.newsletterBy !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version,
  };
}
