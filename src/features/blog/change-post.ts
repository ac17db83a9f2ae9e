import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { hasChanges, obstaclesTo, stateOf } from "./blog-post.ts";
import type { BlogFact } from "./facts.ts";
import { type Post, type PostFields, postFieldsSchema, type Revision } from "./model.ts";
import { summaryOf } from "./store/post-list-store.ts";
import {
  type Database,
  findLiveSlug,
  findPost,
  findVersion,
  lockPair,
  type Queryable,
  type StoredPost,
} from "./store/post-store.ts";
import { findRevision } from "./store/revision-store.ts";

export interface WritingParts {
  database: Database;
  facts: Facts;
  clock: Clock;
  newId: () => string;
}

type WithoutOrigin<F> = F extends BlogFact ? Omit<F, "at" | "actor" | "subject"> : never;
/** An event about a post; the change itself supplies time, actor and post. */
type Happened = WithoutOrigin<BlogFact>;

/** A change in progress; both versions of the post are locked. */
export interface Change {
  db: Queryable;
  post: StoredPost;
  /** The post's version in the other language. */
  twin: StoredPost | undefined;
  now: Date;
  /** Records an event about the post. */
  record: (fact: Happened) => Promise<void>;
}

/**
 * Changes a post in one transaction.
 * @param version the version that the caller saw; undefined to skip the check for edit conflicts
 * @param actor staff id, or `system`
 * @returns the post after the change
 * @throws AppError `not-found`; `outdated`, with the current post, on an edit conflict
 */
export async function changePost(
  { database: { dialect }, facts, clock }: WritingParts,
  { id, version, actor }: { id: number; version?: number; actor: string },
  work: (change: Change) => Promise<void>,
): Promise<Post> {
  return await facts.transaction(async (db) => {
    await lockPair(db, dialect, id);
    const stored = await findPost(db, id);
    if (!stored) throw new AppError("not-found", "There is no such post");
    if (version !== undefined && stored.version !== version) {
      throw new AppError("outdated", "Written by somebody else meanwhile", { current: await postOf(db, stored) });
    }
    const now = clock();
    const record: Change["record"] = (fact) => facts.record(db, { ...fact, at: now, actor, subject: id });
    const twin = await twinOf(db, stored);
    await work({ db, post: stored, twin, now, record });
    return await readPost(db, id);
  });
}

export function twinOf(db: Queryable, { pair, language }: StoredPost): Promise<StoredPost | undefined> {
  return findVersion(db, pair, language === "fr" ? "en" : "fr");
}

/** @throws AppError `not-found` */
export async function readPost(db: Queryable, id: number): Promise<Post> {
  const stored = await findPost(db, id);
  if (!stored) throw new AppError("not-found", "There is no such post");
  return await postOf(db, stored);
}

/** Returns the fields of a post that revisions store. */
export function fieldsOf(post: StoredPost): PostFields {
  const names = Object.keys(postFieldsSchema.def.shape) as (keyof PostFields)[];
  return Object.fromEntries(names.map((name) => [name, post[name]])) as PostFields;
}

async function postOf(db: Queryable, stored: StoredPost): Promise<Post> {
  const twin = await twinOf(db, stored);
  const fields = fieldsOf(stored);
  const { readTime, revision, publishedRevision, scheduledRevision } = stored;
  return {
    ...summaryOf(stored),
    ...fields,
    readTime,
    revision,
    publishedRevision,
    scheduledRevision,
    state: stateOf(stored),
    hasChanges: hasChanges(stored),
    publishedSlug: (await findLiveSlug(db, stored.id)) ?? null,
    twin: twin
      ? {
          id: twin.id,
          title: twin.title,
          state: stateOf(twin),
          revision: twin.revision,
          publishedRevision: twin.publishedRevision,
        }
      : null,
    obstacles: obstaclesTo({ language: stored.language, fields }, twin),
  };
}

/** @throws AppError `not-found` */
export async function readRevision(db: Queryable, id: number, number: number): Promise<Revision> {
  const revision = await findRevision(db, id, number);
  if (!revision) throw new AppError("not-found", "There is no such revision");
  return revision;
}
