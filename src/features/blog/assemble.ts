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
  /** Called with errors from background work. */
  onError: (error: unknown) => void;
}

/** How long a post stays in the bin, in ms. */
const KEPT_IN_BIN_MS = 30 * 24 * 60 * 60_000;

const FEED_SIZE = 20;

export type BlogReading = ReturnType<typeof assembleBlogReading>;
export type Posts = ReturnType<typeof assemblePosts>;

/** Creates the functions that read the blog: published posts for everyone, working copies for staff. */
export const assembleBlogReading = ({ database }: { database: Database }) => ({
  list: bind(listArticles, database),
  overview: bind(overviewArticles, database),
  posts: bind(listPublishedPosts, database),
  drafts: bind(listWrittenPosts, database),
  post: bind(findBlogPost, database.kysely),
  find: bind(openArticle, database.kysely),
  moved: bind(findMoved, database.kysely),
  card: async (postId: number) => (await findCards(database.kysely, [postId]))[0],
  /** Returns the newest articles in one language. */
  newest: bind(listNewest, database.kysely),
  feed: (language: Language, category?: Category) => listNewest(database.kysely, language, FEED_SIZE, category),
  /** Returns the addresses of all published articles, for the sitemap. */
  addresses: () => listAddresses(database.kysely),
});

/** Creates the functions with which staff manage posts, and the timer that publishes scheduled posts. */
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
    /** Call within a daily job's transaction. */
    imagesInUse,
    jobs: [nightly("forget-deleted-posts", (db, now) => forgetDeleted(db, new Date(now.getTime() - KEPT_IN_BIN_MS)))],
    /** Starts scheduled publication, and re-renders articles that an older release rendered. */
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
