import type { Found } from "./article.ts";
import type { FieldDifference } from "./difference.ts";
import { createDueTimer, type DueTimer } from "./due-timer.ts";
import type { TocEntry } from "./markdown/markdown-headings.ts";
import type { ImageProblem } from "./markdown/markdown-images.ts";
import { differenceOnThread } from "./markdown/markdown-thread.ts";
import { createPublishing, type PublishingParts } from "./publishing-service.ts";
import { readTimeOf } from "./read-time.ts";
import { surroundingsOf } from "./reading-service.ts";
import { findImageFacts, render, renderOutdated } from "./rendering-service.ts";
import { findArticle } from "./store/article-store.ts";
import { createWriting } from "./writing-service.ts";

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

export type Posts = ReturnType<typeof createPosts>;

/** The blog as it is written: everything the desk does with it, and what is done by the clock. */
export function createPosts({ onError, ...parts }: PostsParts) {
  const { database, clock } = parts;
  const writing = createWriting(parts);
  const publishing = createPublishing({ ...parts, onScheduled: () => timer.wake() });
  let renderingAnew: Promise<void> | undefined;
  let isStopped = false;
  const timer: DueTimer = createDueTimer({ run: publishing.publishDue, now: clock, onError });

  return {
    ...writing,
    ...publishing,

    async preview(content: string): Promise<Preview> {
      const { html, toc, problems } = await render(database.kysely, content);
      return { html, toc, readTime: readTimeOf(content), problems };
    },

    /** The working copy as the page that it would be, were it published now. @throws AppError `not-found` */
    async previewArticle(id: number): Promise<ArticlePreview> {
      const post = await writing.get(id);
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
      const [before, after] = await Promise.all([writing.revision(id, from), writing.revision(id, to)]);
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
