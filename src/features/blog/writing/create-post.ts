import type * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import type { BlogFact } from "../facts.ts";
import { type createPostSchema, emptyFields, type Post, type PostFields } from "../model.ts";
import { findPost, findVersion, lockPair, type Queryable, type StoredPost } from "../store/post-store.ts";
import { beginPost } from "./begin-post.ts";
import { readPost, type WritingParts } from "./change-post.ts";

/**
 * Creates a post, or the other language version of one.
 * @throws AppError `invalid` when that version exists already, or the slug is another post's
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

/** What a translation copies from its source. */
function translationFields(source: StoredPost, language: Language): PostFields {
  const { category, cover, author } = source;
  return { ...emptyFields(), category, cover, author, basedOnRevision: language === "en" ? source.revision : null };
}
