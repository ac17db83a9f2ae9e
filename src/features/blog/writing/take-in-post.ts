import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import type { BlogFact } from "../facts.ts";
import type { Post, PostFields } from "../model.ts";
import { findSlugOwner, findVersion, type Queryable, type StoredPost } from "../store/post-store.ts";
import { beginPost, type TakenIn } from "./begin-post.ts";
import { readPost, type WritingParts } from "./change-post.ts";
import { savePost } from "./save-post.ts";

/**
 * Imports a post from another program as a draft, with its original dates.
 * @throws AppError `invalid` when its address is taken, or that version of its pair exists
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

/** Stores unpublished edits of an imported post, with their original date. */
export function takeInEdits(
  parts: WritingParts,
  { id, version, fields, updatedAt }: { id: number; version: number; fields: PostFields; updatedAt: Date },
  actor: string,
): Promise<Post> {
  return savePost({ ...parts, clock: () => updatedAt }, id, version, fields, actor);
}

/**
 * Checks whether a post could be imported.
 * @returns its existing French version, on which an English one depends
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
