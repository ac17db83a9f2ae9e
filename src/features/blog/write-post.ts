import { isDeepStrictEqual } from "node:util";
import type * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { readTimeOf } from "./blog-post.ts";
import { type Change, changePost, fieldsOf, readPost, readRevision, type WritingParts } from "./change-post.ts";
import type { BlogFact } from "./facts.ts";
import { type createPostSchema, emptyFields, type Post, type PostFields, type Revision } from "./model.ts";
import { findImageFacts } from "./rendering.ts";
import {
  claimSlug,
  findPost,
  findSlugOwner,
  findVersion,
  insertAddresses,
  insertPost,
  lockPair,
  type Queryable,
  releaseSlugs,
  type StoredPost,
  takenSlugs,
  updatePost,
} from "./store/post-store.ts";
import { findRevisionHead, forgetRevisions, insertRevision, replaceRevision } from "./store/revision-store.ts";
import { freeSlug, searchTextOf, slugOf } from "./words.ts";

/** Slug of a post whose title has no Latin letter or digit. */
const SLUG_WITHOUT_TITLE = "article";

/** A post to import from another program. */
interface TakenIn {
  language: Language;
  /** Shared by the post's language versions; generated if undefined. */
  pair: string | undefined;
  fields: PostFields;
  featured?: boolean;
  createdAt?: Date | undefined;
  /** Original publication date. */
  publishedAt?: Date | undefined;
  updatedAt?: Date | undefined;
  /** Paths of the post on its previous site. */
  addresses?: readonly string[];
}

/**
 * Stores a post with its first revision, under a unique slug.
 * @returns the post's id
 */
async function beginPost(
  { clock, newId }: WritingParts,
  db: Queryable,
  post: TakenIn & { createdAt: Date; origin: Revision["origin"] },
  actor: string,
) {
  const { language, pair, fields, featured = false, createdAt, publishedAt, addresses = [], origin } = post;
  await refuseUnknownCover(db, fields.cover);
  const now = clock();
  const updatedAt = post.updatedAt ?? now;
  const id = await insertPost(db, {
    ...fields,
    // Placeholder, because a slug can only be claimed once the id is known.
    slug: newId(),
    pair: pair ?? newId(),
    language,
    featured,
    createdAt,
    publishedAt,
    updatedAt,
    version: 1,
    revision: 1,
    readTime: readTimeOf(fields.content),
    searchText: "",
  });
  const slug = await claimSlugFor(db, { id, publishedAt: null, slug: "" }, fields);
  await updatePost(db, id, { slug, searchText: searchTextOf({ ...fields, slug }) });
  await insertAddresses(db, id, addresses);
  const revision = { postId: id, number: 1, origin, editor: actor, createdAt: now, updatedAt: now };
  await insertRevision(db, { ...revision, fields: { ...fields, slug } });
  return id;
}

/** @throws AppError `invalid` for an image that does not exist */
async function refuseUnknownCover(db: Queryable, cover: string | null): Promise<void> {
  if (cover === null || (await findImageFacts(db, cover))) return;
  throw new AppError("invalid", "There is no such image", { fields: { cover: "imageUnknown" } });
}

/**
 * Claims a slug for a post. An empty slug is derived from the title; a post that has been public keeps its current slug
 * instead.
 * @throws AppError `invalid` if the slug belongs to another post
 */
async function claimSlugFor(
  db: Queryable,
  post: Pick<StoredPost, "id" | "slug" | "publishedAt">,
  { slug, title }: PostFields,
): Promise<string> {
  if (slug !== "") {
    if (slug === post.slug || (await claimSlug(db, slug, post.id))) return slug;
    throw new AppError("invalid", "The slug is taken", { fields: { slug: "slugTaken" } });
  }
  if (post.publishedAt !== null) return post.slug;
  const wanted = slugOf(title) || SLUG_WITHOUT_TITLE;
  for (;;) {
    const free = freeSlug(wanted, await takenSlugs(db, wanted, post.id));
    // If another writer claims this slug first, the next round sees it as taken.
    if (await claimSlug(db, free, post.id)) return free;
  }
}

/**
 * Creates a post, or an existing post's version in the other language.
 * @throws AppError `invalid` if that version exists, the slug belongs to another post, or the given post or image does
 * not exist
 */
export function createPost(
  parts: WritingParts,
  { language, translationOf, ...given }: z.output<typeof createPostSchema>,
  actor: string,
): Promise<Post> {
  return parts.facts.transaction(async (db) => {
    const now = parts.clock();
    const source = translationOf === undefined ? undefined : await lockSource(parts, db, translationOf, language);
    const fields = { ...(source ? translationFields(source, language) : emptyFields()), ...given };
    const id = await beginPost(
      parts,
      db,
      { language, pair: source?.pair, fields, createdAt: now, origin: "edit" },
      actor,
    );
    const detail = { language, ...(translationOf === undefined ? {} : { translationOf }) };
    const created: BlogFact = { kind: "blog.created", at: now, actor, subject: id, detail };
    await parts.facts.record(db, created);
    return await readPost(db, id);
  });
}

async function lockSource(
  { database: { dialect } }: WritingParts,
  db: Queryable,
  id: number,
  language: Language,
): Promise<StoredPost> {
  await lockPair(db, dialect, id);
  const source = await findPost(db, id);
  if (!source || source.deletedAt !== null) {
    throw new AppError("invalid", "No such post to translate", { fields: { translationOf: "postUnknown" } });
  }
  if (source.language === language || (await findVersion(db, source.pair, language))) {
    throw new AppError("invalid", "That version exists", { fields: { language: "versionExists" } });
  }
  return source;
}

