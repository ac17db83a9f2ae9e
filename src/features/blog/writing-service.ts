import { isDeepStrictEqual } from "node:util";
import type * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import type { BlogFact } from "./facts.ts";
import {
  type createPostSchema,
  emptyFields,
  type Post,
  type PostFields,
  type PostPairPage,
  type postListQuerySchema,
  type Revision,
  type RevisionSummary,
} from "./model.ts";
import { type Change, changePost, fieldsOf, readPost, type WritingParts } from "./post-change-service.ts";
import { readTimeOf } from "./read-time.ts";
import { findImageFacts } from "./rendering-service.ts";
import { searchTermsOf, searchTextOf } from "./search-words.ts";
import { freeSlug, slugOf } from "./slug.ts";
import { countPairs, listPairs } from "./store/post-list-store.ts";
import {
  claimSlug,
  findPost,
  findVersion,
  insertPost,
  listIds,
  lockPair,
  type Queryable,
  releaseSlugs,
  type StoredPost,
  takenSlugs,
  updatePost,
} from "./store/post-store.ts";
import {
  findRevision,
  findRevisionHead,
  forgetRevisions,
  insertRevision,
  listRevisions,
  replaceRevision,
} from "./store/revision-store.ts";

/** For so long an editor goes on in the same revision, in milliseconds: autosave does not make one of each sentence. */
const REVISION_WINDOW_MS = 10 * 60_000;

/** Revisions kept of a post, besides those that were public. */
const REVISIONS_KEPT = 300;

/** Pairs on a page of the desk's list. */
const PAIRS_PER_PAGE = 50;

/** Slug of a post whose title has no letter for one. */
const SLUG_WITHOUT_TITLE = "article";

/** Posts read together for the export. */
const POSTS_READ_AT_ONCE = 100;

/** A post that was written elsewhere. */
export interface TakenIn {
  language: Language;
  /** Shared by its language versions; a new one when left out. */
  pair: string | undefined;
  fields: PostFields;
  featured?: boolean;
  createdAt?: Date | undefined;
  /** The date readers know it by. */
  publishedAt?: Date | undefined;
}

