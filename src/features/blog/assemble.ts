import { createDueTimer, type DueTimer } from "../../lib/due-timer.ts";
import type { Found } from "./article.ts";
import type { FieldDifference } from "./difference.ts";
import type { TocEntry } from "./markdown/markdown-headings.ts";
import type { ImageProblem } from "./markdown/markdown-images.ts";
import { differenceOnThread } from "./markdown/markdown-thread.ts";
import type { RevisionSummary } from "./model.ts";
import { setDeleted } from "./publishing/delete-post.ts";
import { setFeatured } from "./publishing/feature-post.ts";
import { publishDue } from "./publishing/publish-due.ts";
import { type PublishingParts, setPostState } from "./publishing/set-post-state.ts";
import { readTimeOf } from "./read-time.ts";
import { surroundingsOf } from "./reading-service.ts";
import { findImageFacts, render, renderOutdated } from "./rendering-service.ts";
import { findArticle } from "./store/article-store.ts";
import { imagesInUse } from "./store/image-use-store.ts";
import { forgetDeleted, type Queryable } from "./store/post-store.ts";
import { listRevisions } from "./store/revision-store.ts";
import { readPost, readRevision } from "./writing/change-post.ts";
import { createPost, takeInPost } from "./writing/create-post.ts";
import { allPosts, listPostPairs } from "./writing/list-posts.ts";
import { restoreRevision, savePost } from "./writing/save-post.ts";

/** Markdown as readers will see it. */
export interface Preview {
  html: string;
  toc: TocEntry[];
  /** Minutes. */
  readTime: number;
  problems: ImageProblem[];
}

/** An article that may not be published, and what its page shows besides. */
export type ArticlePreview = Omit<Extract<Found, { kind: "article" }>, "kind">;

export interface PostsParts extends Omit<PublishingParts, "onScheduled"> {
  /** Told of what goes wrong behind the requests. */
  onError: (error: unknown) => void;
}

/** How long a deleted post can be brought back, in milliseconds. */
const KEPT_IN_BIN_MS = 30 * 24 * 60 * 60_000;

export type Posts = ReturnType<typeof createPosts>;

/** A use case that was handed what it works with. */
const bind =
  <Parts, Given extends unknown[], Result>(useCase: (parts: Parts, ...given: Given) => Result, parts: Parts) =>
  (...given: Given): Result =>
    useCase(parts, ...given);

/** The blog as it is written: everything the desk does with it, and what is done by the clock. */
export function createPosts({ onError, ...base }: PostsParts) {
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
    save: bind(savePost, parts),
    restore: bind(restoreRevision, parts),
    setState: bind(setPostState, parts),
    setFeatured: bind(setFeatured, parts),
    setDeleted: bind(setDeleted, parts),
    publishDue: bind(publishDue, parts),
    get: bind(readPost, database.kysely),
    revision: bind(readRevision, database.kysely),

    /** @throws AppError `not-found` */
    async revisions(id: number): Promise<RevisionSummary[]> {
      await readPost(database.kysely, id);
      return await listRevisions(database.kysely, id);
    },

    /** In the transaction of a daily job. */
    imagesInUse,

    /** In the transaction of a daily job. */
    forgetDeleted: (db: Queryable, now: Date) => forgetDeleted(db, new Date(now.getTime() - KEPT_IN_BIN_MS)),

    async preview(content: string): Promise<Preview> {
      const { html, toc, problems } = await render(database.kysely, content);
      return { html, toc, readTime: readTimeOf(content), problems };
    },

    /** The working copy as the page that it would be, were it published now. @throws AppError `not-found` */
    async previewArticle(id: number): Promise<ArticlePreview> {
      const post = await readPost(database.kysely, id);
      const { html, toc } = await render(database.kysely, post.content);
      const image = await findImageFacts(database.kysely, post.cover);
      const appearsAt = post.publishAt ?? clock().toISOString();
      const isShown = post.state === "published" && !post.hasChanges;
      const shown = isShown ? await findArticle(database.kysely, post.publishedSlug ?? "") : undefined;
      const article = {
        ...post,
        publishedAt: post.publishedAt ?? appearsAt,
        // Not when the working copy was written: readers learn when what they read appeared.
        updatedAt: shown?.updatedAt ?? appearsAt,
        cover: image ? { ...image, alt: post.coverAlt } : null,
        html,
        toc,
      };
      return { article, ...(await surroundingsOf(database.kysely, article)) };
    },

    /** What changed from one revision to another. @throws AppError `not-found` */
    async difference(id: number, from: number, to: number): Promise<FieldDifference[]> {
      const [before, after] = await Promise.all([
        readRevision(database.kysely, id, from),
        readRevision(database.kysely, id, to),
      ]);
      return await differenceOnThread({ before: before.fields, after: after.fields });
    },

    /** Begins to publish what falls due, and renders anew what an older release has rendered. */
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