/** Fields that a translation copies from its source. */
function translationFields(source: StoredPost, language: Language): PostFields {
  const { category, cover, author } = source;
  return { ...emptyFields(), category, cover, author, basedOnRevision: language === "en" ? source.revision : null };
}

/**
 * How long an editor's saves go into the same revision, in ms, so that autosave does not create a revision per
 * sentence.
 */
const REVISION_WINDOW_MS = 10 * 60_000;

/** Number of latest revisions kept per post, in addition to those that were public or are scheduled. */
const REVISIONS_KEPT = 300;

/**
 * Saves the working copy, without changing the published text. Saving unchanged fields changes nothing.
 * @throws AppError `not-found`, `outdated`; `invalid` if the slug belongs to another post or the cover does not exist
 */
export function savePost(
  parts: WritingParts,
  id: number,
  version: number,
  fields: PostFields,
  actor: string,
): Promise<Post> {
  return changePost(parts, { id, version, actor }, (change) => writeRevision(change, fields, actor, "edit"));
}

/**
 * Restores an earlier revision by copying it into a new one.
 * @throws AppError `not-found`, `outdated`
 */
export function restoreRevision(
  parts: WritingParts,
  id: number,
  version: number,
  number: number,
  actor: string,
): Promise<Post> {
  return changePost(parts, { id, version, actor }, async (change) => {
    const { db, post } = change;
    const { fields } = await readRevision(db, id, number);
    // The revision's slug may belong to another post by now.
    const slug = (await claimSlug(db, fields.slug, id)) ? fields.slug : post.slug;
    await writeRevision(change, { ...fields, slug }, actor, "restore", number);
    await change.record({ kind: "blog.revision-restored", detail: { number } });
  });
}

/** Writes into the editor's current revision, or starts a new one. */
async function writeRevision(
  { db, post, twin, now }: Change,
  given: PostFields,
  actor: string,
  origin: Revision["origin"],
  restoredFrom: number | null = null,
): Promise<void> {
  if (post.deletedAt !== null) throw new AppError("not-found", "The post is in the bin");
  const fields = { ...given, slug: await claimSlugFor(db, post, given) };
  if (isDeepStrictEqual(fields, fieldsOf(post))) return;
  if (fields.cover !== post.cover) await refuseUnknownCover(db, fields.cover);
  const goesOn = origin === "edit" && (await mayGoOn(db, post, twin, actor, now));
  const revision = goesOn ? post.revision : post.revision + 1;
  if (goesOn) await replaceRevision(db, post.id, revision, fields, now);
  else {
    const times = { createdAt: now, updatedAt: now };
    await insertRevision(db, {
      postId: post.id,
      number: revision,
      origin,
      restoredFrom,
      editor: actor,
      fields,
      ...times,
    });
    await forgetRevisions(db, post.id, revision - REVISIONS_KEPT);
  }
  await updatePost(db, post.id, {
    ...fields,
    updatedAt: now,
    version: post.version + 1,
    revision,
    readTime: readTimeOf(fields.content),
    searchText: searchTextOf(fields),
  });
  await releaseSlugs(db, post.id, fields.slug);
}

/**
 * Whether an edit may go into the latest revision. A revision that was public, is scheduled, or is the basis of the
 * English version must not change.
 */
async function mayGoOn(db: Queryable, post: StoredPost, twin: StoredPost | undefined, actor: string, now: Date) {
  const head = await findRevisionHead(db, post.id, post.revision);
  return (
    head?.origin === "edit" &&
    head.editor === actor &&
    head.publishedAt === null &&
    now.getTime() - head.createdAt.getTime() < REVISION_WINDOW_MS &&
    post.scheduledRevision !== post.revision &&
    twin?.basedOnRevision !== post.revision
  );
}

/**
 * Imports a post from another program as a draft, with its original dates.
 * @throws AppError `invalid` if the slug is taken, the pair already has that version, or the cover does not exist
 */
export function takeInPost(
  parts: WritingParts,
  { createdAt = parts.clock(), pair, language, ...post }: TakenIn,
  actor: string,
): Promise<Post> {
  return parts.facts.transaction(async (db) => {
    await refuseSecondVersion(db, pair, language);
    const id = await beginPost(parts, db, { ...post, language, pair, createdAt, origin: "import" }, actor);
    const imported: BlogFact = { kind: "blog.imported", at: parts.clock(), actor, subject: id, detail: { language } };
    await parts.facts.record(db, imported);
    return await readPost(db, id);
  });
}

/** Stores the unpublished edits of an imported post, with their original date. */
export function takeInEdits(
  parts: WritingParts,
  { id, version, fields, updatedAt }: { id: number; version: number; fields: PostFields; updatedAt: Date },
  actor: string,
): Promise<Post> {
  return savePost({ ...parts, clock: () => updatedAt }, id, version, fields, actor);
}

/**
 * Checks whether a post could be imported.
 * @returns for an English version, the existing French version, on which it depends
 * @throws AppError as {@link takeInPost} would
 */
export async function foreseeTakingIn(
  { database: { kysely } }: Pick<WritingParts, "database">,
  { language, pair, fields: { slug } }: Pick<TakenIn, "language" | "pair" | "fields">,
): Promise<StoredPost | undefined> {
  await refuseSecondVersion(kysely, pair, language);
  if (slug !== "" && (await findSlugOwner(kysely, slug)) !== undefined) {
    throw new AppError("invalid", "The slug is taken", { fields: { slug: "slugTaken" } });
  }
  return pair === undefined || language === "fr" ? undefined : await findVersion(kysely, pair, "fr");
}

async function refuseSecondVersion(db: Queryable, pair: string | undefined, language: Language): Promise<void> {
  if (pair === undefined || !(await findVersion(db, pair, language))) return;
  throw new AppError("invalid", "That version exists", { fields: { language: "versionExists" } });
}
