import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { createDueTimer, type DueTimer } from "../../lib/due-timer.ts";
import type { Language } from "../../lib/language.ts";
import { readPost, readRevision } from "./change-post.ts";
import type { Category } from "./model.ts";
import {
  type PublishingParts,
  publishDue,
  publishTakenIn,
  setDeleted,
  setFeatured,
  setPostState,
} from "./publishing.ts";
import {
  allPosts,
  compareRevisions,
  findBlogPost,
  findMoved,
  listArticles,
  listPostPairs,
  listPublishedPosts,
  listRevisions,
  listWrittenPosts,
  openArticle,
  overviewArticles,
  previewArticle,
  previewMarkdown,
} from "./read-posts.ts";
import { renderOutdated } from "./rendering.ts";
import { type Database, findCards, listAddresses, listNewest } from "./store/article-store.ts";
import { forgetDeleted, imagesInUse, listOldAddresses } from "./store/post-store.ts";
import { createPost, foreseeTakingIn, restoreRevision, savePost, takeInEdits, takeInPost } from "./write-post.ts";

export interface PostsParts extends Omit<PublishingParts, "onScheduled"> {
  /** Called for errors in background work. */
  onError: (error: unknown) => void;
}

/** How long a deleted post can be restored, in milliseconds. */
const KEPT_IN_BIN_MS = 30 * 24 * 60 * 60_000;

/** Articles of a feed. */
const FEED_SIZE = 20;

export type BlogReading = ReturnType<typeof assembleBlogReading>;
export type Posts = ReturnType<typeof assemblePosts>;

/** The public side of the blog, published posts only, plus what staff read through the API. */
export const assembleBlogReading = ({ database }: { database: Database }) => ({
  list: bind(listArticles, database),
  overview: bind(overviewArticles, database),
  posts: bind(listPublishedPosts, database),
  drafts: bind(listWrittenPosts, database),
  post: bind(findBlogPost, database.kysely),
  find: bind(openArticle, database.kysely),
  moved: bind(findMoved, database.kysely),
  /** A published post by its number. */
  card: async (postId: number) => (await findCards(database.kysely, [postId]))[0],
  /** Newest first, in one language. */
  newest: bind(listNewest, database.kysely),
  feed: (language: Language, category?: Category) => listNewest(database.kysely, language, FEED_SIZE, category),
  /** Every published address, for the sitemap. */
  addresses: () => listAddresses(database.kysely),
});

/** Writing the blog: everything the desk does with it, and what happens on schedule. */
export function assemblePosts({ onError, ...base }: PostsParts) {
  const parts: PublishingParts = { ...base, onScheduled: () => timer.wake() };
  const { database, clock } = parts;
  let renderingAnew: Promise<void> | undefined;
  let isStopped = false;
  const timer: DueTimer = createDueTimer({ run: () => publishDue(parts), now: clock, onError });
  return {
    list: bind(listPostPairs, parts),
    all: bind(allPosts, parts),
    create: bind(createPost, parts),
    takeIn: bind(takeInPost, parts),
    takeInEdits: bind(takeInEdits, parts),
    publishTakenIn: bind(publishTakenIn, parts),
    foreseeTakingIn: bind(foreseeTakingIn, parts),
    save: bind(savePost, parts),
    restore: bind(restoreRevision, parts),
    setState: bind(setPostState, parts),
    setFeatured: bind(setFeatured, parts),
    setDeleted: bind(setDeleted, parts),
    publishDue: bind(publishDue, parts),
    get: bind(readPost, database.kysely),
    revision: bind(readRevision, database.kysely),
    revisions: bind(listRevisions, parts),
    difference: bind(compareRevisions, parts),
    preview: bind(previewMarkdown, parts),
    previewArticle: bind(previewArticle, parts),
    oldAddresses: bind(listOldAddresses, database.kysely),
    /** Call it in a daily job's transaction. */
    imagesInUse,
    jobs: [nightly("forget-deleted-posts", (db, now) => forgetDeleted(db, new Date(now.getTime() - KEPT_IN_BIN_MS)))],
    /** Starts publishing what falls due, and re-renders what an older release rendered. */
    start(): void {
      timer.start();
      renderingAnew = renderOutdated(database, () => isStopped).catch(onError);
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all([timer.stop(), renderingAnew]);
    },
  };
}