/** Use cases of the editor: everything that no reader sees. */
export function createWriting(parts: WritingParts) {
  const { database, facts, clock, newId } = parts;
  const { kysely, dialect } = database;
  const record: (db: Queryable, fact: BlogFact) => Promise<void> = facts.record;

  return {
    /** A page of the desk's list. */
    async list(query: z.output<typeof postListQuerySchema>): Promise<PostPairPage> {
      const { page, q = "", state, status, language, category } = query;
      const filter = { state, status, language, category, terms: searchTermsOf(q) };
      const [total, pairs] = await Promise.all([
        countPairs(database, filter),
        listPairs(database, filter, PAIRS_PER_PAGE, (page - 1) * PAIRS_PER_PAGE),
      ]);
      return { pairs, page, pages: Math.max(1, Math.ceil(total / PAIRS_PER_PAGE)), total };
    },

    /** @throws AppError `not-found` */
    get: (id: number): Promise<Post> => readPost(kysely, id),

    /**
     * Begins a post, or the other language version of one.
     * @throws AppError `invalid` when that version exists already, or the slug is another post's
     */
    create: ({ language, translationOf, ...given }: z.output<typeof createPostSchema>, actor: string): Promise<Post> =>
      facts.transaction(async (db) => {
        const now = clock();
        const source = translationOf === undefined ? undefined : await lockSource(db, translationOf, language);
        const fields = { ...(source ? translationFields(source, language) : emptyFields()), ...given };
        const id = await begin(db, { language, pair: source?.pair, fields, createdAt: now, origin: "edit" }, actor);
        const detail = { language, ...(translationOf === undefined ? {} : { translationOf }) };
        await record(db, { kind: "blog.created", at: now, actor, subject: id, detail });
        return await readPost(db, id);
      }),

    /**
     * Takes in a post of another program as a draft, with the dates it had there.
     * @throws AppError `invalid` when its address is taken, or that version of its pair exists
     */
    takeIn: ({ createdAt = clock(), pair, language, ...post }: TakenIn, actor: string): Promise<Post> =>
      facts.transaction(async (db) => {
        if (pair !== undefined && (await findVersion(db, pair, language))) {
          throw new AppError("invalid", "That version exists", { fields: { language: "versionExists" } });
        }
        const id = await begin(db, { ...post, language, pair, createdAt, origin: "import" }, actor);
        await record(db, { kind: "blog.imported", at: clock(), actor, subject: id, detail: { language } });
        return await readPost(db, id);
      }),

    /** Every post that is not in the bin, as it is written. */
    async *all(): AsyncGenerator<Post> {
      for (let last = 0; ; ) {
        const ids = await listIds(kysely, last, POSTS_READ_AT_ONCE);
        for (const id of ids) yield await readPost(kysely, id);
        if (ids.length < POSTS_READ_AT_ONCE) return;
        last = ids.at(-1)!;
      }
    },

    /**
     * Keeps the working copy; what readers see stays. The same text again changes nothing.
     * @throws AppError `not-found`, `outdated`; `invalid` when the slug is another post's
     */
    save: (id: number, version: number, fields: PostFields, actor: string): Promise<Post> =>
      changePost(parts, { id, version, actor }, (change) => write(change, fields, actor, "edit")),

    revisions: async (id: number): Promise<RevisionSummary[]> => {
      await readPost(kysely, id);
      return await listRevisions(kysely, id);
    },

    /** @throws AppError `not-found` */
    revision: (id: number, number: number): Promise<Revision> => knownRevision(kysely, id, number),

    /** Brings a revision back as the newest one. @throws AppError `not-found`, `outdated` */
    restore: (id: number, version: number, number: number, actor: string): Promise<Post> =>
      changePost(parts, { id, version, actor }, async (change) => {
        const { db, post } = change;
        const { fields } = await knownRevision(db, id, number);
        // Its slug may be another post's by now.
        const slug = (await claimSlug(db, fields.slug, id)) ? fields.slug : post.slug;
        await write(change, { ...fields, slug }, actor, "restore", number);
        await change.record({ kind: "blog.revision-restored", detail: { number } });
      }),
  };

  async function begin(db: Queryable, post: TakenIn & { createdAt: Date; origin: Revision["origin"] }, actor: string) {
    const { language, pair, fields, featured = false, createdAt, publishedAt, origin } = post;
    await refuseUnknownCover(db, fields.cover);
    const now = clock();
    const id = await insertPost(db, {
      ...fields,
      // Until the number is known under which the slug is claimed.
      slug: newId(),
      pair: pair ?? newId(),
      language,
      featured,
      createdAt,
      publishedAt,
      updatedAt: now,
      version: 1,
      revision: 1,
      readTime: readTimeOf(fields.content),
      searchText: "",
    });
    const slug = await claimSlugFor(db, { id, publishedAt: null, slug: "" }, fields);
    await updatePost(db, id, { slug, searchText: searchTextOf({ ...fields, slug }) });
    const revision = { postId: id, number: 1, origin, editor: actor, createdAt: now, updatedAt: now };
    await insertRevision(db, { ...revision, fields: { ...fields, slug } });
    return id;
  }

  async function lockSource(db: Queryable, id: number, language: Language): Promise<StoredPost> {
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
}

export async function knownRevision(db: Queryable, id: number, number: number): Promise<Revision> {
  const revision = await findRevision(db, id, number);
  if (!revision) throw new AppError("not-found", "There is no such revision");
  return revision;
}

/** What a translation takes over from the version it begins with. */
function translationFields(source: StoredPost, language: Language): PostFields {
  const { category, cover, author } = source;
  return { ...emptyFields(), category, cover, author, basedOnRevision: language === "en" ? source.revision : null };
}

/** Writes into the revision its editor is at, or begins the next one. */
export async function write(
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

/** @throws AppError `invalid` for an image that there is not */
async function refuseUnknownCover(db: Queryable, cover: string | null): Promise<void> {
  if (cover === null || (await findImageFacts(db, cover))) return;
  throw new AppError("invalid", "There is no such image", { fields: { cover: "imageUnknown" } });
}

/** Not when it was public, is to be public, or is what the English version says the same as: it must stay what it was. */
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
 * Makes a slug the post's own. An empty one is made from the title, unless readers know the post by the one it has.
 * @throws AppError `invalid` when it is another post's
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
    // Somebody else may have claimed it since; then it is among the taken ones now.
    if (await claimSlug(db, free, post.id)) return free;
  }
}
