import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import type { PostFields, Revision } from "../model.ts";
import { readTimeOf } from "../read-time.ts";
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

/** Slug of a post whose title has no letter for one. */
const SLUG_WITHOUT_TITLE = "article";

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
  /** When it was last written on. */
  updatedAt?: Date | undefined;
  /** Paths at which readers found it. */
  addresses?: readonly string[];
}

/** Stores a post with its first revision, under a slug of its own. @returns its number */
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
    // Until the number is known under which the slug is claimed.
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

/** @throws AppError `invalid` for an image that there is not */
export async function refuseUnknownCover(db: Queryable, cover: string | null): Promise<void> {
  if (cover === null || (await findImageFacts(db, cover))) return;
  throw new AppError("invalid", "There is no such image", { fields: { cover: "imageUnknown" } });
}

/**
 * Makes a slug the post's own. An empty one is made from the title, unless readers know the post by the one it has.
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
    // Somebody else may have claimed it since; then it is among the taken ones now.
    if (await claimSlug(db, free, post.id)) return free;
  }
}
