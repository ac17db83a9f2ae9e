import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { readTimeOf } from "../blog-post.ts";
import type { PostFields, Revision } from "../model.ts";
import { findImageFacts } from "../rendering/render.ts";
import { searchTextOf } from "../search-words.ts";
import { freeSlug, slugOf } from "../slug.ts";
import {
  claimSlug,
  insertAddresses,
  insertPost,
  type Queryable,
  type StoredPost,
  takenSlugs,
  updatePost,
} from "../store/post-store.ts";
import { insertRevision } from "../store/revision-store.ts";
import type { WritingParts } from "./change-post.ts";

/** Slug of a post whose title yields none. */
const SLUG_WITHOUT_TITLE = "article";

/** A post from another program. */
export interface TakenIn {
  language: Language;
  /** Shared by its language versions; a new one if left out. */
  pair: string | undefined;
  fields: PostFields;
  featured?: boolean;
  createdAt?: Date | undefined;
  /** The date readers know it by. */
  publishedAt?: Date | undefined;
  /** When it was last edited. */
  updatedAt?: Date | undefined;
  /** Paths at which readers found it. */
  addresses?: readonly string[];
}

/** Stores a post with its first revision, under a unique slug. @returns its id */
export async function beginPost(
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
    // A placeholder until the id is known, which is needed to claim the slug.
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
export async function refuseUnknownCover(db: Queryable, cover: string | null): Promise<void> {
  if (cover === null || (await findImageFacts(db, cover))) return;
  throw new AppError("invalid", "There is no such image", { fields: { cover: "imageUnknown" } });
}

/**
 * Claims a slug for the post. An empty one is derived from the title, unless readers already know the post by its
 * current one.
 * @throws AppError `invalid` when it is another post's
 */
export async function claimSlugFor(
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
    // Someone else may have claimed it meanwhile; it is then among the taken ones.
    if (await claimSlug(db, free, post.id)) return free;
  }
}
